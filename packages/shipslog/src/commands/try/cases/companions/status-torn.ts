import { printCompanion } from "@shipslog/contract/text";
import type { TryCase } from "../TryCase.ts";

/** Status.json is half written for a moment. */
export const statusTornCase: TryCase = {
  name: "status-torn",
  group: "companions",
  game: "Status.json is half written for a moment.",
  expects: "The whole content, and nothing of the half.",
  reads: "Status.json",
  tell(story) {
    story.session().play(2).startAndFollow();
    story.status().await();
    for (let times = 2; times > 0; times--) {
      const status = story.drawStatus();
      const text = printCompanion(status);
      story.companionText("Status.json", text.slice(0, story.chance.integer(1, text.length - 5))).pause();
      story.companion("Status.json", status).await();
    }
    story.play(1);
  },
};
