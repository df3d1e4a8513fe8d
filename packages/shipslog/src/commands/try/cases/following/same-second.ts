import type { TryCase } from "../TryCase.ts";

/** The game writes several lines within one second. */
export const sameSecondCase: TryCase = {
  name: "same-second",
  group: "following",
  game: "The game writes several lines within one second.",
  expects: "Every event, in the order of the lines.",
  tell(story) {
    story.session().play(2).startAndFollow();
    const timestamp = story.time.next();
    const events = story.drawMany(story.chance.integer(4, 9)).map((event) => ({ ...event, timestamp }));
    for (const event of events) story.append(event);
    story.await().play(1);
  },
};
