// One visit is enough to play without a network, and a new build never gets in the way of a match.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { browserForFile, DIST, matchOf, open, pause, PHONE } from "./game.js";

const shared = browserForFile();
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SMALL = { ...PHONE, viewport: { width: 320, height: 568 } };

/** A second build: the same game, another page round it. */
let next;

before(() => {
  next = mkdtempSync(join(tmpdir(), "stacked-next-"));
  cpSync(DIST, next, { recursive: true });
  appendFileSync(join(next, "index.html"), "<!-- the next build -->\n");
  execFileSync("sh", [join(ROOT, "tools/build_id.sh")], { env: { ...process.env, TRUNK_STAGING_DIR: next } });
});

after(() => rmSync(next, { recursive: true, force: true }));

/** What the page has to say in `lang`. */
function word(key, lang) {
  const words = readFileSync(join(ROOT, `assets/locales/${lang}/page.ftl`), "utf8");
  return new RegExp(`^${key} = (.+)$`, "m").exec(words)?.[1] ?? word(key, "en");
}

const buildIn = (folder) => /data-build="(\w+)"/.exec(readFileSync(join(folder, "index.html"), "utf8"))[1];
const buildOf = (game) => game.page.evaluate(() => document.querySelector("#app-files").dataset.build);
const builds = (game) => game.page.evaluate(async () => (await caches.keys()).map((name) => name.split(" ").at(-1)));
const bar = (game) => game.page.locator("#update");
const press = (game, word) => game.page.locator(`#update [data-word=page-update-${word}]`).click();

/** The first visit, until the page is stored; later visits come from `server.root`. */
async function visit(options = {}) {
  const server = await shared.server({ root: () => server.root ?? DIST, prefix: "/some/where/", ...options });
  const game = await open(shared, { device: SMALL, worker: true, ...options, url: server.url });
  const active = () => game.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === "activated");
  await until(active, "the page to be stored");
  return { server, game };
}

async function until(holds, what) {
  for (let round = 0; round < 300; round += 1) {
    if (await holds()) {
      return;
    }
    await pause(100);
  }
  throw new Error(`waited in vain for ${what}`);
}

