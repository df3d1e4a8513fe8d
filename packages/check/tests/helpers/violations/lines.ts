/** The journal as lines: one JSON object per event, times, kinds outside the sixteen. */
import { timeOf, timeText, type DraftFolder, type FolderLine } from "./DraftFolder.ts";
import { printLine } from "@shipslog/contract/text";
import type { JsonObject } from "@shipslog/contract";
import { put, violation, dropped, type Break } from "./DocumentViolation.ts";

const utc = "2: timestamp | UTC, ISO 8601";
const oneObject = "4: the journal file | one JSON object per event";

/** Writes one line in the middle of the journal as another text. */
const rewrite =
  (text: (whole: string, line: FolderLine) => string | undefined): Break =>
  (folder: DraftFolder) => {
    const line = folder.lines[Math.floor(folder.lines.length / 2)]!;
    const written = text(printLine(line.event as unknown as JsonObject), line);
    if (written === undefined) return false;
    line.text = written;
    return true;
  };

/** Violations in the lines of a journal. */
export const lineViolations = [
  violation(
    "line cut in half",
    "flat",
    oneObject,
    rewrite((whole) => whole.slice(0, whole.length / 2)),
  ),
  violation(
    "line of no JSON",
    "flat",
    oneObject,
    rewrite(() => "FSDJump to Sol"),
  ),
  violation(
    "line a list",
    "flat",
    oneObject,
    rewrite((whole) => `[${whole}]`),
  ),
  violation(
    "line a number",
    "flat",
    oneObject,
    rewrite(() => "42"),
  ),
  violation(
    "line null",
    "flat",
    oneObject,
    rewrite(() => "null"),
  ),
  violation(
    "line empty",
    "flat",
    oneObject,
    rewrite(() => ""),
  ),
  violation(
    "two events on a line",
    "flat",
    oneObject,
    rewrite((whole) => `${whole}${whole}`),
  ),
  violation(
    "line with a comma after it",
    "flat",
    oneObject,
    rewrite((whole) => `${whole},`),
  ),
  violation(
    "line with single quotes",
    "flat",
    oneObject,
    rewrite((whole) => whole.replaceAll('"', "'")),
  ),
  violation(
    "line with NaN",
    "flat",
    oneObject,
    rewrite((whole) => whole.replace(/\}$/, ', "X":NaN }')),
  ),
  violation(
    "key twice",
    "plain",
    oneObject,
    rewrite((whole) => whole.replace(/^\{/, '{ "event":"Docked",')),
  ),
  violation("timestamp absent", "flat", "2: timestamp | R", dropped("FSDJump", "timestamp")),
  violation("event absent", "flat", "2: event | R", dropped("FSDJump", "event")),
  violation("timestamp a number", "flat", utc, put("FSDJump", { timestamp: 1_777_600_000 })),
  violation("timestamp without zone", "flat", utc, put("Docked", { timestamp: "2026-05-01T00:10:00" })),
  violation("timestamp of another zone", "flat", utc, put("Docked", { timestamp: "2026-05-01T02:10:00+02:00" })),
  violation(
    "timestamp of a day that does not exist",
    "flat",
    utc,
    put("FSDJump", { timestamp: "2026-02-30T12:00:00Z" }),
  ),
  violation("timestamp of hour 25", "flat", utc, put("FSDJump", { timestamp: "2026-05-01T25:00:00Z" })),
  violation("timestamp in words", "flat", utc, put("FSDJump", { timestamp: "today" })),
  violation("timestamp empty", "flat", utc, put("FSDJump", { timestamp: "" })),
  violation("timestamp in another form", "plain", utc, put("FSDJump", { timestamp: "01.05.2026 12:00" })),
  violation("event a number", "flat", "2: event | string", put("FSDJump", { event: 5 })),
  violation("event in another case", "flat", "2: equals the event kind name", put("FSDJump", { event: "fsdJump" })),
  violation("event empty", "flat", "2: equals the event kind name", put("FSDJump", { event: "" })),
  violation("kind outside the sixteen", "flat", "1, rule 1: events of the 16 kinds", (folder) => {
    folder.append({ timestamp: "", event: "Undocked" });
    return true;
  }),
  violation("kind of the live game: LoadGame", "flat", "1, rule 1: events of the 16 kinds", (folder) => {
    folder.insert(0, { timestamp: folder.lines[0]!.event.timestamp, event: "LoadGame" });
    return true;
  }),
  violation(
    "field that the document does not name",
    "plain",
    "1, rule 1: each with the fields under Resources",
    put("Docked", { Shape: "round" }),
  ),
  violation("field in another case", "flat", "2: StationName | R", (folder) => {
    const landing = folder.last("Docked");
    if (landing === undefined) return false;
    Object.assign(landing, { stationName: landing.StationName });
    return Reflect.deleteProperty(landing, "StationName");
  }),
  violation("clock goes back an hour", "plain", "1: stream of events about one session", (folder) => {
    const last = folder.lines.at(-1)!;
    // A line that opens a part has no line of its part before it.
    if (folder.lines.at(-2)?.file !== last.file) return false;
    last.event.timestamp = timeText(timeOf(folder.lines[0]!.event) - 3_600_000);
    return true;
  }),
  violation("two lines in the wrong order", "plain", "1: stream of events", (folder) => {
    const at = folder.lines.findIndex(
      ({ event }, index) => index > 0 && timeOf(event) - timeOf(folder.lines[index - 1]!.event) > 60_000,
    );
    if (at < 1) return false;
    const [later] = folder.lines.splice(at, 1);
    folder.lines.splice(at - 1, 0, { ...later!, file: folder.lines[at - 1]!.file });
    return true;
  }),
];
