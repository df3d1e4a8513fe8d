/** `simulate` and `check` together, without a dialect for `check`: play passes, and with a fault `check` fails and names the rule. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defaultDialect, dialects, severities, type Dialect } from "@shipslog/contract";
import { faults, type Fault, type FaultAnswer } from "@shipslog/faults";
import { scenarioNames } from "@shipslog/simulator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "../src/run.ts";
import { testHost } from "./helpers/host.ts";

let place = "";
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), "shipslog-cli-faults-"));
});
afterAll(() => rmSync(place, { recursive: true }));

async function shipslog(...words: readonly string[]) {
  const host = testHost();
  const code = await run(words, host);
  return { code, out: host.out.text(), err: host.err.text() };
}

/** Simulates an hour of play; returns the folder and the answer key. */
async function simulate(name: string, ...words: readonly string[]) {
  const folder = join(place, name);
  const answers = join(place, `${name}.jsonl`);
  const fixed = ["--seed", "42", "--for", "1h", "--speed", "max", "--start", "2026-05-01T12:00:00Z"];
  const asked = words.includes("--faults") ? ["--answers", answers] : [];
  expect(await shipslog("simulate", "--out", folder, ...fixed, ...asked, ...words)).toMatchObject({
    code: 0,
    err: "",
  });
  const lines = existsSync(answers) ? readFileSync(answers, "utf8").trimEnd().split("\n") : [];
  return { folder, answers: lines.filter((line) => line !== "").map((line) => JSON.parse(line) as FaultAnswer) };
}

const check = (folder: string, failOn: string) =>
  shipslog("check", folder, "--fail-on", failOn, "--threads", "1", "--all");

describe("play from simulate", () => {
  const cases = scenarioNames.flatMap((name) => dialects.map((dialect) => [name, dialect] as const));
  it.each(cases)("%s in %s passes the check without findings, in the dialect it detects", async (scenario, dialect) => {
    for (const [seed, time] of [
      ["42", "1h"],
      ["1", "5m"],
      ["2", "5m"],
    ] as const) {
      const words = [scenario, "--dialect", dialect, "--seed", seed, "--for", time];
      const { folder } = await simulate(`${scenario}-${dialect}-${seed}`, ...words);
      const { code, out } = await check(folder, "note");
      expect([code, out]).toEqual([0, expect.stringMatching(new RegExp(`Nothing found[^]*dialect ${dialect}: found`))]);
    }
  });

  it("is checked in the dialect that simulate has by default", async () => {
    const { folder } = await simulate("default", "trader", "--for", "20m");
    const { code, out } = await check(folder, "note");
    expect([code, out]).toEqual([0, expect.stringContaining(`dialect ${defaultDialect}: found a Fileheader`)]);
  });
});

/** The dialect whose rules find a fault; spec for a fault that no rule finds. */
const dialectOf = ({ provokes }: Fault): Dialect =>
  provokes.length === 0 || provokes.some(({ severity }) => severity.spec !== undefined) ? "spec" : "live";

interface Session {
  readonly scenario?: string;
  /** The dialect, where that of the rules does not do. */
  readonly dialect?: Dialect;
  readonly rate?: number;
  readonly time?: string;
}

/**
 * Faults for which an hour of the grand tour has no place or too many (lines of 16 MiB), and faults of companion files,
 * of which every version is written, which makes an hour slow.
 */
const sessions: Readonly<Record<string, Session>> = {
  "lost-event": { scenario: "explorer" },
  // A kind that the document does not have makes a journal one of the live game.
  "new-kind": { dialect: "live" },
  "new-value": { dialect: "live" },
  "jump-distance": { scenario: "explorer" },
  "fuel-balance": { scenario: "explorer" },
  "docked-elsewhere": { scenario: "trader" },
  "huge-line": { rate: 0.05 },
  "route-elsewhere": { scenario: "explorer", time: "40m" },
  "torn-status": { time: "20m" },
  "empty-status": { time: "20m" },
  "status-range": { time: "20m" },
  "companion-missing": { time: "20m" },
  "companion-stale": { time: "40m" },
  "companion-late": { time: "20m" },
};

/** The findings that a reader of the complete folder must report; others need a follower. */
function foundByReader(answers: readonly FaultAnswer[]) {
  const expected = answers.flatMap((answer) => answer.expected);
  return expected.filter(({ witnesses }) => witnesses.includes("reader"));
}

describe("a session with a fault", () => {
  it.each(faults.map((fault) => [fault.name, fault] as const))(
    "%s fails the check at its severity and names the rule",
    async (name, fault) => {
      const { scenario = "grand-tour", rate = 1, time = "1h", dialect = dialectOf(fault) } = sessions[name] ?? {};
      const words = [scenario, "--for", time, "--dialect", dialect, "--faults", `${name}:${rate}`];
      const { folder, answers } = await simulate(name, ...words);
      expect(answers.length).toBeGreaterThan(0);
      const expected = foundByReader(answers);
      const worst = severities.findIndex((severity) => expected.some((each) => each.severity === severity));
      // A fault that is not visible in a complete folder has a remark with the reason.
      expect(worst >= 0 || fault.remark !== undefined).toBe(true);
      for (const [at, failOn] of severities.entries()) {
        const { code, out } = await check(folder, failOn);
        expect([failOn, code]).toEqual([failOn, worst >= 0 && worst <= at ? 1 : 0]);
        for (const { rule } of expected) expect(out).toMatch(new RegExp(`└ (?:game/)?${rule} · `));
      }
    },
  );
});
