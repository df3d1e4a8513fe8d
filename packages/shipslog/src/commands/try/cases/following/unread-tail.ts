import type { TryCase } from "../TryCase.ts";

/** The game writes its last lines and starts a new journal before the reader can look. */
export const unreadTailCase: TryCase = {
  name: "unread-tail",
  group: "following",
  game: "The game writes its last lines and starts a new journal before the reader can look.",
  expects: "The last lines of the old journal, then those of the new one.",
  tell(story) {
    story.session().play(2).startAndFollow();
    for (let sessions = 3; sessions > 0; sessions--) {
      story.play(story.chance.integer(2, 6)).session().play(2).await();
    }
  },
};
