import { describe, expect, it } from "vitest";
import { appendKey, fieldPath, resolvePointer } from "./pointer.ts";

describe("a JSON pointer", () => {
  it("escapes what would end a key, and finds it again", () => {
    const key = "a/b~c/~1";
    expect(appendKey("/x", key)).toBe("/x/a~1b~0c~1~01");
    expect(resolvePointer({ x: { [key]: 7 } }, appendKey("/x", key))).toBe(7);
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
