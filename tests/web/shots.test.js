// A picture of every screen, to be looked at. Goes to $SHOTS, or tests/web/shots.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { choose } from "./choke.js";
import { browserForFile, DESKTOP, open, pause, PHONE } from "./game.js";

const shared = browserForFile();
const FOLDER = process.env.SHOTS ?? fileURLToPath(new URL("shots", import.meta.url));

for (const [size, device] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  for (const lang of ["en", "ja"]) {
    test(`${size}, ${lang}`, async () => {
      await mkdir(FOLDER, { recursive: true });
      const game = await open(shared, { device, lang });
      const shoot = async (name) => {
        await pause(400);
        await game.page.screenshot({ path: join(FOLDER, `${size}-${lang}-${name}.png`) });
      };
      await shoot("title");
      await game.act("languages");
      await shoot("languages");
      await game.act(`language-${lang}`);
      await game.act("play");
      await game.untilScreen("tiers");
      await shoot("tiers");
      await game.act("start-beginner");
      await game.until((now) => now.screen === "ready" && now.phase, "ready");
      await game.page.screenshot({ path: join(FOLDER, `${size}-${lang}-ready.png`) });
      await game.untilPlacing();
      await shoot("play-start");
      for (let turn = 0; turn < 6; turn += 1) {
        await game.place(choose(await game.untilPlacing()));
        await game.until((now) => now.turn === turn + 1, "the placement");
      }
      await game.page.screenshot({ path: join(FOLDER, `${size}-${lang}-thinking.png`) });
      await game.untilPlacing();
      await shoot("play");
      await game.act("pause");
      await game.until((now) => now.paused, "the pause");
      await shoot("paused");
      await game.act("restart");
      await game.until((now) => now.dialog === "restart", "the question");
      await shoot("restart");
      await game.act("restart-no");
      await game.act("resume");
      await game.untilPlacing();
      if (lang === "en") {
        await game.playToChoke(choose);
        await shoot("summary");
        await game.speak("ja");
        await game.page.screenshot({ path: join(FOLDER, `${size}-ja-summary.png`) });
      }
    });
  }
}
