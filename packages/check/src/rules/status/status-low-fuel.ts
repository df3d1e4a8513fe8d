import { Flags, type FlagName } from "@shipslog/contract";
import type { OnEvent, Rule } from "../../declare/Rule.ts";
import { isGuest, bitsIn } from "../evidence/statusBits.ts";
import { numberIn, objectIn } from "../evidence/readField.ts";
import { relocationKinds } from "../../state/SessionState.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { FSDJump, Status } = sampleEvents;
const jump = { event: FSDJump({ FuelLevel: 32 }) } as const;
const status = (FuelMain: number, ...names: readonly FlagName[]) =>
  ({
    companion: "Status.json",
    event: Status({ Flags: Flags.encode(["InMainShip", ...names]), Fuel: { FuelMain, FuelReservoir: 0.5 } }),
  }) as const;
/** Events after which the player may be in another ship, or the ship may have another tank. */
const otherTanks = [...relocationKinds, "Docked", "Missions", "SuitLoadout", "Loadout", "Embark", "VehicleSwitch"];
const lowShare = 0.25;

/** Low fuel without its flag. */
export const statusLowFuel: Rule = {
  id: "status-low-fuel",
  group: "status",
  basis: { game: "The specification has no size of the tank, and no kind that reports another ship." },
  severity: { spec: "warning", live: "note" },
  title: "The main tank is below 25 % of what it held after a jump, and flag bit 19 (Low Fuel) is clear.",
  why: "Alarms for low fuel use the flag.",
  restsOn: "F33 (bit 19 below 25 %)",
  evidence:
    "Status.json after an FSDJump in the player's own ship, with no event between them after which the ship may be another one. The tank holds at least what it held after the jump; an empty one is low anywhere.",
  passes: [jump, status(0.1, "LowFuel")],
  fails: [jump, status(0.1)],
  start: () => {
    let leastTankT = 0;
    const forget: OnEvent = () => void (leastTankT = 0);
    return {
      onEvent: {
        ...Object.fromEntries(otherTanks.map((kind) => [kind, forget])),
        FSDJump: (event) => {
          const isOwn = event["Taxi"] !== true && event["Multicrew"] !== true;
          if (isOwn) leastTankT = Math.max(leastTankT, numberIn(event, "FuelLevel") ?? 0);
          return undefined;
        },
      },
      onCompanion: {
        "Status.json": (event) => {
          const isSet = bitsIn(event);
          const fuelT = numberIn(objectIn(event, "Fuel"), "FuelMain");
          if (isSet?.("InMainShip") !== true || fuelT === undefined) return undefined;
          // A tank above this share decides nothing: its size is unknown. An empty one is low at any size.
          if (fuelT !== 0 && (fuelT < 0 || isGuest(event) || fuelT >= lowShare * leastTankT)) return undefined;
          if (isSet("LowFuel")) return "holds";
          return { pointer: "/Flags", expected: "bit 19 set", received: `clear at ${fuelT} t` };
        },
      },
    };
  },
};
