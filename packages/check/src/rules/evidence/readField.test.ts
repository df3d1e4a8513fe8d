import { expect, it } from "vitest";
import { idIn, keyIn } from "./readField.ts";

it("reads ids of 64 bits exactly, and refuses what is no integer", () => {
  expect(idIn({ id: 2n ** 63n + 1n }, "id")).toBe("9223372036854775809");
  expect(idIn({ id: 10_477_373_803 }, "id")).toBe("10477373803");
  expect(idIn({ id: 2 ** 70 }, "id")).toBe("1180591620717411303424");
  expect(idIn({ id: 1.5 }, "id")).toBeUndefined();
  expect(idIn({ id: "1" }, "id")).toBeUndefined();
  expect(keyIn({ id: 2n ** 63n }, "id")).toBe(2n ** 63n);
  expect(keyIn({ id: 1.5 }, "id")).toBeUndefined();
});
