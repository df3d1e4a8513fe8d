import { printLine } from "@shipslog/contract/text";
import type { TryCase } from "../TryCase.ts";

/** The game writes a line with its CR, and the LF later. */
export const cutBetweenCrAndLfCase: TryCase = {
  name: "cut-between-cr-and-lf",
  group: "following",
  game: "The game writes a line with its CR, and the LF later.",
  expects: "The event once.",
  tell(story) {
    story.session().play(2).startAndFollow();
    const event = story.draw();
    story.appendCut(event, Buffer.byteLength(printLine(event)) + 1).await();
    story.play(2);
  },
};
