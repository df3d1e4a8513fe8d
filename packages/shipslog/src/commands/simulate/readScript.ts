import { readFile } from "node:fs/promises";
import { parseScript, type ScriptedScenario } from "@shipslog/simulator";
import { EnvironmentError } from "../../EnvironmentError.ts";
import { UsageError } from "../../UsageError.ts";

/** Reads a script from a JSON file; throws a UsageError that lists every problem of it. */
export async function readScript(path: string): Promise<ScriptedScenario> {
  const text = await readFile(path, "utf8").catch((cause: unknown) => {
    throw new EnvironmentError(`cannot read the script ${path}`, { cause });
  });
  const parsed = parseScript(text);
  if (parsed.ok) return parsed.scenario;
  const problems = parsed.problems.map(({ pointer, message }) => `\n  ${pointer || "/"}: ${message}`);
  throw new UsageError(`${path} is not a valid script:${problems.join("")}`);
}
