//! The header for programs in C is the one in the repository; `UPDATE_EXPECTED=1` writes it.

use onespec_device::header::header;
use onespec_device::read;

#[test]
fn the_header_is_written_from_the_description() {
    for (name, files) in onespec_machines::DEVICES {
        let description = read(files).expect("a description");
        let made = header(&description, "ONESPEC_DEVICE_H");
        let path = format!("{}/../../generated/{name}/include/device.h", env!("CARGO_MANIFEST_DIR"));
        if std::env::var_os("UPDATE_EXPECTED").is_some() {
            std::fs::write(&path, &made).expect("written");
        }
        let before = std::fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(made, before, "{path}: UPDATE_EXPECTED=1 writes it again");
    }
}
