/** Checks every package as its users will get it: packed by npm, without needless files, judged by publint and are-the-types-wrong. */
import { spawnSync } from "node:child_process";
import { commandPackage } from "./build/bundle.ts";
import { judgeContents, mostCommandFiles } from "./packages/judgeContents.ts";
import { packAll, packedFolder, type PackedPackage } from "./packages/pack.ts";

interface PackageCheck {
  readonly name: string;
  readonly command: string;
  readonly arguments: (packed: PackedPackage) => readonly string[];
  /** Whether it looks at what the package exports; a package may be only a command. */
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
];

function check(packed: PackedPackage): boolean {
  const isTooMuch = packed.name === commandPackage && packed.files.length > mostCommandFiles;
  const tooMany = isTooMuch ? [`${packed.files.length} files are more than ${mostCommandFiles}`] : [];
  const needless = [...judgeContents(packed.files), ...tooMany];
  console.log(`${needless.length === 0 ? "ok" : "FAILED"} ${packed.name}: contents\n${needless.join("\n")}`.trimEnd());
  const isSound = checks
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
  return isSound && needless.length === 0;
}

const packed = packAll();
for (const { name, entries, files } of packed) {
  console.log(
    `${name}: ${files.length} files; it offers ${entries.map(({ subpath }) => subpath).join(", ") || "no module"}`,
  );
}
process.exitCode = packed.length > 0 && packed.map(check).every(Boolean) ? 0 : 1;
