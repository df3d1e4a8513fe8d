import { expect, it } from "vitest";
import { parseAddress, printAddress } from "./Address.ts";

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
