import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAddress, printAddress } from "./Address.ts";
import { hashSecret, nameCode, parseCode, printCode, secretOf } from "./InvitationCode.ts";

const hex = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((each) => Buffer.from(each).toString("hex"));
const host = fc.oneof(
  fc.domain(),
  fc.ipV4(),
  fc.ipV6().filter((each) => !each.includes("%")),
);
const code = fc.record({ host, port: fc.integer({ min: 1, max: 65_535 }), authority: hex(32), secret: hex(16) });

describe("an invitation code", () => {
  it("is one word that says all of it, also with line breaks in it", () => {
    fc.assert(
      fc.property(code, fc.nat(80), (each, at) => {
        const text = printCode(each);
        expect(text).toMatch(/^SL1-[\w-]+$/);
        expect(parseCode(text)).toEqual(each);
        expect(parseCode(` ${text.slice(0, at)}\r\n${text.slice(at)}\n`)).toEqual(each);
      }),
    );
  });

  it("is rejected with any letter changed, cut off or added", () => {
    fc.assert(
      fc.property(code, fc.nat(), fc.constantFrom("A", "B", "x", "z", "0", "9", "-", "_"), (made, place, letter) => {
        const text = printCode(made);
        const at = 4 + (place % (text.length - 4));
        const wrong = [`${text.slice(0, at)}${letter}${text.slice(at + 1)}`, text.slice(0, at)];
        // The last letter may hold bits that are not used.
        const bytesOf = (word: string) => Buffer.from(word.slice(4), "base64url");
        for (const each of wrong.filter((word) => !bytesOf(word).equals(bytesOf(text)))) {
          expect(() => parseCode(each)).toThrow("not a complete invitation code");
        }
      }),
    );
  });

  it("is never anything else", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => parseCode(`SL1-${text}`)).toThrow("invitation code");
      }),
    );
    expect(() => parseCode(`SL1-${"A".repeat(1_000_000)}`)).toThrow("invitation code");
  });

  it("is stored and named by hashes from which the secret cannot be read", () => {
    const secret = secretOf("a random key");
    const text = printCode({ host: "localhost", port: 4252, authority: "ab".repeat(32), secret });
    expect(secret).toMatch(/^[\da-f]{32}$/);
    expect(hashSecret(secret)).not.toContain(secret);
    expect(hashSecret(secret).startsWith(nameCode(text))).toBe(true);
  });
});

it.each([
  ["example.org:4252", { host: "example.org", port: 4252 }],
  ["[2001:db8::1]:1", { host: "2001:db8::1", port: 1 }],
])("parses the address %s", (text, address) => {
  expect(parseAddress(text)).toEqual(address);
  expect(printAddress(address)).toBe(text);
});

it.each(["example.org", ":1", "a:0", "a:65536", "a b:1", "a:1:2", "http://a:1", "[::1]"])(
  "rejects the address %s",
  (text) => {
    expect(parseAddress(text)).toBeUndefined();
  },
);
