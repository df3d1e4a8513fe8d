import type { TryCase } from "../TryCase.ts";

/** The line about a new route comes first, and NavRoute.json a moment later. */
export const routeLateCase: TryCase = {
  name: "route-late",
  group: "companions",
  game: "The line about a new route comes first, and NavRoute.json a moment later.",
  expects: "The new route, when it is there.",
  reads: "NavRoute.json",
  tell(story) {
    story.session().play(2).startAndFollow();
    story.time.next();
    story
      .companion("NavRoute.json", story.drawRoute())
      .append({ timestamp: story.time.stamp, event: "NavRoute" })
      .await();
    story.append({ timestamp: story.time.next(), event: "NavRoute" }).pause();
    story.companion("NavRoute.json", story.drawRoute()).await();
    story.play(1);
  },
};
