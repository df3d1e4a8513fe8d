import type { TryCase } from "../TryCase.ts";

/** The session ends and a new one starts while the reader does not run. */
export const newSessionWhileAwayCase: TryCase = {
  name: "new-session-while-away",
  group: "resuming",
  game: "The session ends and a new one starts while the reader does not run.",
  expects: "The rest of the old journal, then the new one.",
  profiles: ["resume"],
  tell(story) {
    story.session().play(3).startAndFollow();
    story.stop().play(2).session().play(3);
    story.start().await().play(1);
  },
};
