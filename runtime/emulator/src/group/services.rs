//! Services of inputs, textures and images, answered from what is bound.

use super::{Resources, Texture};
use onespec_core::exec::Service;
use onespec_sampling::{Position, Sampler};

/// The sample that was made last: its components are asked for one by one.
#[derive(Debug, Default)]
pub struct Last {
    key: Option<(Service, Vec<u64>)>,
    value: [u32; 4],
}

/// The answer of a service to a lane. `None`: it is none of these. What helpers write is dropped.
pub fn answer(
    resources: &mut Resources,
    last: &mut Last,
    (lane, helper): (usize, bool),
    service: Service,
    args: &[u64],
) -> Option<u32> {
    let arg = |i: usize| args.get(i).copied().unwrap_or(0);
    let number = |i: usize| usize::try_from(arg(i)).unwrap_or(usize::MAX);
    let float = |i: usize| f32::from_bits(arg(i) as u32);
    let signed = |i: usize| arg(i) as u32 as i32;
    let texture = |i: usize| resources.textures.get(number(i)).and_then(Option::as_ref);
    let standard = Sampler::default();
    let sampler = |i: usize| resources.samplers.get(number(i)).unwrap_or(&standard);
    let place = [arg(1), arg(2), arg(3)];
    Some(match service {
        Service::Varying => resources.varyings.value(lane, arg(0), arg(1)),
        Service::TextureLevel => texture(0).map_or(0, |texture| {
            let view = texture.view(&standard);
            view.lambda([float(1), float(2), float(3)], [float(4), float(5), float(6)])
                .to_bits()
        }),
        Service::SamplerLevel => sampler(0).bounded(float(1)).to_bits(),
        Service::TextureSample => component(last, service, args, |_| {
            let at = position(args, 2);
            texture(0).map_or([0; 4], |texture| texture.view(sampler(1)).sample(at, float(6)))
        }),
        Service::TextureCompare => texture(0).map_or(0, |texture| {
            let view = texture.view(sampler(1));
            view.compare(position(args, 2), float(6), float(10)).to_bits()
        }),
        Service::TextureGather => component(last, service, args, |_| {
            let at = Position {
                offset: [signed(6), signed(7), 0],
                ..position(args, 2)
            };
            texture(0).map_or([0; 4], |texture| texture.view(sampler(1)).gather(at, number(8)))
        }),
        Service::TextureFetch => component(last, service, args, |_| {
            let texel = |texture: &Texture| {
                let place = [signed(1), signed(2), signed(3)].map(i64::from);
                let view = texture.view(&standard);
                view.texel(place, signed(4).into(), signed(5).into())
            };
            // There is one sample.
            let found = texture(0).filter(|_| arg(6) == 0).and_then(texel);
            found.unwrap_or([0; 4])
        }),
        Service::TextureSize => texture(0).map_or(0, |texture| match arg(2) {
            3 => u32::try_from(texture.levels.len()).unwrap_or(u32::MAX),
            4 => 1,
            axis => texture.view(&standard).size(arg(1) as u32, axis as usize),
        }),
        Service::ImageLoad => {
            let image = resources.images.get(number(0)).and_then(Option::as_ref);
            image.map_or(0, |image| image.load(place, number(4)))
        }
        Service::ImageStore => {
            let image = resources.images.get_mut(number(0)).and_then(Option::as_mut);
            if let Some(image) = image.filter(|_| !helper) {
                image.store(place, number(4), arg(5) as u32);
            }
            0
        }
        Service::ImageSize => {
            let image = resources.images.get(number(0)).and_then(Option::as_ref);
            image.and_then(|image| image.size.get(number(1))).copied().unwrap_or(0)
        }
        _ => return None,
    })
}

/// Coordinates, and a layer behind them; offsets stand behind the level of detail.
fn position(args: &[u64], first: usize) -> Position {
    let word = |i: usize| args.get(first + i).copied().unwrap_or(0) as u32;
    Position {
        coordinates: [0, 1, 2].map(|i| f32::from_bits(word(i))),
        layer: f32::from_bits(word(3)),
        offset: [5, 6, 7].map(|i| word(i) as i32),
    }
}

/// The component that the last argument names, of what the arguments before it give.
fn component(last: &mut Last, service: Service, args: &[u64], make: impl FnOnce(&[u64]) -> [u32; 4]) -> u32 {
    let (component, key) = args.split_last().unwrap_or((&0, &[]));
    let known = last
        .key
        .as_ref()
        .is_some_and(|(known, of)| *known == service && of == key);
    if !known {
        last.value = make(key);
        last.key = Some((service, key.to_vec()));
    }
    let component = usize::try_from(*component).unwrap_or(usize::MAX);
    last.value.get(component).copied().unwrap_or(0)
}
