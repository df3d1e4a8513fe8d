import type { Signal } from "../galaxy/signals/Signal.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";
import { withText } from "./withText.ts";

/** Written for each signal of a system, in one second, before the line that says where the ship is. */
export const FSSSignalDiscovered = observedRow({
  kind: "FSSSignalDiscovered",
  layout: lineLayout(
    "SystemAddress SignalName SignalType USSType SpawningState SpawningFaction ThreatLevel TimeRemaining:6 IsStation",
  ),
  build: ({ address }: StarSystem, { name, text, type, isStation }: Signal) => ({
    SystemAddress: address,
    ...withText("SignalName", name, text),
    SignalType: type,
    ...(isStation && { IsStation: true }),
  }),
});
