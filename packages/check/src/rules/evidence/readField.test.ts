import { expect, it } from "vitest";
import { coordinatesIn, idIn, keyIn, numberListIn, textListIn } from "./readField.ts";

it("reads ids of 64 bits exactly, and refuses what is no integer", () => {
  expect(idIn({ id: 2n ** 63n + 1n }, "id")).toBe("9223372036854775809");
  expect(idIn({ id: 10_477_373_803 }, "id")).toBe("10477373803");
  expect(idIn({ id: 2 ** 70 }, "id")).toBe("1180591620717411303424");
  expect(idIn({ id: 1.5 }, "id")).toBeUndefined();
  expect(idIn({ id: "1" }, "id")).toBeUndefined();
  expect(keyIn({ id: 2n ** 63n }, "id")).toBe(2n ** 63n);
  expect(keyIn({ id: 1.5 }, "id")).toBeUndefined();
});

it("reads a list only if all of it has the type", () => {
  expect(numberListIn({ list: [1, 2] }, "list")).toEqual([1, 2]);
  expect(numberListIn({ list: [1, "2"] }, "list")).toBeUndefined();
  expect(numberListIn({ list: 1 }, "list")).toBeUndefined();
  expect(textListIn({ list: ["a"] }, "list")).toEqual(["a"]);
  expect(textListIn({ list: ["a", 1] }, "list")).toBeUndefined();
  expect(coordinatesIn({ StarPos: [1, 2, 3] })).toEqual([1, 2, 3]);
  expect(coordinatesIn({ StarPos: [1, 2] })).toBeUndefined();
  expect(coordinatesIn({ StarPos: [1, 2, "3"] })).toBeUndefined();
});
