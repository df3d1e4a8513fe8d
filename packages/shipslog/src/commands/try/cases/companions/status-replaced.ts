import type { TryCase } from "../TryCase.ts";

/** Status.json is replaced by a new file with the same name. */
export const statusReplacedCase: TryCase = {
  name: "status-replaced",
  group: "companions",
  game: "Status.json is replaced by a new file with the same name.",
  expects: "Each content that stays.",
  reads: "Status.json",
  tell(story) {
    story.session().play(2).startAndFollow();
    story.status("atomic").await();
    for (let changes = 3; changes > 0; changes--) story.status("atomic").await();
  },
};
