// Whole matches in a real window.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";

import { choose } from "../web/choke.js";
import { BINARY, Window, freshFolder, openScreen } from "./window.js";

let screen;
before(async () => {
  screen = await openScreen(87);
});
after(() => screen.close());

async function begin(folder, ...args) {
  const window = await Window.open(screen.display, ["--data-dir", folder, "--seed", "7", ...args]);
  window.key("Return");
  await window.until((now) => now.screen === "tiers");
  return window;
}

async function placeOne(window) {
  const now = await window.until((now) => now.phase === "placing" || now.screen === "summary", 60);
  if (now.screen === "summary") {
    return now;
  }
  const { slot, cell } = choose(now);
  if (now.selected !== slot) {
    window.click(`slot${slot}`);
    await window.until((now) => now.selected === slot);
  }
  window.click(`cell${cell}`);
  return window.until((later) => later.turn > now.turn || later.screen === "summary");
}

test("a match to a choke, the best kept, and pictures of each screen", async () => {
  const folder = freshFolder();
  const window = await begin(folder);
  window.shot("tiers");
  window.key("Return");
  await window.until((now) => now.screen === "ready");
  await window.until((now) => now.phase === "placing");
  let now = window.snapshot;
  for (let turn = 0; now.screen !== "summary"; turn += 1) {
    assert.ok(turn < 300, "the placer of the tests chokes a Beginner");
    now = await placeOne(window);
    if (now.turn === 12) {
      await window.until((now) => now.phase === "placing");
      window.shot("play");
      window.key("Escape");
      await window.until((now) => now.paused);
      await sleep(200);
      window.shot("pause");
      window.key("Escape");
      await window.until((now) => !now.paused);
    }
    if (now.phase === "over") {
      now = await window.until((now) => now.screen === "summary");
    }
  }
  await sleep(300);
  window.shot("summary");
  const turns = now.turn;
  assert.equal(now.best, turns);
  await window.close();

  const again = await Window.open(screen.display, ["--data-dir", folder]);
  assert.ok(!again.snapshot.actions.some(({ id }) => id === "continue"), "a finished match is not continued");
  again.key("Return");
  await again.until((now) => now.screen === "tiers");
  const card = again.snapshot.actions.find(({ id }) => id === "start-beginner");
  assert.match(card.label, new RegExp(`Best: ${turns} turn`));
  await again.close();
});

test("killed in the middle of thinking, it goes on with the same board, clocks and turn", async () => {
  const folder = freshFolder();
  const window = await begin(folder, "--tier", "expert");
  window.key("Return");
  await window.until((now) => now.phase === "placing");
  for (let turn = 0; turn < 3; turn += 1) {
    await placeOne(window);
  }
  const killed = await window.until((now) => now.phase === "thinking");
  await window.close("SIGKILL");
  const again = await Window.open(screen.display, ["--data-dir", folder]);
  again.click("action-continue");
  const now = await again.until((now) => now.screen === "play");
  assert.deepEqual([now.board, now.clocks, now.turn], [killed.board, killed.clocks, killed.turn]);
  await again.until((now) => now.phase === "placing");
  await again.close();
});

test("a slot dragged to a cell is placed; a lost focus pauses", async () => {
  const window = await begin(freshFolder());
  window.key("Return");
  const now = await window.until((now) => now.phase === "placing");
  const cell = now.board.indexOf(0);
  window.drag("slot8", `cell${cell}`);
  await window.until((now) => now.turn === 1 && now.board.includes(8));
  execFileSync("xdotool", ["windowfocus", "1"], { env: { ...process.env, DISPLAY: screen.display }, stdio: "ignore" });
  await window.until((now) => now.paused);
  await window.close();
});

test("nothing is drawn while nothing moves", async () => {
  const window = await begin(freshFolder());
  const idle = async (what) => {
    await sleep(1500);
    const frames = window.frames;
    await sleep(10_000);
    assert.equal(window.frames - frames, 0, `frames in ten seconds ${what}`);
  };
  window.key("Escape");
  await window.until((now) => now.screen === "title");
  await idle("on the title");
  window.key("Return");
  await window.until((now) => now.screen === "tiers");
  window.key("Return");
  await window.until((now) => now.phase === "placing");
  await idle("waiting for the player");
  window.key("Escape");
  await window.until((now) => now.paused);
  await idle("paused");
  await window.close();
});

test("a second copy at the same time plays for the session", async () => {
  const folder = freshFolder();
  const first = await begin(folder);
  const second = await begin(folder);
  assert.equal(first.snapshot.storage, "disk");
  assert.equal(second.snapshot.storage, "session");
  second.focus();
  second.key("Return");
  await second.until((now) => now.phase === "placing");
  await placeOne(second);
  await second.close();
  await first.close();
});

test("a corrupt store is set aside and play goes on", async () => {
  const folder = freshFolder();
  writeFileSync(join(folder, "bevy_pkv.redb"), "no store at all");
  const window = await begin(folder);
  assert.equal(window.snapshot.storage, "disk");
  assert.ok(readdirSync(folder).includes("bevy_pkv.redb.damaged-1"));
  await window.close();
});

test("no display, no driver, a wrong command line: one line, and not 0", () => {
  const run = (args, env) => spawnSync(BINARY, args, { env: { ...process.env, ...env }, timeout: 30_000 });
  const lines = ({ stderr }) => stderr.toString().trim().split("\n");
  const folder = ["--data-dir", freshFolder()];
  const none = { DISPLAY: "", WAYLAND_DISPLAY: "" };

  const blind = run(folder, none);
  assert.notEqual(blind.status, 0);
  assert.deepEqual(lines(blind), ["stacked: there is no display to open a window on"]);

  const driverless = run(folder, { DISPLAY: screen.display, WGPU_BACKEND: "vulkan", VK_DRIVER_FILES: "/none" });
  assert.notEqual(driverless.status, 0);
  assert.match(lines(driverless).at(-1), /^stacked: there is no graphics driver/);
  assert.equal(lines(driverless).length, 1);

  for (const [args, says] of [
    [["--tier", "foo"], /'foo' is no tier: beginner, intermediate or expert/],
    [["--seed", "-1"], /'-1' is no seed/],
    [["--lang", "xx"], /'xx' is no language: en, zh, es, de, fr, ru, ja, ko/],
    [["--nope"], /unexpected argument '--nope'/],
  ]) {
    const refused = run(args, none);
    assert.equal(refused.status, 2);
    assert.equal(lines(refused).length, 1);
    assert.match(lines(refused)[0], says);
  }
  for (const args of [["--help"], ["--version"]]) {
    const told = run(args, none);
    assert.equal(told.status, 0);
    assert.match(told.stdout.toString(), /stacked|board chokes/);
  }
});
