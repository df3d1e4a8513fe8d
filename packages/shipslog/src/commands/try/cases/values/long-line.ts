import type { TryCase } from "../TryCase.ts";

/** One line is very long: a full list of stored modules. */
export const longLineCase: TryCase = {
  name: "long-line",
  group: "values",
  game: "One line is very long: a full list of stored modules.",
  expects: "The whole event.",
  fields: "all",
  tell(story) {
    story.session().play(1).startAndFollow();
    const Items = Array.from({ length: story.chance.integer(2000, 4000) }, (_, at) => ({
      Name: "$int_cargorack_size5_class1_name;",
      StorageSlot: at,
      BuyPrice: 1000 + at,
      Hot: false,
    }));
    const StationName = "Jameson Memorial";
    story.append({
      timestamp: story.time.next(),
      event: "StoredModules",
      MarketID: 128_666_762,
      StationName,
      StarSystem: "A",
      Items,
    });
    story.await().play(1);
  },
};
