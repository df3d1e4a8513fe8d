/** The command line is wrong; exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
