import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import ts from "typescript";
import { parseSource } from "../houseRules/House.ts";
import { importsOf } from "../houseRules/imports.ts";
import type { PackageManifest } from "../workspace.ts";
import { namedIn } from "./namedIn.ts";

/** The sources that a proof ran: how many files, and a digest of their code. */
export interface ProofSources {
  readonly files: number;
  readonly digest: string;
}

/** The code of a file as it runs, and the files that it imports or starts. */
interface ReadSource {
  readonly code: string;
  readonly next: readonly string[];
}

const cli = ["packages/cli/src/shipslog.ts", "packages/cli/src/commandTable.ts"];
const libraries = ["archive", "check", "cockpit", "contract", "faults", "fleet", "journal", "simulator", "testing"];

/** Files that are started, served or built instead of imported, and the text that shows it. */
const started: readonly { readonly shownBy: RegExp; readonly files: readonly string[] }[] = [
  {
    shownBy: /packages\/cli\/(?:src|dist)\/shipslog|"packages", "cli", "dist"/,
    files: cli,
  },
  { shownBy: /@shipslog\/cockpit"/, files: ["packages/cockpit/page/main.tsx", "packages/cockpit/page/index.html"] },
  { shownBy: /lab\/packages\/pack\.ts"/, files: [...libraries.map((name) => `packages/${name}/src/index.ts`), ...cli] },
];

/** What runs: JavaScript without comments and types. */
const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  jsx: ts.JsxEmit.Preserve,
  removeComments: true,
};

/**
 * Finds every file that a proof depends on, by its imports, and digests their code. Comments, types and layout do not count, so a
 * record becomes stale when code changes and not when a sentence does. Keeps what it has read for the next proof.
 */
export class ProofSourceReader {
  readonly #root: string;
  readonly #known = new Map<string, ReadSource | undefined>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Reads the sources of the proof with this name. */
  read(name: string): ProofSources {
    const found = new Map<string, string>();
    const waiting = [`proof/${name}.ts`];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const source = found.has(path) ? undefined : this.#sourceOf(path);
      if (source === undefined) continue;
      found.set(path, source.code);
      waiting.push(...source.next);
    }
    const hash = createHash("sha256");
    for (const path of [...found.keys()].toSorted()) hash.update(`${path}\n${found.get(path)}\n`);
    return { files: found.size, digest: hash.digest("hex").slice(0, 16) };
  }

  #sourceOf(path: string): ReadSource | undefined {
    if (!this.#known.has(path)) this.#known.set(path, this.#readSource(path));
    return this.#known.get(path);
  }

  #readSource(path: string): ReadSource | undefined {
    const file = join(this.#root, path);
    if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
    const text = readFileSync(file, "utf8");
    if (!/\.tsx?$/.test(path)) return { code: text, next: [] };
    const code = ts.transpileModule(text, { compilerOptions, fileName: path }).outputText;
    // What is imported for its types alone is gone from the code, and is not a part of what runs.
    const source = parseSource(path, code);
    const imports = importsOf(source);
    const imported = imports.flatMap(({ file: own, specifier }) => own ?? this.#packageFile(specifier) ?? []);
    const others = started.filter(({ shownBy }) => shownBy.test(text)).flatMap(({ files }) => files);
    const named = namedIn(source, this.#root);
    return { code, next: [...imported, ...others, ...named] };
  }

  /** The source of an import such as `@shipslog/contract/text`; undefined for what is not ours. */
  #packageFile(specifier: string): string | undefined {
    const [, name, inside = ""] = /^@shipslog\/([a-z]+)(\/.*)?$/.exec(specifier) ?? [];
    if (name === undefined) return undefined;
    const folder = `packages/${name}`;
    const manifest = JSON.parse(readFileSync(join(this.#root, folder, "package.json"), "utf8")) as PackageManifest;
    const { exports = {} } = manifest;
    const key = `.${inside}`;
    const [target, last] = Object.hasOwn(exports, key)
      ? [exports[key], ""]
      : [exports[`${posix.dirname(key)}/*`], posix.basename(key)];
    const source = typeof target === "string" ? undefined : target?.["@shipslog/source"];
    return typeof source === "string" ? posix.join(folder, source.replace("*", last)) : undefined;
  }
}
