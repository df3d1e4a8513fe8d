import type { TryCase } from "../TryCase.ts";

/** The game writes the same line several times. */
export const identicalLinesCase: TryCase = {
  name: "identical-lines",
  group: "following",
  game: "The game writes the same line several times.",
  expects: "The event as many times as it was written.",
  tell(story) {
    story.session().play(2).startAndFollow();
    const event = story.draw();
    story.append(...Array.from({ length: story.chance.integer(2, 4) }, () => event)).await();
    story.append(event).await().play(1);
  },
};
