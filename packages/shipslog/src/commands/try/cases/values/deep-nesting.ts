import type { JsonValue } from "@shipslog/contract";
import type { TryCase } from "../TryCase.ts";

/** An event has values inside values, fifty levels deep. */
export const deepNestingCase: TryCase = {
  name: "deep-nesting",
  group: "values",
  game: "An event has values inside values, fifty levels deep.",
  expects: "The whole event.",
  fields: "all",
  tell(story) {
    story.session().play(1).startAndFollow();
    let value: JsonValue = story.chance.integer(1, 99);
    for (let level = 0; level < 50; level++) value = story.chance.isLucky(0.5) ? [value] : { a: value };
    story.append({ timestamp: story.time.next(), event: "Nested", value });
    story.await().play(1);
  },
};
