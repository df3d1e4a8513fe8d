import type { Rule } from "../../Rule.ts";
import { isRealTime, textIn } from "../readField.ts";
import { sampleEvents } from "../sampleEvents.ts";

const { other, Fileheader } = sampleEvents;
const at = (time: string) => other("Music", { timestamp: `2026-05-01T${time}Z` });
/** Lines whose time other rules compute with. */
const timed =
  /"event":"(?:Missions|NavRoute|ModuleInfo|Fileheader|Continued|MissionAccepted|NavRouteClear|FSDJump|Docked)"/;
/** Times of this form compare as text; whether the day exists is another rule's question. */
const comparable = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** Time going back inside a file. */
export const clockBack: Rule = {
  id: "clock-back",
  group: "line",
  severity: { spec: "warning", live: "warning" },
  what: "The time of a line is not before the time of the line before it.",
  why: "Readers that drop what is older than the newest they have seen lose the line.",
  restsOn: "format-facts 5 (all but 6 of 151,502 pairs); Specification, Common fields",
  evidence: "Two lines of one file with times.",
  passes: [{ event: Fileheader() }, { event: at("12:00:01") }, { event: at("12:00:01") }],
  fails: [{ event: Fileheader() }, { event: at("12:00:01") }, { event: at("12:00:00") }],
  exampleDialect: "live",
  damages: [
    {
      what: "a line a day early",
      editLines: (lines, draw) => {
        const index = 1 + draw(Math.max(1, lines.length - 1));
        const [line, before] = [lines[index], lines[index - 1]];
        if (line === undefined || line.file !== before?.file || timed.test(line.raw)) return undefined;
        line.raw = line.raw.replace(/"timestamp":"\d{4}/, '"timestamp":"2001');
        return index;
      },
    },
  ],
  survivesGaps: true,
  start: () => {
    let file: string | undefined;
    let generation = 0;
    let before = "";
    return {
      onEntry: (entry) => {
        if (entry.type !== "event") return undefined;
        const { position } = entry;
        if (position.file !== file || position.generation !== generation) {
          [file, generation, before] = [position.file, position.generation, ""];
        }
        const time = textIn(entry.event, "timestamp") ?? "";
        // Half of all lines share the second of the line before: nothing but one comparison.
        if (time !== before && !comparable.test(time)) return undefined;
        const isBack = time < before && isRealTime(time) && isRealTime(before);
        const expected = `${before} or later`;
        before = time;
        return isBack ? { pointer: "/timestamp", expected, received: time } : "holds";
      },
    };
  },
};
