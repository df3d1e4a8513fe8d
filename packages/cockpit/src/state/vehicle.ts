import { Flags, Flags2, type Flag2Name, type FlagName, type Status } from "@shipslog/contract";

/** What the player is in; `foot` when on foot. */
export type Vehicle = "ship" | "fighter" | "srv" | "foot" | "taxi";

/** The vehicle of a Status; undefined in the game's menu, where all bits are zero. */
export function vehicleOf(status: Status): Vehicle | undefined {
  if (hasFlag2(status, "OnFoot")) return "foot";
  if (hasFlag2(status, "InTaxi")) return "taxi";
  if (hasFlag(status, "InSRV")) return "srv";
  if (hasFlag(status, "InFighter")) return "fighter";
  if (hasFlag(status, "InMainShip") || hasFlag2(status, "InMulticrew")) return "ship";
  return undefined;
}

/** Whether the player is aboard their own ship, so that Status reports its fuel and cargo. */
export function isInOwnShip(status: Status): boolean {
  return vehicleOf(status) === "ship" && !hasFlag2(status, "InMulticrew");
}

/** Whether a bit of Flags is set. */
export function hasFlag({ Flags: bits }: Status, name: FlagName): boolean {
  return Flags.has(bits, name);
}

/** Whether a bit of Flags2 is set; false when Status has no Flags2. */
export function hasFlag2({ Flags2: bits = 0 }: Status, name: Flag2Name): boolean {
  return Flags2.has(bits, name);
}
