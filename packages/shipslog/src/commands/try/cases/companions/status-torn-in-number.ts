import { printCompanion } from "@shipslog/contract/text";
import type { TryCase } from "../TryCase.ts";

/** Status.json ends inside a number, so that the cut does not show before the next token. */
export const statusTornInNumberCase: TryCase = {
  name: "status-torn-in-number",
  group: "companions",
  game: "Status.json ends inside a number, so that the cut does not show before the next token.",
  expects: "The whole content, and nothing of the half.",
  reads: "Status.json",
  tell(story) {
    story.session().play(2).startAndFollow();
    story.status().await();
    const status = story.drawStatus();
    const text = printCompanion(status);
    story.companionText("Status.json", text.slice(0, text.indexOf('"Balance":') + 12)).pause();
    story.companion("Status.json", status).await();
    story.play(1);
  },
};
