import { isUtf8 as isUtf8ForNode } from "node:buffer";
import fc from "fast-check";
import { expect, it } from "vitest";
import { decodeInBrowser, decodeText, isUtf8 } from "./bytes.ts";

const someBytes = fc.oneof(
  fc.uint8Array(),
  fc.string({ unit: "binary" }).map((text) => new TextEncoder().encode(`\uFEFF${text}`)),
);

it("decodes any bytes in a browser as in Node", () => {
  fc.assert(
    fc.property(someBytes, fc.nat(8), (bytes, start) => {
      const end = Math.max(start, bytes.length - start);
      expect(decodeInBrowser(bytes, start, end)).toBe(decodeText(bytes, start, end));
      expect(decodeText(Buffer.from(bytes), start, end)).toBe(decodeText(bytes, start, end));
    }),
  );
});

it("knows what is UTF-8, as Node does", () => {
  fc.assert(
    fc.property(someBytes, (bytes) => {
      expect(isUtf8(bytes)).toBe(isUtf8ForNode(bytes));
    }),
  );
});
