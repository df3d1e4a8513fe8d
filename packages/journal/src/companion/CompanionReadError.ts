/** A companion file could not be read for a reason that waiting does not cure: the machine's error is the cause. */
export class CompanionReadError extends Error {
  override readonly name = "CompanionReadError";
  /** The file that could not be read. */
  readonly path: string;

  constructor(path: string, cause: unknown) {
    super(`${path} could not be read`, { cause });
    this.path = path;
  }
}
