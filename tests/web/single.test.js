// The page in one file opens from disk, asks for nothing, and keeps its match.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { browserForFile, DIST, matchOf, open } from "./game.js";

const shared = browserForFile();
const SCRIPT = fileURLToPath(new URL("../../tools/single.py", import.meta.url));
let folder;
let file;

before(() => {
  folder = mkdtempSync(join(tmpdir(), "stacked single "));
  file = join(folder, "a game.html");
  execFileSync("python3", [SCRIPT, DIST, file]);
});

after(() => rmSync(folder, { recursive: true, force: true }));

test("the one-file page plays from disk without a network, and a reload brings the match back", async () => {
  const setup = (page) => page.context().setOffline(true);
  const game = await open(shared, { url: pathToFileURL(file).href, worker: true, setup });
  await game.startMatch();
  const { board, storage } = await game.state();
  await game.place({ slot: 2, cell: board.indexOf(0) });
  const before = matchOf(await game.until((now) => now.turn === 1 && now.phase === "placing", "the answer"));
  const asked = game.requests.filter((url) => !url.startsWith("data:") && !url.startsWith(pathToFileURL(file).href));
  assert.deepEqual(asked, []);
  assert.deepEqual(game.errors, []);
  assert.equal(storage, "disk");
  await game.reload();
  await game.untilScreen("title");
  await game.act("continue");
  assert.deepEqual(matchOf(await game.untilPlacing()), before);
});
