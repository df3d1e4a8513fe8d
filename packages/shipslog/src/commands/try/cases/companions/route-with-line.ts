import type { TryCase } from "../TryCase.ts";

/** The player plots a route: NavRoute.json is written, then the line that announces it. */
export const routeWithLineCase: TryCase = {
  name: "route-with-line",
  group: "companions",
  game: "The player plots a route: NavRoute.json is written, then the line that announces it.",
  expects: "The route, and the event.",
  reads: "NavRoute.json",
  tell(story) {
    story.session().play(2).startAndFollow();
    for (let routes = 2; routes > 0; routes--) {
      const timestamp = story.time.next();
      story.companion("NavRoute.json", story.drawRoute()).append({ timestamp, event: "NavRoute" }).await();
    }
  },
};
