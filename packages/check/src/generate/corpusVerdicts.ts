/** The verdict on one error or warning in the real journals, from a reading of the lines around it. */
interface CorpusVerdict {
  readonly rule: string;
  readonly file: string;
  readonly line: number;
  /** Whether the journal has the defect that the finding names. */
  readonly isTrue: boolean;
  readonly reason: string;
}

const pasted = "A contributor pasted lines of another day after Shutdown.";
const login = "While the commander logs in, the game writes this line with an earlier time than the line before it.";

type Place = readonly [file: string, line: number];

const trueFindings = (rule: string, reason: string, ...places: readonly Place[]): readonly CorpusVerdict[] =>
  places.map(([file, line]) => ({ rule, file, line, isTrue: true, reason }));

/** The verdict on every error and warning that the check gives on the real journals. */
export const corpusVerdicts: readonly CorpusVerdict[] = [
  ...trueFindings("nul-bytes", "Eight NUL bytes precede a complete line in the middle of the file.", [
    "Journal.2023-07-30T154648.01.log",
    395,
  ]),
  ...trueFindings(
    "after-shutdown",
    pasted,
    ["Journal.2023-02-18T183811.01.log", 33],
    ["Journal.2023-05-18T063648.01.log", 473],
    ["Journal.2023-05-31T084152.01.log", 2021],
    ["Journal.2023-08-16T151859.01.log", 20],
  ),
  ...trueFindings(
    "clock-back",
    pasted,
    ["Journal.2023-02-18T183811.01.log", 34],
    ["Journal.2023-05-18T063648.01.log", 473],
    ["Journal.2023-05-18T063648.01.log", 474],
    ["Journal.2023-05-31T084152.01.log", 2021],
  ),
  ...trueFindings(
    "clock-back",
    login,
    ["Journal.2024-04-04T171300.01.log", 1097],
    ["Journal.2024-04-21T134122.01.log", 8],
    ["Journal.2024-04-21T134122.01.log", 10],
    ["Journal.2024-04-21T134122.01.log", 11],
    ["Journal.2024-04-21T193555.01.log", 11],
    ["Journal.2024-05-07T210728.01.log", 9],
  ),
  ...trueFindings(
    "clock-back",
    "In play, two lines have swapped places: the second is two or three seconds older.",
    ["Journal.2024-02-08T173545.01.log", 1488],
    ["Journal.2024-04-07T160258.01.log", 227],
  ),
  ...trueFindings("empty-line", "The file ends with a line that holds one space.", [
    "Journal.2024-04-09T191958.01.log",
    306,
  ]),
  ...trueFindings(
    "jump-distance",
    "The FSDJump of the arrival before is missing: StartJump, the channel, a scan and three FuelScoop lines show that the ship was there.",
    ["Journal.2023-07-30T033612.01.log", 39],
  ),
];

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
  "not-at-startup":
    "20 times Missions or a summary of engineers stands without the other after a jump, a docking or an earlier start-up.",
  "empty-journal": "Five journals of the corpus have no bytes.",
  "startup-missing": "Two start-ups have Missions and no EngineerProgress: the game left it out.",
};
