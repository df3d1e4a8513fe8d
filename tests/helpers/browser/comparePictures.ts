import { createRequire } from "node:module";

/** What a comparison of two pictures found. */
export interface PictureDifference {
  /** The sizes if they differ, and how many pixels differ. */
  readonly errorMessage: string;
  /** A PNG with the different pixels in red. */
  readonly diff?: Buffer;
}

/** How much two pictures may differ. */
export interface PictureTolerance {
  /** How far the colour of a pixel may be off, from 0 to 1. */
  readonly threshold: number;
  /** How many pixels may be further off. */
  readonly maxDiffPixels: number;
}

type Comparator = (actual: Buffer, expected: Buffer, options: PictureTolerance) => PictureDifference | null;

interface CoreBundle {
  readonly utils: { readonly getComparator: (mimeType: string) => Comparator };
}

/**
 * Compares two PNG pictures with Playwright's own comparator (pixelmatch), which its test runner uses for `toHaveScreenshot`; null
 * if they are equal within the tolerance. The path is an export without types; the version of the package is exact.
 */
export function comparePictures(
  actual: Buffer,
  expected: Buffer,
  tolerance: PictureTolerance,
): PictureDifference | null {
  const { utils } = createRequire(import.meta.url)("playwright-core/lib/coreBundle") as CoreBundle;
  return utils.getComparator("image/png")(actual, expected, tolerance);
}
