import type { EngineerAccess } from "../commander/engineers.ts";
import { eventRow, type FieldsOf } from "./EventRow.ts";

/** Written when a player increases access to an engineer, and at start-up with all engineers. */
export const EngineerProgress = eventRow({
  kind: "EngineerProgress",
  by: ["load", "gainAccess"],
  build(world, { data }) {
    if (data === null) {
      const { engineers, strangers } = world.commander;
      // "Each of these five may be omitted": the base game knows nothing of an on-foot engineer the player has not met.
      return { Engineers: [...engineers.map(standingOf), ...strangers.filter(isNameless).map(() => ({}))] };
    }
    const { access, gain } = data;
    const who = { Engineer: access.name, EngineerID: access.id };
    if (gain === "stage") return { ...who, Progress: access.stage, ...(access.rank > 0 && { Rank: access.rank }) };
    return gain === "rank"
      ? { ...who, Rank: access.rank }
      : { ...who, Rank: access.rank, RankProgress: access.progressPercent };
  },
});

const isNameless = (access: EngineerAccess): boolean => access.isNameless;

/**
 * Rank and RankProgress are present exactly for unlocked engineers (F43). In base-game mode an
 * on-foot engineer has neither name nor id, as in 48 real entries of 2023.
 */
function standingOf(access: EngineerAccess): NonNullable<FieldsOf<"EngineerProgress">["Engineers"]>[number] {
  if (access.isNameless) return { Progress: access.stage };
  const known = { Engineer: access.name, EngineerID: access.id, Progress: access.stage };
  return access.stage === "Unlocked" ? { ...known, RankProgress: access.progressPercent, Rank: access.rank } : known;
}
