import { faults } from "@shipslog/faults";
import { promptCommands } from "./promptCommands.ts";
import { stepTable } from "./stepTable.ts";

/** Lists what the last word of a line may become: a step, a command, a fault, a field of the step or one of its values. */
export function completeLine(line: string): readonly string[] {
  const words = line.split(/\s+/);
  const typed = words.at(-1) ?? "";
  return candidates(words).filter((each) => each.startsWith(typed));
}

function candidates([first = "", ...rest]: readonly string[]): readonly string[] {
  if (rest.length === 0) return [...stepTable.keys(), ...promptCommands].map((name) => `${name} `);
  if (first === "break") return faults.map(({ name }) => name);
  if (first === "help") return [...stepTable.keys()];
  if (first === "restart") return ["crash"];
  const { fields = {}, argument = "" } = stepTable.get(first) ?? {};
  const ofArgument = rest.length === 1 ? (fields[argument]?.enum ?? []) : [];
  const ofFields = Object.entries(fields).flatMap(([name, schema]) =>
    schema.enum === undefined ? [`${name}=`] : schema.enum.map((value) => `${name}=${value}`),
  );
  return [...ofArgument, ...ofFields];
}
