import { builds } from "../ship/builds.ts";
import { problemsOf, readJson, type ScenarioProblem, type ScenarioSchema } from "./problemsOf.ts";
import {
  activityNames,
  beginnings,
  possessions,
  regions,
  roams,
  stepActivityNames,
  type Scenario,
} from "./Scenario.ts";

const weight: ScenarioSchema = {
  type: "number",
  minimum: 0,
  description: "Weight relative to the others; 0 for never.",
};

function weights(names: readonly string[], description: string): ScenarioSchema {
  const properties = Object.fromEntries(names.map((name) => [name, weight]));
  return { type: "object", description, properties, additionalProperties: false };
}

/** The form of a version of the game: numbers with dots, and perhaps a word such as "beta". */
export const versionPattern = String.raw`^\d+(\.\d+){1,3}( \w+)?$`;

/** What may be said about the client that a game runs on. */
export const clientProperties = {
  isBaseGame: { type: "boolean", description: "Whether it lacks the on-foot expansion." },
  isOlder: { type: "boolean", description: "Whether it is from before some optional fields were added." },
  hasTexts: { type: "boolean", description: "Whether it writes display texts (X_Localised)." },
  version: {
    type: "string",
    pattern: versionPattern,
    examples: ["4.1.2.100"],
    description:
      'The version of the game in dialect live. The default has "beta" in it, so that no network takes the session for real play: never send a journal with another version to one.',
  },
} as const satisfies Readonly<Record<string, ScenarioSchema>>;

/** The JSON Schema of a scenario file, for editors and other validators. */
export const scenarioSchema: ScenarioSchema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Scenario",
  description: "What a simulated session does.",
  type: "object",
  required: ["name", "description", "ship", "begins", "region", "roams"],
  additionalProperties: false,
  properties: {
    name: {
      type: "string",
      minLength: 1,
      description: "The name of the scenario; the same seed gives other sessions under another name.",
    },
    description: { type: "string", description: "One sentence that describes the scenario." },
    ship: { type: "string", enum: Object.keys(builds), description: "What the player flies." },
    begins: { type: "string", enum: beginnings, description: "How the player enters the world." },
    region: { type: "string", enum: regions, description: "Where in the galaxy the session begins." },
    owns: {
      type: "array",
      items: { type: "string", enum: possessions },
      description: "What the commander has at the start.",
    },
    goals: { type: "integer", minimum: 0, maximum: 5, description: "How many community goals the player has joined." },
    surveys: {
      type: "integer",
      minimum: 0,
      maximum: 400,
      description: "How many systems with unsold exploration data the player has.",
    },
    client: {
      type: "object",
      description: "The client the game runs on; drawn by the seed when omitted.",
      required: ["isBaseGame", "isOlder", "hasTexts"],
      additionalProperties: false,
      properties: clientProperties,
    },
    isCurious: {
      type: "boolean",
      description:
        "Whether the player wants to see every kind of event that the activities lead to: within an hour, if that is possible.",
    },
    roams: { ...weights(roams, "Where the player likes to go."), minProperties: 1 },
    activities: weights(
      [...activityNames, ...stepActivityNames],
      "What the player likes to do more or less than most.",
    ),
  },
};

/** A scenario read from JSON, or the list of its problems. */
export type ParsedScenario =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly problems: readonly ScenarioProblem[] };

/** Parses and validates the text of a JSON scenario file; never throws. */
export function parseScenario(text: string): ParsedScenario {
  const read = readJson(text, problemsOfScenario);
  return read.ok ? { ok: true, scenario: read.value as Scenario } : read;
}

/** Lists what is wrong with a value that should be a scenario. */
export function problemsOfScenario(value: unknown): readonly ScenarioProblem[] {
  return problemsOf(value, scenarioSchema);
}
