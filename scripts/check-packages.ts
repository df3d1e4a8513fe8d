/** Checks every package as its users will get it: packed by npm, judged by publint and are-the-types-wrong, imported by a plain Node. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { clearPacked, pack, packedFolder, type PackedPackage } from "./packages/pack.ts";
import { readPackages } from "./workspace.ts";

interface PackageCheck {
  readonly name: string;
  readonly command: string;
  readonly arguments: (packed: PackedPackage) => readonly string[];
  /** Whether it looks at what the package offers to importers; a package may be only a command. */
  readonly importers?: true;
}

const checks: readonly PackageCheck[] = [
  { name: "publint", command: "publint", arguments: ({ tarball }) => ["run", tarball, "--strict"] },
  {
    name: "are the types wrong",
    importers: true,
    command: "attw",
    // Without --no-definitely-typed it would ask the network for types.
    arguments: ({ tarball, entries }) => [
      tarball,
      "--profile=esm-only",
      "--format=ascii",
      "--no-definitely-typed",
      "--entrypoints",
      ...entries.map(({ subpath }) => subpath),
    ],
  },
  {
    name: "types in use",
    importers: true,
    command: "tsc",
    arguments: (packed) => [
      writeUser(packed),
      "--ignoreConfig",
      "--noEmit",
      "--strict",
      "--module",
      "nodenext",
      "--types",
      "node",
    ],
  },
  {
    name: "import",
    importers: true,
    command: "node",
    arguments: (packed) => ["--input-type=module", "--eval", importAll(packed)],
  },
];

/** A module that imports all a package offers. */
function importAll({ name, entries }: PackedPackage): string {
  return entries.map(({ subpath }) => `import ${JSON.stringify(join(name, subpath))};`).join("\n");
}

/** Writes a module of somebody who uses the package, for the compiler to read with every declaration file it leads to. */
function writeUser(packed: PackedPackage): string {
  const file = join(packedFolder, `${packed.name.replace("/", "-")}.mts`);
  writeFileSync(file, importAll(packed));
  return file;
}

function check(packed: PackedPackage): boolean {
  return checks
    .filter(({ importers }) => importers !== true || packed.entries.length > 0)
    .map((each) => {
      const { status, stdout, stderr } = spawnSync(each.command, each.arguments(packed), {
        cwd: packedFolder,
        encoding: "utf8",
      });
      console.log(`${status === 0 ? "ok" : "FAILED"} ${packed.name}: ${each.name}`);
      if (status !== 0) console.log(stdout, stderr);
      return status === 0;
    })
    .every(Boolean);
}

clearPacked();
const packed = readPackages().map(pack);
for (const { name, entries } of packed) {
  console.log(`${name} offers ${entries.map(({ subpath }) => subpath).join(", ") || "no module"}`);
}
process.exitCode = packed.length > 0 && packed.map(check).every(Boolean) ? 0 : 1;
