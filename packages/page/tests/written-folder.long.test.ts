/**
 * The page writes a session into a folder that was chosen. The headless browser lets no page write into a folder of the machine, so that it is one
 * of the browser's own, and what the page adds to it is added to a folder on disk a moment later.
 */
import { execFile } from "node:child_process";
import { appendFile, mkdir, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { temporaryFolder } from "../../cockpit/tests/helpers/cockpit.ts";
import { edmcNeeds, runEdmc } from "../../../tests/helpers/consumers/runEdmc.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { root } from "../../../tools/workspace.ts";
import { hostPage, openInProfile, ownPicker } from "./helpers/openStatic.ts";

const command = join(root, "packages/shipslog/src/shipslog.ts");
const speed = 100;

longTest(
  {
    claim:
      "A session that the page writes into an empty folder passes `shipslog check`, and another is not written over it.",
    size: { check: 6, full: 60, of: "minutes of play" },
  },
  async ({ size, seed }) => {
    const { page, problems, folder, ended } = await writeSession(size, seed);
    const lines = await ended;
    expect(await page.evaluate("asked")).toEqual([{ id: "simulated", mode: "readwrite" }]);
    expect(await findingsIn(folder)).toEqual([]);
    await page.getByRole("button", { name: "Write it into an empty folder" }).click();
    await page.getByText("The folder is not empty").waitFor();
    expect(problems).toEqual([]);
    return `${lines} lines written at ${speed} times the speed of play, no finding`;
  },
);

longTest(
  {
    claim: "EDMarketConnector follows a session while the page writes it, without a failure, and knows every place.",
    size: { check: 6, full: 60, of: "minutes of play" },
    needs: edmcNeeds,
  },
  async ({ size, seed }) => {
    const { folder, ended } = await writeSession(size, seed);
    // It begins with the first journal, and a busy machine needs longer.
    const following = runEdmc(folder, (size * 60) / speed + 20);
    const lines = await ended;
    const { failed, wrongPlaces, refused, lines: read } = await following;
    expect({ failed, wrongPlaces, refused }).toEqual({ failed: 0, wrongPlaces: 0, refused: [] });
    expect(read).toBe(lines);
    return `${read} lines followed`;
  },
);

/** Has the page write a session; `ended` resolves with the number of lines, once all of them are in the folder on disk. */
async function writeSession(minutes: number, seed: number) {
  const folder = join(await temporaryFolder(), "written");
  await mkdir(folder);
  const { url } = await hostPage();
  const { page, problems } = await openInProfile(url, { at: "#simulate", initScript: ownPicker });
  await page.getByLabel("Scenario").selectOption("trader");
  await page.getByLabel("Seed").fill(`${seed}`);
  await page.getByLabel("Hours of play").fill(`${minutes / 60}`);
  await page.getByLabel("Speed").selectOption(`${speed}`);
  await page.getByRole("button", { name: "Write it into an empty folder" }).click();
  return { page, problems, folder, ended: relay(page, folder) };
}

/** A file that has changed in the browser's folder: what was added to a journal, or the whole of another file. */
interface Change {
  readonly name: string;
  readonly text: string;
  /** What is known of the file from now on: how long a journal is, or when another file was written. */
  readonly mark: number;
}

/** Adds what the page writes to a folder on disk until the page says that the session is over. */
async function relay(page: Page, folder: string): Promise<number> {
  let marks: Readonly<Record<string, number>> = {};
  for (let isOver = false; !isOver;) {
    isOver = (await page.getByText("the session is over").count()) > 0;
    const changes = await page.evaluate<readonly Change[]>(`(${changesSince})(${JSON.stringify(marks)})`);
    // A companion file is written before the line that announces it.
    for (const { name, text } of changes.toSorted((one, other) => Number(isJournal(one)) - Number(isJournal(other)))) {
      const path = join(folder, name);
      if (isJournal({ name })) await appendFile(path, text);
      else await writeFile(`${path}.new`, text).then(() => rename(`${path}.new`, path));
    }
    marks = { ...marks, ...Object.fromEntries(changes.map(({ name, mark }) => [name, mark])) };
    await sleep(50);
  }
  const text = (await page.getByText("the session is over").textContent()) ?? "";
  return Number(/[\d,]+/.exec(text)?.[0].replaceAll(",", ""));
}

const isJournal = ({ name }: Pick<Change, "name">): boolean => name.endsWith(".log");

/** Runs in the page. */
const changesSince = `async (marks) => {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle("simulated", { create: true });
  const changes = [];
  for await (const [name, handle] of folder.entries()) {
    // A file may go, and one that changes while it is read is read at the next look.
    const file = await handle.getFile().catch(() => undefined);
    if (file === undefined) continue;
    const mark = name.endsWith(".log") ? file.size : file.lastModified;
    if (mark === marks[name]) continue;
    const text = await file.slice(name.endsWith(".log") ? marks[name] ?? 0 : 0).text().catch(() => undefined);
    if (text !== undefined) changes.push({ name, text, mark });
  }
  return changes;
}`;

async function findingsIn(folder: string): Promise<readonly unknown[]> {
  const words = ["check", basename(folder), "--format", "json", "--no-cache", "--quiet"];
  const node = ["--conditions=@shipslog/source", "--no-warnings", command, ...words];
  const running = promisify(execFile)(process.execPath, node, { cwd: dirname(folder) });
  const { stdout } = await running.catch((failure: unknown) => failure as { readonly stdout: string });
  return (JSON.parse(stdout) as { readonly findings: readonly unknown[] }).findings;
}
