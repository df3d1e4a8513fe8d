import type { TryCase } from "../TryCase.ts";

/** Status.json is empty for a moment. */
export const statusEmptyCase: TryCase = {
  name: "status-empty",
  group: "companions",
  game: "Status.json is empty for a moment.",
  expects: "The content before and after it, and nothing for the empty file.",
  reads: "Status.json",
  tell(story) {
    story.session().play(2).startAndFollow();
    story.status().await();
    for (let times = 2; times > 0; times--) story.companionText("Status.json", "").pause().status().await();
    story.play(1);
  },
};
