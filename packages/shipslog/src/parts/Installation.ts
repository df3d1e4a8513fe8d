/** How the command got on this machine; it decides how a part is added. */
export type InstallationKind =
  /** With `npm install`, in a project with a package.json. */
  | "project"
  /** With `npm install --global`. */
  | "global"
  /** By `npx`, in its cache. */
  | "npx"
  /** As one executable file. */
  | "file";

/** Where the command is installed, and which other packages are there. */
export interface Installation {
  readonly kind: InstallationKind;
  /** The words that start the command from any folder, without a PATH. */
  readonly commandLine: readonly string[];
  /** The version of an installed package; undefined when it is not installed. */
  versionOf(packageName: string): string | undefined;
}
