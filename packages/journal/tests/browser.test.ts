/** Follows a real folder in a real Chromium through the handle that dropping it gives, while another program writes into it. */
import { createServer } from "node:http";
import { once } from "node:events";
import { appendFile, mkdtemp, rename, rm, truncate, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rolldown, type OutputChunk } from "rolldown";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { launchBrowser } from "../../../tests/helpers/browser/launchBrowser.ts";
import { dropOn } from "../../../tests/helpers/browser/dropOn.ts";
import { root } from "../../../tools/workspace.ts";

/** What a browser loads of this package, in one file. */
async function bundle(): Promise<OutputChunk> {
  const build = await rolldown({
    input: join(root, "packages/journal/src/browser.ts"),
    platform: "browser",
    resolve: { conditionNames: ["@shipslog/source", "import", "default"] },
    treeshake: { moduleSideEffects: false },
  });
  const { output } = await build.generate({ format: "esm", codeSplitting: false });
  await build.close();
  return output[0];
}

const page = `<!doctype html><title>A follower</title><script type="module">
import { browserClock, folderDisk, followCompanions, followJournal } from "./journal.js";
window.seen = [];
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", async (event) => {
  event.preventDefault();
  const handle = await event.dataTransfer.items[0].getAsFileSystemHandle();
  const disk = folderDisk(handle, window.FileSystemObserver);
  const companions = async () => {
    for await (const { file, state, raw } of followCompanions(handle.name, { disk, clock: browserClock, files: ["Status.json"] })) {
      if (state !== "missing") seen.push(file + " " + state + " " + raw);
    }
  };
  companions();
  for await (const entry of followJournal(handle.name, { disk, sleep: browserClock.sleep })) {
    seen.push(entry.type + " " + entry.position.file.slice(8, -4) + " " + entry.position.line + " " + (entry.event?.event ?? ""));
  }
});
</script>`;

let chunk: OutputChunk;
let browser: Awaited<ReturnType<typeof launchBrowser>>;

beforeAll(async () => {
  chunk = await bundle();
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const line = (kind: string) => `{ "timestamp":"2026-05-01T12:00:05Z", "event":"${kind}" }\r\n`;

it("loads nothing of Node", () => {
  expect([...chunk.imports, ...chunk.dynamicImports]).toEqual([]);
  expect(chunk.code).not.toMatch(/from\s*"node:|import\("node:/);
});

it("follows growth, half lines, rotation, truncation, replacement and Status.json", async () => {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-dropped-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const server = createServer((request, response) => {
    const isScript = request.url === "/journal.js";
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html").end(isScript ? chunk.code : page);
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const tab = await browser.newPage();
  onTestFinished(() => tab.close());
  await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const first = join(folder, "Journal.2026-05-01T120000.01.log");
  const second = join(folder, "Journal.2026-05-01T120000.02.log");
  await writeFile(first, line("Fileheader") + line("Commander"));
  await dropOn(tab, [folder]);
  const seen: string[] = [];
  /** Waits for exactly these, after all before. */
  const next = async (...more: readonly string[]) => {
    seen.push(...more);
    await expect.poll(() => tab.evaluate<readonly string[]>("seen")).toEqual(seen);
  };
  await next("event 2026-05-01T120000.01 1 Fileheader", "event 2026-05-01T120000.01 2 Commander");
  await appendFile(first, line("Music") + line("FSDJump").slice(0, 30));
  await next("event 2026-05-01T120000.01 3 Music");
  await appendFile(first, line("FSDJump").slice(30));
  await next("event 2026-05-01T120000.01 4 FSDJump");
  await writeFile(second, `${line("Fileheader")}half of it\r\n`);
  await next("event 2026-05-01T120000.02 1 Fileheader", "bad 2026-05-01T120000.02 2 ");
  await writeFile(join(folder, "Status.json"), '{"event":"Status"');
  await rm(join(folder, "Status.json"));
  await writeFile(join(folder, "Status.json"), '{"event":"Status"}');
  await next('Status.json alone {"event":"Status"}');
  await truncate(second, 0);
  await appendFile(second, line("Shutdown"));
  await next("truncated 2026-05-01T120000.02 0 ", "event 2026-05-01T120000.02 1 Shutdown");
  await writeFile(`${second}.new`, line("Docked"));
  await rename(`${second}.new`, second);
  await next("truncated 2026-05-01T120000.02 0 ", "event 2026-05-01T120000.02 1 Docked");
});
