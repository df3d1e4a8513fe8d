/** The page and the command simulate the same sessions; the hashes of their files are compared. */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { unzipSync } from "fflate";
import { scenarioNames } from "@shipslog/simulator";
import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { temporaryFolder } from "../../cockpit/tests/helpers/cockpit.ts";
import { launchBrowser } from "../../../tests/helpers/browser/launchBrowser.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { root } from "../../../tools/workspace.ts";
import { hostPage, openStatic } from "./helpers/openStatic.ts";

/** The SHA-256 of each file of a session, by name. */
type Hashes = Readonly<Record<string, string>>;

/** A session, as the form of the page and the command are asked for it. */
interface Session {
  readonly seed: number;
  readonly dialect: "live" | "spec";
  readonly hours: number;
  readonly scenario?: string;
  readonly script?: string;
  readonly fault?: string;
}

const start = "2026-05-01T12:00:00";
const landing = '{ "script": [{ "do": "undock" }, { "do": "jump" }, { "do": "scan" }, { "do": "dock" }] }';

longTest(
  {
    claim:
      "What the page simulates has the bytes of the command, with the same scenario, script, seed, dialect and faults, answer key included.",
    size: { check: 4, full: 2 * scenarioNames.length + 4, of: "sessions" },
  },
  async ({ size, seed, report }) => {
    const browser = await launchBrowser();
    onTestFinished(() => browser.close());
    const { url } = await hostPage();
    const { page, problems } = await openStatic(browser, url, { at: "#simulate" });
    await page.getByText("Faults", { exact: true }).click();
    let files = 0;
    for (const session of sessionsOf(seed).slice(0, size)) {
      const ofPage = await simulateInPage(page, session);
      expect(ofPage).toEqual(await simulateByCommand(session));
      files += Object.keys(ofPage).length;
      report(`${JSON.stringify(session)}: ${Object.keys(ofPage).length} files`);
    }
    expect(problems).toEqual([]);
    return `${size} sessions, ${files} files with equal hashes`;
  },
);

/** First what differs most: a script, faults, and an evening that becomes several; then every scenario in both dialects. */
function sessionsOf(seed: number): readonly Session[] {
  const live = { seed, dialect: "live", hours: 1 } as const;
  const all = scenarioNames.flatMap((scenario) =>
    (["live", "spec"] as const).map((dialect) => ({ scenario, dialect, seed, hours: 1 })),
  );
  return [
    { ...live, script: landing },
    { ...live, scenario: "explorer", fault: "half-line" },
    { ...live, scenario: "trader", hours: 20 },
    { ...live, scenario: "grand-tour", fault: "torn-status" },
    ...all,
  ];
}

async function simulateInPage(page: Page, { seed, dialect, hours, scenario, script, fault }: Session): Promise<Hashes> {
  await page.getByLabel("Scenario").selectOption(scenario ?? "script");
  if (script !== undefined) await page.locator("textarea[name=script]").fill(script);
  else await page.getByLabel("Hours of play").fill(`${hours}`);
  await page.getByLabel("Seed").fill(`${seed}`);
  await page.getByLabel("Dialect").selectOption(dialect);
  await page.getByLabel("Begins (UTC)").fill(start);
  for (const box of await page.locator("input[name=fault]:checked").all()) await box.uncheck();
  if (fault !== undefined) await page.locator(`input[value="${fault}"]`).check();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download it as a zip" }).click(),
  ]);
  return hashesOf(Object.entries(unzipSync(await readFile(await download.path()))));
}

async function simulateByCommand({ seed, dialect, hours, scenario, script, fault }: Session): Promise<Hashes> {
  const place = await temporaryFolder();
  const out = join(place, "journal");
  const answers = join(place, "answers.jsonl");
  const scriptFile = join(place, "script.json");
  if (script !== undefined) await writeFile(scriptFile, script);
  const played = script === undefined ? [scenario ?? "", "--for", `${hours}h`] : ["--script", scriptFile];
  const damaged = fault === undefined ? [] : ["--faults", `${fault}:0.05`, "--answers", answers];
  const words = [
    ...played,
    "--out",
    out,
    "--seed",
    `${seed}`,
    "--start",
    `${start}Z`,
    "--dialect",
    dialect,
    ...damaged,
  ];
  const node = ["--conditions=@shipslog/source", "--no-warnings", join(root, "packages/shipslog/src/shipslog.ts")];
  await promisify(execFile)(process.execPath, [...node, "simulate", ...words, "--quiet"]);
  // The command marks folders that it may replace later.
  const names = (await readdir(out)).filter((name) => !name.startsWith("."));
  const files = await Promise.all(names.map(async (name) => [name, await readFile(join(out, name))] as const));
  const key = fault === undefined ? [] : [["answers.jsonl", await readFile(answers)] as const];
  return hashesOf([...files, ...key]);
}

function hashesOf(files: readonly (readonly [string, Uint8Array])[]): Hashes {
  return Object.fromEntries(
    files.map(([name, bytes]) => [name, createHash("sha256").update(bytes).digest("hex")] as const),
  );
}
