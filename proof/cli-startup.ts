import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../lab/workspace.ts";
import type { Proof } from "../lab/proof/Proof.ts";

const built = "packages/cli/dist/shipslog.js";
const mostMs = 150;

/** What is started: Node with nothing to do, and the two things a person asks most often. */
const commandLines = { bare: ["-e", "0"], version: [built, "--version"], help: [built, "--help"] } as const;

type Name = keyof typeof commandLines;

/** How long a process takes from start to end. */
function startMs(name: Name): number {
  const startedMs = performance.now();
  const { status, stderr } = spawnSync(process.execPath, commandLines[name], { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`${commandLines[name].join(" ")}: ${stderr}`);
  return performance.now() - startedMs;
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN;
}

/** Starts of the built command, each beside a start of bare Node, so that a busy machine slows both. */
export const proof: Proof = {
  name: "cli-startup",
  claim: `\`shipslog --version\` and \`shipslog --help\` take less than ${mostMs} ms over bare Node.`,
  fullSize: 40,
  reducedSize: 9,
  needs: [join("packages", "cli", "dist")],
  run({ size, report }) {
    const rounds = Array.from({ length: size }, () => ({
      bare: startMs("bare"),
      version: startMs("version"),
      help: startMs("help"),
    }));
    const over = (name: Name) => Math.round(medianOf(rounds.map((round) => round[name] - round.bare)));
    const bareMs = Math.round(medianOf(rounds.map(({ bare }) => bare)));
    const result = { rounds: size, bareMs, versionOverBareMs: over("version"), helpOverBareMs: over("help") };
    report(
      `bare Node ${bareMs} ms, version ${result.versionOverBareMs} ms more, help ${result.helpOverBareMs} ms more`,
    );
    return { passed: Math.max(result.versionOverBareMs, result.helpOverBareMs) < mostMs, result };
  },
};
