/** The machine does not have what a command needs; the message says what to do. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
}
