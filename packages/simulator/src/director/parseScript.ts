import { clientProperties, scenarioSchema } from "../scenarios/scenarioSchema.ts";
import { problemsOf, type ScenarioProblem } from "../scenarios/problemsOf.ts";
import type { ScenarioSchema } from "../scenarios/schemaVocabulary.ts";
import type { ScriptedScenario } from "./ScriptedScenario.ts";
import { scriptSchema } from "./scriptSchema.ts";
import type { Step } from "./Step.ts";

/** A script read from JSON, or the list of its problems. */
export type ParsedScript =
  | { readonly ok: true; readonly scenario: ScriptedScenario }
  | { readonly ok: false; readonly problems: readonly ScenarioProblem[] };

/** What a scripted scenario has in common with one of weights. */
const setupProperties = ["ship", "begins", "region", "owns", "goals", "surveys"];

/** The JSON Schema of a script with its setup. */
export const scriptedScenarioSchema: ScenarioSchema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Scripted scenario",
  description: "A script, and who begins where.",
  type: "object",
  required: ["script"],
  additionalProperties: false,
  properties: {
    script: { ...scriptSchema, description: "What the player does, step by step." },
    ...Object.fromEntries(
      Object.entries(scenarioSchema.properties ?? {}).filter(([name]) => setupProperties.includes(name)),
    ),
    client: {
      type: "object",
      description: "The client the game runs on; complete and up to date by default.",
      additionalProperties: false,
      properties: clientProperties,
    },
  },
};

/** Parses the text of a JSON file with a script: a list of steps, or an object with `script` and a setup; never throws. */
export function parseScript(text: string): ParsedScript {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, problems: [{ pointer: "", message: `This is not JSON: ${reason}.` }] };
  }
  const problems = problemsOfScript(value);
  if (problems.length > 0) return { ok: false, problems };
  const scenario = Array.isArray(value) ? { script: value as readonly Step[] } : (value as ScriptedScenario);
  return { ok: true, scenario };
}

/** Lists what is wrong with a value that should be a script, or a scenario with one. */
export function problemsOfScript(value: unknown): readonly ScenarioProblem[] {
  return problemsOf(value, Array.isArray(value) ? scriptSchema : scriptedScenarioSchema);
}
