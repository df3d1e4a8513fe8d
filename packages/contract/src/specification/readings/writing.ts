import type { Reading } from "./Reading.ts";

/** Where and when files are written: readings of the journal. */
export const writingReadings = {
  statusInFile: {
    text: 'Status is written to Status.json only. Alternative: also as a line, because "three event kinds are also written as separate JSON files". The table of events says "written to Status.json", and for the other two "also writes"; a line is reported as a note, because the first sentence allows it.',
    takenFrom: '"written to Status.json"; "also written as separate JSON files"',
    breaking: "note; warning in `live`",
  },
  lineFraming: {
    text: "The journal is UTF-8 text without a byte order mark, one event on each line, each line ended. Alternatives: objects one after the other without line ends, an array of objects, blank lines between them. The document says nothing about lines; one object on a line is what the game writes and what every known reader expects, and a reader that joins lines cannot tell a cut line from two.",
    takenFrom: '"one JSON object per event"; framing is not shown',
    breaking: "error; in `live` a blank line is a warning",
  },
  fileNames: {
    text: "Journal files are named and rotated as the game does; the name contains the time of the first moment.",
    takenFrom: "names are not shown",
  },
  fullParts: {
    text: "A part is full at 500,000 lines; the next line opens the next part. In `live`, Continued and the new Fileheader have the timestamp of that line; in `spec` the part opens without them, because Continued is not one of the sixteen kinds.",
    takenFrom: "rotation is not shown",
  },
  fileBeforeLine: {
    text: "A companion file is written before its announcing line and carries the same timestamp. In `spec` a check accepts a file up to a minute older than its line, because neither is stated.",
    takenFrom: "order is not shown; every known reader accepts this",
    breaking: "error for a file that is missing or older; milder in `live`",
  },
  announcedAgain: {
    text: "An announced companion file is written again even when only its timestamp differs.",
    takenFrom: '"also writes ModulesInfo.json"',
  },
  statusPeriod: {
    text: "Status.json is written on change and at least every three seconds while something happens. Because the period is not shown, a check reports it only after a minute: missing or empty, or older than the last line of the journal.",
    takenFrom: '"every few seconds"; "exact period: not shown"',
    breaking: "error; a note or nothing in `live`",
  },
  companionsAbsent: {
    text: "An announced file has to be there, also when no companion file is. In `live` a folder without any of the three is a copy of the journals alone.",
    takenFrom: '"also written as separate JSON files in the same directory"',
    breaking: "error; nothing in `live`",
  },
  startUp: {
    text: "A journal need not begin with the start-up. Where Missions or the summary of engineers shows one, the other has to be there within the session, and a player on foot has a SuitLoadout. Alternative: require them in every journal; no sentence says where a journal begins.",
    takenFrom: '"at startup", "starting on foot or disembarking"',
    breaking: "error; note in `live`",
  },
  whatIsChecked: {
    text: "A file that the user names is checked as a journal, whatever its name, and a companion file as what its name says, also without a journal. In a folder only files with the game's names count: the others may be anything.",
    takenFrom: "names of journals are not shown; those of the three files are",
  },
  statusChange: {
    text: "Any change of a field of Status other than the timestamp causes a write. The position must have moved by its threshold since the last write, in micro-degrees, longitude the short way round.",
    takenFrom: "the two thresholds of Limits",
  },
  footThreshold: {
    text: "On foot, the threshold is 0.0005 degrees as in the SRV; every other vehicle counts as flight.",
    takenFrom: "only flight and SRV are named",
  },
  statusPause: {
    text: "A change within a second of the last write waits for the end of that second; then the current values are written.",
    takenFrom: "timestamps are whole seconds, and readers ignore a file whose timestamp did not advance",
  },
  lastMoment: {
    text: "Of several moments at one time Status.json shows the last, written after the lines of that time.",
    takenFrom: "silence",
  },
  tornFiles: {
    text: "A companion file that stays locked or unparsable until the reader gives up is torn; a file newer than its announcing line is stale at once.",
    takenFrom: "silence",
  },
} as const satisfies Readonly<Record<string, Reading>>;
