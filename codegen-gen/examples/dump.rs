fn main() {
    let root = std::env::args().nth(1).unwrap();
    let machine = std::env::args().nth(2).unwrap();
    let t = std::time::Instant::now();
    let loaded = onespec_gen::load(std::path::Path::new(&root), &machine);
    eprintln!("{:?}", t.elapsed());
    eprint!("{}", onespec_gen::source::render(&loaded.sources, &loaded.diags.list, false));
    if let Some(isa) = loaded.isa {
        eprintln!("{} ops {} aliases {} macros", isa.ops.len(), isa.aliases.len(), isa.macros.len());
        if std::env::args().nth(3).as_deref() == Some("-v") { println!("{isa:#?}"); } else {
        for op in &isa.ops {
            println!("{},{:#x},{:#x},{},{},{}", op.name, op.value, op.mask, op.ident, isa.features[op.feature as usize].name, op.operands.iter().map(|o| o.name.as_str()).collect::<Vec<_>>().join(" "));
        }}
    }
}
