import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** The member of the crew who flies the fighter, by name and server id. */
export interface HiredPilot {
  readonly name: string;
  readonly id: number;
}

/** Written when the hired pilot takes a share of an income; 0 with every payment in which the pilot has none. */
export const NpcCrewPaidWage = observedRow({
  kind: "NpcCrewPaidWage",
  layout: lineLayout("NpcCrewName NpcCrewId Amount"),
  build: ({ name, id }: HiredPilot, amountCr: number) => ({ NpcCrewName: name, NpcCrewId: id, Amount: amountCr }),
});
