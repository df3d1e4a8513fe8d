import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { readPackages, root, type ExportTarget, type WorkspacePackage } from "../workspace.ts";

/** The address of the repository, from the package.json of the root; undefined while there is none. */
export function readRepository(): string | undefined {
  const { repository } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { repository?: string };
  return repository;
}

/** Copies every built package, as it is published, to a folder in this one, and returns these folders in the order of their dependencies. */
export function stageAll(parent: string, repository = readRepository()): readonly string[] {
  return readPackages().map((each) => {
    const folder = join(parent, each.folder);
    mkdirSync(folder, { recursive: true });
    const manifest = publishedManifest(each, repository);
    for (const name of manifest.files) cpSync(join(each.path, name), join(folder, name), { recursive: true });
    writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
    const readme = readFileSync(join(each.path, "README.md"), "utf8");
    writeFileSync(join(folder, "README.md"), publishedReadme(readme, `packages/${each.folder}`, repository));
    return folder;
  });
}

type Manifest = Readonly<Record<string, unknown>> & { readonly files: readonly string[] };

/** The package.json that users get: without what only a clone of the repository needs, and with the address of the repository. */
export function publishedManifest({ path, folder }: WorkspacePackage, repository: string | undefined): Manifest {
  const manifest = JSON.parse(readFileSync(join(path, "package.json"), "utf8")) as Manifest;
  const { devDependencies: _unused, exports, imports, ...kept } = manifest;
  const address = {
    homepage: `${repository}#readme`,
    bugs: `${repository}/issues`,
    repository: { type: "git", url: `git+${repository}.git`, directory: `packages/${folder}` },
  };
  return {
    ...kept,
    ...(repository === undefined ? {} : address),
    ...(exports === undefined ? {} : { exports: withoutSources(exports as ExportTarget) }),
    ...(imports === undefined ? {} : { imports: withoutSources(imports as ExportTarget) }),
  };
}

function withoutSources(target: ExportTarget): ExportTarget {
  if (typeof target === "string") return target;
  const kept = Object.entries(target).filter(([condition]) => condition !== "@shipslog/source");
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutSources(inner)]));
}

const link = /(?<!!)\[(?<text>[^\]]*)\]\((?<target>\.{1,2}\/[^)\s]+)\)/g;

/** A README whose links lead to the repository, because the pages are not in the package; without an address they are plain text. */
export function publishedReadme(text: string, folder: string, repository: string | undefined): string {
  return text.replace(link, (_all, words: string, target: string) => {
    if (repository === undefined) return words;
    return `[${words}](${repository}/blob/HEAD/${posix.join(folder, target)})`;
  });
}
