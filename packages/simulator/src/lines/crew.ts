import type { LiveInput } from "../live/LiveInput.ts";
import type { HiredPilot } from "../live/npcs.ts";
import { line } from "./line.ts";

/** The player joins a crew by telepresence. */
export const JoinACrew = line({
  kind: "JoinACrew",
  layout: "Captain Telepresence",
  build: ({ profile }: LiveInput) => ({ Captain: profile.captain, Telepresence: true }),
});

/** The player leaves that crew. */
export const QuitACrew = line({
  kind: "QuitACrew",
  layout: "Captain",
  build: ({ profile }: LiveInput) => ({ Captain: profile.captain }),
});

/** Written when the hired pilot takes a share of an income; 0 with every payment in which the pilot has none. */
export const NpcCrewPaidWage = line({
  kind: "NpcCrewPaidWage",
  layout: "NpcCrewName NpcCrewId Amount",
  build: ({ name, id }: HiredPilot, amountCr: number) => ({ NpcCrewName: name, NpcCrewId: id, Amount: amountCr }),
});
