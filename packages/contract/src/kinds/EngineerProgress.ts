import { excludes } from "../declare/Condition.ts";
import { kind, shape } from "../declare/objects.ts";
import { count, id, list, optional, seen, text } from "../declare/values.ts";

/** The fields of one engineer, the same in both forms of the event; any may be omitted. */
const standing = {
  Engineer: optional(text("Name of the engineer.")),
  EngineerID: optional(id("Id of the engineer.")),
  Progress: optional(
    seen(["Unlocked", "Invited", "Known"], "Stage of access.", { "x-section": "States and transitions" }),
  ),
  RankProgress: optional(count("Progress towards the next rank, in percent.")),
  Rank: optional(count("Rank of access.")),
};

/** Access to engineers: all of them at start-up, or one that changed. */
export const EngineerProgress = kind(
  "EngineerProgress",
  "Written at start-up with the Engineers array, and when the player's access to one engineer grows.",
  {
    Engineers: optional(list(shape("EngineerProgress", standing), "All engineers, at start-up.")),
    ...standing,
  },
  {
    "x-conditions": Object.keys(standing).map((field) => excludes("Engineers", field)),
    "x-expects-any": ["Engineers", ...Object.keys(standing)],
  },
);
