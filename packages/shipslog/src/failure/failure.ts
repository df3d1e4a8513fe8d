import { exitCodes, type ExitCode } from "./exitCodes.ts";
import { Interruption, UsageError } from "./errors.ts";
import { systemErrors, type SystemErrorMeaning } from "./systemErrors.ts";

/** What an error means to the user: a message that says what happened, to what, and what to do, and the exit code. */
export interface Failure {
  readonly message: string;
  readonly exitCode: ExitCode;
  /** Whether the message is all a user needs; otherwise only a stack trace helps. */
  readonly isComplete: boolean;
}

/** The errors of a package by code: those that the command line causes, and those whose message needs no reason of the system. */
interface PackageErrors {
  readonly request?: readonly string[];
  readonly complete?: readonly string[];
}

/** They are known by name, because importing the packages would slow down every start. */
const packageErrors: Readonly<Record<string, PackageErrors>> = {
  EnvironmentError: {},
  JournalError: { request: ["no-folder", "exists"] },
  LakeError: { request: ["not-a-lake", "no-bucket"], complete: ["no-answer", "refused"] },
  StaleOwnerError: {},
  FleetError: {
    request: [
      "not-a-fleet",
      "not-a-credential",
      "unknown-commander",
      "reserved-name",
      "odd-name",
      "not-a-code",
      "not-a-key",
      "one-account",
      "no-registrar",
      "join-refused",
      "unknown-server",
      "cannot-grow",
    ],
    complete: ["no-server", "no-openssl", "wrong-registrar"],
  },
  CockpitError: {},
};

/** Explains an error. */
export function describeFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return unexpected(String(error));
  if (error instanceof UsageError || error.name === "QueryError") return complete(error.message, exitCodes.usage);
  if (error instanceof Interruption) return complete(error.message, exitCodes.interrupted);
  const system = findSystemError(error);
  const known = packageErrors[error.name];
  if (known?.complete?.includes(codeOf(error))) return complete(error.message, exitCodes.environment);
  if (known !== undefined) {
    const isRequest = known.request?.includes(codeOf(error)) === true || system?.meaning.isRequest === true;
    return complete(withCause(error, system), isRequest ? exitCodes.usage : exitCodes.environment);
  }
  if (system === undefined) return unexpected(error.message);
  const { subject, meaning } = system;
  const exitCode = meaning.isRequest === true ? exitCodes.usage : exitCodes.environment;
  return complete(sentence(subject ?? error.message, meaning), exitCode);
}

const complete = (message: string, exitCode: ExitCode): Failure => ({ message, exitCode, isComplete: true });
const unexpected = (message: string): Failure => ({ message, exitCode: exitCodes.environment, isComplete: false });
const sentence = (what: string, { why, advice }: SystemErrorMeaning) => `${what}: ${why}; ${advice}`;

/** Adds the reason of the system to a message that lacks it, and the advice: that of the error, which knows more, or that of the system. */
function withCause(error: Error, system: SystemError | undefined): string {
  if (system === undefined) return withFirstCause(error);
  const own = "advice" in error && typeof error.advice === "string" ? error.advice : "";
  const advice = own === "" ? system.meaning.advice : own;
  const message = own === "" ? error.message : error.message.replace(`; ${own}`, "");
  const hasReason = system.code !== "" && message.includes(`(${system.code})`);
  return hasReason ? `${message}; ${advice}` : sentence(message, { ...system.meaning, advice });
}

/** Adds the first cause to a message that gives no advice, because the cause is all that helps. */
function withFirstCause(error: Error): string {
  if (!("advice" in error) || error.advice !== "") return error.message;
  let first: Error = error;
  while (first.cause instanceof Error) first = first.cause;
  return first === error ? error.message : `${error.message}: ${first.message.split("\n", 1)[0]}`;
}

/** An error of the operating system, and the path or address that it names. */
interface SystemError {
  readonly code: string;
  readonly meaning: SystemErrorMeaning;
  readonly subject: string | undefined;
}

/** Finds the error of the operating system behind an error: itself, or one of its causes. */
function findSystemError(error: Error): SystemError | undefined {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    const meaning = meaningOf(each) ?? meaningOfText(each.message);
    if (meaning !== undefined) return { code: codeOf(each), meaning, subject: subjectOf(each) };
  }
  return undefined;
}

function meaningOf(error: NodeJS.ErrnoException): SystemErrorMeaning | undefined {
  const code = codeOf(error);
  return systemErrors[`${code} ${error.syscall}`] ?? systemErrors[code];
}

/** DuckDB reports the text of the system without its code. */
function meaningOfText(message: string): SystemErrorMeaning | undefined {
  return Object.values(systemErrors).find(({ text }) => text !== undefined && message.includes(text));
}

const codeOf = (error: Error): string => ("code" in error && typeof error.code === "string" ? error.code : "");

function subjectOf(error: NodeJS.ErrnoException & { readonly dest?: string; readonly port?: number }) {
  return error.dest ?? error.path ?? (error.port === undefined ? undefined : `port ${error.port}`);
}
