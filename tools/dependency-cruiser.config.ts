/**
 * Which file may import which, types included: `npm run house` judges it with dependency-cruiser. `dependency-cruiser.test.ts` breaks
 * each rule once. Packages of the workspace are seen by name (`node_modules/@shipslog/contract`), their own files by path.
 */
import type { IConfiguration, IForbiddenRuleType } from "dependency-cruiser";
import { commandPackage } from "./build/bundle.ts";

/** What the sources of a package may import beside their own files. */
interface Arrows {
  /** Packages of this workspace, by folder name. */
  readonly packages: readonly string[];
  /** Whether `node:` modules are allowed. */
  readonly node: boolean;
  /** Packages from outside; a name ending in `/` means a whole scope. */
  readonly libraries: readonly string[];
}

/** The arrows of the design: the packages in the middle never import each other; the hubs wire them together. */
const arrows: Readonly<Record<string, Arrows>> = {
  contract: { packages: [], node: false, libraries: [] },
  journal: { packages: ["contract"], node: true, libraries: [] },
  simulator: { packages: ["contract"], node: false, libraries: [] },
  faults: { packages: ["contract"], node: false, libraries: [] },
  check: { packages: ["contract"], node: false, libraries: [] },
  archive: { packages: ["contract"], node: true, libraries: ["@duckdb/", "avsc"] },
  fleet: { packages: ["contract"], node: true, libraries: ["@nats-io/", "prom-client"] },
  cockpit: { packages: ["contract"], node: true, libraries: ["qrcode-generator"] },
  testing: { packages: ["contract", "journal", "simulator", "faults"], node: true, libraries: [] },
  // Of the simulator only its seeded chance, so that the same seed tells the same stories.
  try: { packages: ["contract", "journal", "simulator"], node: true, libraries: [] },
  page: { packages: ["contract", "journal", "simulator", "faults", "check", "cockpit"], node: false, libraries: [] },
  shipslog: {
    packages: [
      "contract",
      "journal",
      "simulator",
      "faults",
      "check",
      "archive",
      "fleet",
      "cockpit",
      "testing",
      "try",
      "page",
    ],
    node: true,
    libraries: ["quicktype-core"],
  },
};

/** What a package's page may import: it runs in a browser, and its dependencies are bundled into it. */
const pageArrows: Readonly<Record<string, Arrows>> = {
  cockpit: { packages: ["contract"], node: false, libraries: ["preact", "@preact/signals", "three"] },
  page: {
    packages: ["contract", "journal", "simulator", "faults", "check", "cockpit"],
    node: false,
    libraries: ["preact", "@preact/signals", "fflate"],
  },
};

/** Folders whose files run only at build time and do not ship, with what they may import. */
export const buildTime: Readonly<Record<string, Arrows & { readonly folders: readonly string[] }>> = {
  contract: {
    folders: ["kinds", "shapes", "declare", "generate", "specification"],
    packages: [],
    node: true,
    libraries: ["typebox", "ajv"],
  },
  faults: { folders: ["generate"], packages: ["contract"], node: true, libraries: [] },
  check: { folders: ["generate"], packages: ["contract"], node: true, libraries: [] },
  archive: { folders: ["generate"], packages: ["contract"], node: true, libraries: [] },
};

/** Says whether a file runs only while its package is built. */
export function isBuildTime({ owner, inside }: { readonly owner: string; readonly inside: string }): boolean {
  return buildTime[owner]?.folders.some((folder) => inside.startsWith(`${folder}/`)) ?? false;
}

const test = String.raw`\.test(-d)?\.tsx?$`;
/** What stands in for a file while the command runs from its sources; the build leaves it out. */
const standIn = String.raw`\.source\.ts$`;
/** What a file of this project may be, as opposed to an installed package. */
const ours = String.raw`^((packages|tests|tools|bench|examples)/|[^/]+\.(ts|json)$)`;
const installed = "(^|/)node_modules/";
const buildFolders = Object.entries(buildTime).map(
  ([owner, { folders }]) => `^packages/${owner}/src/(${folders.join("|")})/`,
);

/** The pattern for an installed package or scope, or for a package of the workspace. */
const library = (name: string): string => `${installed}${name.endsWith("/") ? name : `${name}/`}`;
const sibling = (folder: string): string => library(folder === "shipslog" ? "shipslog" : `@shipslog/${folder}`);

/** The two rules that hold files to what they may import: which packages, and whether Node. */
function held(name: string, from: IForbiddenRuleType["from"], { packages, node, libraries }: Arrows) {
  const allowed = [...packages.map(sibling), ...libraries.map(library)];
  const rules: IForbiddenRuleType[] = [
    { name: `${name}-arrows`, severity: "error", from, to: { path: installed, pathNot: allowed } },
  ];
  if (!node) rules.push({ name: `${name}-no-node`, severity: "error", from, to: { dependencyTypes: ["core"] } });
  return rules;
}

const alongTheArrows = [
  ...Object.entries(arrows).flatMap(([owner, allowed]) =>
    held(owner, { path: `^packages/${owner}/src/`, pathNot: [test, ...buildFolders] }, allowed),
  ),
  ...held(
    "unknown-package",
    { path: "^packages/[^/]+/src/", pathNot: `^packages/(${Object.keys(arrows).join("|")})/` },
    { packages: [], node: false, libraries: [] },
  ),
  ...Object.entries(pageArrows).flatMap(([owner, allowed]) =>
    held(`${owner}-page`, { path: `^packages/${owner}/page/`, pathNot: test }, allowed),
  ),
  ...Object.entries(buildTime).flatMap(([owner, allowed]) =>
    held(`${owner}-build`, { path: `^packages/${owner}/src/(${allowed.folders.join("|")})/`, pathNot: test }, allowed),
  ),
];

