import { execFile } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { dialects } from "@shipslog/contract";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { root } from "../../../tools/workspace.ts";
import { playDrawn } from "./helpers/director/playScripts.ts";

const pathOf = (version: string): string => join(root, `node_modules/${version}/bin/node`);
const versions = ["node22", "node24", "node26"].filter((version) => existsSync(pathOf(version)));
/** All but the version that runs this, whose digests are at hand. */
const others = versions.filter((version) => realpathSync(pathOf(version)) !== realpathSync(process.execPath));
const largestOutput = 2 ** 26;

/** The digests of what the drawn scripts write on another version of Node. */
async function digestsOn(version: string, first: number, count: number): Promise<readonly string[]> {
  const script = "packages/simulator/tests/helpers/director/printDigests.ts";
  const given = ["--conditions=@shipslog/source", "--no-warnings", script, `${first}`, `${count}`];
  const { stdout } = await promisify(execFile)(pathOf(version), given, { cwd: root, maxBuffer: largestOutput });
  return JSON.parse(stdout) as readonly string[];
}

longTest(
  {
    claim:
      "Drawn scripts from 200 seeds lead to no finding of the check in either dialect, every step is done or refused with a reason, and Node 22, 24 and 26 write the same bytes.",
    // It was 500, always the same. Now every long run draws other scripts, one for each seed.
    size: { check: 6, full: 200, of: "scripts in each dialect" },
  },
  async ({ size, seed: first, report }) => {
    // The others begin first, so that they play while this process does.
    const playing = Promise.all(others.map((version) => digestsOn(version, first, size)));
    const numbers = Array.from({ length: size }, (_, at) => first + at);
    const played = numbers.flatMap((number) => dialects.map((dialect) => playDrawn(number, dialect)));
    const sum = (count: "done" | "refused"): number => played.reduce((total, each) => total + each[count], 0);
    report(`${size} scripts in two dialects: ${sum("done")} steps done, ${sum("refused")} refused`);
    const digests = JSON.stringify(played.map(({ digest }) => digest));
    const theirs = await playing;
    expect(others.filter((_, at) => JSON.stringify(theirs[at]) !== digests)).toEqual([]);
    expect(played.flatMap(({ findings }) => findings)).toEqual([]);
    expect(played.flatMap(({ unexplained }) => unexplained)).toEqual([]);
    expect(sum("done")).toBeGreaterThan(0);
    return `${sum("done")} steps done, ${sum("refused")} refused, the same bytes on ${versions.join(", ")}`;
  },
);
