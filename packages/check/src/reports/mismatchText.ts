import type { Finding } from "../findings/Finding.ts";

/** The expected and the received value in one phrase; empty when there is neither. */
export function mismatchText({ expected, received }: Pick<Finding, "expected" | "received">): string {
  const parts = [expected === "" ? [] : [`expected ${expected}`], received === "" ? [] : [`received ${received}`]];
  return parts.flat().join(", ");
}
