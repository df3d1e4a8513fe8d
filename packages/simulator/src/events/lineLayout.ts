import type { FieldLayout, ObjectLayout } from "@shipslog/contract/text";

/** What one word of a layout says: a name, and its decimals, its items or its fields. */
const word = /([A-Za-z_]+)(?::(\d)|\[([^[\]]*)\]|\{([^{}]*)\})?/g;

/**
 * Parses fields in written order: `Health:6` has six decimals, `Rewards[Faction Reward]` is a list of objects, `Fuel{Main:6}`
 * an object. Lists and objects do not nest.
 */
function parseFields(text: string): ObjectLayout {
  return Object.fromEntries([...text.matchAll(word)].map(([, name = "", ...rest]) => [name, fieldOf(rest)]));
}

function fieldOf([decimals, items, fields]: readonly (string | undefined)[]): FieldLayout {
  if (decimals !== undefined) return { decimals: Number(decimals), precision: "single" };
  if (items !== undefined) return { items: { fields: parseFields(items) } };
  return fields === undefined ? "plain" : { fields: parseFields(fields) };
}

/** Parses the layout of a line, whose fields follow `timestamp` and `event`; some may have a layout of their own. */
export function lineLayout(text: string, own: ObjectLayout = {}): ObjectLayout {
  return { ...parseFields(`timestamp event ${text}`), ...own };
}