/** A test beside the sources uses any library, its own package, and what that package may import. */
const testsAlongTheArrows: readonly IForbiddenRuleType[] = Object.entries(arrows).map(([owner, { packages }]) => ({
  name: `${owner}-test-arrows`,
  severity: "error",
  from: { path: `^packages/${owner}/(src|page)/.*${test}` },
  to: { path: `${installed}(@shipslog|shipslog)/`, pathNot: [owner, ...packages].map(sibling) },
}));

/** What the files of each folder may import of this project by path, besides their own folder. */
const byPath: readonly IForbiddenRuleType[] = [
  {
    name: "sources-stay-in-their-package",
    severity: "error",
    from: { path: "^packages/([^/]+)/(src|page)/", pathNot: [test, standIn] },
    // The static page shows the page of the cockpit.
    to: { path: ours, pathNot: ["^packages/$1/(src|page|package\\.json$)", "^packages/cockpit/page/"] },
  },
  {
    name: "sources-do-not-name-their-package",
    comment: "A name leads through the index of the package, and so back to the file.",
    severity: "error",
    from: { path: "^packages/([^/]+)/(src|page)/", pathNot: test },
    to: { path: "^packages/$1/", dependencyTypes: ["undetermined"] },
  },
  {
    name: "sources-need-no-page",
    severity: "error",
    from: { path: "^packages/([^/]+)/src/" },
    to: { path: "^packages/$1/page/" },
  },
  {
    name: "what-ships-needs-no-build-time-code",
    severity: "error",
    from: { path: "^packages/([^/]+)/(src|page)/", pathNot: [test, standIn, ...buildFolders] },
    to: { path: buildFolders },
  },
  {
    name: "tests-beside-sources",
    severity: "error",
    from: { path: `^packages/([^/]+)/(src|page)/.*${test}` },
    to: { path: ours, pathNot: ["^packages/$1/", "^tests/helpers/"] },
  },
  {
    name: "tests-of-packages",
    severity: "error",
    from: { path: "^packages/([^/]+)/tests/" },
    to: {
      path: ours,
      pathNot: ["^packages/$1/", "^packages/[^/]+/(src|tests/helpers)/", "^tests/helpers/", "^tools/"],
    },
  },
  {
    name: "tests-across-packages",
    severity: "error",
    from: { path: "^tests/" },
    to: {
      path: ours,
      pathNot: ["^tests/", "^packages/[^/]+/(src|page|tests/helpers)/", "^tools/", "^bench/functions/", "^examples/"],
    },
  },
  {
    name: "tools",
    severity: "error",
    from: { path: "^tools/" },
    to: {
      path: ours,
      pathNot: [
        "^tools/",
        "^packages/[^/]+/(src|tests/helpers)/",
        "^tests/helpers/",
        "^bench/harness/",
        String.raw`^[^/]+\.ts$`,
      ],
    },
  },
  {
    name: "bench",
    severity: "error",
    from: { path: "^bench/" },
    to: {
      path: ours,
      pathNot: ["^bench/", "^packages/[^/]+/(src|tests/helpers)/", "^tests/helpers/", "^tools/[^/]+$"],
    },
  },
  {
    name: "examples-are-a-users",
    severity: "error",
    from: { path: "^examples/" },
    to: { path: ours, pathNot: "^examples/" },
  },
  {
    name: "configurations-at-the-root",
    severity: "error",
    from: { path: String.raw`^[^/]+\.ts$` },
    to: { path: ours, pathNot: ["^tests/helpers/", "^tools/"] },
  },
  {
    name: "nobody-imports-a-test",
    severity: "error",
    from: {},
    to: { path: test, pathNot: installed },
  },
];

const everywhere: readonly IForbiddenRuleType[] = [
  {
    name: "no-circle",
    comment: "No file imports itself through others, types included.",
    severity: "error",
    from: {},
    to: { circular: true },
  },
  {
    name: "declared-dependencies",
    comment: "npm would let an undeclared import of the workspace resolve. What a page imports is bundled into it.",
    severity: "error",
    from: { path: "^packages/[^/]+/src/", pathNot: [test, ...buildFolders, `^packages/${commandPackage}/`] },
    to: { path: installed, dependencyTypesNot: ["npm", "npm-peer"] },
  },
  {
    name: "declared-dependencies-of-the-command",
    comment: "The code of our packages is in its bundle, so they are development dependencies.",
    severity: "error",
    from: { path: `^packages/${commandPackage}/src/`, pathNot: test },
    to: { path: installed, dependencyTypesNot: ["npm", "npm-peer", "npm-dev"] },
  },
  {
    name: "resolvable",
    severity: "error",
    from: {},
    // Schemas are made in memory; `npm run build` writes the files.
    to: { couldNotResolve: true, pathNot: "^@shipslog/contract/schemas/" },
  },
];

const configuration: IConfiguration = {
  forbidden: [...alongTheArrows, ...testsAlongTheArrows, ...byPath, ...everywhere],
  options: {
    tsPreCompilationDeps: true,
    preserveSymlinks: true,
    doNotFollow: { path: installed },
    exclude: { path: "(^|/)dist/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["@shipslog/source", "types", "import", "node", "default"],
    },
  },
};

export default configuration;
