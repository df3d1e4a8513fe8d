import type { TryCase } from "../TryCase.ts";

/** The highest of the Flags is set: 2 to the power of 31. */
export const statusHighFlagCase: TryCase = {
  name: "status-high-flag",
  group: "companions",
  game: "The highest of the Flags is set: 2 to the power of 31.",
  expects: "The number as it is, not a negative one.",
  reads: "Status.json",
  tell(story) {
    story.session().play(2).startAndFollow();
    for (const more of [0, story.chance.integer(1, 2 ** 24)]) {
      story.companion("Status.json", { ...story.drawStatus(), Flags: 2 ** 31 + more }).await();
    }
  },
};
