/** What may lie beside the modules of a package. */
const company: readonly RegExp[] = [
  /^(package\.json|README\.md|LICENSE)$/,
  // The JSON Schemas of the contract, and the bundled page of the cockpit.
  /^schemas\/[^/]+\.json$/,
  /^dist\/page\//,
];

const built = /^dist\/(?<module>.+?)(?<ending>\.d\.ts|\.js)(?<map>\.map)?$/;
const source = /^src\/(?<module>.+)\.ts$/;

/** Says what a package holds and nobody needs: sources that no module was built from, maps to sources that are not there, anything else. */
export function judgeContents(files: readonly string[]): readonly string[] {
  const present = new Set(files);
  return files
    .filter((file) => !company.some((pattern) => pattern.test(file)))
    .flatMap((file) => {
      const [module, map] = [built.exec(file)?.groups ?? source.exec(file)?.groups, built.exec(file)?.groups?.["map"]];
      if (module === undefined) return [`${file} has no business here`];
      const name = module["module"] ?? "";
      if (file.startsWith("src/") && !present.has(`dist/${name}.js`)) return [`${file} is the source of nothing`];
      if (map !== undefined && !present.has(`src/${name}.ts`)) return [`${file} leads to no source`];
      return [];
    });
}
