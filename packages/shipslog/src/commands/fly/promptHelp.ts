import type { ScenarioSchema } from "@shipslog/simulator";
import { UsageError } from "../../failure/errors.ts";
import { stepTable, type StepRow } from "./stepTable.ts";

const commands: readonly (readonly [string, string])[] = [
  ["state", "What is true now, as JSON."],
  ["break FAULT", "Damages the next place that the fault can damage; press Tab for the names."],
  ["restart [crash]", "Ends the game and starts it again, in a new journal."],
  ["help [STEP]", "This list, or the fields of a step."],
  ["exit", "Ends; so does Ctrl-D."],
];

/** The steps and commands with what they do, or one step with its fields. */
export function promptHelp(name: string | undefined): string {
  if (name !== undefined && name !== "") return stepHelp(name);
  const rows = [...[...stepTable.values()].map((row) => [usageOf(row), row.does] as const), ...commands];
  const width = Math.max(...rows.map(([usage]) => usage.length));
  return rows.map(([usage, does]) => `  ${usage.padEnd(width)}  ${does}\n`).join("");
}

const usageOf = ({ name, argument }: StepRow) =>
  argument === undefined ? name : `${name} [${argument.toUpperCase()}]`;

function stepHelp(name: string): string {
  const row = stepTable.get(name);
  if (row === undefined) throw new UsageError(`there is no step ${name}; type help for the list`);
  const fields = Object.entries(row.fields).map(([field, schema]) => `  ${field}=  ${describeField(schema)}\n`);
  return `${usageOf(row)}: ${row.does}\n${fields.join("")}`;
}

function describeField({ description = "", enum: values }: ScenarioSchema): string {
  return values === undefined ? description : `${description} One of ${values.join(", ")}.`;
}
