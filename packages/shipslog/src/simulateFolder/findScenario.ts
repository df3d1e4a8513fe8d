import { readFile } from "node:fs/promises";
import {
  parseScenario,
  scenarioNames,
  scenarios,
  type Scenario,
  type ScenarioName,
  parseScript,
  type ScriptedScenario,
} from "@shipslog/simulator";
import { EnvironmentError, UsageError } from "../failure/errors.ts";
import { suggest } from "../text/suggest.ts";

/** Finds the scenario of a command line: a built-in one by name, or the content of a JSON file. */
export async function findScenario(word: string): Promise<Scenario> {
  if (isName(word)) return scenarios[word];
  if (word.toLowerCase().endsWith(".json")) return await readScenario(word);
  const hint = suggest(word, scenarioNames, `expected one of ${scenarioNames.join(", ")}`);
  throw new UsageError(`unknown scenario ${word}; ${hint}`);
}

const isName = (word: string): word is ScenarioName => (scenarioNames as readonly string[]).includes(word);

async function readScenario(path: string): Promise<Scenario> {
  const text = await readFile(path, "utf8").catch((cause: unknown) => {
    throw new EnvironmentError(`cannot read the scenario ${path}`, { cause });
  });
  const parsed = parseScenario(text);
  if (parsed.ok) return parsed.scenario;
  const problems = parsed.problems.map(({ pointer, message }) => `\n  ${pointer || "/"}: ${message}`);
  throw new UsageError(`${path} is not a valid scenario:${problems.join("")}`);
}

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
