//! The engine, the players and the lab build without Bevy.

use std::process::Command;

#[test]
fn without_default_features_nothing_of_bevy_is_built() {
    let tree = |features: &[&str]| {
        let output = Command::new(env!("CARGO"))
            .args(["tree", "--frozen", "--edges", "normal", "--prefix", "none"])
            .args(features)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .output()
            .expect("cargo runs");
        let fault = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{fault}");
        String::from_utf8(output.stdout).expect("cargo writes UTF-8")
    };
    let bare = tree(&["--no-default-features"]);
    assert!(bare.starts_with("stacked "), "{bare}");
    assert!(bare.lines().any(|line| line.starts_with("rand ")), "{bare}");
    for line in bare.lines() {
        assert!(!line.starts_with("bevy"), "{line}");
    }
    // The other way round, so that a change of cargo's output cannot hide it.
    assert!(tree(&[]).lines().any(|line| line.starts_with("bevy ")));
}
