// A static server for the built page, with the faults of real networks on request.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { createGzip } from "node:zlib";

const TYPES = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/**
 * Serves `root` under `prefix` ("/" or "/a/b/"); given as a function, the folder of the
 * moment. `fault(path)` may answer "missing" (404), "cut" (the line drops half-way),
 * "short" (half the file, ended politely), "garbage" (as many bytes, none of them right)
 * or "slow" (about a second); `gzip` packs every answer on its way. What was asked for is
 * in `asked`.
 */
export async function serve({ root, prefix = "/", gzip = false, fault = () => undefined }) {
  const asked = [];
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://host").pathname);
    asked.push(path);
    const name = path.startsWith(prefix) ? normalize(path.slice(prefix.length) || "index.html") : "..";
    const file = join(typeof root === "function" ? root() : root, name);
    const size = name.startsWith("..") ? undefined : (await stat(file).catch(() => undefined))?.size;
    const wrong = fault(name);
    if (size === undefined || wrong === "missing") {
      response.writeHead(404).end("not found");
      return;
    }
    const half = wrong === "cut" || wrong === "short";
    const body = createReadStream(file, {
      end: half ? Math.floor(size / 2) : undefined,
      highWaterMark: wrong === "slow" ? Math.ceil(size / 20) : undefined,
    });
    const length = gzip || wrong === "short" ? {} : { "content-length": size };
    const packed = gzip ? { "content-encoding": "gzip" } : {};
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type, "cache-control": "no-store", ...length, ...packed });
    const out = gzip ? createGzip({ level: 1 }) : response;
    if (gzip) {
      out.pipe(response);
    }
    for await (const chunk of body) {
      out.write(wrong === "garbage" ? chunk.fill(0) : chunk);
      if (wrong === "slow") {
        await new Promise((next) => setTimeout(next, 50));
      }
    }
    if (wrong === "cut") {
      response.destroy();
    } else {
      out.end();
    }
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${server.address().port}${prefix}`, asked, close };
}
