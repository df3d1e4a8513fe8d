/** An error in the real journals that is known, and why it is there. */
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
      "Eight NUL bytes stand before an otherwise whole line in the middle of the file. Another reader skips such bytes, so they have been met before; the finding is right.",
  },
];

/** Why real journals break a rule, by its id: one sentence for each class of warnings and notes. */
export const corpusExplanations: Readonly<Record<string, string>> = {
  "after-shutdown":
    "Four times single lines of another day stand behind the end, pasted by whoever contributed the file; once a Friends line came a second after Shutdown.",
  "clock-back":
    "Four are lines of another day pasted behind the end of a file; six are start-up lines (LoadGame, Statistics, ReceiveText) out of order by up to a minute; two are a Music and a NavRoute line two or three seconds early.",
  "community-goal-total": "The count the server gave fell by about 0.01 % between two looks.",
  "earnings-above": "Two sales of one evening paid 3.6 times their parts: a bonus the event does not name.",
  "earnings-below": "Hired crew take their share of every sale.",
  "empty-line": "A contributor's editor left a blank behind the last line.",
  "engineer-rank":
    "Only between sessions: contributors gave their commanders one common id, so several players look like one.",
  "engineer-stage":
    "Only between sessions: contributors gave their commanders one common id, so several players look like one.",
  "file-order":
    "Names carry local time: journals of several players, or of two clients at once, overlap in one folder.",
  "fuel-balance": "Six levels are higher than the lines before tell: fuel came in without a line.",
  "influence-sum": "Two systems without population list one faction with no influence at all.",
  "jump-distance":
    "One journal lacks the FSDJump line of an arrival that its other lines show, so the place left is not the one the rule knows.",
  "jump-target": "One jump arrived elsewhere than its StartJump said; nothing in the journal tells why.",
  layout: "Contributors' tools wrote most files anew; each such file is one note.",
  "mission-expiry": "Four missions have exactly 24 hours more than before (format-facts 4 has met the same).",
  "population-factions":
    "All but two are of 2025, after colonisation came: a claimed system has a faction before anyone lives there. The other two list one faction without influence.",
};
