import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../../packages/shipslog/src/run.ts";
import { testHost } from "../../packages/shipslog/tests/helpers/host.ts";
import { launchBrowser } from "../../tests/helpers/browser/launchBrowser.ts";
import type { Picture } from "./Picture.ts";
import { writeYear } from "./yearOfPlay.ts";

const widths = { desk: 1280, phone: 390 } as const;

/** The report of a simulated year in a light or dark browser, on a desk or on a phone. */
export function reportPicture(colorScheme: "light" | "dark", screen: keyof typeof widths = "desk"): Picture {
  return {
    file: `report-${screen === "desk" ? "" : `${screen}-`}${colorScheme}.png`,
    shows: `shipslog report about a simulated year, ${colorScheme} theme, ${widths[screen]} pixels wide.`,
    isExact: false,
    async make(folder) {
      html ??= makeHtml(folder);
      const browser = await launchBrowser();
      try {
        const page = await browser.newPage({ viewport: { width: widths[screen], height: 900 }, colorScheme });
        await page.setContent(await html);
        // All of it on a phone; on a desk as much as a page of the docs has room for.
        return await page.screenshot(
          screen === "phone"
            ? { fullPage: true }
            : { fullPage: true, clip: { x: 0, y: 0, width: widths.desk, height: 1500 } },
        );
      } finally {
        await browser.close();
      }
    },
  };
}

/** The page is the same in all pictures, and takes longer to make than to show. */
let html: Promise<string> | undefined;

async function makeHtml(folder: string): Promise<string> {
  const journal = join(folder, "journal");
  const out = join(folder, "report.html");
  writeYear(journal);
  const host = testHost();
  const code = await run(["report", journal, "--out", out, "--commander", commanderIn(journal), "--quiet"], host);
  if (code !== 0) throw new Error(host.err.text());
  return readFileSync(out, "utf8");
}

/** The commander of the first journal; evenings cut out of a longer session do not name one. */
function commanderIn(journal: string): string {
  const [first = ""] = readdirSync(journal).toSorted();
  return /"FID":"(F\d+)"/.exec(readFileSync(join(journal, first), "utf8"))?.[1] ?? "unknown";
}
