//! Selection of the face of a cube map (OpenGL 4.6, section 8.13, table 8.19).

/// The face that a direction goes through, in the order +x, -x, +y, -y, +z, -z, and coordinates on it from 0 to 1.
pub(crate) fn face([x, y, z]: [f32; 3]) -> (u32, [f32; 2]) {
    let [ax, ay, az] = [x, y, z].map(f32::abs);
    let (face, s, t, major) = if ax >= ay && ax >= az {
        match x.is_sign_positive() {
            true => (0, -z, -y, ax),
            false => (1, z, -y, ax),
        }
    } else if ay >= az {
        match y.is_sign_positive() {
            true => (2, x, z, ay),
            false => (3, x, -z, ay),
        }
    } else {
        match z.is_sign_positive() {
            true => (4, x, -y, az),
            false => (5, -x, -y, az),
        }
    };
    let on_face = |c: f32| if major == 0.0 { 0.5 } else { (c / major + 1.0) * 0.5 };
    (face, [on_face(s), on_face(t)])
}

#[cfg(test)]
mod tests {
    use super::face;

    #[test]
    fn axes_go_through_the_middle_of_their_faces() {
        let axes = [
            [1.0, 0.0, 0.0],
            [-1.0, 0.0, 0.0],
            [0.0, 1.0, 0.0],
            [0.0, -1.0, 0.0],
            [0.0, 0.0, 1.0],
            [0.0, 0.0, -1.0],
        ];
        for (number, axis) in (0..).zip(axes) {
            assert_eq!(face(axis), (number, [0.5, 0.5]));
        }
    }
}
