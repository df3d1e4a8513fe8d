import { hash } from "node:crypto";
import { expect, it } from "vitest";
import { fingerprintCharacters, fingerprintOf } from "./fingerprint.ts";

it("stays the same between releases, because bookmarks and manifests store it", () => {
  expect(fingerprintOf("abc", hash)).toBe("ba7816bf8f01cfea");
});

it("covers the beginning of a line and nothing after it", () => {
  const beginning = "x".repeat(fingerprintCharacters);
  expect(fingerprintOf(`${beginning}a`, hash)).toBe(fingerprintOf(`${beginning}b`, hash));
  expect(fingerprintOf(`${beginning.slice(1)}a`, hash)).not.toBe(fingerprintOf(`${beginning.slice(1)}b`, hash));
});
