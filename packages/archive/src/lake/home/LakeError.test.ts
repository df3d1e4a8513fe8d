import { expect, it } from "vitest";
import { LakeError, type LakeErrorCode } from "./LakeError.ts";

it.each<LakeErrorCode>(["stale-owner", "out-of-order", "not-a-lake", "damaged", "broken"])(
  "says what is wrong, with what, and what to do: %s",
  (code) => {
    const { message, advice } = new LakeError(code, "THIS");
    expect(advice).not.toBe("");
    expect(message).toMatch(/^[^:;]+: THIS; /);
    expect(message.endsWith(`; ${advice}`)).toBe(true);
  },
);

it("has the advice of the place where it was thrown, if there is one", () => {
  const { message } = new LakeError("damaged", "lake/x", undefined, "remove it");
  expect(message).toBe("a file of the lake is missing or damaged: lake/x; remove it");
});
