import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { dialects } from "@shipslog/contract";
import { playDrawn } from "../lab/simulator/director/playScripts.ts";
import type { Proof } from "../lab/proof/Proof.ts";
import { root } from "../lab/workspace.ts";

/** How many scripts each other version of Node plays too, at most. */
const comparedMax = 100;

const versions = ["node22", "node24", "node26"] as const;

function digestsOn(version: string, count: number): readonly string[] {
  const given = [
    "--conditions=@shipslog/source",
    "--no-warnings",
    "lab/simulator/director/printDigests.ts",
    `${count}`,
  ];
  const node = join(root, `node_modules/${version}/bin/node`);
  const { stdout, stderr } = spawnSync(node, given, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });
  if (stderr !== "") throw new Error(`${version}: ${stderr}`);
  return JSON.parse(stdout) as readonly string[];
}

/** Drawn scripts: nothing that a step can do leads to a wrong journal. */
export const proof: Proof = {
  name: "director-scripts",
  claim:
    "Drawn scripts from 200 seeds lead to no finding of the check in either dialect, every step is done or refused with a reason, and Node 22, 24 and 26 write the same bytes.",
  fullSize: 500,
  reducedSize: 8,
  run({ size, report }) {
    const played = Array.from({ length: size }, (_, number) =>
      dialects.map((dialect) => playDrawn(number, dialect)),
    ).flat();
    const sum = (count: "done" | "refused"): number => played.reduce((total, each) => total + each[count], 0);
    const findings = played.flatMap((each) => each.findings);
    const speechless = played.flatMap((each) => each.speechless);
    for (const line of [...findings, ...speechless].slice(0, 20)) report(line);
    const compared = Math.min(size, comparedMax);
    const digests = played.slice(0, compared * dialects.length).map(({ digest }) => digest);
    const nodes = versions.filter((version) => existsSync(join(root, `node_modules/${version}/bin/node`)));
    const differing = nodes.filter((node) => JSON.stringify(digestsOn(node, compared)) !== JSON.stringify(digests));
    const result = {
      ...{ scripts: size, seeds: Math.min(size, 200), done: sum("done"), refused: sum("refused") },
      ...{ findings, speechless, comparedOn: nodes, comparedScripts: compared, differing },
    };
    report(`${size} scripts in two dialects: ${result.done} steps done, ${result.refused} refused`);
    const passed = result.done > 0 && findings.length + speechless.length + differing.length === 0;
    return { passed, result };
  },
};
