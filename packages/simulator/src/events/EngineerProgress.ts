import type { EngineerAccess } from "../commander/engineers.ts";
import { eventRow, type FieldsOf } from "./EventRow.ts";

/** Written when a player increases access to an engineer, and at start-up with all engineers. */
export const EngineerProgress = eventRow({
  kind: "EngineerProgress",
  by: ["load", "gainAccess"],
  build(world, { data }) {
    if (data === null) return { Engineers: world.commander.engineers.map(standingOf) };
    const { access, gain } = data;
    const who = { Engineer: access.name, EngineerID: access.id };
    if (gain === "stage") return { ...who, Progress: access.stage, ...(access.rank > 0 && { Rank: access.rank }) };
    return gain === "rank"
      ? { ...who, Rank: access.rank }
      : { ...who, Rank: access.rank, RankProgress: access.progressPercent };
  },
});

/** Rank and RankProgress are present exactly for unlocked engineers (format-facts 4, EngineerProgress). */
function standingOf(access: EngineerAccess): NonNullable<FieldsOf<"EngineerProgress">["Engineers"]>[number] {
  const known = { Engineer: access.name, EngineerID: access.id, Progress: access.stage };
  return access.stage === "Unlocked" ? { ...known, RankProgress: access.progressPercent, Rank: access.rank } : known;
}
