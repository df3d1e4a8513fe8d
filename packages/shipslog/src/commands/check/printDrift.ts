import type { Drift, Summary } from "@shipslog/check";
import { formatCount } from "@shipslog/contract/internal";

/** Lists what the contract does not know, one block each, ready for an issue. */
export function printDrift({ drift }: Summary): string {
  if (drift.length === 0) return "Drift: none; the contract knows everything in these journals.\n";
  return `Drift: ${formatCount(drift.length, "thing")} unknown to the contract\n\n${drift.map(block).join("\n")}`;
}

function block({ sort, kind, path, value, count, gameVersions, firstPosition, firstSample }: Drift): string {
  const what = [kind, path, value].filter((part) => part !== "").join(" ");
  const times = count === 1 ? "once" : `${count} times`;
  const versions = gameVersions.length === 0 ? "" : `, game ${gameVersions.join(", ")}`;
  const where = firstPosition === undefined ? "" : `  first at ${firstPosition.file}:${firstPosition.line}\n`;
  return `${sort} ${what}: ${times}${versions}\n${where}  ${firstSample}\n`;
}
