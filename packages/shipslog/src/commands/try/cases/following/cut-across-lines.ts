import { CRLF, printLine } from "@shipslog/contract/text";
import type { TryCase } from "../TryCase.ts";

/** Each write has the end of one line and the beginning of the next. */
export const cutAcrossLinesCase: TryCase = {
  name: "cut-across-lines",
  group: "following",
  game: "Each write has the end of one line and the beginning of the next.",
  expects: "Every event, once and in order.",
  tell(story) {
    story.session().play(2).startAndFollow();
    const events = story.drawMany(4);
    const bytes = Buffer.from(events.map((event) => printLine(event) + CRLF).join(""));
    const cuts = events.map((_, at) => Math.floor(((at + 0.5) * bytes.length) / events.length));
    for (const [at, end] of [...cuts, bytes.length].entries()) {
      story.appendBytes(bytes.subarray(cuts[at - 1] ?? 0, end)).pause();
    }
    for (const event of events) story.due(event);
    story.await().play(1);
  },
};
