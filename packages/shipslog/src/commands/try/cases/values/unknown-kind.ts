import type { TryCase } from "../TryCase.ts";

/** An update of the game writes events of kinds that nobody knows yet. */
export const unknownKindCase: TryCase = {
  name: "unknown-kind",
  group: "values",
  game: "An update of the game writes events of kinds that nobody knows yet.",
  expects: "Those events too.",
  fields: "all",
  tell(story) {
    story.session().play(1).startAndFollow();
    for (const event of story.chance.shuffled(["BrandNewThing", "Exobiology2Scan", "x", "AnEvent_WithUnderscores99"])) {
      story.append({
        timestamp: story.time.next(),
        event,
        Value: story.chance.integer(1, 99),
        Nested: { List: [1, "two"] },
      });
    }
    story.await().play(1);
  },
};
