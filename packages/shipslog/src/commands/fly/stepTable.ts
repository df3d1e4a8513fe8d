import { scriptSchema, type ScenarioSchema } from "@shipslog/simulator";

/** A step as a prompt needs it. */
export interface StepRow {
  readonly name: string;
  /** One sentence about what it does. */
  readonly does: string;
  /** The schema of each field, by name. */
  readonly fields: Readonly<Record<string, ScenarioSchema>>;
  /** The field whose value may be typed without its name. */
  readonly argument: string | undefined;
}

/** Fields that every step has. */
const common = ["do", "strict", "expect"];

/** Every step, by name. */
export const stepTable: ReadonlyMap<string, StepRow> = new Map(
  (scriptSchema.items?.oneOf ?? []).map((schema) => {
    const row = rowOf(schema);
    return [row.name, row];
  }),
);

function rowOf({ properties = {}, description = "" }: ScenarioSchema): StepRow {
  const own = Object.keys(properties).filter((name) => !common.includes(name));
  const { do: name, ...fields } = properties;
  return { name: name?.enum?.[0] ?? "", does: description, fields, argument: own[0] };
}

/** What a prompt understands beside the steps. */
export const promptCommands: readonly string[] = ["help", "state", "break", "restart", "exit"];
