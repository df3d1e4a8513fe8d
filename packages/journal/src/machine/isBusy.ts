/** What a file system, Windows above all, answers while a game, a reader or a virus scanner holds a file. */
const busyCodes = ["EPERM", "EBUSY", "EACCES"];

/** Tells whether an error means that someone else holds the file, so that trying again may help. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && "code" in error && busyCodes.includes(String(error.code));
}
