import { readFileSync } from "node:fs";
import { join } from "node:path";
import { launchBrowser } from "../../tests/helpers/browser/launchBrowser.ts";
import { iconSizes } from "../executable/brandWindows.ts";
import { root } from "../workspace.ts";
import type { Picture } from "./Picture.ts";

/** The icon of the cockpit as pixels, in the sizes that a program for Windows has. */
export const iconPictures: readonly Picture[] = iconSizes.map((size) => ({
  file: `icon-${size}.png`,
  shows: "The icon of the executable.",
  // Antialiasing differs between machines.
  isExact: false,
  make: () => draw(size),
}));

async function draw(size: number): Promise<Uint8Array> {
  const svg = readFileSync(join(root, "packages/cockpit/page/public/icon.svg"), "utf8");
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
    return await page.screenshot({ omitBackground: true });
  } finally {
    await browser.close();
  }
}
