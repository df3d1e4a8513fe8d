/** What the sources of a package may import beside their own files. */
export interface Arrows {
  /** Packages of this workspace, by folder name. */
  readonly packages: readonly string[];
  /** Whether `node:` modules are allowed. */
  readonly node: boolean;
  /** Packages from outside; a name ending in `/` means a whole scope. */
  readonly libraries: readonly string[];
}

/** The import arrows of the design; cli and testing wire the packages together. */
export const arrows: Readonly<Record<string, Arrows>> = {
  contract: { packages: [], node: false, libraries: [] },
  journal: { packages: ["contract"], node: true, libraries: [] },
  simulator: { packages: ["contract"], node: false, libraries: [] },
  faults: { packages: ["contract"], node: false, libraries: [] },
  check: { packages: ["contract"], node: false, libraries: [] },
  archive: { packages: ["contract"], node: true, libraries: ["@duckdb/", "avsc"] },
  fleet: { packages: ["contract"], node: true, libraries: ["@nats-io/", "prom-client"] },
  cockpit: {
    packages: ["contract"],
    node: true,
    libraries: ["qrcode-generator"],
  },
  testing: { packages: ["contract", "journal", "simulator", "faults"], node: true, libraries: [] },
  cli: {
    packages: ["contract", "journal", "simulator", "faults", "check", "archive", "fleet", "cockpit", "testing"],
    node: true,
    libraries: [],
  },
};

/** What a package's page may import: it runs in a browser, and its dependencies are bundled into it. */
export const pageArrows: Readonly<Record<string, Arrows>> = {
  cockpit: { packages: ["contract"], node: false, libraries: ["preact", "@preact/signals", "three"] },
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
