// Fetches the game and starts it. A download that fails or ends early is told
// apart from a game that does not start.
(() => {
  "use strict";

  const shell = window.stackedShell;
  const files = document.querySelector("#app-files").dataset;
  const address = (path) => new URL(path, document.baseURI).href;

  /** Why the download is no good, if it is. */
  let cut;

  /** Runs one step of the download and remembers whether it was that which failed. */
  async function downloading(step) {
    try {
      return await step();
    } catch (reason) {
      cut ??= reason;
      throw reason;
    }
  }

  /** How many bytes will come out. The build writes it down, since a packed answer tells its packed length only. */
  function expected(response) {
    const length = response.headers.has("content-encoding") ? 0 : response.headers.get("content-length");
    return Number(files.size) || Number(length);
  }

  /** The body of `response`, counted as it passes and refused when it is not whole. */
  function counted(response) {
    const packed = response.headers.get("content-type") === "application/gzip";
    // A page in one file carries the game packed.
    const body = packed ? response.body.pipeThrough(new DecompressionStream("gzip")) : response.body;
    const reader = body.getReader();
    const total = expected(response);
    let current = 0;
    return new ReadableStream({
      pull: (controller) =>
        downloading(async () => {
          const { done, value } = await reader.read();
          if (!done) {
            current += value.byteLength;
            shell.progress(current, total);
            controller.enqueue(value);
          } else if (total && current !== total) {
            throw new Error(`${current} of ${total} bytes`);
          } else {
            controller.close();
          }
        }),
    });
  }

  async function download(url) {
    const response = await fetch(url);
    if (!response.ok) {
      throw new Error(`HTTP ${response.status}`);
    }
    // The right type lets the browser compile while it downloads, whatever the server says.
    return new Response(counted(response), { headers: { "content-type": "application/wasm" } });
  }

  async function start() {
    if (!shell.canDraw()) {
      shell.failed("webgl", "");
      return;
    }
    shell.progress(0, Number(files.size));
    try {
      const [game, wasm] = await downloading(() =>
        Promise.all([import(address(files.js)), download(address(files.wasm))]),
      );
      window.stacked = game;
      await game.default({ module_or_path: wasm });
    } catch (reason) {
      shell.failed(cut ? "download" : "start", String(cut ?? reason));
    }
  }

  start();
})();
