import type { TryCase } from "../TryCase.ts";

/** The session is continued in the next part while the reader does not run. */
export const newPartWhileAwayCase: TryCase = {
  name: "new-part-while-away",
  group: "resuming",
  game: "The session is continued in the next part while the reader does not run.",
  expects: "The rest of the part, then the next one.",
  profiles: ["resume"],
  tell(story) {
    story.session().play(3).startAndFollow();
    story.stop().play(1).nextPart().play(2).nextPart().play(1);
    story.start().await().play(1);
  },
};
