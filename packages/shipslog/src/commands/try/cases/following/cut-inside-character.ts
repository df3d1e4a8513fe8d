import { printLine } from "@shipslog/contract/text";
import type { TryCase } from "../TryCase.ts";

/** The game writes a line in two pieces; the cut is between the bytes of one character. */
export const cutInsideCharacterCase: TryCase = {
  name: "cut-inside-character",
  group: "following",
  game: "The game writes a line in two pieces; the cut is between the bytes of one character.",
  expects: "The event with that character.",
  tell(story) {
    story.session().play(2).startAndFollow();
    const character = story.chance.pick(["é", "ß", "こ", "🚀"]);
    const event = { timestamp: story.time.next(), event: "ReceiveText", From: "", Message: character.repeat(3) };
    const start = Buffer.byteLength(printLine(event).split(character, 1)[0] ?? "");
    const bytes = Buffer.byteLength(character);
    story.appendCut(event, start + bytes * story.chance.integer(0, 2) + story.chance.integer(1, bytes - 1)).await();
    story.play(1);
  },
};
