import { CRLF, printLine } from "@shipslog/contract/text";
import { fromTheStart, type TryCase } from "../TryCase.ts";

/** A line that is not JSON is between two lines. */
export const brokenLineCase: TryCase = {
  name: "broken-line",
  group: "reading",
  game: "A line that is not JSON is between two lines.",
  expects: "The events before and after it.",
  profiles: fromTheStart,
  tell(story) {
    story.session().play(3);
    const line = printLine(story.draw());
    const broken = story.chance.pick([
      line.slice(0, -2),
      line.replace(":", ""),
      "<html>",
      `${line.slice(0, 20)}${line}`,
    ]);
    story.appendText(broken + CRLF);
    story.play(3);
    story.start().await();
  },
};
