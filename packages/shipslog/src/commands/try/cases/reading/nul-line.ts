import { CRLF } from "@shipslog/contract/text";
import { fromTheStart, type TryCase } from "../TryCase.ts";

/** A line of NUL bytes is between two lines. */
export const nulLineCase: TryCase = {
  name: "nul-line",
  group: "reading",
  game: "A line of NUL bytes is between two lines.",
  expects: "The events before and after it.",
  profiles: fromTheStart,
  tell(story) {
    story.session().play(3);
    story.appendBytes(new Uint8Array(story.chance.integer(1, 500))).appendText(CRLF);
    story.play(3);
    story.start().await();
  },
};
