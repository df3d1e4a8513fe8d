import fc from "fast-check";
import { expect, it } from "vitest";
import { parseAsk, printAsk } from "./ask.ts";

/** Any code units, also half of a pair. */
const fileName = fc.uint8Array().map((bytes) => Buffer.from(bytes).toString("utf16le"));

it("parses what it prints, for any file name", () => {
  fc.assert(
    fc.property(fileName, fc.maxSafeNat(), fc.maxSafeNat(), (file, generation, offset) => {
      expect(parseAsk(printAsk({ file, generation, offset }))).toEqual({ file, generation, offset });
    }),
  );
});

it.each(["", "null", "[]", '{"file":"f","generation":0}', '{"file":1,"generation":0,"offset":0}', '{"file":"f"'])(
  "does not follow %j",
  (text) => {
    expect(parseAsk(text)).toBeUndefined();
  },
);

it.each([0.5, 2 ** 53, "7"])("does not follow an ask from offset %j", (offset) => {
  expect(parseAsk(JSON.stringify({ file: "f", generation: 0, offset }))).toBeUndefined();
});
