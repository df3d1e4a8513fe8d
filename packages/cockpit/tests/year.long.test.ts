/**
 * A year of real journals in the built command with the page open: when the page first shows what was read, how long reading takes,
 * and how much memory and processor time the server needs.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { launchBrowser } from "../../../tests/helpers/browser/launchBrowser.ts";
import { corpusFiles, corpusFolder } from "../../../tests/helpers/corpus.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { root } from "../../../tools/workspace.ts";
import { temporaryFolder } from "./helpers/cockpit.ts";

const built = "packages/shipslog/dist/shipslog.js";
const most = { paintMs: 1500, wholeMs: 25_000, serverMb: 250 } as const;
/** The part of the corpus that is one player's year. */
const year = "2023/";

async function makeFolder(journals: number): Promise<string> {
  const folder = await temporaryFolder();
  const files = corpusFiles({ archives: ["journals"], everyNthFile: 1 }).filter(({ name }) => name.startsWith(year));
  for (const { path } of files.slice(-journals)) symlinkSync(path, join(folder, basename(path)));
  return folder;
}

/** Starts the command; resolves with its address. */
function startCommand(folder: string): { readonly server: ChildProcess; readonly url: Promise<string> } {
  const words = [built, "cockpit", folder, "--from", "start", "--no-open", "--quiet", "--port", "0"];
  const server = spawn(process.execPath, words, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  const url = new Promise<string>((resolve, reject) => {
    server.stdout.once("data", (text: Buffer) => resolve(text.toString().trim()));
    server.once("exit", (code) => reject(new Error(`The command ended with ${String(code)}`)));
  });
  return { server, url };
}

/** The most memory that a process has held and its processor time, by Linux; nothing elsewhere. */
function costOf({ pid }: ChildProcess): { readonly serverMb: number; readonly processorMs: number } {
  if (process.platform !== "linux") return { serverMb: 0, processorMs: 0 };
  const [, kilobytes = "0"] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  const times = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  // The system counts in hundredths of a second.
  return { serverMb: Math.round(Number(kilobytes) / 1024), processorMs: 10 * (Number(times[11]) + Number(times[12])) };
}

/** Opens the page at once and waits for the first place that it names, then for the end of reading. */
async function watch(page: Page, url: string, startedMs: number) {
  const openedMs = performance.now();
  await page.goto(url);
  await page.locator(".place strong").filter({ hasText: /\w/ }).waitFor();
  const paintMs = Math.round(performance.now() - openedMs);
  await page.locator(".signal.recording").waitFor({ timeout: 0 });
  return { listeningMs: Math.round(openedMs - startedMs), paintMs, wholeMs: Math.round(performance.now() - startedMs) };
}

interface Health {
  readonly state: { readonly health: { readonly lines: number } };
}

longTest(
  {
    claim:
      "A year of real journals: the page shows the first facts within 1.5 s, all 137 MB are read within 25 s, and the server needs less than 250 MB.",
    size: { check: 12, full: 157, of: "real journals" },
    alone: true,
    needs: [corpusFolder, join("packages", "shipslog", "dist")],
  },
  async ({ size, isLong }) => {
    const folder = await makeFolder(size);
    const browser = await launchBrowser();
    onTestFinished(() => browser.close());
    const startedMs = performance.now();
    const { server, url: listening } = startCommand(folder);
    onTestFinished(() => void server.kill("SIGINT"));
    const url = await listening;
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    const { listeningMs, paintMs, wholeMs } = await watch(page, url, startedMs);
    const answer = (await (await fetch(new URL("/api/state?topics=health", url))).json()) as Health;
    const { lines } = answer.state.health;
    const { serverMb, processorMs } = costOf(server);
    expect(lines).toBeGreaterThan(0);
    expect(serverMb).toBeLessThan(most.serverMb);
    if (isLong) {
      expect(paintMs).toBeLessThan(most.paintMs);
      expect(wholeMs).toBeLessThan(most.wholeMs);
    }
    return `${lines} lines, listening after ${listeningMs} ms, first facts ${paintMs} ms later, all after ${wholeMs} ms (${processorMs} ms of processor), ${serverMb} MB`;
  },
);
