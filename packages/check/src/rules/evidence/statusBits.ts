import { Flags, Flags2, type Dialect, type Flag2Name, type FlagName, type JsonObject } from "@shipslog/contract";
import type { Rule, RuleVerdict } from "../../declare/Rule.ts";
import { hasField, numberIn } from "./readField.ts";

/** The name of a bit of Flags or Flags2; no name is in both tables. */
export type StatusBit = FlagName | Flag2Name;

/** The number of a bit, and the field it belongs to. */
interface BitPlace {
  readonly field: "Flags" | "Flags2";
  readonly bit: number;
}

const places = new Map<StatusBit, BitPlace>([
  ...Flags.names.map((name, bit) => [name, { field: "Flags", bit }] as const),
  ...Flags2.names.map((name, bit) => [name, { field: "Flags2", bit }] as const),
]);

/** Returns the test whether a bit of a Status is set; undefined when Flags is not a number. */
export function bitsIn(event: JsonObject): ((name: StatusBit) => boolean) | undefined {
  const values = { Flags: numberIn(event, "Flags"), Flags2: numberIn(event, "Flags2") ?? 0 };
  if (values.Flags === undefined) return undefined;
  return (name) => {
    const place = places.get(name);
    return place !== undefined && (((values[place.field] ?? 0) >>> place.bit) & 1) === 1;
  };
}

/** The pointer to the field of a bit. */
function pointerToBit(name: StatusBit): string {
  return `/${places.get(name)?.field ?? "Flags"}`;
}

const guestFlags: readonly Flag2Name[] = ["InTaxi", "InMulticrew", "TelepresenceMulticrew", "PhysicalMulticrew"];

/** Whether Status shows the player in somebody else's ship, where no sample shows which fields the game writes. */
export function isGuest(event: JsonObject): boolean {
  const flags2 = numberIn(event, "Flags2") ?? 0;
  return guestFlags.some((name) => Flags2.has(flags2, name));
}

/** Judges fields of Status that are present if and only if the player is in a certain place, such as a vehicle. */
export function judgeFieldsByPlace(
  event: JsonObject,
  fields: readonly string[],
  isThere: boolean,
  place: string,
): RuleVerdict {
  const field = fields.find((each) => hasField(event, each) !== isThere);
  if (field === undefined) return "holds";
  const expected = isThere ? `present ${place}` : `absent unless ${place}`;
  return { pointer: `/${field}`, expected, received: isThere ? "absent" : "present" };
}

/** Creates the run of a rule that judges the bits of each Status.json. */
function judgeBits(
  skipsGuest: (dialect: Dialect) => boolean,
  judge: (isSet: (name: StatusBit) => boolean) => RuleVerdict,
): NonNullable<Rule["start"]> {
  return (dialect) => ({
    onCompanion: {
      "Status.json": (event) => {
        const isSet = bitsIn(event);
        return isSet === undefined || (skipsGuest(dialect) && isGuest(event)) ? "undecided" : judge(isSet);
      },
    },
  });
}

/** Bits of Status, and the bit that is set wherever one of them is. */
type NeededBits = readonly (readonly [needed: StatusBit, bits: readonly StatusBit[]])[];

/** Creates the run of a rule by which some bits of Status.json are set only together with another; in live it does not judge a guest. */
export function judgeNeededBits(table: NeededBits): NonNullable<Rule["start"]> {
  return judgeBits(
    (dialect) => dialect === "live",
    (isSet) => {
      for (const [needed, bits] of table) {
        const bit = isSet(needed) ? undefined : bits.find(isSet);
        if (bit === undefined) continue;
        return { pointer: pointerToBit(bit), expected: `${bit} clear, because ${needed} is clear`, received: "set" };
      }
      return "holds";
    },
  );
}

/** States of which Status shows one at most: the bit of each, or the bits that all say the same. */
type ExclusiveStates = readonly (StatusBit | readonly StatusBit[])[];

/** Creates the run of a rule by which the states of a row exclude each other; with `skipsGuest` it does not judge a guest in live. */
export function judgeExclusiveBits(
  table: readonly ExclusiveStates[],
  { expected = "at most one of them", skipsGuest = false } = {},
): NonNullable<Rule["start"]> {
  return judgeBits(
    (dialect) => skipsGuest && dialect === "live",
    (isSet) => {
      for (const states of table) {
        const shown = states.map((bits) => [bits].flat().filter(isSet)).filter((bits) => bits.length > 0);
        const [first] = shown.flat();
        if (shown.length < 2 || first === undefined) continue;
        return { pointer: pointerToBit(first), expected, received: shown.flat().join(", ") };
      }
      return "holds";
    },
  );
}
