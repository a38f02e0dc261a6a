//! Platforms as Rust statics: the tables of [`onespec_core::isa::platform`].

use super::tables::{Printer, dec, hex, option};
use onespec_core::isa::Needs;
use onespec_core::isa::platform::{
    Bit, Code, Device, DeviceKind, Elf, End, EndCause, Group, Memory, MemoryKind, Number, Platform, Print, Range,
    TileFormat, TilePart, Tiles, Watch,
};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

impl Printer {
    pub fn platforms(&mut self, platforms: &[Platform]) -> TokenStream {
        self.list("platform::Platform", platforms, Self::platform)
    }

    fn platform(&mut self, x: &Platform) -> TokenStream {
        let (name, doc, needs, harts, entry) = (x.name, x.doc, self.needs(&x.needs), dec(x.harts), address(x.entry));
        let memory = self.list("platform::Memory", x.memory, |p, memory: &Memory| {
            let (name, range) = (memory.name, range(memory.range));
            let kind = match memory.kind {
                MemoryKind::Ram => quote!(Ram),
                MemoryKind::Rom => quote!(Rom),
                MemoryKind::Scratch => quote!(Scratch),
                MemoryKind::Tile(tiles) => {
                    let tiles = p.tiles(&tiles);
                    quote!(Tile(#tiles))
                }
            };
            quote!(platform::Memory { name: #name, range: #range, kind: platform::MemoryKind::#kind })
        });
        let devices = self.list("platform::Device", x.devices, |_, device: &Device| {
            let (name, range, kind) = (device.name, range(device.range), device_kind(&device.kind));
            quote!(platform::Device { name: #name, range: #range, kind: platform::DeviceKind::#kind })
        });
        let elf = option(x.elf.as_ref().map(|elf| self.elf(elf)));
        let state = self.state_values(x.state);
        let ends = self.list("platform::End", x.ends, |p, end: &End| {
            let cause = match &end.cause {
                EndCause::Trap(cause) => quote!(Trap(#cause)),
                EndCause::State(watched) => {
                    let watched = watch(watched);
                    quote!(State(#watched))
                }
                EndCause::Past => quote!(Past),
            };
            let when = p.state_values(end.when);
            let code = match end.code {
                Code::Is(code) => {
                    let code = dec(code);
                    quote!(Is(#code))
                }
                Code::State(name) => quote!(State(#name)),
            };
            quote!(platform::End { cause: platform::EndCause::#cause, when: #when, code: platform::Code::#code })
        });
        let prints = self.list("platform::Print", x.prints, |_, print: &Print| {
            let when = watch(&print.when);
            quote!(platform::Print { when: #when })
        });
        let (data, idle) = (option(x.data.map(dec)), option(x.idle.map(address)));
        let host = option(x.host.map(|host| {
            let (machine, target, transport) = (host.machine, host.target, host.transport);
            quote!(platform::Host { machine: #machine, target: #target, transport: #transport })
        }));
        let group = option(x.group.as_ref().map(|group| self.group(group)));
        quote!(platform::Platform {
            name: #name, doc: #doc, needs: #needs, harts: #harts, memory: #memory, devices: #devices, elf: #elf,
            entry: #entry, state: #state, ends: #ends, prints: #prints, data: #data,
            idle: #idle, host: #host, group: #group,
        })
    }

    fn group(&mut self, x: &Group) -> TokenStream {
        let (lanes, quad, stack) = (self.by_target(x.lanes), dec(x.quad), dec(x.stack));
        let shared = self.list("platform::Shared", x.shared, |_, shared| {
            let (file, first, last) = (shared.file, dec(shared.first), dec(shared.last));
            quote!(platform::Shared { file: #file, first: #first, last: #last })
        });
        let reconverge = option(x.reconverge.map(|(operand, value)| {
            let value = Literal::i64_unsuffixed(value);
            quote!((#operand, #value))
        }));
        let (at, each) = (self.texts(x.at), self.state_values(x.each));
        let discards = option(x.discards.map(|cause| quote!(#cause)));
        let occupancy = option(x.occupancy.map(|x| {
            let (file, below, unit) = (x.file, dec(x.below), dec(x.unit));
            let (units, most, step) = (self.by_target(x.units), dec(x.most), dec(x.step));
            quote!(platform::Occupancy {
                file: #file, below: #below, unit: #unit, units: #units, most: #most, step: #step,
            })
        }));
        quote!(platform::Group {
            lanes: #lanes, quad: #quad, shared: #shared, reconverge: #reconverge, at: #at, discards: #discards,
            stack: #stack, each: #each, occupancy: #occupancy,
        })
    }

    /// Numbers by target.
    fn by_target(&mut self, numbers: &[(Needs, u16)]) -> TokenStream {
        self.list("(Needs, u16)", numbers, |p, (needs, number)| {
            let (needs, number) = (p.needs(needs), dec(*number));
            quote!((#needs, #number))
        })
    }

    fn tiles(&mut self, x: &Tiles) -> TokenStream {
        let (file, rows, columns) = (x.file, dec(x.rows), dec(x.columns));
        let column = self.bits(x.column);
        let formats = self.list("platform::TileFormat", x.formats, |p, format: &TileFormat| {
            let (name, width) = (format.name, dec(format.width));
            let number = match format.number {
                Number::Float(exponent) => {
                    let exponent = dec(exponent);
                    quote!(Float(#exponent))
                }
                Number::Unsigned => quote!(Unsigned),
                Number::Signed => quote!(Signed),
                Number::SignMagnitude => quote!(SignMagnitude),
            };
            let parts = p.list("platform::TilePart", format.parts, |p, part: &TilePart| {
                let (bits, row) = (p.bits(part.bits), p.bits(part.row));
                quote!(platform::TilePart { bits: #bits, row: #row })
            });
            let state = p.state_values(format.state);
            quote!(platform::TileFormat {
                name: #name, number: platform::Number::#number, width: #width, parts: #parts, state: #state,
            })
        });
        quote!(platform::Tiles {
            file: #file, rows: #rows, columns: #columns, column: #column, formats: #formats,
        })
    }

    fn bits(&mut self, bits: &[Bit]) -> TokenStream {
        self.list("platform::Bit", bits, |_, bit| match *bit {
            Bit::Zero => quote!(platform::Bit::Zero),
            Bit::One => quote!(platform::Bit::One),
            Bit::Of(number) => {
                let number = dec(number);
                quote!(platform::Bit::Of(#number))
            }
        })
    }

    fn elf(&mut self, x: &Elf) -> TokenStream {
        let (machine, class, flags) = (dec(x.machine), option(x.class.map(dec)), dec(x.flags));
        let attributes = option(x.attributes.map(|(section, vendor, tag)| {
            let tag = dec(tag);
            quote!((#section, #vendor, #tag))
        }));
        let entry = self.texts(x.entry);
        quote!(platform::Elf {
            machine: #machine, class: #class, flags: #flags, attributes: #attributes, entry: #entry,
        })
    }

    /// State with numbers.
    fn state_values(&mut self, list: &[(&'static str, u64)]) -> TokenStream {
        self.list("(&str, u64)", list, |_, (name, value)| {
            let value = address(*value);
            quote!((#name, #value))
        })
    }
}

fn address(n: u64) -> TokenStream {
    hex(n.into())
}

fn range(x: Range) -> TokenStream {
    let (base, size) = (address(x.base), address(x.size));
    quote!(platform::Range { base: #base, size: #size })
}

fn watch(x: &Watch) -> TokenStream {
    let (state, mask, is) = (x.state, address(x.mask), address(x.is));
    quote!(platform::Watch { state: #state, mask: #mask, is: #is })
}

fn device_kind(kind: &DeviceKind) -> TokenStream {
    match *kind {
        DeviceKind::Timer { compare, count, line } => {
            let (compare, count, line) = (address(compare), address(count), dec(line));
            quote!(Timer { compare: #compare, count: #count, line: #line })
        }
        DeviceKind::SoftwareInterrupt { line } => {
            let line = dec(line);
            quote!(SoftwareInterrupt { line: #line })
        }
        DeviceKind::Serial {
            data,
            status,
            ready,
            empty,
            source,
        } => {
            let [data, status, ready, empty] = [data, status, ready, empty].map(address);
            let source = dec(source);
            quote!(Serial { data: #data, status: #status, ready: #ready, empty: #empty, source: #source })
        }
        DeviceKind::HostInterface {
            request,
            answer,
            write,
            exit,
        } => {
            let (write, exit) = (dec(write), dec(exit));
            quote!(HostInterface { request: #request, answer: #answer, write: #write, exit: #exit })
        }
        DeviceKind::Finisher { register, pass, fail } => {
            let [register, pass, fail] = [register, pass, fail].map(address);
            quote!(Finisher { register: #register, pass: #pass, fail: #fail })
        }
        DeviceKind::InterruptController {
            sources,
            priority,
            pending,
            enable,
            threshold,
            claim,
            line,
        } => {
            let (sources, line) = (dec(sources), dec(line));
            let [priority, pending, enable, threshold, claim] =
                [priority, pending, enable, threshold, claim].map(address);
            quote!(InterruptController {
                sources: #sources, priority: #priority, pending: #pending, enable: #enable, threshold: #threshold,
                claim: #claim, line: #line,
            })
        }
    }
}
