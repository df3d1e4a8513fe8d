/** A known error in the real journals, with its reason. */
export interface KnownError {
  readonly rule: string;
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

/** Every error the check finds in the real journals. */
export const knownErrors: readonly KnownError[] = [
  {
    rule: "nul-bytes",
    file: "Journal.2023-07-30T154648.01.log",
    line: 395,
    reason:
      "Eight NUL bytes precede a complete line in the middle of the file. Another reader skips such bytes, so they are known to occur; the finding is right.",
  },
];

/** Why real journals break a rule, by its id: one sentence for each class of warnings and notes. */
export const corpusExplanations: Readonly<Record<string, string>> = {
  "after-shutdown":
    "In four files a contributor pasted single lines of another day at the end; once a Friends line was written a second after Shutdown.",
  "clock-back":
    "Four are lines of another day pasted at the end of a file; six are start-up lines (LoadGame, Statistics, ReceiveText) out of order by up to a minute; two are a Music and a NavRoute line two or three seconds early.",
  "community-goal-total": "The count from the server fell by about 0.01 % between two events.",
  "earnings-above": "Two sales of one evening paid 3.6 times their parts: a bonus that the event does not name.",
  "earnings-below": "Hired crew take their share of every sale.",
  "empty-line": "A contributor's editor left a space after the last line.",
  "engineer-rank":
    "Only between sessions: contributors gave their commanders one common id, so several players look like one.",
  "engineer-stage":
    "Only between sessions: contributors gave their commanders one common id, so several players look like one.",
  "file-order":
    "Names carry local time: journals of several players, or of two clients at once, overlap in one folder.",
  "fuel-balance": "Six levels are higher than the previous lines explain: fuel was added without a line.",
  "influence-sum": "Two systems without a population list one faction without influence.",
  "jump-distance":
    "One journal lacks the FSDJump of an arrival that its other lines show, so the rule compares with the wrong system.",
  "jump-target": "One jump arrived in another system than its StartJump named; the journal does not show why.",
  layout: "Contributors' tools rewrote most files; each such file is one note.",
  "mission-expiry": "Four missions gained exactly 24 hours (format-facts 4 describes the same).",
  "population-factions":
    "All but two are from 2025, after colonisation was added: a claimed system has a faction before it has a population. The other two list one faction without influence.",
};
