import type { TryCase } from "../TryCase.ts";

/** The game is closed and started again: a new journal appears. */
export const newSessionCase: TryCase = {
  name: "new-session",
  group: "following",
  game: "The game is closed and started again: a new journal appears.",
  expects: "The events of both sessions, in order.",
  tell(story) {
    story.session().play(2).startAndFollow();
    story.append({ timestamp: story.time.next(), event: "Shutdown" }).await();
    story.session().play(story.chance.integer(2, 5)).await();
    story.play(1);
  },
};
