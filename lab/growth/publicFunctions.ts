import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readPackages } from "../workspace.ts";

/** The public functions and classes of every package, as `@shipslog/contract/text parseLine`, from its page of the API. */
export function publicFunctions(): readonly string[] {
  return readPackages()
    .filter(({ manifest }) => manifest.bin === undefined)
    .flatMap(({ path }) => functionsIn(readFileSync(join(path, "api.md"), "utf8")));
}

/** The functions and classes that a page of an API lists, each with its module. */
export function functionsIn(page: string): readonly string[] {
  let module = "";
  return page.split("\n").flatMap((line) => {
    module = /^## `(.*)`$/.exec(line)?.[1] ?? module;
    const name = /^(?:abstract )?(?:function|class) (\w+)/.exec(line)?.[1];
    return name === undefined ? [] : [`${module} ${name}`];
  });
}
