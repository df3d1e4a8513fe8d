import { shown } from "./text.ts";

const sizes = /_size(\d)_class(\d)(?=_|$)/;
const classLetters = ["", "E", "D", "C", "B", "A"];
const mounts: Readonly<Record<string, string>> = { fixed: "fixed", gimbal: "gimballed", turret: "turreted" };
const prefixes = /^(?:\$)?(?:int|hpt|ext)_/i;

/** An internal module name as players say it: `int_powerplant_size4_class5` is a `4A powerplant`. */
export function moduleName(item: string): string {
  const name = shown(item)
    .replace(prefixes, "")
    .replace(/(?:_name)?;$/i, "")
    .toLowerCase();
  const [found, size = "", letter = ""] = sizes.exec(name) ?? [];
  const rest = found === undefined ? name : name.replace(found, "");
  const words = rest.split("_").map((word) => mounts[word] ?? word);
  const rating = found === undefined ? "" : `${size}${classLetters[Number(letter)] ?? letter} `;
  return `${rating}${words.join(" ")}`.trim();
}

/** A slot as players say it: `Slot07_Size3` is `Slot 7, size 3`. */
export function slotName(slot: string): string {
  const optional = /^Slot(\d+)_Size(\d+)$/.exec(slot);
  if (optional !== null) return `Slot ${Number(optional[1])}, size ${optional[2]}`;
  return shown(slot)
    .replaceAll(/([a-z])([A-Z0-9])/g, "$1 $2")
    .replaceAll("_", " ");
}
