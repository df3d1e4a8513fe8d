import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, realpathSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

/** Makes the image `localhost/base` in a store: Node with the libraries it is linked with, because no registry may be reached. */
export function makeNodeBase(place: string, buildah: (words: readonly string[]) => string): void {
  const tree = join(place, "base");
  const node = realpathSync(process.execPath);
  const libraries = execFileSync("ldd", [node], { encoding: "utf8" }).match(/\/lib\S+/g) ?? [];
  const files = [[node, "/usr/local/bin/node"] as const, ...libraries.map((path) => [path, path] as const)];
  for (const [from, to] of files) {
    mkdirSync(dirname(join(tree, to)), { recursive: true });
    copyFileSync(from, join(tree, to));
  }
  mkdirSync(join(tree, "tmp"), { mode: 0o777 });
  const container = buildah(["from", "scratch"]);
  buildah(["copy", "--quiet", container, tree, "/"]);
  buildah(["commit", "--quiet", "--rm", container, "localhost/base"]);
  rmSync(tree, { recursive: true });
}
