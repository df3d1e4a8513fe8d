import { printLine } from "@shipslog/contract/text";
import { fromTheStart, type TryCase } from "../TryCase.ts";

/** The last line of an older session has no line end. */
export const noLastLineEndCase: TryCase = {
  name: "no-last-line-end",
  group: "reading",
  game: "The last line of an older session has no line end.",
  expects: "That event too, once; when it comes out does not matter.",
  profiles: fromTheStart,
  tell(story) {
    story.session().play(3);
    const last = story.draw();
    story.appendText(printLine(last)).due(last, { isUnordered: true });
    story.session().play(3);
    story.start().await();
  },
};
