import { printLine } from "@shipslog/contract/text";
import type { TryCase } from "../TryCase.ts";

/** The game crashed in the middle of a line, and a new session starts while the reader does not run. */
export const crashWhileAwayCase: TryCase = {
  name: "crash-while-away",
  group: "resuming",
  game: "The game crashed in the middle of a line, and a new session starts while the reader does not run.",
  expects: "Every whole event, and nothing of the half line.",
  profiles: ["resume"],
  tell(story) {
    story.session().play(3).startAndFollow();
    const half = printLine(story.draw());
    story
      .appendText(half.slice(0, story.chance.integer(5, half.length - 2)))
      .pause()
      .stop();
    story.session().play(3).start().await();
    story.play(1);
  },
};
