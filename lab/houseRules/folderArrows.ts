import { violationAt, type House, type Violation } from "./House.ts";
import { importsOf } from "./imports.ts";

/**
 * What each folder beside the packages may import besides its own files; `.` is the root with its configuration files.
 * What two of tests, proof, bench and scripts need is in `lab`.
 */
export const folderArrows: Readonly<Record<string, readonly string[]>> = {
  ".": ["lab"],
  lab: ["packages"],
  tests: ["lab", "packages"],
  proof: ["lab", "packages"],
  bench: ["lab", "packages"],
  scripts: ["lab", "packages", "."],
  examples: [],
};

/** The folders beside the packages import along `folderArrows`: tests, proof, bench and scripts never each other. */
export function folderArrowsHold({ beside }: House): readonly Violation[] {
  return beside.flatMap((source) =>
    importsOf(source).flatMap(({ file, node }) => {
      if (file === undefined) return [];
      const target = file.includes("/") ? file.slice(0, file.indexOf("/")) : ".";
      if (target === source.owner || folderArrows[source.owner]?.includes(target) === true) return [];
      return [violationAt("folder arrows", source, node, `${source.owner} may not import ${file}`)];
    }),
  );
}
