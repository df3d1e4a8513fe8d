import { CRLF, printLine } from "@shipslog/contract/text";
import type { TryCase } from "../TryCase.ts";

/** The reader is ended and started again while a line is half written. */
export const lineFinishedAfterStartCase: TryCase = {
  name: "line-finished-after-start",
  group: "resuming",
  game: "The reader is ended and started again while a line is half written.",
  expects: "The event of that line, once.",
  profiles: ["resume"],
  tell(story) {
    story.session().play(2).startAndFollow();
    const event = story.draw();
    const line = printLine(event) + CRLF;
    const cut = story.chance.integer(5, line.length - 4);
    story.appendText(line.slice(0, cut)).pause().stop();
    story.start().pause("start");
    story.appendText(line.slice(cut)).due(event).await();
    story.play(1);
  },
};
