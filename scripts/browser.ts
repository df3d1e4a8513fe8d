import chromium from "@sparticuz/chromium";
import { chromium as driver, type Browser } from "playwright-core";

/** Opens a real Chromium without a window; it arrives with `npm ci`, so nothing need be installed on the machine. */
export async function openBrowser(): Promise<Browser> {
  // Its own list of arguments is for short-lived servers: one process for all tabs, and web security switched off.
  const args = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
  return driver.launch({ executablePath: await chromium.executablePath(), args, headless: true });
}
