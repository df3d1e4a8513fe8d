import { CRLF } from "@shipslog/contract/text";
import { fromTheStart, type TryCase } from "../TryCase.ts";

/** Blank lines are between the lines. */
export const blankLinesCase: TryCase = {
  name: "blank-lines",
  group: "reading",
  game: "Blank lines are between the lines.",
  expects: "Every event, once and in order.",
  profiles: fromTheStart,
  tell(story) {
    story.session().play(2);
    for (let lines = 3; lines > 0; lines--) {
      story.appendText(story.chance.pick([CRLF, `${CRLF}${CRLF}`, `  ${CRLF}`])).play(1);
    }
    story.start().await();
  },
};
