import type { Finding } from "../findings/Finding.ts";

/** What was expected and what was there instead, in one phrase; empty when the rule says neither. */
export function mismatchText({ expected, received }: Pick<Finding, "expected" | "received">): string {
  const parts = [expected === "" ? [] : [`expected ${expected}`], received === "" ? [] : [`received ${received}`]];
  return parts.flat().join(", ");
}
