import { printCompanion } from "@shipslog/contract/text";
import type { TryCase } from "../TryCase.ts";

/** NavRoute.json is half written for a moment. */
export const routeTornCase: TryCase = {
  name: "route-torn",
  group: "companions",
  game: "NavRoute.json is half written for a moment.",
  expects: "The whole route, and nothing of the half.",
  reads: "NavRoute.json",
  tell(story) {
    story.session().play(2).startAndFollow();
    story.time.next();
    const route = story.drawRoute();
    const text = printCompanion(route);
    story.companionText("NavRoute.json", text.slice(0, story.chance.integer(1, text.length - 5))).pause();
    story.companion("NavRoute.json", route).append({ timestamp: story.time.stamp, event: "NavRoute" }).await();
    story.play(1);
  },
};
