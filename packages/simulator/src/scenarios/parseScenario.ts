import { problemsOf, type ScenarioProblem } from "./problemsOf.ts";
import type { Scenario } from "./Scenario.ts";
import { scenarioSchema } from "./scenarioSchema.ts";

/** A scenario read from JSON, or the list of its problems. */
export type ParsedScenario =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly problems: readonly ScenarioProblem[] };

/** Parses and validates the text of a JSON scenario file; never throws. */
export function parseScenario(text: string): ParsedScenario {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, problems: [{ pointer: "", message: `This is not JSON: ${reason}.` }] };
  }
  const problems = problemsOfScenario(value);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, scenario: value as Scenario };
}

/** Lists what is wrong with a value that should be a scenario. */
export function problemsOfScenario(value: unknown): readonly ScenarioProblem[] {
  return problemsOf(value, scenarioSchema);
}
