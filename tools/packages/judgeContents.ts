/** Files a package may have besides its modules. */
const company: readonly RegExp[] = [
  /^(package\.json|README\.md|LICENSE)$/,
  // The JSON Schemas of the contract, and the bundled page of the cockpit.
  /^schemas\/[^/]+\.json$/,
  /^dist\/page\//,
];

const built = /^dist\/(?<module>.+?)(?<ending>\.d\.ts|\.js)(?<map>\.map)?$/;
const source = /^src\/(?<module>.+)\.ts$/;

/** Lists files that a package does not need: sources of no module, maps to missing sources, anything unexpected. */
export function judgeContents(files: readonly string[]): readonly string[] {
  const present = new Set(files);
  return files
    .filter((file) => !company.some((pattern) => pattern.test(file)))
    .flatMap((file) => {
      const module = built.exec(file)?.groups ?? source.exec(file)?.groups;
      const map = built.exec(file)?.groups?.["map"];
      if (module === undefined) return [`${file} is not expected here`];
      const name = module["module"] ?? "";
      if (file.startsWith("src/") && !present.has(`dist/${name}.js`)) return [`${file} is the source of no module`];
      if (map !== undefined && !present.has(`src/${name}.ts`)) return [`${file} maps to a missing source`];
      return [];
    });
}
