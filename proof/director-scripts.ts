import { execFile } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { dialects } from "@shipslog/contract";
import { playDrawn } from "../lab/simulator/director/playScripts.ts";
import type { Proof } from "../lab/proof/Proof.ts";
import { root } from "../lab/workspace.ts";

const pathOf = (version: string): string => join(root, `node_modules/${version}/bin/node`);
const versions = ["node22", "node24", "node26"].filter((version) => existsSync(pathOf(version)));
/** All but the version that runs this, whose digests are at hand. */
const others = versions.filter((version) => realpathSync(pathOf(version)) !== realpathSync(process.execPath));
const largestOutput = 2 ** 26;

/** The digests of what the drawn scripts write on another version of Node. */
async function digestsOn(version: string, count: number): Promise<readonly string[]> {
  const given = [
    "--conditions=@shipslog/source",
    "--no-warnings",
    "lab/simulator/director/printDigests.ts",
    `${count}`,
  ];
  const { stdout } = await promisify(execFile)(pathOf(version), given, { cwd: root, maxBuffer: largestOutput });
  return JSON.parse(stdout) as readonly string[];
}

/** Drawn scripts: nothing that a step can do leads to a wrong journal. */
export const proof: Proof = {
  name: "director-scripts",
  claim:
    "Drawn scripts from 200 seeds lead to no finding of the check in either dialect, every step is done or refused with a reason, and Node 22, 24 and 26 write the same bytes.",
  fullSize: 500,
  reducedSize: 6,
  async run({ size, report }) {
    // The others begin first, so that they play while this process does.
    const playing = Promise.all(others.map(async (version) => [version, await digestsOn(version, size)] as const));
    const numbers = Array.from({ length: size }, (_, number) => number);
    const played = numbers.flatMap((number) => dialects.map((dialect) => playDrawn(number, dialect)));
    const sum = (count: "done" | "refused"): number => played.reduce((total, each) => total + each[count], 0);
    const findings = played.flatMap((each) => each.findings);
    const unexplained = played.flatMap((each) => each.unexplained);
    for (const line of [...findings, ...unexplained].slice(0, 20)) report(line);
    report(`${size} scripts in two dialects: ${sum("done")} steps done, ${sum("refused")} refused`);
    const digests = JSON.stringify(played.map(({ digest }) => digest));
    const differing = (await playing).flatMap(([version, theirs]) =>
      JSON.stringify(theirs) === digests ? [] : [version],
    );
    const result = {
      ...{ scripts: size, seeds: Math.min(size, 200), done: sum("done"), refused: sum("refused") },
      ...{ findings, unexplained, sameBytesOn: versions, differing },
    };
    const passed = result.done > 0 && findings.length + unexplained.length + differing.length === 0;
    return { passed, result };
  },
};
