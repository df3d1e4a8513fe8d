import type { Page } from "playwright-core";
import { launchBrowser } from "../../lab/browser/launchBrowser.ts";
import { goTo, openPage } from "../../lab/cockpit/openPage.ts";
import { showFolder } from "../../lab/cockpit/showFolder.ts";
import type { Picture } from "./Picture.ts";

/** Themes and devices of the pictures. */
export const looks = {
  dark: { colorScheme: "dark", viewport: { width: 1280, height: 800 } },
  light: { colorScheme: "light", viewport: { width: 1280, height: 800 } },
  phone: {
    colorScheme: "dark",
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1.5,
    hasTouch: true,
    isMobile: true,
  },
} as const;

/** A picture of one panel. */
export interface CockpitPicture extends Pick<Picture, "shows"> {
  readonly panel: string;
  readonly key: Parameters<typeof goTo>[1];
  readonly look: keyof typeof looks;
  /** Writes the folder before the page opens. */
  readonly before?: (folder: string) => Promise<void>;
  /** Writes to the folder while the page is open. */
  readonly during?: (folder: string) => Promise<void>;
  /** User actions before the screenshot. */
  readonly touch?: (page: Page) => Promise<void>;
}

/** One browser at a time: concurrent browsers would slow each other down. */
let queue: Promise<unknown> = Promise.resolve();

/** Shows a folder in a real browser and takes a screenshot. */
export function cockpitPicture(given: CockpitPicture): Picture {
  const { panel, look, shows } = given;
  return {
    file: `cockpit-${panel}-${look}.png`,
    shows,
    // Fonts and antialiasing differ between machines.
    isExact: false,
    make(folder) {
      const turn = queue.then(() => draw(given, folder));
      queue = turn.catch(() => undefined);
      return turn;
    },
  };
}

async function draw({ key, look, before, during, touch }: CockpitPicture, folder: string): Promise<Uint8Array> {
  await before?.(folder);
  await using cockpit = await showFolder(folder);
  const browser = await launchBrowser();
  try {
    const options = { ...looks[look], reducedMotion: "reduce" } as const;
    const { page } = await openPage(browser, cockpit.urls[0] ?? "", options);
    await goTo(page, key);
    await during?.(folder);
    await touch?.(page);
    // Fonts and the map load asynchronously.
    await page.waitForTimeout(1500);
    return await page.screenshot();
  } finally {
    await browser.close();
  }
}
