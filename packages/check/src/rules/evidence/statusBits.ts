import { Flags, Flags2, type Flag2Name, type JsonObject } from "@shipslog/contract";
import { statusRelations, type StatusBit } from "@shipslog/contract/internal";
import type { Breach, Rule, RuleVerdict } from "../../declare/Rule.ts";
import { hasField, numberIn } from "./readField.ts";

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

/** Finds the first breach of a row. */
function breachOf(row: (typeof statusRelations)[number], isSet: (name: StatusBit) => boolean): Breach | undefined {
  if ("need" in row) {
    const bit = isSet(row.need) ? undefined : row.bits.find(isSet);
    if (bit === undefined) return undefined;
    return { pointer: pointerToBit(bit), expected: `${bit} clear, because ${row.need} is clear`, received: "set" };
  }
  const shown = row.states.map((bits) => [bits].flat().filter(isSet)).filter((bits) => bits.length > 0);
  const [first] = shown.flat();
  if (shown.length < 2 || first === undefined) return undefined;
  return { pointer: pointerToBit(first), expected: "at most one of them", received: shown.flat().join(", ") };
}

/** Creates the run of a rule by which the bits of each Status.json go together; in live it does not judge a guest. */
export function judgeRelations(rule: string): NonNullable<Rule["start"]> {
  const rows = statusRelations.filter((row) => row.rule === rule);
  return (dialect) => ({
    onCompanion: {
      "Status.json": (event) => {
        const isSet = bitsIn(event);
        if (isSet === undefined || (dialect === "live" && isGuest(event))) return "undecided";
        for (const row of rows) {
          const breach = breachOf(row, isSet);
          if (breach !== undefined) return breach;
        }
        return "holds";
      },
    },
  });
}
