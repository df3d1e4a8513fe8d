import { printLine } from "@shipslog/contract/text";
import type { TryCase } from "../TryCase.ts";

/** The game writes a line in pieces. */
export const cutInLineCase: TryCase = {
  name: "cut-in-line",
  group: "following",
  game: "The game writes a line in pieces.",
  expects: "The event once, when its line is complete.",
  tell(story) {
    story.session().play(2).startAndFollow();
    for (let lines = 2; lines > 0; lines--) {
      const event = story.draw();
      const { length } = printLine(event);
      story
        .appendCut(event, story.chance.integer(1, length >> 1), story.chance.integer((length >> 1) + 1, length - 2))
        .await();
    }
    story.play(1);
  },
};
