import { printLine } from "@shipslog/contract/text";
import { fromTheStart, type TryCase } from "../TryCase.ts";

/** The lines end with LF alone, as after a copy through another system. */
export const lineFeedsCase: TryCase = {
  name: "line-feeds",
  group: "reading",
  game: "The lines end with LF alone, as after a copy through another system.",
  expects: "Every event, once and in order.",
  profiles: fromTheStart,
  tell(story) {
    story.session();
    for (const event of story.drawMany(6)) story.appendText(`${printLine(event)}\n`).due(event);
    story.start().await();
  },
};
