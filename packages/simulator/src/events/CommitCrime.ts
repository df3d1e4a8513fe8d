import { lineLayout } from "./lineLayout.ts";
import type { Npc } from "./Npc.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when a shot hits the wrong ship and makes the player wanted. */
export const CommitCrime = observedRow({
  kind: "CommitCrime",
  layout: lineLayout("CrimeType Faction Victim Bounty Fine"),
  build: ({ name }: Npc, faction: string, bountyCr: number) => ({
    CrimeType: "assault",
    Faction: faction,
    Victim: name,
    Bounty: bountyCr,
  }),
});
