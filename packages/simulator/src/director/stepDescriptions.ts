import type { Kind } from "@shipslog/contract";
import type { ScenarioSchema } from "../scenarios/schemaVocabulary.ts";
import type { StepDeclaration } from "./StepDeclaration.ts";
import { stepNames, steps, type StepName } from "./steps/steps.ts";

/** A step as help, completion and docs show it. */
export interface StepDescription {
  readonly name: StepName;
  /** One sentence: what the player does. */
  readonly does: string;
  /** The JSON Schema of each field of its own, by name. */
  readonly fields: Readonly<Record<string, ScenarioSchema>>;
  /** The field that a prompt takes without its name, as in `wait 10m`. */
  readonly argument: string | undefined;
  /** The kind of event whose fields `expect` is about. */
  readonly expects: Kind | undefined;
}

function describe(name: StepName): StepDescription {
  const { does, fields, argument, expects } = steps[name] as unknown as StepDeclaration;
  return { name, does, fields, argument, expects };
}

/** Every step with its sentence and its fields, in order of name. */
export const stepDescriptions: readonly StepDescription[] = stepNames.map(describe);
