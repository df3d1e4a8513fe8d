import { kinds, type EventEntry, type JsonObject } from "@shipslog/contract";
import type { OnEvent, Rule } from "../../declare/Rule.ts";
import type { SessionState } from "../../state/SessionState.ts";
import { isBefore, layoutSince } from "../evidence/games.ts";
import { firstDifference, reprintLine } from "../../text/reprint.ts";
import { hasAsManyKeys, repeatedKey } from "../../text/repeatedKey.ts";
import { validLine } from "../examples/sampleEvents.ts";

const isNative = (raw: string): boolean => raw.startsWith('{ "');

/** Another rule reports a repeated key. Counting keys is cheap, and the search for the repeated one runs only when the counts differ. */
function hasRepeatedKey(raw: string, event: JsonObject): boolean {
  return !hasAsManyKeys(raw, event) && repeatedKey(raw) !== undefined;
}

/** Judges every line of a file that the game wrote; of a file that another tool rewrote, only the first line is reported. */
function judgeLayout(session: SessionState): OnEvent {
  let foreignFile: string | undefined;
  return (event, { raw, position }: EventEntry) => {
    if (!isNative(raw) && foreignFile === position.file) return "undecided";
    const printed = reprintLine(event);
    if (printed === undefined) return "undecided";
    if (raw === printed || hasRepeatedKey(raw, event)) return "holds";
    if (isNative(raw) && isBefore(session.game, layoutSince)) return "undecided";
    if (!isNative(raw)) foreignFile = position.file;
    return {
      ...firstDifference(raw, printed),
      message: isNative(raw)
        ? "A line is not formatted as the game writes it."
        : "Another tool rewrote the lines of this file.",
    };
  };
}

/** Spaces, key order and decimals. */
export const layout: Rule = {
  id: "layout",
  group: "line",
  basis: { game: "The specification leaves the layout of the JSON open." },
  severity: { spec: "note", live: "note" },
  title: "A line is not formatted as the game writes it.",
  why: 'Spaces, key order and decimals carry no meaning, but some readers search for `{ "timestamp"` without parsing, and a difference shows that another tool wrote the line.',
  restsOn: "F10, F11 and F16 (all native lines of the sixteen kinds print to themselves)",
  evidence: "The line, of one of the sixteen kinds; of a game before 3.4 only that another tool rewrote it.",
  passes: [{ line: validLine }],
  fails: [{ line: validLine.replace(", ", ",") }],
  start: (_, session) => {
    const judge = judgeLayout(session);
    return { onEvent: Object.fromEntries(kinds.map((kind) => [kind, judge])) };
  },
  survivesGaps: true,
};
