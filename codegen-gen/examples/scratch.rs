use onespec_gen::sem::parse;
fn main() {
    for p in std::env::args().skip(1) {
        let t = std::fs::read_to_string(&p).unwrap();
        let v: serde_yaml::Value = serde_yaml::from_str(&t).unwrap();
        let t0 = std::time::Instant::now();
        let mut n = 0;
        let mut bytes = 0;
        if let Err(e) = parse::library(v["fns"].as_str().unwrap_or("")) {
            println!("{p} fns {e:?}");
        }
        bytes += v["fns"].as_str().unwrap_or("").len();
        for i in v["insts"].as_sequence().unwrap() {
            let s = i["sem"].as_str().unwrap();
            n += 1;
            bytes += s.len();
            if let Err(e) = parse::body(s) {
                println!("{p} {} {s}\n   {e:?}", i["name"].as_str().unwrap());
            }
        }
        println!("{p}: {n} texts {bytes} bytes in {:?}", t0.elapsed());
    }
}
