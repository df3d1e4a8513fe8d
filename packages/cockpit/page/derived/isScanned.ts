import type { ScannedBody } from "../../src/state/observed/bodies.ts";

/** Whether a body was scanned, and not only its signals. */
export function isScanned({ starType, planetClass }: ScannedBody): boolean {
  return (starType ?? planetClass) !== undefined;
}
