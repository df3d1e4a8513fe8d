import { undecidable } from "../answers.ts";
import type { FieldNotes } from "./FieldNotes.ts";

/** The player's missions. */
export const missionsNotes: FieldNotes = {
  sharedElements: ["Active", "Failed", "Complete"],
  notes: {
    "Active[].Expires": [
      {
        text: "It is the number of seconds left.",
        produced: ["event Missions", "simulator drawMission"],
        unchecked: undecidable("No other field shows when a mission ends, and no listed kind reports an extension."),
      },
      {
        text: "0 was seen in Failed.",
        produced: ["event Missions", "simulator expireMissions"],
        checked: ["mission-failed"],
      },
    ],
  },
  text: [
    {
      text: "The elements of the three groups have one shape.",
      declared: ["Missions.Active", "Missions.Failed", "Missions.Complete"],
      checked: ["wrong-type", "field-missing"],
    },
  ],
};
