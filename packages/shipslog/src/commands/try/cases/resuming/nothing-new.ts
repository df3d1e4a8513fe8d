import type { TryCase } from "../TryCase.ts";

/** The reader is ended and started again, and nothing was written meanwhile. */
export const nothingNewCase: TryCase = {
  name: "nothing-new",
  group: "resuming",
  game: "The reader is ended and started again, and nothing was written meanwhile.",
  expects: "Nothing again; then the next event.",
  profiles: ["resume"],
  tell(story) {
    story.session().play(4).startAndFollow();
    story.stop().start().pause("start");
    story.play(1).await();
  },
};
