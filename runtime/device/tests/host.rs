//! Programs of the host as scripts (`data/*.host`), with all that they see (`data/*.expected`, which `UPDATE_EXPECTED=1` writes).
//!
//! A line of a script is a call; what it gives stands in the golden file below it.
//!
//! | line | |
//! |---|---|
//! | `limit N` | the device ends kernels behind so many instructions |
//! | `open PATH`, `close PATH`, `use PATH` | nodes; calls go to the one that was opened or used last |
//! | `ioctl NAME FIELD=VALUE …` | what it returns, and fields that are not 0; `raw NUMBER BYTES` calls any number |
//! | `map NAME BYTES` | memory for copies, whose address is `NAME` henceforth |
//! | `command NAME FIELD=VALUE …` | begins a message; `flags=` and `tag=` are those of its header |
//! | `node STRUCT FIELD=VALUE …`, `bytes HEX`, `kernel` … `end` | more of it; a kernel is assembled |
//! | `load AT` … `end` | a kernel is assembled, and copied to the device |
//! | `push FLAGS [SIZE]`, `fill FLAGS` | pushes it, once or until there is an error |
//! | `pop`, `wait` | the oldest message, or the next one |
//! | `context NAME I`, `words NAME AT N` | a record, or words, in mapped memory |

#[path = "../../../examples/device/launch.rs"]
#[allow(dead_code)]
mod launch;

use launch::device;
use onespec_core::asm::{AsmOptions, assemble};
use onespec_device::client::{Message, head};
use onespec_device::description::{Argument, Description};
use onespec_device::expr::number;
use onespec_device::host::{Buffers, HostMemory};
use onespec_device::{Device, Errno, NodeId, Options};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

struct Host {
    device: Device,
    memory: Buffers,
    nodes: BTreeMap<String, NodeId>,
    used: Option<NodeId>,
    names: BTreeMap<String, u64>,
    message: Option<Message>,
    out: String,
}

impl Host {
    fn new(max_instructions: Option<u64>) -> Host {
        Host {
            device: device(Options {
                max_instructions,
                ..Options::default()
            })
            .expect("a device"),
            memory: Buffers::default(),
            nodes: BTreeMap::new(),
            used: None,
            names: BTreeMap::new(),
            message: None,
            out: String::new(),
        }
    }

    fn description(&self) -> Description {
        self.device.description().clone()
    }

    fn value(&self, text: &str) -> u64 {
        let part = |text: &str| {
            let known = self.names.get(text).copied();
            let constant = self.device.description().constants.get(text).copied();
            known
                .or(constant)
                .or_else(|| number(text))
                .unwrap_or_else(|| panic!("no number: {text}"))
        };
        text.split('+').map(part).fold(0, u64::wrapping_add)
    }

    fn fields(&self, words: &[&str]) -> Vec<(String, u64)> {
        let field = |word: &&str| {
            let (name, value) = word.split_once('=').expect("FIELD=VALUE");
            (name.to_owned(), self.value(value))
        };
        words.iter().map(field).collect()
    }

    fn ioctl(&mut self, number: u32, argument: &mut [u8]) -> Result<u64, Errno> {
        let node = self.used.expect("a node");
        self.device.ioctl(node, number, argument, &mut self.memory)
    }

    fn tell(&mut self, result: Result<String, Errno>) {
        let text = result.unwrap_or_else(|errno| errno.to_string());
        writeln!(self.out, "  {text}").expect("a string");
    }

    fn call(&mut self, name: &str, fields: &[(String, u64)]) -> Result<String, Errno> {
        let description = self.description();
        let ioctl = description.ioctl(name).expect("an ioctl");
        let mut bytes = vec![0; self.device.argument_bytes(ioctl.number)?];
        let layout = match &ioctl.argument {
            Argument::Struct(layout) => description.layout(layout),
            _ => None,
        };
        for (field, value) in fields {
            match layout {
                Some(layout) => assert!(layout.put(&mut bytes, field, *value), "{field}"),
                None => {
                    let width = bytes.len();
                    bytes.copy_from_slice(&value.to_le_bytes()[..width]);
                }
            }
        }
        let returned = self.ioctl(ioctl.number, &mut bytes)?;
        let mut text = format!("{returned}");
        match layout {
            Some(layout) => text += &shown(&description, &layout.name, &bytes),
            None => {
                let value = bytes.iter().rev().fold(0, |value, byte| value << 8 | u64::from(*byte));
                write!(text, " value={value:#x}").expect("a string");
            }
        }
        Ok(text)
    }

