import type { TryCase } from "../TryCase.ts";

/** Status.json changes twice within a second. */
export const statusSameSecondCase: TryCase = {
  name: "status-same-second",
  group: "companions",
  game: "Status.json changes twice within a second.",
  expects: "Both contents, although they have the same timestamp.",
  reads: "Status.json",
  tell(story) {
    story.session().play(2).startAndFollow();
    const { timestamp } = story.drawStatus();
    for (let changes = 3; changes > 0; changes--) {
      story.companion("Status.json", { ...story.drawStatus(), timestamp: timestamp ?? "" }).await();
    }
  },
};
