import type { FieldLayout, ObjectLayout } from "@shipslog/contract/text";

/** What a word of a layout may end with: decimals in single precision, decimals in double precision, or significant digits. */
const numberForms: Readonly<Record<string, (count: number) => FieldLayout>> = {
  "": (decimals) => ({ decimals, precision: "single" }),
  d: (decimals) => ({ decimals, precision: "double" }),
  g: (digits) => ({ digits }),
};

/**
 * Parses the fields of a line in written order. `Health:6` has six decimals in single precision, `Tilt:6d` in double precision,
 * `Mass:5g` five significant digits; `Rewards[Faction Reward]` is a list of objects, `Fuel{Main:6}` an object, and the objects
 * of `Parents[~]` have no blanks. Lists and objects nest.
 */
export function parseLayout(text: string): ObjectLayout {
  const words = text.match(/\w+|:\d[dg]?|[[\]{}~]/g) ?? [];
  let at = 0;
  const object = (): ObjectLayout => {
    const fields: Record<string, FieldLayout> = {};
    while (at < words.length && words[at] !== "]" && words[at] !== "}") {
      const name = words[at] ?? "";
      at += 1;
      fields[name] = field();
    }
    at += 1;
    return fields;
  };
  const field = (): FieldLayout => {
    const next = words[at] ?? "";
    if (!/^[:[{]/.test(next)) return "plain";
    at += 1;
    if (next === "{") return { fields: object() };
    if (next !== "[") return numberForms[next.slice(2)]?.(Number(next[1])) ?? "plain";
    if (words[at] !== "~") return { items: { fields: object() } };
    at += 2;
    return { items: "compact" };
  };
  return object();
}
