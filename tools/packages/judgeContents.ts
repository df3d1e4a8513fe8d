/** Files a package may have. */
const expected: readonly RegExp[] = [
  /^(package\.json|README\.md|LICENSE)$/,
  /^dist\/[^.]+(\.d\.ts|\.js)$/,
  // The JSON Schemas of the contract, the same in the command, and the bundled page of the cockpit.
  /^schemas\/[^/]+\.json$/,
  /^dist\/schemas\.json$/,
  /^dist\/page\//,
];

/** How many files the package of the command may have: each takes time to install. */
export const mostCommandFiles = 230;

/** Lists files that a package does not need: sources, maps, tests, anything unexpected. */
export function judgeContents(files: readonly string[]): readonly string[] {
  return files
    .filter((file) => !expected.some((pattern) => pattern.test(file)))
    .map((file) => `${file} is not expected here`);
}
