import { describe, expect, it } from "vitest";
import { appendKey, fieldPath, resolvePointer } from "./pointer.ts";

describe("a JSON pointer", () => {
  it.each([
    ["plain", "/x/plain"],
    ["a/b", "/x/a~1b"],
    ["a~b", "/x/a~0b"],
    ["a/b~c/~1", "/x/a~1b~0c~1~01"],
  ])("escapes in %s what would end a key, and finds it again", (key, pointer) => {
    expect(appendKey("/x", key)).toBe(pointer);
    expect(resolvePointer({ x: { [key]: 7 } }, pointer)).toBe(7);
  });

  it.each([
    [{ a: [{ b: 1 }] }, "/a/0/b", 1],
    [{ a: 1 }, "", { a: 1 }],
    [{ a: 1 }, "/b", undefined],
    [{ a: 1 }, "/a/b", undefined],
    [{ a: "text" }, "/a/length", undefined],
    [{ a: null }, "/a/b", undefined],
    [undefined, "/a", undefined],
  ])("leads from %j by %s to %j", (value, pointer, found) => {
    expect(resolvePointer(value, pointer)).toEqual(found);
  });

  it.each([
    ["/Factions/0/Name", "Factions[].Name"],
    ["/Factions/12", "Factions[]"],
    ["/StarPos/1/2", "StarPos[][]"],
    ["/Name2/Of3x", "Name2.Of3x"],
    ["/A/4x/B", "A.4x.B"],
  ])("%s is the field %s", (pointer, path) => {
    expect(fieldPath(pointer)).toBe(path);
  });
});
