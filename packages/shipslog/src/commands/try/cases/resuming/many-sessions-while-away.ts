import type { TryCase } from "../TryCase.ts";

/** The game is played for weeks while the reader does not run. */
export const manySessionsWhileAwayCase: TryCase = {
  name: "many-sessions-while-away",
  group: "resuming",
  game: "The game is played for weeks while the reader does not run.",
  expects: "The events of all sessions, in order.",
  profiles: ["resume"],
  tell(story) {
    story.session().play(3).startAndFollow();
    story.stop();
    for (let sessions = story.chance.integer(8, 14); sessions > 0; sessions--) {
      story.time.pass(86_400);
      story.session().play(2);
    }
    story.start().await().play(1);
  },
};
