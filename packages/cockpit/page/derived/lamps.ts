import { Flags, type Status } from "@shipslog/contract";
import { lightsOf, type LightTone } from "../../src/state/derived/lights.ts";
import { vehicleOf } from "../../src/state/derived/vehicle.ts";
import type { Lamp } from "../instruments/Annunciators.tsx";
import { lightLabels } from "../format/lightLabels.ts";

const tones: readonly LightTone[] = ["alarm", "caution", "on", "place"];

/** The ship's lamps as they hang before anything was seen. */
const beforeAny: Status = { timestamp: "", event: "Status", Flags: Flags.encode(["InMainShip"]) };

/** Every lamp that applies to the vehicle, the urgent ones first; all unknown before Status was seen and in the game's menu. */
export function lampsOf(status: Status | undefined): readonly Lamp[] {
  const isKnown = status !== undefined && vehicleOf(status) !== undefined;
  const { lights, unknownBits } = lightsOf(isKnown ? status : beforeAny);
  const named = lights
    .toSorted((a, b) => tones.indexOf(a.tone) - tones.indexOf(b.tone))
    .map(({ name, meaning, tone, isLit }): Lamp => {
      return { name, label: lightLabels[name], meaning, tone, isLit: isKnown ? isLit : undefined };
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
