import type { TryCase } from "../TryCase.ts";

/** The next lines have the timestamp of the last one that the reader has printed. */
export const sameSecondWhileAwayCase: TryCase = {
  name: "same-second-while-away",
  group: "resuming",
  game: "The next lines have the timestamp of the last one that the reader has printed.",
  expects: "The new events, each once.",
  profiles: ["resume"],
  tell(story) {
    story.session().play(2).startAndFollow();
    const timestamp = story.time.stamp;
    story.stop();
    for (const event of story.drawMany(3)) story.append({ ...event, timestamp });
    story.start().await().play(1);
  },
};
