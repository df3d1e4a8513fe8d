import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { run } from "../../packages/cli/src/run.ts";
import { testHost } from "../../packages/cli/src/host.testing.ts";
import { launchBrowser } from "../../lab/browser/launchBrowser.ts";
import type { Picture } from "./Picture.ts";
import { writeYear } from "./yearOfPlay.ts";

/** The report of a simulated year in a light or dark browser. */
export function reportPicture(colorScheme: "light" | "dark"): Picture {
  return {
    file: `report-${colorScheme}.png`,
    shows: `shipslog report about a simulated year, ${colorScheme} theme.`,
    isExact: false,
    async make(folder) {
      const [journal, out] = [join(folder, "journal"), join(folder, "report.html")];
      writeYear(journal);
      const host = testHost();
      const code = await run(["report", journal, "--out", out, "--commander", commanderIn(journal), "--quiet"], host);
      if (code !== 0) throw new Error(host.err.text());
      const browser = await launchBrowser();
      try {
        const page = await browser.newPage({ viewport: { width: 1200, height: 900 }, colorScheme });
        await page.goto(pathToFileURL(out).href);
        return await page.screenshot({ fullPage: true });
      } finally {
        await browser.close();
      }
    },
  };
}

/** The commander of the first journal; evenings cut out of a longer session do not name one. */
function commanderIn(journal: string): string {
  const [first = ""] = readdirSync(journal).toSorted();
  return /"FID":"(F\d+)"/.exec(readFileSync(join(journal, first), "utf8"))?.[1] ?? "unknown";
}
