/** What a release is judged by. */
export interface Release {
  readonly versions: readonly { readonly name: string; readonly version: string }[];
  readonly changelog: string;
  /** Files that differ from the commit. */
  readonly changedFiles: readonly string[];
}

/** Says what stands against a release: versions that differ, a change log without it, files that no commit has. */
export function judgeRelease({ versions, changelog, changedFiles }: Release): readonly string[] {
  const version = versions[0]?.version ?? "none";
  const others = versions.filter((each) => each.version !== version);
  const heading = changelog.split("\n").find((line) => line.startsWith(`## ${version} `));
  const isDated = heading !== undefined && /\(\d{4}-\d{2}-\d{2}\)$/.test(heading);
  return [
    ...others.map((each) => `${each.name} has version ${each.version}, the others ${version}`),
    ...(isDated ? [] : [`CHANGELOG.md has no heading "## ${version} (YYYY-MM-DD)"`]),
    ...(changedFiles.length === 0 ? [] : [`${changedFiles.length} files differ from the commit`]),
  ];
}
