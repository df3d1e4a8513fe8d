import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chromium as driver, type Browser, type BrowserContext, type BrowserContextOptions } from "playwright-core";
import { patienceMs } from "../limits/patience.ts";
import { cacheFolder } from "../../../tools/workspace.ts";

/** The package's default arguments are for serverless functions: one process for all tabs, and web security off. */
const launchArguments = [
  "--no-sandbox",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--font-render-hinting=none",
];

/** Launches a headless Chromium. `npm ci` installs it, so the machine needs no browser. */
export async function launchBrowser(): Promise<Browser> {
  return driver.launch(launchOptions());
}

/** Launches a headless Chromium as a person has it: with a profile on the disk, which keeps what pages store. */
export async function launchProfile(profile: string, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  return driver.launchPersistentContext(profile, { ...launchOptions(), ...options });
}

function launchOptions() {
  const folder = unpackBrowser();
  const env = {
    ...process.env,
    FONTCONFIG_PATH: folder,
    // The package contains the libraries that Chromium needs and a clean machine may not have.
    LD_LIBRARY_PATH: join(folder, "al2023/lib"),
  };
  return {
    executablePath: join(folder, "chromium"),
    args: [...launchArguments],
    env,
    headless: true,
    timeout: patienceMs,
  };
}

/** Runs in a separate process, because the package unpacks to the temporary folder of its process. */
const unpacking = `
import { join, dirname } from "node:path";
import { fileURLToPath } from "node:url";
const entry = process.argv[1];
const { default: chromium, inflate } = await import(entry);
await chromium.executablePath();
await inflate(join(dirname(fileURLToPath(entry)), "../bin/al2023.tar.br"));
`;

/** Unpacks Chromium once. Concurrent processes each unpack to their own folder; the first rename wins. */
function unpackBrowser(): string {
  const require = createRequire(import.meta.url);
  const entry = require.resolve("@sparticuz/chromium");
  const { version } = require(join(dirname(dirname(entry)), "package.json")) as { version: string };
  const folder = join(cacheFolder, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cacheFolder, { recursive: true });
  const made = mkdtempSync(`${folder}-`);
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", unpacking, `file://${entry}`],
    { env: { ...process.env, TMPDIR: made }, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`Cannot unpack Chromium: ${stderr}`);
  writeFileSync(join(made, "fonts.conf"), fontsOf(join(folder, "fonts")));
  try {
    renameSync(made, folder);
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Prefers the fonts of the package, so that pictures look the same on every machine; falls back to the machine's fonts. */
function fontsOf(folder: string): string {
  const prefer = (family: string, font: string): string =>
    `<match><test name="family"><string>${family}</string></test>` +
    `<edit name="family" mode="prepend" binding="strong"><string>${font}</string></edit></match>`;
  return `<?xml version="1.0"?>
<fontconfig>
  <dir>${folder}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, "cache")}</cachedir>
  ${prefer("system-ui", "Open Sans")}
  ${prefer("sans-serif", "Open Sans")}
  ${prefer("monospace", "DejaVu Sans Mono")}
</fontconfig>
`;
}