    fn push(&mut self, flags: u64, size: Option<u64>) -> Result<u64, Errno> {
        let description = self.description();
        let bytes = self.message.as_ref().expect("a message").bytes.clone();
        let at = self.memory.place(bytes.clone());
        let mut argument = Message::new(&description, "cmd_desc").expect("a structure");
        for (field, value) in [
            ("cmd", at),
            ("size", size.unwrap_or(bytes.len() as u64)),
            ("flags", flags),
        ] {
            assert!(argument.set(field, value));
        }
        let number = description.ioctl("PUSH_SQ").expect("an ioctl").number;
        let pushed = self.ioctl(number, &mut argument.bytes);
        self.memory.free(at);
        pushed
    }

    fn pop(&mut self) -> Result<String, Errno> {
        let description = self.description();
        let at = self.memory.place(vec![0; 4096]);
        let mut argument = Message::new(&description, "rsp_desc").expect("a structure");
        assert!(argument.set("rsp", at) && argument.set("size", 4096));
        let number = description.ioctl("POP_CQ").expect("an ioctl").number;
        let popped = self.ioctl(number, &mut argument.bytes);
        let mut bytes = self.memory.free(at).expect("a buffer");
        bytes.truncate(popped? as usize);
        let found = head(&description, &bytes);
        let answers = description.commands.iter().map(|command| &command.answer);
        let mut known: Vec<(u64, &str, &str)> = answers
            .filter_map(|answer| Some((answer.id?, answer.name.as_str(), answer.layout.as_str())))
            .collect();
        let events = description.unsolicited.iter();
        known.extend(events.map(|event| (event.id, event.name.as_str(), event.layout.as_str())));
        let (name, layout) = known
            .iter()
            .find(|(id, ..)| *id == found.id)
            .map_or(("?", "mgmt_rsp_t"), |(_, name, layout)| (*name, *layout));
        let mut text = format!("{name} bytes={} size={} tag={:#x}", bytes.len(), found.size, found.tag);
        text += &shown(&description, layout, &bytes);
        if let Some(tail) = bytes.get(40..).filter(|tail| tail.len() == 24) {
            text += &shown(&description, "kernel_rsp_error_ptr_t", tail);
        }
        Ok(text)
    }

    fn load(&mut self, at: &str, bytes: &[u8]) {
        let at = self.value(at);
        let from = self.memory.map(bytes.len() as u64).expect("memory");
        assert!(self.memory.write(from, bytes));
        self.names.insert("from".to_owned(), from);
        self.line("command DEVICE_OPS_DMA_WRITELIST_CMD tag=99");
        self.line(&format!(
            "node dma_write_node src_host_virt_addr=from dst_device_phy_addr={at} size={}",
            bytes.len()
        ));
        self.line("push DMA");
        self.line("wait");
    }

