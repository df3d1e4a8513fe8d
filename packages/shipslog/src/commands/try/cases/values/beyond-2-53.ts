import type { TryCase } from "../TryCase.ts";

/** An event has whole numbers beyond 2 to the power of 53, as system addresses and IDs may be. */
export const beyond253Case: TryCase = {
  name: "beyond-2-53",
  group: "values",
  game: "An event has whole numbers beyond 2 to the power of 53, as system addresses and IDs may be.",
  expects: "Every digit.",
  fields: "all",
  tell(story) {
    story.session().play(1).startAndFollow();
    for (const offset of [1n, 3n, BigInt(story.chance.integer(5, 10_000)) * 2n + 1n]) {
      const id = 2n ** 53n + offset;
      story.append({
        timestamp: story.time.next(),
        event: "Docked",
        StationName: "A",
        MarketID: id,
        SystemAddress: id + 2n,
      });
    }
    story.await().play(1);
  },
};
