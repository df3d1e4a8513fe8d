import { CRLF, printLine } from "@shipslog/contract/text";
import type { TryCase } from "../TryCase.ts";

/** The game writes a line byte by byte. */
export const byteByByteCase: TryCase = {
  name: "byte-by-byte",
  group: "following",
  game: "The game writes a line byte by byte.",
  expects: "The event once.",
  tell(story) {
    story.session().play(2).startAndFollow();
    const event = story.draw();
    for (const byte of Buffer.from(printLine(event) + CRLF)) story.appendBytes(Uint8Array.of(byte));
    story.due(event).await().play(1);
  },
};
