import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readerCommand } from "../../packages/try/tests/helpers/tryCompiled.ts";
import { root } from "../workspace.ts";
import type { TriedReader } from "./TriedReader.ts";

/** Copies of programs that are not in this repository. */
export interface Copies {
  readonly edmc?: string | undefined;
  readonly icarus?: string | undefined;
}

const versionIn = (path: string) => (JSON.parse(readFileSync(path, "utf8")) as { readonly version: string }).version;
const adapterPath = (file: string) => join("examples/readers", file);

function pythonVersion(): string {
  const { stdout } = spawnSync("python3", ["--version"], { encoding: "utf8" });
  return stdout.trim();
}

/** The readers of this repository, and those of which a copy is given. */
export function triedReaders({ edmc, icarus }: Copies): readonly TriedReader[] {
  return [
    {
      name: "@shipslog/journal",
      link: "../packages/journal/README.md",
      version: versionIn(join(root, "packages/journal/package.json")),
      profile: "resume",
      adapter: "shipslog.ts",
      command: readerCommand(adapterPath("shipslog.ts"), "{folder}", "{state}"),
      remark: "The reader of this project.",
    },
    {
      name: "reader.py",
      link: "../examples/readers/reader.py",
      version: pythonVersion(),
      profile: "resume",
      adapter: "reader.py",
      command: ["python3", join(root, adapterPath("reader.py")), "{folder}", "{state}"],
      remark:
        "Thirty lines with Python's standard library, written for this suite. It looks at every file twenty times a second.",
    },
    {
      name: "@kayahr/ed-journal",
      link: "https://github.com/kayahr/ed-journal",
      version: versionIn(join(root, "node_modules/@kayahr/ed-journal/package.json")),
      profile: "resume",
      adapter: "kayahr.ts",
      command: readerCommand(adapterPath("kayahr.ts"), "{folder}", "{state}"),
      remark: "It has positions to go on from. Its errors end the iteration; the adapter does not start it again.",
    },
    {
      name: "naive.ts",
      link: "../examples/readers/naive.ts",
      version: `Node ${process.version}`,
      profile: "all",
      adapter: "naive.ts",
      command: readerCommand(adapterPath("naive.ts"), "{folder}"),
      remark: "A first attempt with fs.watch and split, written for this page to show what the cases find.",
    },
    ...given(icarus, (path) => ({
      name: "ICARUS Terminal",
      link: "https://github.com/iaincollins/icarus",
      version: versionIn(join(path, "package.json")),
      profile: "live" as const,
      adapter: "icarus.ts",
      command: [process.execPath, join(root, adapterPath("icarus.ts")), "{folder}", path],
      remark:
        "Its service shows the present state of the game; it looks at the journal once a second, for new journals every ten seconds, and reports the newest line first.",
    })),
    ...given(edmc, (path) => ({
      name: "EDMarketConnector",
      link: "https://github.com/EDCD/EDMarketConnector",
      version: versionOfEdmc(path),
      profile: "live" as const,
      adapter: "edmc.py",
      command: ["python3", join(root, adapterPath("edmc.py")), "{folder}", path],
      remark: "Only its journal monitor, which starts at the end of the newest journal and looks once a second.",
    })),
  ];
}

function given<Made>(path: string | undefined, make: (path: string) => Made): readonly Made[] {
  return path === undefined || !existsSync(path) ? [] : [make(path)];
}

function versionOfEdmc(path: string): string {
  const [, version = "unknown"] =
    /^_static_appversion = ["'](.+)["']/m.exec(readFileSync(join(path, "config/__init__.py"), "utf8")) ?? [];
  return version;
}
