import type { TryCase } from "../TryCase.ts";

/** The reader is ended, the game writes more lines, the reader is started again. */
export const moreLinesCase: TryCase = {
  name: "more-lines",
  group: "resuming",
  game: "The reader is ended, the game writes more lines, the reader is started again.",
  expects: "The new events only, each once.",
  profiles: ["resume"],
  tell(story) {
    story.session().play(3).startAndFollow();
    story.play(2).await().stop();
    story.play(story.chance.integer(2, 6)).start().await();
    story.play(1);
  },
};
