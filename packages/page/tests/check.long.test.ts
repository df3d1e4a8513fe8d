/** The page and the command check the same folders of real journals; their reports as JSON are compared whole. */
import { execFile } from "node:child_process";
import { link, mkdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { temporaryFolder } from "../../cockpit/tests/helpers/cockpit.ts";
import { dropOn } from "../../../tests/helpers/browser/dropOn.ts";
import { launchBrowser } from "../../../tests/helpers/browser/launchBrowser.ts";
import { corpusArchives, corpusFiles, corpusFolder, type CorpusArchive } from "../../../tests/helpers/corpus.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { root } from "../../../tools/workspace.ts";
import { hostPage, openStatic } from "./helpers/openStatic.ts";

interface JsonReport {
  readonly findings: readonly unknown[];
  readonly summary: { readonly files: number; readonly entries: number };
}

const command = join(root, "packages/shipslog/src/shipslog.ts");
/** A report on hundreds of megabytes has some. */
const mostReportBytes = 2 ** 28;

longTest(
  {
    claim: "On real journals the report of the page equals that of the command as JSON, finding by finding.",
    size: { check: 12, full: 1035, of: "real journals" },
    needs: [corpusFolder],
  },
  async ({ size, report }) => {
    const browser = await launchBrowser();
    onTestFinished(() => browser.close());
    const { url } = await hostPage();
    let entries = 0;
    let findings = 0;
    let journals = 0;
    for (const folder of await realFolders(size)) {
      const { page, problems } = await openStatic(browser, url, { at: "#check" });
      const ofPage = await reportOfPage(page, folder);
      await page.context().close();
      const ofCommand = await reportOfCommand(folder);
      expect(ofCommand.summary.files).toBeGreaterThan(0);
      expect(ofPage).toEqual(ofCommand);
      expect(problems).toEqual([]);
      entries += ofPage.summary.entries;
      findings += ofPage.findings.length;
      journals += ofPage.summary.files;
      report(`${basename(folder)}: ${ofPage.summary.entries} lines, ${ofPage.findings.length} findings`);
    }
    return `${journals} files, ${entries} lines, ${findings} findings, the same as JSON`;
  },
);

/** Folders of real journals, as the corpus has them; of each archive the same share. */
async function realFolders(size: number): Promise<readonly string[]> {
  const archives = Object.keys(corpusArchives) as CorpusArchive[];
  const all = corpusFiles({ archives, everyNthFile: 1 });
  const chosen = all.filter(
    (_, at) => Math.floor((at * size) / all.length) < Math.floor(((at + 1) * size) / all.length),
  );
  const parent = await temporaryFolder();
  const folders = Map.groupBy(chosen, ({ archive, name }) => `${archive}-${dirname(name).replaceAll("/", "-")}`);
  for (const [name, files] of folders) {
    await mkdir(join(parent, name));
    for (const { path } of files) await link(path, join(parent, name, basename(path)));
  }
  return [...folders.keys()].map((name) => join(parent, name));
}

async function reportOfPage(page: Page, folder: string): Promise<JsonReport> {
  await page.getByText("Drop the folder").waitFor();
  await dropOn(page, [folder]);
  // The largest folder takes minutes.
  const save = page.getByRole("button", { name: "Save it as JSON" });
  await save.waitFor({ timeout: 0 });
  const [download] = await Promise.all([page.waitForEvent("download"), save.click()]);
  return JSON.parse(await readFile(await download.path(), "utf8")) as JsonReport;
}

async function reportOfCommand(folder: string): Promise<JsonReport> {
  const words = ["check", basename(folder), "--format", "json", "--fail-on", "error", "--no-cache", "--quiet"];
  const node = ["--conditions=@shipslog/source", "--no-warnings", command, ...words];
  const running = promisify(execFile)(process.execPath, node, { cwd: dirname(folder), maxBuffer: mostReportBytes });
  // With errors among the findings it ends with 1.
  const { stdout } = await running.catch((failure: unknown) => failure as { readonly stdout: string });
  return JSON.parse(stdout) as JsonReport;
}
