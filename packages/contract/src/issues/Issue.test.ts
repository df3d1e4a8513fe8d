import { expect, it } from "vitest";
import { severities } from "./Issue.ts";

it("lists the severities gravest first", () => {
  expect(severities).toEqual(["error", "warning", "note"]);
});
