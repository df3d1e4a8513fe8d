/** `shipslog observe` on real journals: nothing is new, and nothing personal is printed after a change of the game. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { kinds } from "@shipslog/contract";
import { observedKinds, observedTypes } from "@shipslog/contract/observed";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import { afterAll, expect } from "vitest";
import { corpusFiles, corpusFolder } from "../../../tests/helpers/corpus.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { testHost } from "./helpers/host.ts";
import type { PrintableAdditions } from "../src/commands/observe/withoutPersonal.ts";
import { run } from "../src/run.ts";

const folder = mkdtempSync(join(tmpdir(), "shipslog-observe-corpus-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function observe(...paths: readonly string[]) {
  const host = testHost();
  const code = await run(["observe", ...paths, "--format", "json"], host);
  return { code, additions: JSON.parse(host.out.text()) as PrintableAdditions & { read: Record<string, number> } };
}

needs(corpusFolder).it(
  "finds nothing new in journals that the declarations describe",
  async () => {
    const paths = corpusFiles({ everyNthFile: 40 }).map(({ path }) => path);
    const { code, additions } = await observe(...paths);
    const { read, ...found } = additions;
    expect(found).toMatchObject({ kinds: [], fields: [], types: [], values: [], withheld: 0 });
    expect(read["observed"]).toBeGreaterThan(1000);
    expect(code).toBe(0);
  },
  120_000,
);

needs(corpusFolder).it(
  "prints what a patched game adds, and of real journals only names of kinds and fields",
  async () => {
    for (const { path } of corpusFiles({ everyNthFile: 60 })) {
      const text = readFileSync(path, "utf8")
        .replaceAll('"event":"Scan"', '"event":"DeepScan"')
        .replaceAll('"StarSystem":', '"SystemOfStar":')
        .replaceAll('"JumpType":"Supercruise"', '"JumpType":"Sideways"')
        .replaceAll('"MusicTrack":"', '"MusicTrack":42, "Track":"');
      writeFileSync(join(folder, basename(path)), text);
    }
    const { code, additions } = await observe(folder);
    expect(code).toBe(1);
    expect(additions.kinds.map(({ kind }) => kind)).toEqual(["DeepScan"]);
    const fields = additions.fields.flatMap((added) => added.fields.map(({ path }) => `${added.kind}.${path}`));
    expect(fields).toEqual(expect.arrayContaining(["FSDJump.SystemOfStar", "Music.Track"]));
    const types = additions.types.map((added) => [added.kind, added.path, ...Object.keys(added.types)]);
    expect(types).toEqual([["Music", "MusicTrack", "integer"]]);
    expect(additions.values).toMatchObject([{ kind: "StartJump", path: "JumpType" }]);
    expect(Object.keys(additions.values[0]?.values ?? {})).toEqual(["Sideways"]);
    expect(unexplained(additions)).toEqual([]);
  },
  120_000,
);

/** Every string of the output that is not a kind, a declared or added field, a type, a version or the one added value. */
function unexplained(additions: PrintableAdditions): readonly string[] {
  const namesIn = (path: string) => path.split(/\.|\[\]/).filter((name) => name !== "");
  const declared = observedDeclarations.flatMap(({ fields }) => fields.flatMap(({ path }) => namesIn(path)));
  const names = new Set([...declared, "SystemOfStar", "Track"]);
  const permitted = new Set<string>([...kinds, ...observedKinds, ...observedTypes, "DeepScan", "Sideways"]);
  const isField = (text: string) => namesIn(text).every((name) => names.has(name));
  const { kinds: added, fields: addedFields, types, values } = additions;
  const texts: string[] = [];
  JSON.stringify({ added, addedFields, types, values }, (key, value: unknown) => {
    if (typeof value === "string") texts.push(value);
    if (typeof value === "object" && value !== null && (key === "values" || key === "types")) {
      if (!Array.isArray(value)) texts.push(...Object.keys(value));
    }
    return value;
  });
  return [...new Set(texts)].filter(
    (text) => !permitted.has(text) && !isField(text) && !/^\d+(\.\d+){1,2}$/.test(text),
  );
}
