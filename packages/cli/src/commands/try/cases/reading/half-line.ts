import { printLine } from "@shipslog/contract/text";
import { fromTheStart, type TryCase } from "../TryCase.ts";

/** The game crashed while it wrote a line; a later session is in another file. */
export const halfLineCase: TryCase = {
  name: "half-line",
  group: "reading",
  game: "The game crashed while it wrote a line; a later session is in another file.",
  expects: "Every whole event, and nothing of the half line.",
  profiles: fromTheStart,
  tell(story) {
    story.session().play(3);
    const half = printLine(story.draw());
    story.appendText(half.slice(0, story.chance.integer(5, half.length - 2)));
    story.session().play(3);
    story.start().await();
  },
};
