import { CRLF } from "@shipslog/contract/text";
import type { TryCase } from "../TryCase.ts";

/** A line has its fields in another order, and other spaces between them. */
export const otherLayoutCase: TryCase = {
  name: "other-layout",
  group: "values",
  game: "A line has its fields in another order, and other spaces between them.",
  expects: "The event, whatever its layout.",
  fields: "all",
  tell(story) {
    story.session().play(1).startAndFollow();
    for (const event of story.drawMany(3)) {
      const { timestamp = "", event: kind = "", ...fields } = event;
      const text = JSON.stringify({ ...fields, event: kind, timestamp }, null, story.chance.pick([0, " "]));
      story.appendText(text.replaceAll("\n", " ") + CRLF).due(event);
    }
    story.await().play(1);
  },
};
