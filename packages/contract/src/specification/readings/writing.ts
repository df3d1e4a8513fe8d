import type { Reading } from "./Reading.ts";

/** Where and when files are written: readings of the journal. */
export const writingReadings = {
  statusInFile: {
    text: "Status is written to Status.json only, never to the journal.",
    takenFrom: '"written to Status.json"',
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
    text: "A companion file is written before its announcing line and carries the same timestamp.",
    takenFrom: "order is not shown; every known reader accepts this",
  },
  announcedAgain: {
    text: "An announced companion file is written again even when only its timestamp differs.",
    takenFrom: '"also writes ModulesInfo.json"',
  },
  statusPeriod: {
    text: "Status.json is written on change and at least every three seconds while something happens.",
    takenFrom: '"every few seconds"',
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
