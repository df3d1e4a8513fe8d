import type { TryCase } from "../TryCase.ts";

/** An event has decimals of many sizes, negative ones too. */
export const decimalsCase: TryCase = {
  name: "decimals",
  group: "values",
  game: "An event has decimals of many sizes, negative ones too.",
  expects: "The same numbers.",
  fields: "all",
  tell(story) {
    story.session().play(1).startAndFollow();
    const drawn = story.chance.integer(-1_000_000, 1_000_000) / 1024;
    const StarPos = [-25_213.218_75, 0.000_001, drawn];
    story.append({
      timestamp: story.time.next(),
      event: "Scan",
      BodyName: "A",
      Radius: 6_371_000.5,
      Eccentricity: 1.5e-7,
      StarPos,
    });
    story.await().play(1);
  },
};
