/** The fields of a package in the lockfile that are checked. */
export interface Locked {
  readonly version?: string;
  readonly license?: string;
  /** Needed for development only. */
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
  /** A package of this workspace. */
  readonly link?: boolean;
}

/** The lockfile: every package by where it is installed. */
export interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
}

/** One complaint about a dependency, in words. */
export type Complaint = string;

/** Packages from elsewhere, by name and version. */
export function foreignPackages({ packages }: Lock): readonly (Locked & { readonly name: string })[] {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes("node_modules/") && link !== true)
    .map(([path, locked]) => ({
      name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
      ...locked,
    }));
}
