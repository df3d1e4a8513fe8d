/**
 * Makes the pictures in docs/pictures: `npm run pictures`; `-- demo` makes those with `demo` in their name, `-- --check` only checks
 * that they are up to date, `-- --png FOLDER` also saves the SVG pictures as PNG.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { launchBrowser } from "../tests/helpers/browser/launchBrowser.ts";
import type { Picture } from "./pictures/Picture.ts";
import { pictures } from "./pictures/pictures.ts";
import { root } from "./workspace.ts";

const target = join(root, "docs/pictures");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: "boolean" }, png: { type: "string" } },
});
const wanted = pictures.filter(
  ({ file }) => positionals.length === 0 || positionals.some((word) => file.includes(word)),
);

async function make(picture: Picture): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "picture-"));
  try {
    return Buffer.from(await picture.make(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** For a picture that is not exact, only the frame is compared. */
const frameOf = (bytes: Buffer) => /viewBox="[^"]*"/.exec(bytes.toString())?.[0];

function isFresh({ file, isExact }: Picture, made: Buffer): boolean {
  const path = join(target, file);
  if (!existsSync(path)) return false;
  const there = readFileSync(path);
  return isExact ? there.equals(made) : frameOf(there) === frameOf(made);
}

async function handle(picture: Picture): Promise<boolean> {
  const made = await make(picture);
  if (values.check !== true) writeFileSync(join(target, picture.file), made);
  const fresh = isFresh(picture, made);
  console.log(fresh ? `ok ${picture.file}` : `STALE ${picture.file}: run npm run pictures`);
  return fresh;
}

/** Saves the SVG pictures as PNG. */
async function drawAll(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const browser = await launchBrowser();
  const page = await browser.newPage({ deviceScaleFactor: 1.5 });
  for (const { file } of wanted.filter((each) => each.file.endsWith(".svg"))) {
    await page.setContent(`<body style="margin:0">${readFileSync(join(target, file), "utf8")}</body>`);
    await page.locator("svg").screenshot({ path: join(folder, file.replace(/svg$/, "png")) });
  }
  await browser.close();
}

mkdirSync(target, { recursive: true });
const outcomes = await Promise.all(wanted.map(handle));
if (values.png !== undefined) await drawAll(values.png);
process.exitCode = outcomes.length > 0 && outcomes.every(Boolean) ? 0 : 1;
