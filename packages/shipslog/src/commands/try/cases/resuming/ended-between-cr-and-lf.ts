import { printLine } from "@shipslog/contract/text";
import type { TryCase } from "../TryCase.ts";

/** The reader is ended between the CR and the LF of a line. */
export const endedBetweenCrAndLfCase: TryCase = {
  name: "ended-between-cr-and-lf",
  group: "resuming",
  game: "The reader is ended between the CR and the LF of a line.",
  expects: "The event of that line, once.",
  profiles: ["resume"],
  tell(story) {
    story.session().play(2).startAndFollow();
    const event = story.draw();
    story
      .appendText(`${printLine(event)}\r`)
      .pause()
      .stop();
    story.appendText("\n").due(event).play(1).start().await();
    story.play(1);
  },
};
