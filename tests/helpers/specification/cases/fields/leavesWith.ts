/** Fields that a note of the document ties to an optional field: where that one is absent, these are absent too. */
const tied: Readonly<Record<string, readonly string[]>> = {
  "FSDJump.Factions[].SquadronFaction": ["HappiestSystem", "HomeSystem"],
  "CommunityGoal.CurrentGoals[].TopRankSize": ["PlayerInTopRank"],
  "CommunityGoal.CurrentGoals[].PlayerInTopRank": ["TopRankSize"],
  "CommunityGoal.CurrentGoals[].TierReached": ["Bonus"],
  "CommunityGoal.CurrentGoals[].Bonus": ["TierReached"],
  "StoredModules.Items[].EngineerModifications": ["Level", "Quality"],
};

/** Optional fields that cannot be left out alone: hand-made cases show where they are absent. */
const presentByNote: ReadonlySet<string> = new Set([
  "Status.Latitude",
  "Status.Longitude",
  "ModuleInfo.Modules",
  "NavRoute.Route",
]);

/** The fields that are absent together with an optional field; undefined when a note says when it is present. */
export function leavesWith(kind: string, path: string): readonly string[] | undefined {
  const field = `${kind}.${path}`;
  if (presentByNote.has(field)) return undefined;
  // Rule 4: X_Localised is a form of X.
  return [`${path.split(".").at(-1)}_Localised`, ...(tied[field] ?? [])];
}
