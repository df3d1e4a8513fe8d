import {
  listShape,
  numberShape,
  objectShape,
  optionalShape,
  recordShape,
  textShape,
  type JsonShape,
} from "@shipslog/contract/internal";
import { foldName } from "../commanderName.ts";
import { FleetError } from "../FleetError.ts";
import { parseFleetJson, requireFleetShape } from "../requireFleetShape.ts";
import type { Revocations } from "./tokens.ts";

/** A commander who was invited. */
interface Invitation {
  /** One for each credential issued, revoked ones too. */
  readonly publicKeys: readonly string[];
  readonly commander: string;
}

/** An invitation code, of which only a hash is known. */
export interface IssuedCode {
  readonly commander: string;
  /** The name that the operator has given; undefined if the player chooses one. */
  readonly name: string | undefined;
  /** From then on it cannot be used, in milliseconds since 1970. */
  readonly untilMs: number;
  readonly isWithdrawn: boolean;
  /** Who has used it. */
  readonly joined: { readonly name: string; readonly publicKey: string } | undefined;
}

/** The invited commanders by name, the codes by hash, and the revoked credentials. */
export interface Register {
  readonly invited: Readonly<Record<string, Invitation>>;
  readonly codes: ReadonlyMap<string, IssuedCode>;
  readonly revocations: Revocations;
}

/** One line of the register. Lines are only appended, so that parallel and interrupted commands lose none. */
export type RegisterEntry =
  | { readonly invited: string; readonly commander: string; readonly publicKey: string }
  | { readonly revoked: string; readonly untilSeconds: number }
  | { readonly code: string; readonly commander: string; readonly name?: string; readonly untilMs: number }
  | { readonly joined: string; readonly name: string; readonly publicKey: string; readonly atMs: number }
  | { readonly withdrawn: string };

/** The register of a fleet of the first version, which was one JSON object. */
interface FirstRegister {
  readonly invited: Readonly<Record<string, Invitation>>;
  readonly revocations: Revocations;
}

const entryNames = ["invited", "revoked", "code", "joined", "withdrawn"] as const;
type EntryName = (typeof entryNames)[number];
type EntryOf<Name extends EntryName> = Extract<RegisterEntry, Readonly<Record<Name, string>>>;

/** The shapes of entries, by the field that tells them apart. */
const entryShapes: {
  readonly [Name in EntryName]: JsonShape<EntryOf<Name>>;
} = {
  invited: objectShape<EntryOf<"invited">>({ invited: textShape, commander: textShape, publicKey: textShape }),
  revoked: objectShape<EntryOf<"revoked">>({ revoked: textShape, untilSeconds: numberShape }),
  code: objectShape<EntryOf<"code">>({
    code: textShape,
    commander: textShape,
    name: optionalShape(textShape),
    untilMs: numberShape,
  }),
  joined: objectShape<EntryOf<"joined">>({
    joined: textShape,
    name: textShape,
    publicKey: textShape,
    atMs: numberShape,
  }),
  withdrawn: objectShape<EntryOf<"withdrawn">>({ withdrawn: textShape }),
};

const firstShape = objectShape<FirstRegister>({
  invited: recordShape(objectShape<Invitation>({ publicKeys: listShape(textShape), commander: textShape })),
  revocations: recordShape(numberShape),
});

/** Prints an entry. It starts on a new line even if the entry before was cut off. */
export function printEntry(entry: RegisterEntry): string {
  return `\n${JSON.stringify(entry)}\n`;
}

/** The text of a register with its path, which error messages name. */
interface RegisterText {
  readonly path: string;
  readonly text: string;
}

/**
 * Reads the entries of a register, after those of the first version. A line that was cut off is skipped: its command has not issued
 * anything. A whole line that is no entry is an error: it may be a revocation that must not be missed.
 */
export function parseRegister({ path, text }: RegisterText, first?: RegisterText): Register {
  const before = first === undefined ? undefined : parseFleetJson(first.text, firstShape, first.path, "damaged-fleet");
  const reading = new RegisterReading(before ?? { invited: {}, revocations: {} });
  for (const [index, line] of text.split("\n").entries()) {
    const entry = line === "" ? undefined : parseEntry(line, `${path} line ${index + 1}`);
    if (entry !== undefined) reading.add(entry);
  }
  return reading.register;
}

