import { fromTheStart, type TryCase } from "../TryCase.ts";

/** Status.json is there when the reader starts. */
export const statusThereAtStartCase: TryCase = {
  name: "status-there-at-start",
  group: "companions",
  game: "Status.json is there when the reader starts.",
  expects: "Its content.",
  profiles: fromTheStart,
  reads: "Status.json",
  tell(story) {
    story.session().play(2).status();
    story.start().await();
    story.status().await();
  },
};
