import { rowsOf, type Part } from "../../lab/houseRules/partGraph.ts";

/** Prints each part with the parts it imports and how often, those that import nothing first. */
export function printGraph(parts: readonly Part[]): readonly string[] {
  const nameWidth = Math.max(...parts.map(({ name }) => name.length));
  const filesWidth = Math.max(...parts.map(({ files }) => String(files).length));
  return rowsOf(parts)
    .flat()
    .map(({ name, files, imports }) => {
      const list = [...imports].map(([target, count]) => `${target} ${count}`).join(", ");
      return `${name.padEnd(nameWidth)}  ${String(files).padStart(filesWidth)} files  ${list || "imports nothing"}`;
    });
}
