import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Browser, Page } from "playwright-core";
import { goTo, openPage, waitForCurrentState } from "../../../packages/cockpit/tests/helpers/openPage.ts";
import { shipslog } from "../../../packages/fleet/tests/helpers/ManagedProcess.ts";
import { launchBrowser } from "../browser/launchBrowser.ts";
import { lineKey } from "./journalLines.ts";

/** Memory in megabytes, by program. */
export type Memory = Readonly<Record<string, number>>;

/** The programs that follow the first player from its first line to its last, and are never killed. */
export class Onlookers implements AsyncDisposable {
  /** The positions of all lines that `shipslog watch --json` printed. */
  readonly watched: string[] = [];
  /** What `shipslog check --watch` printed about journals; what companion files were in between, nobody can read later. */
  readonly checked: string[] = [];
  /** Tabs of one window, of which the first is visible. */
  readonly tabs: Page[] = [];
  readonly #follower: ChildProcess;
  readonly #checker: ChildProcess;
  #browser: Browser | undefined;

  constructor(folder: string) {
    this.#follower = runCommand(["watch", folder, "--json", "--from", "start"], (line) => {
      const { position } = JSON.parse(line) as {
        readonly position?: { readonly file: string; readonly offset: number };
      };
      if (position !== undefined) this.watched.push(lineKey(position));
    });
    const words = ["check", folder, "--watch", "--dialect", "spec", "--quiet"];
    this.#checker = runCommand(words, (line) => {
      if (line.includes(".log:")) this.checked.push(line);
    });
  }

  /** Opens tabs of the cockpit that show the journal. */
  async openTabs(address: string, count: number): Promise<void> {
    this.#browser = await launchBrowser();
    const { page } = await openPage(this.#browser, address);
    this.tabs.push(page);
    for (let at = 1; at < count; at++) {
      const tab = await page.context().newPage();
      await tab.goto(address);
      await waitForCurrentState(tab);
      this.tabs.push(tab);
    }
    for (const tab of this.tabs) await goTo(tab, "journal");
    for (const tab of this.tabs.slice(1)) await tab.evaluate(hide);
  }

  /** Waits until each tab, when somebody looks at it, has counted a number of lines. */
  async countInTabs(lines: number): Promise<void> {
    for (const [at, tab] of this.tabs.entries()) {
      if (at > 0) await tab.evaluate("showAgain()");
      await tab.getByText(`of ${lines.toLocaleString("en-GB")}`, { exact: false }).waitFor();
    }
  }

  /** What the programs hold now: processes as the system counts, tabs after a collection of garbage. */
  async measureMemory(): Promise<Memory> {
    let heapMb = 0;
    for (const page of this.tabs) {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("HeapProfiler.collectGarbage");
      const { usedSize } = await devtools.send("Runtime.getHeapUsage");
      heapMb += usedSize / 1e6;
      await devtools.detach();
    }
    return { follower: residentMb(this.#follower), checker: residentMb(this.#checker), tabs: Math.round(heapMb) };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#follower.kill("SIGKILL");
    this.#checker.kill("SIGKILL");
    await this.#browser?.close();
  }
}

/** What a hidden tab is to its page: no frames until somebody looks at it; runs in the page. */
const hide = `(() => {
  const frame = globalThis.requestAnimationFrame;
  const waiting = [];
  const tell = (state) => {
    Object.defineProperty(document, "hidden", { value: state === "hidden", configurable: true });
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  };
  globalThis.requestAnimationFrame = (action) => waiting.push(action);
  globalThis.showAgain = () => {
    globalThis.requestAnimationFrame = frame;
    tell("visible");
    for (const action of waiting) frame(action);
  };
  tell("hidden");
})()`;

function runCommand(words: readonly string[], onLine: (line: string) => void): ChildProcess {
  const node = ["--conditions=@shipslog/source", "--no-warnings", shipslog, ...words];
  const child = spawn(process.execPath, node, { stdio: ["ignore", "pipe", "ignore"] });
  process.once("exit", () => child.kill("SIGKILL"));
  createInterface(child.stdout).on("line", onLine);
  return child;
}

/** The memory of a process that is in use, in megabytes. */
function residentMb({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1000);
}
