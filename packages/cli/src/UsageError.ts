/** The command line asks for something that does not exist; the message says what to do instead. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
