/** Why the real journals give notes, by rule: one sentence for each. */
export const corpusExplanations: Readonly<Record<string, string>> = {
  "community-goal-total": "The count from the server fell by about 0.01 % between two sessions.",
  "earnings-above": "Two sales of one evening paid 3.6 times their parts: a bonus that the event does not name.",
  "earnings-below": "Hired crew take their share of every sale.",
  "engineer-rank":
    "Only between sessions: contributors gave their commanders one common id, so several players look like one.",
  "engineer-stage":
    "Only between sessions: contributors gave their commanders one common id, so several players look like one.",
  "file-order":
    "Names carry local time: journals of several players, or of two clients at once, overlap in one folder.",
  "influence-sum": "Two systems without a population list one faction without influence.",
  layout: "Contributors' tools rewrote most files; each such file is one note.",
  "population-factions":
    "All but two are from 2025, after colonisation was added: a claimed system has a faction before it has a population. The other two list one faction without influence.",
  "startup-missing": "Two start-ups have Missions and no EngineerProgress: the game left it out.",
};
