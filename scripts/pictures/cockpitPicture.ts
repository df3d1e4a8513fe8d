import type { Page } from "playwright-core";
import { launchBrowser } from "../../lab/browser/launchBrowser.ts";
import { goTo, openPage } from "../../lab/cockpit/openPage.ts";
import { showFolder } from "../../lab/cockpit/showFolder.ts";
import type { Picture } from "./Picture.ts";

/** The looks a panel is shown in. */
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

/** A picture of one panel of the cockpit. */
export interface CockpitPicture extends Pick<Picture, "shows"> {
  readonly panel: string;
  readonly key: Parameters<typeof goTo>[1];
  readonly look: keyof typeof looks;
  /** Writes what is shown into a folder, before it is shown. */
  readonly before?: (folder: string) => Promise<void>;
  /** Writes what comes while it is shown. */
  readonly during?: (folder: string) => Promise<void>;
  /** Does what a person would do before looking. */
  readonly touch?: (page: Page) => Promise<void>;
}

/** One browser at a time: drawn side by side they would take each other's time. */
let queue: Promise<unknown> = Promise.resolve();

/** Shows a folder in a real browser and takes a picture of it. */
export function cockpitPicture(given: CockpitPicture): Picture {
  const { panel, look, shows } = given;
  return {
    file: `cockpit-${panel}-${look}.png`,
    shows,
    // Fonts and the way a machine smooths edges differ.
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
    // Letters and the map need a moment.
    await page.waitForTimeout(1500);
    return await page.screenshot();
  } finally {
    await browser.close();
  }
}
