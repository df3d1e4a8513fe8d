import type { Page } from "playwright-core";
import { launchBrowser } from "../../tests/helpers/browser/launchBrowser.ts";
import { goTo, openPage } from "../../packages/cockpit/tests/helpers/openPage.ts";
import { showFolder } from "../../packages/cockpit/tests/helpers/showFolder.ts";
import type { Picture } from "./Picture.ts";

/** Themes and devices of the pictures. */
const looks = {
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

type Look = keyof typeof looks;

/** What the pictures of one panel show. */
export interface PanelPictures extends Pick<Picture, "shows"> {
  readonly panel: Parameters<typeof goTo>[1];
  /** Writes the folder before the page opens. */
  readonly before?: (folder: string) => Promise<void>;
  /** Writes to the folder while the page is open. */
  readonly during?: (folder: string) => Promise<void>;
  /** User actions before the screenshot. */
  readonly touch?: (page: Page) => Promise<void>;
}

/** One browser at a time: concurrent browsers would slow each other down. */
let queue: Promise<unknown> = Promise.resolve();

/** Shows a folder in a real browser and takes a screenshot in each look; the looks share one session. */
export function cockpitPictures(given: PanelPictures): readonly Picture[] {
  let drawn: Promise<ReadonlyMap<Look, Uint8Array>> | undefined;
  return (Object.keys(looks) as Look[]).map((look) => ({
    file: `cockpit-${given.panel}-${look}.png`,
    shows: given.shows,
    // Fonts and antialiasing differ between machines.
    isExact: false,
    async make(folder) {
      drawn ??= queue.then(() => draw(given, folder));
      queue = drawn.catch(() => undefined);
      return (await drawn).get(look) ?? new Uint8Array();
    },
  }));
}

async function draw({ panel, before, during, touch }: PanelPictures, folder: string): Promise<Map<Look, Uint8Array>> {
  await before?.(folder);
  await using cockpit = await showFolder(folder);
  // A browser for each look: pages behind another one are drawn late, and Health would show that as a delay.
  const browsers = await Promise.all(Object.keys(looks).map(launchBrowser));
  try {
    const open = async (look: Look, at: number): Promise<readonly [Look, Page]> => {
      const options = { ...looks[look], reducedMotion: "reduce" } as const;
      const { page } = await openPage(browsers[at]!, cockpit.urls[0] ?? "", options);
      await goTo(page, panel);
      return [look, page];
    };
    const pages = await Promise.all((Object.keys(looks) as Look[]).map(open));
    await during?.(folder);
    const shots = new Map<Look, Uint8Array>();
    for (const [look, page] of pages) {
      await touch?.(page);
      // Fonts and the map load asynchronously.
      await page.waitForTimeout(1500);
      shots.set(look, await page.screenshot());
    }
    return shots;
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
  }
}
