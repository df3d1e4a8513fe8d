/** What a start loads: a command loads its own modules, and `--version` nearly nothing. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../../tools/workspace.ts";

const program = `
  import { registerHooks } from "node:module";
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  const { main } = await import(process.argv[1]);
  const code = await main(process.argv.slice(2));
  process.stderr.write(JSON.stringify({ code, loaded }));`;

/** Runs a command line and returns the modules of this project that were loaded, by path in `packages`. */
function loadedBy(...words: readonly string[]): readonly string[] {
  const main = join(root, "packages/shipslog/src/main.ts");
  const flags = ["--conditions=@shipslog/source", "--input-type=module", "-e", program];
  const { stderr } = spawnSync(process.execPath, [...flags, "--", main, ...words], { encoding: "utf8" });
  const { code, loaded } = JSON.parse(stderr) as { code: number; loaded: string[] };
  expect(code).toBe(0);
  return loaded.flatMap((url) => /\/packages\/(.+)$/.exec(url)?.[1] ?? []);
}

it("loads nearly nothing for --version and --help", () => {
  for (const word of ["--version", "--help"]) {
    const loaded = loadedBy(word);
    expect(loaded.filter((path) => !/^(?:shipslog|contract)\/src\//.test(path))).toEqual([]);
    expect(loaded.filter((path) => path.includes("/commands/"))).toEqual([]);
  }
});

it.each(["check", "watch", "simulate", "explain", "doctor", "archive", "fleet", "replay"])(
  "loads no module of another command for %s",
  (name) => {
    const others = loadedBy(name, "--help").filter(
      (path) => path.includes("/commands/") && !path.includes(`/commands/${name}`),
    );
    expect(others).toEqual([]);
  },
);

it("loads no rule for check --help", () => {
  expect(loadedBy("check", "--help").filter((path) => path.startsWith("check/"))).toEqual([]);
});
