import { CRLF } from "@shipslog/contract/text";
import type { TryCase } from "../TryCase.ts";

/** A line that is not JSON is written while the reader follows. */
export const brokenLineWhileFollowingCase: TryCase = {
  name: "broken-line-while-following",
  group: "following",
  game: "A line that is not JSON is written while the reader follows.",
  expects: "The events before and after it.",
  tell(story) {
    story.session().play(2).startAndFollow();
    story
      .play(1)
      .appendText(`${story.chance.pick(["{", "null", "[]", '{ "timestamp":"2026'])}${CRLF}`)
      .await();
    story.play(2).await();
  },
};