/** The next build comes online, and the page has just been looked at again. */
async function release(server, game) {
  server.root = next;
  await game.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

async function untilStored(game) {
  await until(async () => (await builds(game)).includes(buildIn(next)), "the next build to be stored");
}

/** Everything the game can be touched at lies on the canvas, and the bar lies off it. */
async function nothingIsCovered(game, notice) {
  const stage = await game.page.locator("#stage").boundingBox();
  const box = await game.page.locator(notice).boundingBox();
  assert.ok(box.y >= stage.height - 1 || box.x >= stage.width - 1, "the bar lies beside the stage");
  const { width, height } = stage;
  // The game lays itself out in the frame after the page has.
  await game.until(
    ({ rects }) => Object.values(rects).every(([x, y, w, h]) => x >= 0 && y >= 0 && x + w <= width + 1 && y + h <= height + 1),
    `everything beside ${notice}, within ${width} x ${height}`,
    8_000,
  );
  for (const button of await game.page.locator(`${notice} button`).all()) {
    const { width: wide, height: high } = await button.boundingBox();
    assert.ok(wide >= 48 && high >= 48, `a button of ${wide} x ${high}`);
  }
}

test("after one visit the game starts and plays without a network", async () => {
  const { server, game } = await visit({ lang: "ja" });
  assert.deepEqual(server.asked.filter((path) => !path.startsWith("/some/where/")), []);
  server.close();
  await game.context.setOffline(true);
  await game.reload();
  await game.untilScreen("title");
  const offline = game.page.locator("#offline");
  await offline.waitFor({ state: "visible" });
  assert.equal((await offline.textContent()).trim(), word("page-offline", "ja"));
  await nothingIsCovered(game, "#offline");
  await game.startMatch();
  const { board } = await game.state();
  await game.place({ slot: 2, cell: board.indexOf(0) });
  await game.until((now) => now.turn === 1 && now.phase === "placing", "the answer");
  await offline.waitFor({ state: "hidden" });
  assert.deepEqual(game.errors, []);
});

test("a server that is down, or does not answer, brings the stored page", async () => {
  let dead = false;
  const { game } = await visit({ fault: () => (dead ? "missing" : undefined) });
  dead = true;
  await game.reload();
  await game.untilScreen("title");
  assert.ok(await game.page.locator("#failure").isHidden());
});

test("a new build in the middle of a match waits for its end; taken, it brings the match back", async () => {
  const { server, game } = await visit();
  await game.startMatch("expert");
  await game.place({ slot: 2, cell: (await game.state()).board.indexOf(0) });
  const before = matchOf(await game.until((now) => now.turn === 1 && now.phase === "placing", "the answer"));
  await release(server, game);
  await untilStored(game);
  await pause(500);
  assert.ok(await bar(game).isHidden(), "not in a match");
  assert.deepEqual(await game.match(), before);
  assert.equal(await buildOf(game), buildIn(DIST));
  await game.act("pause");
  await game.until((now) => now.paused, "the pause");
  assert.ok(await bar(game).isHidden(), "a pause is part of the match");
  await game.act("quit");
  await game.untilScreen("tiers");
  await bar(game).waitFor({ state: "visible" });
  assert.equal(await bar(game).locator("p").textContent(), "A new version is ready.");
  await nothingIsCovered(game, "#update");

  await press(game, "take");
  await until(async () => (await buildOf(game).catch(() => "")) === buildIn(next), "the next build");
  await game.untilScreen("title");
  await game.act("continue");
  assert.deepEqual(matchOf(await game.untilPlacing()), before);
  assert.deepEqual(await builds(game), [buildIn(next)], "the old build is gone");
  assert.deepEqual(game.errors, []);
});

test("a declined build leaves the game alone, and comes with the next visit", async () => {
  const { server, game } = await visit();
  await release(server, game);
  await bar(game).waitFor({ state: "visible" });
  await press(game, "later");
  await bar(game).waitFor({ state: "hidden" });
  assert.equal(await game.page.evaluate(() => document.activeElement.id), "game");
  await game.startMatch();
  const { board } = await game.state();
  await game.place({ slot: 2, cell: board.indexOf(0) });
  const before = matchOf(await game.until((now) => now.turn === 1 && now.phase === "placing", "the answer"));
  await game.press("q");
  await game.untilScreen("tiers");
  await pause(500);
  assert.ok(await bar(game).isHidden(), "asked once");
  assert.equal(await buildOf(game), buildIn(DIST));

  await game.reload();
  await game.untilScreen("title");
  assert.equal(await buildOf(game), buildIn(next));
  await until(async () => (await builds(game)).join() === buildIn(next), "its worker to take over");
  assert.ok(await bar(game).isHidden(), "this is the new build");
  await game.act("continue");
  assert.deepEqual(matchOf(await game.untilPlacing()), before);
});

for (const fault of ["missing", "cut", "short", "garbage"]) {
  test(`a new build with a file that comes ${fault} is never offered, and the old one stays whole`, async () => {
    const hurt = (name) => (server?.root && name === "manifest.webmanifest" ? fault : undefined);
    let server;
    const visited = await visit({ fault: hurt });
    server = visited.server;
    const { game } = visited;
    // Another manifest, so that the stored one does not do.
    appendFileSync(join(next, "manifest.webmanifest"), "\n");
    execFileSync("sh", [join(ROOT, "tools/build_id.sh")], { env: { ...process.env, TRUNK_STAGING_DIR: next } });
    const asked = () => server.asked.filter((path) => path.endsWith("manifest.webmanifest")).length;
    const before = asked();
    await release(server, game);
    await until(() => asked() >= before + (fault === "cut" ? 1 : 2), "the new build to be tried");
    await until(
      () => game.page.evaluate(async () => !(await navigator.serviceWorker.getRegistration()).installing),
      "the end of it",
    );
    assert.ok(await bar(game).isHidden());
    assert.deepEqual(await builds(game), [buildIn(DIST)]);
    server.close();
    await game.reload();
    await game.untilScreen("title");
    assert.equal(await buildOf(game), buildIn(DIST));
  });
}

test("a build taken in one tab does not touch the match in another", async () => {
  const { server, game } = await visit();
  const other = await open(shared, { context: game.context, url: server.url, device: SMALL });
  await other.startMatch();
  const { board } = await other.state();
  await release(server, game);
  await bar(game).waitFor({ state: "visible" });
  await other.page.evaluate(() => (window.same = true));
  await press(game, "take");
  await until(async () => (await buildOf(game).catch(() => "")) === buildIn(next), "the next build");
  await game.untilScreen("title");
  await other.page.bringToFront();
  assert.ok(await other.page.evaluate(() => window.same), "not reloaded");
  if ((await other.state()).paused) {
    await other.act("resume");
  }
  await other.place({ slot: 2, cell: board.indexOf(0) });
  await other.until((now) => now.turn === 1 && now.phase === "placing", "the answer");
  await other.press("q");
  await other.untilScreen("tiers");
  await bar(other).waitFor({ state: "visible" });
  await press(other, "take");
  await until(async () => (await buildOf(other).catch(() => "")) === buildIn(next), "the next build here too");
});

test("the bar covers nothing in any language, standing or lying", async () => {
  const { game } = await visit();
  const languages = await game.page.locator("template[data-lang]").evaluateAll((found) => found.map((one) => one.dataset.lang));
  for (const [width, height] of [[320, 568], [568, 320], [1280, 800]]) {
    await game.page.setViewportSize({ width, height });
    for (const lang of languages) {
      await game.page.evaluate((code) => {
        window.stackedShell.language(code);
        document.querySelector("#update").hidden = false;
      }, lang);
      await nothingIsCovered(game, "#update");
      const overflow = await bar(game).evaluate((box) => box.scrollWidth - box.clientWidth);
      assert.ok(overflow <= 0, `${lang} at ${width}: ${overflow} px too wide`);
    }
  }
});

test("the page can be installed, under the game's own name", async () => {
  const game = await open(shared);
  const brand = /^title_brand = (.+)$/m.exec(readFileSync(join(ROOT, "assets/locales/en/stacked.ftl"), "utf8"))[1];
  const address = await game.page.locator("link[rel=manifest]").evaluate((link) => link.href);
  const manifest = await (await game.page.request.get(address)).json();
  assert.equal(manifest.name, brand);
  for (const { src, sizes } of [...manifest.icons, { src: "icons/apple-touch.png", sizes: "180x180" }]) {
    const answer = await game.page.request.get(new URL(src, address).href);
    assert.equal(answer.status(), 200, src);
    const png = await answer.body();
    assert.equal(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, sizes, src);
  }
  const wire = await game.context.newCDPSession(game.page);
  const { errors } = await wire.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
});
