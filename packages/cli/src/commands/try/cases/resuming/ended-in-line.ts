import { CRLF, printLine } from "@shipslog/contract/text";
import type { TryCase } from "../TryCase.ts";

/** The reader is ended while a line is half written; the rest comes before it starts again. */
export const endedInLineCase: TryCase = {
  name: "ended-in-line",
  group: "resuming",
  game: "The reader is ended while a line is half written; the rest comes before it starts again.",
  expects: "The event of that line, once.",
  profiles: ["resume"],
  tell(story) {
    story.session().play(2).startAndFollow();
    const event = story.draw();
    const line = printLine(event) + CRLF;
    const cut = story.chance.integer(5, line.length - 4);
    story.appendText(line.slice(0, cut)).pause().stop();
    story.appendText(line.slice(cut)).due(event).start().await();
    story.play(1);
  },
};
