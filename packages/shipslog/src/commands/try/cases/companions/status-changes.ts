import type { TryCase } from "../TryCase.ts";

/** Status.json changes now and then. */
export const statusChangesCase: TryCase = {
  name: "status-changes",
  group: "companions",
  game: "Status.json changes now and then.",
  expects: "Each content that stays.",
  reads: "Status.json",
  tell(story) {
    story.session().play(2).startAndFollow();
    for (let changes = story.chance.integer(3, 6); changes > 0; changes--) story.status().await();
  },
};
