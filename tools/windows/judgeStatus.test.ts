import { expect, it } from "vitest";
import { judgeStatus } from "./judgeStatus.ts";

const printedOf = (...flags: readonly (number | "torn")[]) =>
  flags
    .map((each) =>
      each === "torn"
        ? '{"type":"companion","file":"Status.json","state":"torn","revision":1}\n'
        : `{"type":"companion","file":"Status.json","state":"alone","revision":1,"event":{ "event":"Status", "Flags":${each} }}\n`,
    )
    .join("");

it("accepts growing states that end with the last one, and torn reads between them", () => {
  expect(judgeStatus(printedOf(250, "torn", 750, 1001), 1001)).toBeUndefined();
});

it("refuses an old state again, and a last one that never came", () => {
  expect(judgeStatus(printedOf(250, 750, 500), 500)).toBe("Status 500 came after 750");
  expect(judgeStatus(printedOf(250, 750), 1001)).toBe("the last Status is 750, not 1001");
  expect(judgeStatus("", 1001)).toContain("none");
});
