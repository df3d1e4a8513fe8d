/** Something a command needs is missing on this machine, as a file or a free port; exit code 3. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
}
