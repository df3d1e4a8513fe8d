import type { TryCase } from "../TryCase.ts";

/** The session is continued in the next part. */
export const newPartCase: TryCase = {
  name: "new-part",
  group: "following",
  game: "The session is continued in the next part.",
  expects: "The events of both parts, in order.",
  tell(story) {
    story.session().play(2).startAndFollow();
    story.nextPart().play(3).await();
    story.nextPart().play(1);
  },
};
