import { Flags, Flags2, type Flag2Name, type FlagName, type JsonObject } from "@shipslog/contract";
import { numberIn } from "./readField.ts";

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
export function pointerToBit(name: StatusBit): string {
  return `/${places.get(name)?.field ?? "Flags"}`;
}
