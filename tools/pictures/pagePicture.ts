import { join } from "node:path";
import { launchBrowser } from "../../tests/helpers/browser/launchBrowser.ts";
import { root } from "../workspace.ts";
import type { Picture } from "./Picture.ts";

const built = join(root, "dist/page");
const address = "http://localhost/";
/** Until then the trader has bought, and knows the way. */
const playedMs = 20_000;

/** The static page as `npm run build` has made it, over a simulated session. */
export const pagePicture: Picture = {
  file: "page-now.png",
  shows: "The static page in a browser: where a simulated trader is, and what comes next.",
  // How far the session has come depends on the machine.
  isExact: false,
  async make() {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: "dark" });
      await page.route(`${address}**`, (route) => {
        const { pathname } = new URL(route.request().url());
        return route.fulfill({ path: join(built, pathname === "/" ? "index.html" : pathname) });
      });
      await page.goto(`${address}#simulate`);
      await page.getByLabel("Scenario").selectOption("trader");
      await page.getByLabel("Seed").fill("42");
      await page.getByLabel("Speed").selectOption("100");
      await page.getByRole("button", { name: "Watch it" }).click();
      await page
        .locator(".top-bar .place strong")
        .filter({ hasNotText: /not known/i })
        .waitFor();
      await page.waitForTimeout(playedMs);
      return await page.screenshot();
    } finally {
      await browser.close();
    }
  },
};
