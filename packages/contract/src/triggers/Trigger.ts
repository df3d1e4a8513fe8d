import type { FlagName } from "../status/Flags.ts";
import type { Flag2Name } from "../status/Flags2.ts";
import type { GuiFocusName } from "../status/GuiFocus.ts";
import type { JsonObject, JsonValue } from "../text/Json.ts";

/** One thing that may be true of a session. */
interface FactDeclaration {
  /** How messages call it. */
  readonly text: string;
  /** Whether it may begin without a line. What excludes it then holds for its own second only. */
  readonly beginsSilently?: true;
}

/**
 * What may be true of a session when an event is written. Lines prove that a fact begins or has ended. Any fact may end without
 * a line (a ship leaves its pad, a player boards); few begin without one.
 */
export const sessionFacts = {
  startUp: { text: "at start-up, before the first jump or docking" },
  docked: { text: "docked" },
  atCarrier: { text: "docked at a fleet carrier" },
  atOutfitting: { text: "docked at a station with Outfitting" },
  atCartographics: { text: "docked at a station with Exploration" },
  onFoot: { text: "on foot" },
  outside: { text: "outside of the ship, on foot or in an SRV", beginsSilently: true },
} as const satisfies Readonly<Record<string, FactDeclaration>>;

/** The name of a fact about the session. */
export type SessionFact = keyof typeof sessionFacts;

/** A question to an event: whether a field is present, has a value, or a list has an item. A dot leads into the items of a list. */
export interface TriggerForm {
  readonly field: string;
  readonly is: "present" | { readonly value: string | boolean } | { readonly has: string };
}

/**
 * When an event may be written, and what it proves: one declaration that the builder obeys, the tester judges, `explain` prints
 * and the statements cite.
 */
export interface Trigger {
  readonly kind: string;
  /** Which events of the kind it is about; all of them when absent. */
  readonly form?: TriggerForm;
  /** The statement of the specification, as `6.8`; absent where only knowledge about the game says so. */
  readonly statement?: string;
  /** The facts that must not be excluded when the event is written. */
  readonly needs?: readonly SessionFact[];
  /** What holds afterwards: yes, no, or as a field says; an absent field leaves the fact unknown. */
  readonly proves?: Readonly<Partial<Record<SessionFact, boolean | TriggerForm>>>;
  /** Facts that have not begun, unless a line has proved that they have. */
  readonly settles?: readonly SessionFact[];
  /** Facts that nothing is known about afterwards. */
  readonly forgets?: readonly SessionFact[];
  /** Bits of Status.json that are not set in the second of the event. */
  readonly clearBits?: readonly (FlagName | Flag2Name)[];
  /** The screen that Status.json shows in the second of the event. */
  readonly screen?: GuiFocusName;
}

/** Answers a question to an event; undefined when the field is absent or has another type. */
export function readTriggerForm(event: JsonObject, { field, is }: TriggerForm): boolean | undefined {
  const values = field.includes(".") ? valuesAt(event, field.split(".")) : membersOf(event, field);
  if (is === "present") return values.length > 0;
  if (values.length === 0) return undefined;
  if ("value" in is) return values.includes(is.value);
  const items = values.flat();
  // The live game writes the services of a station in lower case (D12).
  const wanted = is.has.toLowerCase();
  return items.some((item) => typeof item === "string" && item.toLowerCase() === wanted);
}

/** Whether a trigger is about an event of its kind. */
export function triggerApplies({ form }: Trigger, event: JsonObject): boolean {
  return form === undefined || readTriggerForm(event, form) === true;
}

function membersOf(event: JsonObject, field: string): readonly JsonValue[] {
  const value = event[field];
  return value === undefined ? [] : [value];
}

function valuesAt(value: JsonValue | undefined, [name, ...names]: readonly string[]): readonly JsonValue[] {
  if (value === undefined) return [];
  if (name === undefined) return [value];
  if (Array.isArray(value)) return value.flatMap((item: JsonValue) => valuesAt(item, [name, ...names]));
  if (typeof value !== "object" || value === null) return [];
  return valuesAt((value as JsonObject)[name], names);
}
