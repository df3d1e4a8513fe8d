import { expect, test } from "vitest";
import { LakeError } from "@shipslog/archive";
import { describeTrouble } from "./describeTrouble.ts";

test("A full disk is named, with what to do", () => {
  const cause = new Error("IO Error: Could not write file x: No space left on device");
  expect(describeTrouble(new LakeError("unwritable", "lake", cause))).toMatch(
    /^the lake could not be written: lake: .*space/,
  );
});

test("A cause that nobody foresaw is named in one line", () => {
  const cause = new Error("outer", { cause: new Error("IO Error: odd\nstack") });
  expect(describeTrouble(new LakeError("unwritable", "lake", cause))).toBe(
    "the lake could not be written: lake: IO Error: odd",
  );
  expect(describeTrouble(new Error("odd"))).toBe("odd");
  expect(describeTrouble("odd")).toBe("odd");
});

test("A timeout of NATS says who did not answer, and who knows why", () => {
  expect(describeTrouble(new Error("timeout"))).toMatch(/^the servers did not answer in time .*fleet doctor/);
});
