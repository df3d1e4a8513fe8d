import { flagNames } from "@shipslog/contract/words";
import { Flags, type Status } from "@shipslog/contract";
import { lightsOf, type LightTone } from "../../src/state/derived/lights.ts";
import { vehicleOf } from "../../src/state/vehicle.ts";
import type { Lamp } from "../instruments/Annunciators.tsx";

const tones: readonly LightTone[] = ["alarm", "caution", "on", "place"];

/** Before the first Status, the lamps of a ship are shown. */
const beforeAny: Status = { timestamp: "", event: "Status", Flags: Flags.encode(["InMainShip"]) };

/** The lamps that apply to the vehicle, urgent ones first; all unknown before the first Status and in the game's menu. */
export function lampsOf(status: Status | undefined): readonly Lamp[] {
  const isKnown = status !== undefined && vehicleOf(status) !== undefined;
  const { lights, unknownBits } = lightsOf(isKnown ? status : beforeAny);
  const named = lights
    .toSorted((a, b) => tones.indexOf(a.tone) - tones.indexOf(b.tone))
    .map(({ name, meaning, tone, isLit }): Lamp => {
      return { name, label: flagNames[name], meaning, tone, isLit: isKnown ? isLit : undefined };
    });
  const nameless = unknownBits.map((name): Lamp => ({
    name,
    label: name,
    meaning: name,
    tone: "caution",
    isLit: true,
  }));
  return [...named, ...nameless];
}
