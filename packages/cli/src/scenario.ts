import { readFile } from "node:fs/promises";
import { parseScenario, scenarioNames, scenarios, type Scenario, type ScenarioName } from "@shipslog/simulator";
import { EnvironmentError } from "./EnvironmentError.ts";
import { nearest } from "./text/nearest.ts";
import { UsageError } from "./UsageError.ts";

/** The scenario a person means: one that comes along, by name, or one of their own, by the name of a JSON file. */
export async function scenarioOf(word: string): Promise<Scenario> {
  if (isName(word)) return scenarios[word];
  if (word.toLowerCase().endsWith(".json")) return await readScenario(word);
  const near = nearest(word, scenarioNames);
  const hint = near === undefined ? `there are ${scenarioNames.join(", ")}` : `did you mean ${near}?`;
  throw new UsageError(`there is no scenario ${word}; ${hint}`);
}

const isName = (word: string): word is ScenarioName => (scenarioNames as readonly string[]).includes(word);

async function readScenario(path: string): Promise<Scenario> {
  const text = await readFile(path, "utf8").catch((cause: unknown) => {
    throw new EnvironmentError(`the scenario ${path} cannot be read`, { cause });
  });
  const parsed = parseScenario(text);
  if (parsed.ok) return parsed.scenario;
  const problems = parsed.problems.map(({ pointer, message }) => `\n  ${pointer || "/"}: ${message}`);
  throw new UsageError(`${path} is no scenario:${problems.join("")}`);
}
