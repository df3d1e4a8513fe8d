import type { Page } from "./Page.ts";
import { codePages } from "./pages/codes.ts";
import { commandPages } from "./pages/commands.ts";
import { exportPages } from "./pages/exports.ts";
import { faultPages } from "./pages/faults.ts";
import { flagPages } from "./pages/flags.ts";
import { generatedPages } from "./pages/generated.ts";
import { writtenPages } from "./pages/written.ts";

/** Every page of the site: written pages, and pages generated from declarations and types. */
export async function sitePages(): Promise<readonly Page[]> {
  const pages = [
    ...writtenPages(),
    ...flagPages(),
    ...codePages(),
    ...faultPages(),
    ...generatedPages(),
    ...exportPages(),
    ...(await commandPages()),
  ];
  const twice = pages.map(({ path }) => path).filter((path, index, all) => all.indexOf(path) !== index);
  if (twice.length > 0) throw new Error(`Two pages have the path ${twice.join(", ")}`);
  return pages;
}
