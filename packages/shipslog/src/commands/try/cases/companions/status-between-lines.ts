import type { TryCase } from "../TryCase.ts";

/** Status.json changes while the journal grows. */
export const statusBetweenLinesCase: TryCase = {
  name: "status-between-lines",
  group: "companions",
  game: "Status.json changes while the journal grows.",
  expects: "Each event, and each content that stays.",
  reads: "Status.json",
  tell(story) {
    story.session().play(2).startAndFollow();
    for (let rounds = story.chance.integer(3, 5); rounds > 0; rounds--) story.play(2).status().await();
  },
};
