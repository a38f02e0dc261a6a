//! Inputs of fragments and vertices that are not interpolated with perspective: where they come from, and what they are.

use super::waves::wave;
use super::{TARGETS, case, compiled, read, target};
use onespec_driver::tgsi::InputPlace;
use onespec_tgsi::eval::Register;
use onespec_tgsi::vectors::{Class, Run};

const EXACT: Class = Class {
    approximate: false,
    unsigned_zero: true,
};

fn run(inputs: Vec<Register>, system_values: Vec<Register>) -> Run {
    Run {
        inputs,
        system_values,
        outputs: Vec::new(),
        fused: Vec::new(),
        alive: 15,
    }
}

/// Lanes of a register of floats.
fn floats(lanes: [[f32; 4]; 4]) -> Register {
    lanes.map(|lane| lane.map(f32::to_bits))
}

#[test]
fn fragments_know_their_place_and_face() {
    let text = "FRAG
DCL IN[0], POSITION, LINEAR
DCL IN[1], FACE, CONSTANT
DCL IN[2], GENERIC[0], CONSTANT
DCL IN[3], GENERIC[1], LINEAR
DCL OUT[0], COLOR
DCL OUT[1], COLOR[1]
DCL OUT[2], COLOR[2]
DCL OUT[3], COLOR[3]
  0: MOV OUT[0], IN[0]
  1: MOV OUT[1], IN[1]
  2: MOV OUT[2], IN[2]
  3: MOV OUT[3], IN[3]
  4: END
";
    let case = case("place", text, EXACT);
    for face in [1.0, -1.0] {
        let place = |x: f32, y: f32| [x + 0.5, y + 0.5, 0.25 + x, 1.0 / 3.0];
        // A flat input may be an integer: its bits are kept.
        let run = run(
            vec![
                floats([place(6.0, 4.0), place(7.0, 4.0), place(6.0, 5.0), place(7.0, 5.0)]),
                floats([[face, 0.0, 0.0, 1.0]; 4]),
                [[7, 0x8000_0001, 0x7f80_0001, 0xffff_ffff]; 4],
                floats([[0.5, -2.0, 1e9, 3.0]; 4]),
            ],
            Vec::new(),
        );
        for target in TARGETS.map(target) {
            let made = compiled(&target, &case.shader).unwrap();
            wave(&target, &made, &case, &run).unwrap_or_else(|why| panic!("{}: {why}", target.name));
            let mut names: Vec<&str> = made.code.begins.iter().map(|(name, ..)| *name).collect();
            names.retain(|name| *name != "perspective");
            assert_eq!(names, ["linear", "position", "face"], "{}", target.name);
            let flat = made
                .inputs
                .iter()
                .filter(|(_, place)| matches!(place, InputPlace::Flat(_)));
            assert_eq!(flat.count(), 4);
        }
    }
}

#[test]
fn whole_numbers_of_pixels_are_asked_for_by_a_property() {
    let text = "FRAG
PROPERTY FS_COORD_PIXEL_CENTER INTEGER
DCL IN[0], POSITION, LINEAR
DCL OUT[0], COLOR
  0: MOV OUT[0].xy, IN[0].xyyy
  1: END
";
    // The rasteriser says the centre; the evaluator is given the number.
    let case = case("pixel", text, EXACT);
    for target in TARGETS.map(target) {
        let made = compiled(&target, &case.shader).unwrap();
        let numbers = run(
            vec![floats([
                [6.0, 4.0, 0.0, 1.0],
                [7.0, 4.0, 0.0, 1.0],
                [6.0, 5.0, 0.0, 1.0],
                [7.0, 5.0, 0.0, 1.0],
            ])],
            Vec::new(),
        );
        wave(&target, &made, &case, &numbers).unwrap_or_else(|why| panic!("{}: {why}", target.name));
    }
}

#[test]
fn vertices_know_their_numbers_and_fragments_their_face() {
    let vertex = "VERT
DCL IN[0]
DCL SV[0], VERTEXID
DCL OUT[0], POSITION
DCL TEMP[0]
  0: U2F TEMP[0].x, SV[0].xxxx
  1: ADD OUT[0], IN[0], TEMP[0].xxxx
  2: END
";
    let case = case("vertex", vertex, EXACT);
    let run = run(
        vec![floats([[0.5, 1.5, 2.5, 3.5]; 4])],
        vec![[[3; 4], [4; 4], [5; 4], [1_000_000; 4]]],
    );
    for target in TARGETS.map(target) {
        let made = compiled(&target, &case.shader).unwrap();
        wave(&target, &made, &case, &run).unwrap_or_else(|why| panic!("{}: {why}", target.name));
    }
}

#[test]
fn nothing_begins_in_registers_where_nothing_is_interpolated() {
    let case = case(
        "constant",
        "FRAG\nDCL OUT[0], COLOR\nDCL CONST[0]\n  0: MOV OUT[0], CONST[0]\n  1: END\n",
        EXACT,
    );
    for target in TARGETS.map(target) {
        let made = compiled(&target, &case.shader).unwrap();
        assert_eq!(made.code.begins, []);
    }
}

#[test]
fn rows_counted_from_below_are_an_error_of_their_own() {
    let text = "FRAG
PROPERTY FS_COORD_ORIGIN LOWER_LEFT
DCL IN[0], POSITION, LINEAR
DCL OUT[0], COLOR
  0: MOV OUT[0], IN[0].COMPONENT
  1: END
";
    for target in TARGETS.map(target) {
        let error = compiled(&target, &read(&text.replace("COMPONENT", "yyyy"))).unwrap_err();
        assert!(error.contains("FS_COORD_ORIGIN"), "{}: {error}", target.name);
        compiled(&target, &read(&text.replace("COMPONENT", "xxxx"))).unwrap();
    }
}
