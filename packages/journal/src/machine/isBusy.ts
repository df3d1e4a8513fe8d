/** Error codes of a file system, mostly on Windows, while a game, a reader or a virus scanner has locked a file. */
const busyCodes = ["EPERM", "EBUSY", "EACCES"];

/** Whether an error means that another process has locked the file, so that a retry may succeed. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && "code" in error && busyCodes.includes(String(error.code));
}
