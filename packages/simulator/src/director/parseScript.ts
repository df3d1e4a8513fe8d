import { clientProperties, scenarioSchema } from "../scenarios/parseScenario.ts";
import { problemsOf, readJson, type ScenarioProblem, type ScenarioSchema } from "../scenarios/problemsOf.ts";
import type { ScriptedScenario } from "./GameSetup.ts";
import { offerFields } from "./missionOffers.ts";
import { stepNames, steps, type Step, type StepName } from "./steps/steps.ts";

function stepSchema(name: StepName): ScenarioSchema {
  const { does, fields } = steps[name];
  return {
    type: "object",
    description: does,
    required: ["do"],
    additionalProperties: false,
    properties: {
      do: { type: "string", enum: [name] },
      ...fields,
      strict: { type: "boolean", description: "True refuses the step unless it is possible now." },
      expect: {
        type: "object",
        additionalProperties: true,
        description: 'Values that fields of the event must have; "any" for any value, null for an absent field.',
      },
    },
  };
}

const anyStep: ScenarioSchema = { type: "object", oneOf: stepNames.map(stepSchema) };

/** The JSON Schema of a script, which is a list of steps. */
export const scriptSchema: ScenarioSchema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Script",
  description: "What a player does, step by step.",
  type: "array",
  items: anyStep,
};

/** Lists what is wrong with a value that should be a step. */
export function problemsOfStep(value: unknown): readonly ScenarioProblem[] {
  return problemsOf(value, anyStep);
}

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
    missions: {
      type: "array",
      description: "The missions accepted before, the last one at the end; drawn by default.",
      items: { type: "object", description: "A mission.", additionalProperties: false, properties: offerFields },
    },
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
  const read = readJson(text, problemsOfScript);
  if (!read.ok) return read;
  const { value } = read;
  const scenario = Array.isArray(value) ? { script: value as readonly Step[] } : (value as ScriptedScenario);
  return { ok: true, scenario };
}

/** Lists what is wrong with a value that should be a script, or a scenario with one. */
export function problemsOfScript(value: unknown): readonly ScenarioProblem[] {
  return problemsOf(value, Array.isArray(value) ? scriptSchema : scriptedScenarioSchema);
}
