import type { ScenarioSchema } from "../scenarios/schemaVocabulary.ts";
import { problemsOf, type ScenarioProblem } from "../scenarios/problemsOf.ts";
import { stepNames, steps, type StepName } from "./steps/steps.ts";

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
