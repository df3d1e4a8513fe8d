import type { TryCase } from "../TryCase.ts";

/** The reader is ended and started again after every line. */
export const fiveRestartsCase: TryCase = {
  name: "five-restarts",
  group: "resuming",
  game: "The reader is ended and started again after every line.",
  expects: "Every event, once and in order.",
  profiles: ["resume"],
  tell(story) {
    story.session().play(2).startAndFollow();
    for (let restarts = 5; restarts > 0; restarts--) {
      story.stop().play(story.chance.integer(0, 2)).start().play(1).await();
    }
  },
};
