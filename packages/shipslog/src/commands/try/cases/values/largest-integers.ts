import type { TryCase } from "../TryCase.ts";

/** An event has the largest and the smallest whole numbers of 64 bits. */
export const largestIntegersCase: TryCase = {
  name: "largest-integers",
  group: "values",
  game: "An event has the largest and the smallest whole numbers of 64 bits.",
  expects: "Every digit.",
  fields: "all",
  tell(story) {
    story.session().play(1).startAndFollow();
    const numbers = [2n ** 63n - 1n, 2n ** 64n - 1n, -(2n ** 63n), 2n ** 60n + BigInt(story.chance.integer(1, 999))];
    for (const id of story.chance.shuffled(numbers)) {
      story.append({
        timestamp: story.time.next(),
        event: "CarrierStats",
        CarrierID: id,
        Finance: { CarrierBalance: id },
      });
    }
    story.await().play(1);
  },
};
