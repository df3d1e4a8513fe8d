import type { TryCase } from "../TryCase.ts";

/** Status.json does not exist until the player is in the game. */
export const statusAppearsLaterCase: TryCase = {
  name: "status-appears-later",
  group: "companions",
  game: "Status.json does not exist until the player is in the game.",
  expects: "Its content, once it appears, and nothing before.",
  reads: "Status.json",
  tell(story) {
    story.session().play(2).startAndFollow();
    story.pause().status().await();
    story.status().await();
  },
};