/**
 * Adds up the entries in their order. The order decides who was first: of two who use a code or take a name at the same time,
 * both are in the file, and every process that reads it counts the same one.
 */
class RegisterReading {
  readonly #invited: Map<string, Invitation>;
  readonly #codes = new Map<string, IssuedCode>();
  readonly #revocations: Map<string, number>;
  readonly #taken: Set<string>;
  readonly #publicKeys: Set<string>;

  constructor({ invited, revocations }: FirstRegister) {
    this.#invited = new Map(Object.entries(invited));
    this.#revocations = new Map(Object.entries(revocations));
    this.#taken = new Set([...this.#invited.keys()].map(foldName));
    this.#publicKeys = new Set([...this.#invited.values()].flatMap(({ publicKeys }) => publicKeys));
  }

  get register(): Register {
    // Without a prototype, because a commander may be called "constructor".
    const invited = Object.setPrototypeOf(Object.fromEntries(this.#invited), null) as Record<string, Invitation>;
    return { invited, codes: this.#codes, revocations: Object.fromEntries(this.#revocations) };
  }

  add(entry: RegisterEntry): void {
    if ("revoked" in entry) {
      if (!this.#revocations.has(entry.revoked)) this.#revocations.set(entry.revoked, entry.untilSeconds);
    } else if ("code" in entry) {
      this.#issue(entry);
    } else if ("joined" in entry) {
      this.#join(entry);
    } else if ("withdrawn" in entry) {
      const code = this.#codes.get(entry.withdrawn);
      if (code?.joined === undefined && code !== undefined) {
        this.#codes.set(entry.withdrawn, { ...code, isWithdrawn: true });
      }
    } else {
      this.#invite(entry.invited, entry.commander, entry.publicKey);
    }
  }

  #issue({ code, commander, name, untilMs }: EntryOf<"code">): void {
    if (this.#codes.has(code)) return;
    this.#codes.set(code, { commander, name, untilMs, isWithdrawn: false, joined: undefined });
    // Nobody with a code that leaves the name open may take a name that the operator has promised.
    if (name !== undefined) this.#taken.add(foldName(name));
  }

  #join({ joined: hash, name, publicKey, atMs }: EntryOf<"joined">): void {
    const code = this.#codes.get(hash);
    if (code === undefined || code.joined !== undefined || code.isWithdrawn || atMs >= code.untilMs) return;
    if (code.name === undefined ? this.#taken.has(foldName(name)) : code.name !== name) return;
    if (this.#publicKeys.has(publicKey)) return;
    this.#codes.set(hash, { ...code, joined: { name, publicKey } });
    this.#invite(name, code.commander, publicKey);
  }

  #invite(name: string, commander: string, publicKey: string): void {
    this.#taken.add(foldName(name));
    this.#publicKeys.add(publicKey);
    this.#invited.set(name, { commander, publicKeys: [...(this.#invited.get(name)?.publicKeys ?? []), publicKey] });
  }
}

function parseEntry(line: string, where: string): RegisterEntry | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  const fields = typeof value === "object" && value !== null ? Object.keys(value) : [];
  const name = entryNames.find((each) => fields.includes(each));
  if (name === undefined) throw new FleetError("damaged-fleet", `${where}: expected one of ${entryNames.join(", ")}`);
  return requireFleetShape<RegisterEntry>(value, entryShapes[name], where, "damaged-fleet");
}

/** Whether a name is taken, in any spelling that looks the same in capital or small letters. */
export function isTaken({ invited, codes }: Register, name: string): boolean {
  const folded = foldName(name);
  const promised = [...codes.values()].flatMap((code) => code.name ?? []);
  return [...Object.keys(invited), ...promised].some((each) => foldName(each) === folded);
}

/** The invited names by the public keys of their credentials. */
export function namesByKey({ invited }: Register): ReadonlyMap<string, string> {
  return new Map(Object.entries(invited).flatMap(([name, { publicKeys }]) => publicKeys.map((key) => [key, name])));
}
