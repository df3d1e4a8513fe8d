import { printLine } from "@shipslog/contract/text";
import type { TryCase } from "../TryCase.ts";

/** The game writes a line and its line end later. */
export const cutBeforeLineEndCase: TryCase = {
  name: "cut-before-line-end",
  group: "following",
  game: "The game writes a line and its line end later.",
  expects: "The event once.",
  tell(story) {
    story.session().play(2).startAndFollow();
    const event = story.draw();
    story.appendCut(event, Buffer.byteLength(printLine(event))).await();
    story.play(2);
  },
};
