import type { TryCase } from "../TryCase.ts";

/** The game is started several times before the reader can look. */
export const sessionsInARowCase: TryCase = {
  name: "sessions-in-a-row",
  group: "following",
  game: "The game is started several times before the reader can look.",
  expects: "The events of all sessions, in order.",
  tell(story) {
    story.session().play(2).startAndFollow();
    for (let sessions = 4; sessions > 0; sessions--) story.session().play(2);
    story.await().play(1);
  },
};
