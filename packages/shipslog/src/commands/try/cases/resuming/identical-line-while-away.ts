import type { TryCase } from "../TryCase.ts";

/** The next line is the same as the last one that the reader has printed. */
export const identicalLineWhileAwayCase: TryCase = {
  name: "identical-line-while-away",
  group: "resuming",
  game: "The next line is the same as the last one that the reader has printed.",
  expects: "The event again, because it was written again.",
  profiles: ["resume"],
  tell(story) {
    story.session().play(2);
    const event = story.draw();
    story.append(event).startAndFollow();
    story.stop().append(event).start().await();
    story.play(1);
  },
};
