/** The fields of a package.json that decide whether a package can be published. */
export interface ReleasedPackage {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** The state of the checkout that would be released. */
export interface Release {
  readonly packages: readonly ReleasedPackage[];
  /** The address of the repository, from the package.json of the root. */
  readonly repository: string | undefined;
  readonly changelog: string;
  /** Files that differ from the commit. */
  readonly changedFiles: readonly string[];
  /** Tags of the commit that is checked out. */
  readonly tags: readonly string[];
}

/** One thing that is missing for a release, and how to add it. */
export interface Missing {
  readonly what: string;
  readonly todo: string;
}

type Requirement = (release: Release, version: string) => Missing | undefined;

const versionsAgree: Requirement = ({ packages }, version) => {
  const others = packages.filter((each) => each.version !== version);
  if (others.length === 0) return undefined;
  const list = others.map((each) => `${each.name} ${each.version}`).join(", ");
  return {
    what: `The packages have different versions: ${list}; the first is ${version}.`,
    todo: "Give every package.json in packages/ the same version.",
  };
};

const dependenciesAgree: Requirement = ({ packages }, version) => {
  const names = new Set(packages.map(({ name }) => name));
  const stale = packages.flatMap(({ name, dependencies, peerDependencies }) =>
    Object.entries({ ...dependencies, ...peerDependencies })
      .filter(([dependency, asked]) => names.has(dependency) && asked !== version)
      .map(([dependency, asked]) => `${name} needs ${dependency} ${asked}`),
  );
  if (stale.length === 0) return undefined;
  return {
    what: `Packages depend on another version of each other: ${stale.join(", ")}.`,
    todo: `Write ${version} for each of them and run npm install.`,
  };
};

const repositoryIsNamed: Requirement = ({ repository }) => {
  if (repository !== undefined) return undefined;
  return {
    what: "The address of the repository is not in package.json. npm refuses to publish with --provenance without it.",
    todo: 'Add "repository": "https://HOST/OWNER/NAME" to package.json at the root; every package and its README get it from there.',
  };
};

const changelogHasVersion: Requirement = ({ changelog }, version) => {
  const heading = `## [${version}] - `;
  const found = changelog.split("\n").find((line) => line.startsWith(heading));
  if (found !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(found.slice(heading.length))) return undefined;
  return {
    what: `CHANGELOG.md has no dated section for ${version}.`,
    todo: `Add the heading "${heading}YYYY-MM-DD" with the changes below it.`,
  };
};

const nothingIsUnreleased: Requirement = ({ changelog }, version) => {
  const [, unreleased = ""] = /^## \[Unreleased\]\n([^]*?)(?=^## |(?![^]))/m.exec(changelog) ?? [];
  if (!unreleased.includes("- ")) return undefined;
  return {
    what: `CHANGELOG.md lists changes under "Unreleased", which ${version} would publish without a version.`,
    todo: "Choose the next version, write it in every package.json and make it the heading of those changes.",
  };
};

const treeIsClean: Requirement = ({ changedFiles }) =>
  changedFiles.length === 0
    ? undefined
    : {
        what: `${changedFiles.length} files differ from the commit.`,
        todo: "Commit them or take them back: git status lists them.",
      };

const commitIsTagged: Requirement = ({ tags }, version) =>
  tags.includes(`v${version}`)
    ? undefined
    : {
        what: `The commit has no tag v${version}.`,
        todo: `When everything else is done: git tag v${version} && git push origin v${version}. The tag starts the release workflow.`,
      };

const requirements: readonly Requirement[] = [
  repositoryIsNamed,
  versionsAgree,
  dependenciesAgree,
  nothingIsUnreleased,
  changelogHasVersion,
  treeIsClean,
  commitIsTagged,
];

/** Lists what is missing before the packages can be published; empty when nothing is. */
export function judgeRelease(release: Release): readonly Missing[] {
  const version = release.packages[0]?.version ?? "none";
  return requirements.flatMap((requirement) => requirement(release, version) ?? []);
}

/** Says what is missing as a numbered list, each with what to do. */
export function describeMissing(version: string, missing: readonly Missing[]): string {
  const count = missing.length === 1 ? "1 thing is" : `${missing.length} things are`;
  const items = missing.map(({ what, todo }, at) => `${at + 1}. ${what}\n   ${todo}`);
  return [`Version ${version} cannot be published yet: ${count} missing.`, ...items].join("\n\n");
}
