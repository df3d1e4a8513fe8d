import type { StarSystem } from "../galaxy/StarSystem.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written in the second in which the last body of a system is scanned. */
export const FSSAllBodiesFound = observedRow({
  kind: "FSSAllBodiesFound",
  layout: lineLayout("SystemName SystemAddress Count"),
  build: ({ name, address }: StarSystem, count: number) => ({
    SystemName: name,
    SystemAddress: address,
    Count: count,
  }),
});