    fn line(&mut self, line: &str) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let description = self.description();
        match *words.as_slice() {
            ["open", path] => match self.device.open(path) {
                Ok(node) => {
                    self.nodes.insert(path.to_owned(), node);
                    self.used = Some(node);
                }
                Err(errno) => self.tell(Err(errno)),
            },
            ["close", path] => self.device.close(self.nodes[path]),
            ["use", path] => self.used = Some(self.nodes[path]),
            ["ioctl", name, ref fields @ ..] => {
                let fields = self.fields(fields);
                let told = self.call(name, &fields);
                self.tell(told);
            }
            ["raw", nr, bytes] => {
                let (nr, bytes) = (self.value(nr) as u32, self.value(bytes) as usize);
                let mut argument = vec![0; bytes];
                let told = self.ioctl(nr, &mut argument);
                let text = String::from_utf8_lossy(&argument).replace('\0', ".");
                self.tell(told.map(|returned| format!("{returned} {text}")));
            }
            ["map", name, bytes] => {
                let bytes = self.value(bytes);
                let node = self.used.expect("a node");
                match self.device.mmap(node, 0, bytes) {
                    Ok(bytes) => {
                        let at = self.memory.map(bytes).expect("memory");
                        self.names.insert(name.to_owned(), at);
                    }
                    Err(errno) => self.tell(Err(errno)),
                }
            }
            ["command", name, ref fields @ ..] => {
                let mut message = Message::command(&description, name).expect("a command");
                for (field, value) in self.fields(fields) {
                    let path = match field.as_str() {
                        "flags" => "command_info.cmd_hdr.flags",
                        "tag" => "command_info.cmd_hdr.tag_id",
                        "id" => "command_info.cmd_hdr.msg_id",
                        field => field,
                    };
                    assert!(message.set(path, value), "{path}");
                }
                self.message = Some(message);
            }
            ["node", layout, ref fields @ ..] => {
                let mut node = Message::new(&description, layout).expect("a structure");
                for (field, value) in self.fields(fields) {
                    assert!(node.set(&field, value), "{field}");
                }
                let message = self.message.as_mut().expect("a message");
                message.append(&description, &node.bytes);
            }
            ["bytes", count] => {
                let bytes = vec![0x55; self.value(count) as usize];
                let message = self.message.as_mut().expect("a message");
                message.append(&description, &bytes);
            }
            ["push", flags, ref size @ ..] => {
                let flags = self.value(flags);
                let size = size.first().map(|size| self.value(size));
                let told = self.push(flags, size);
                self.tell(told.map(|returned| returned.to_string()));
            }
            ["fill", flags] => {
                let flags = self.value(flags);
                let mut pushed = 0;
                let errno = loop {
                    match self.push(flags, None) {
                        Ok(_) => pushed += 1,
                        Err(errno) => break errno,
                    }
                };
                self.tell(Ok(format!("{pushed} times, then {errno}")));
            }
            ["pop"] => {
                let told = self.pop();
                self.tell(told);
            }
            ["wait"] => {
                let found = (0..1000)
                    .map(|_| self.pop())
                    .find(|popped| *popped != Err(Errno::EAGAIN));
                self.tell(found.unwrap_or(Err(Errno::EAGAIN)));
                if let Some(told) = self.device.told().map(str::to_owned) {
                    self.tell(Ok(format!("({told})")));
                }
            }
            ["context", name, index] => {
                let at = self.value(name) + 320 * self.value(index);
                let bytes = self.memory.bytes(at, 320).expect("memory").to_vec();
                let text = shown(&description, "execution_context_t", &bytes);
                self.tell(Ok(format!("{index}:{text}")));
            }
            ["words", name, at, count] => {
                let at = self.value(name) + self.value(at);
                let bytes = self.memory.bytes(at, 8 * self.value(count) as usize).expect("memory");
                let words: Vec<String> = bytes
                    .chunks(8)
                    .map(|word| format!("{:#x}", u64::from_le_bytes(word.try_into().expect("8 bytes"))))
                    .collect();
                self.tell(Ok(words.join(" ")));
            }
            ["put", name, at, value] => {
                let at = self.value(name) + self.value(at);
                let value = self.value(value).to_le_bytes();
                assert!(self.memory.write(at, &value));
            }
            ref other => panic!("no line: {other:?}"),
        }
    }
}

/// Fields that are not 0, headers aside.
fn shown(description: &Description, layout: &str, bytes: &[u8]) -> String {
    let layout = description.layout(layout).expect("a structure");
    let mut text = String::new();
    for field in layout.flat.iter().filter(|field| !field.name.contains("_hdr.")) {
        for i in 0..field.count.unwrap_or(1) {
            let width = field.width();
            let value = onespec_device::layout::get(bytes, field.offset + i * width, width);
            if value != 0 && !field.name.starts_with("cmd") && field.name != "rsp" {
                let index = field.count.map_or(String::new(), |_| format!("[{i}]"));
                write!(text, " {}{index}={value:#x}", field.name).expect("a string");
            }
        }
    }
    text
}

fn assembled(source: &str) -> Vec<u8> {
    let (name, _) = onespec_machines::DEVICES[0];
    let isa = onespec_machines::find(name).expect("a machine").isa;
    let target = isa.target("").expect("a target");
    let assembly = assemble(isa, &target, source, &AsmOptions::default());
    let errors: Vec<String> = assembly.errors.iter().map(|error| error.render("kernel")).collect();
    assert!(errors.is_empty(), "{errors:?}");
    assembly.section(".text").expect("code").bytes.clone()
}

fn script(path: &Path) -> datatest_stable::Result<()> {
    let text = std::fs::read_to_string(path)?;
    let limit = text.lines().find_map(|line| line.strip_prefix("limit "));
    let mut host = Host::new(limit.map(|limit| limit.parse().expect("a number")));
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        writeln!(host.out, "{line}").expect("a string");
        let code = line.split('#').next().unwrap_or_default().trim();
        if code == "kernel" || code.starts_with("load ") {
            let source: Vec<&str> = lines.by_ref().take_while(|line| line.trim() != "end").collect();
            let bytes = assembled(&(source.join("\n") + "\n"));
            let description = host.description();
            match code.strip_prefix("load ") {
                Some(at) => host.load(at, &bytes),
                None => host.message.as_mut().expect("a message").append(&description, &bytes),
            }
        } else if !code.is_empty() && !code.starts_with("limit ") {
            host.line(code);
        }
    }
    let expected = path.with_extension("expected");
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(&expected, &host.out)?;
    }
    let before = std::fs::read_to_string(&expected).unwrap_or_default();
    assert_eq!(host.out, before, "{}", path.display());
    Ok(())
}

datatest_stable::harness! {
    { test = script, root = "tests/data", pattern = r"\.host$" },
}
