import type { Rule } from "../Rule.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { other, Fileheader } = sampleEvents;

/** Events after Shutdown. */
export const afterShutdown: Rule = {
  id: "after-shutdown",
  group: "line",
  severity: { live: "warning" },
  title: "An event follows Shutdown.",
  why: "Readers end the session at Shutdown and ignore what follows.",
  restsOn: "format-facts 1, Framing (Shutdown is the last line in 263 of 299 files, else there is none)",
  evidence: "Shutdown.",
  passes: [{ event: Fileheader() }, { event: other("Shutdown") }],
  fails: [{ event: Fileheader() }, { event: other("Shutdown") }, { event: other("Music") }],
  mutations: [
    {
      what: "a line after Shutdown",
      editLines: (lines) => {
        const at = lines.findIndex(({ raw }) => raw.includes('"event":"Shutdown"'));
        const end = lines[at];
        if (end === undefined || lines[at + 1]?.file === end.file) return undefined;
        lines.splice(at + 1, 0, { file: end.file, raw: end.raw.replace("Shutdown", "Music") });
        return at + 1;
      },
    },
  ],
  survivesGaps: true,
  start: () => ({
    onEvent: { Shutdown: () => "holds" },
    onNext: (entry) => {
      if (entry.type !== "event") return undefined;
      return { pointer: "/event", expected: "the end of the file", received: entry.kind };
    },
  }),
};
