# Every command a person or CI needs. `make play` plays, `make test` tests; both install
# what they need first.

# Outside the checkout, so that a second clone does not build the engine again.
export CARGO_TARGET_DIR ?= $(HOME)/.cache/stacked/target
export PATH := $(shell sh tools/tools.sh path):$(PATH)

.PHONY: play web page single serve test dist fmt lint test-engine test-app test-native test-web lab bench fonts

## Plays the game in a window.
play:
	sh tools/tools.sh native
	cargo run

## Builds the page for players and serves it at http://127.0.0.1:8080/.
web:
	sh tools/tools.sh web
	trunk serve --release --offline --skip-version-check

## Builds the page for players into dist/.
page:
	sh tools/tools.sh web
	trunk build --release --offline --skip-version-check

## Builds stacked.html: the whole page in one file that opens from disk.
single: page
	python3 tools/single.py dist stacked.html

## Serves a page built quickly, for working on it.
serve:
	sh tools/tools.sh web
	trunk serve --offline --skip-version-check

## Packs the game for desktops: one tar with the binary, its desktop entry and licences.
dist:
	sh tools/tools.sh native
	cargo build --release --bin stacked
	sh tools/dist.sh "$(CARGO_TARGET_DIR)/release/stacked"

## Everything that must be green.
test: fmt test-engine lint test-app test-native test-web

fmt:
	cargo fmt --all --check

## The rules, the players and the lab: no engine of the screen, two minutes.
test-engine:
	cargo test --release --no-default-features

lint:
	sh tools/tools.sh native
	cargo clippy --all-targets -- -D warnings

## The app without a window.
test-app:
	sh tools/tools.sh native
	cargo test --lib --bins --test app

## Whole matches in a real window, on a screen without a monitor.
test-native:
	sh tools/tools.sh nativetest
	cargo build --bin stacked
	npm test --prefix tests/native

## The page in a real browser.
test-web:
	sh tools/tools.sh web
	sh tools/tools.sh webtest
	trunk build --offline --skip-version-check
	npm test --prefix tests/web

## The lab: make lab ARGS="spike --tier expert --placer human".
lab:
	cargo run --release --no-default-features --bin stacked-lab -- $(ARGS)

## Measures; prints ratios taken side by side.
bench:
	cargo bench --no-default-features

## Cuts the embedded fonts anew after words have changed.
fonts:
	python3 tools/fonts.py
