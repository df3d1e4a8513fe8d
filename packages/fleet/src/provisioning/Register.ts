import {
  listShape,
  numberShape,
  objectShape,
  oneOfShape,
  optionalShape,
  recordShape,
  textShape,
  type JsonShape,
} from "@shipslog/contract/internal";
import { foldName } from "../commanderName.ts";
import { FleetError } from "../FleetError.ts";
import { parseFleetJson, requireFleetShape } from "../requireFleetShape.ts";

/** A key that is revoked, for ever. */
interface Revocation {
  /** When, in seconds since 1970. */
  readonly atSeconds: number;
  /** When the last credential of the key ends, in seconds since 1970; infinite for one that does not end. */
  readonly endsSeconds: number;
}

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
  readonly invited: ReadonlyMap<string, Invitation>;
  /** The invited names by the public keys of their credentials. */
  readonly names: ReadonlyMap<string, string>;
  readonly codes: ReadonlyMap<string, IssuedCode>;
  /** The revoked users by public key. */
  readonly revocations: ReadonlyMap<string, Revocation>;
  /** The revoked keys that are not of a commander in the register: those of roles, and those that nobody knows. They are revoked in every account. */
  readonly revokedAnywhere: ReadonlySet<string>;
  /** Everything that was issued up to then is void, in seconds since 1970; 0 in a fleet that was never restored. */
  readonly voidUntilSeconds: number;
  /** What commanders were given up to then is void too, in seconds since 1970; who is not revoked renews it. 0 if that never was necessary. */
  readonly clearedUntilSeconds: number;
  /** Up to when credentials that are renewed now may last, in seconds since 1970. */
  readonly renewingUntilSeconds: number;
}

/** What of a register servers must know. */
export type Voids = Pick<Register, "revocations" | "revokedAnywhere" | "voidUntilSeconds" | "clearedUntilSeconds">;

/** One line of the register. Lines are only appended, so that parallel and interrupted commands lose none. */
export type RegisterEntry =
  | { readonly invited: string; readonly commander: string; readonly publicKey: string; readonly untilSeconds?: number }
  | { readonly revoked: string; readonly untilSeconds: number; readonly isAnywhere?: boolean }
  | { readonly restored: string; readonly untilSeconds: number }
  | { readonly cleared: string; readonly untilSeconds: number }
  | { readonly renewing: string; readonly untilSeconds: number }
  | { readonly code: string; readonly commander: string; readonly name?: string; readonly untilMs: number }
  | {
      readonly joined: string;
      readonly name: string;
      readonly publicKey: string;
      readonly atMs: number;
      readonly untilSeconds?: number;
    }
  | { readonly withdrawn: string };

/** A key that was given a credential, and until when. Without an end it lasts for ever. */
type IssuedKey = Pick<EntryOf<"invited">, "publicKey" | "untilSeconds">;

/** The register of a fleet of the first version, which was one JSON object. */
interface FirstRegister {
  readonly invited: Readonly<Record<string, Invitation>>;
  readonly revocations: Readonly<Record<string, number>>;
}

const entryNames = ["invited", "revoked", "restored", "cleared", "renewing", "code", "joined", "withdrawn"] as const;
type EntryName = (typeof entryNames)[number];
type EntryOf<Name extends EntryName> = Extract<RegisterEntry, Readonly<Record<Name, string>>>;

const trueOrFalseShape = oneOfShape([true, false]);

/** The shapes of entries, by the field that tells them apart. */
const entryShapes: {
  readonly [Name in EntryName]: JsonShape<EntryOf<Name>>;
} = {
  invited: objectShape<EntryOf<"invited">>({
    invited: textShape,
    commander: textShape,
    publicKey: textShape,
    untilSeconds: optionalShape(numberShape),
  }),
  revoked: objectShape<EntryOf<"revoked">>({
    revoked: textShape,
    untilSeconds: numberShape,
    isAnywhere: optionalShape(trueOrFalseShape),
  }),
  restored: objectShape<EntryOf<"restored">>({ restored: textShape, untilSeconds: numberShape }),
  cleared: objectShape<EntryOf<"cleared">>({ cleared: textShape, untilSeconds: numberShape }),
  renewing: objectShape<EntryOf<"renewing">>({ renewing: textShape, untilSeconds: numberShape }),
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
    untilSeconds: optionalShape(numberShape),
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
  const reading = new RegisterReading(path, first);
  reading.addText(text);
  return reading.register;
}

/**
 * Adds up the entries in their order. The order decides who was first: of two who use a code or take a name at the same time,
 * both are in the file, and every process that reads it counts the same one.
 */
export class RegisterReading {
  readonly #path: string;
  readonly #invited: Map<string, Invitation>;
  readonly #codes = new Map<string, IssuedCode>();
  readonly #revocations: Map<string, Revocation>;
  readonly #revokedAnywhere = new Set<string>();
  /** The names that nobody else may take, folded; undefined until somebody asks for one. */
  #taken: Set<string> | undefined;
  /** The end of the first credential of each key. */
  readonly #publicKeys: Map<string, number>;
  readonly #names: Map<string, string>;
  #voidUntilSeconds = 0;
  #clearedUntilSeconds = 0;
  #renewingUntilSeconds = 0;
  #lines = 0;

  /** Starts with the entries of the first version, if there are any. The path is used in error messages. */
  constructor(path: string, first?: RegisterText) {
    this.#path = path;
    const before =
      first === undefined ? undefined : parseFleetJson(first.text, firstShape, first.path, "damaged-fleet");
    const { invited, revocations } = before ?? { invited: {}, revocations: {} };
    this.#invited = new Map(Object.entries(invited));
    this.#revocations = new Map(
      Object.entries(revocations).map(([key, atSeconds]) => [key, { atSeconds, endsSeconds: Infinity }]),
    );
    const keys = Object.values(invited).flatMap(({ publicKeys }) => publicKeys);
    this.#publicKeys = new Map(keys.map((key) => [key, Infinity]));
    this.#names = new Map(
      Object.entries(invited).flatMap(([name, { publicKeys }]) => publicKeys.map((key) => [key, name] as const)),
    );
  }

  /** Adds the entries of the next lines of the file. */
  addText(text: string): void {
    // Ten years of a large fleet are 400,000 lines, half of them empty: a list of all would take a tenth of the time.
    for (let start = 0; start <= text.length;) {
      const found = text.indexOf("\n", start);
      const end = found === -1 ? text.length : found;
      this.#lines += 1;
      if (end > start) this.#addLine(text.slice(start, end));
      start = end + 1;
    }
    // The last line goes on with the next text.
    this.#lines -= 1;
  }

  #addLine(line: string): void {
    const entry = parseEntry(line, `${this.#path} line ${this.#lines}`);
    if (entry !== undefined) this.#add(entry);
  }

  /** What was read until now. It grows with what is read later: a copy for each entry would be too slow for a registrar with many commanders. */
  get register(): Register {
    return {
      invited: this.#invited,
      codes: this.#codes,
      revocations: this.#revocations,
      names: this.#names,
      revokedAnywhere: this.#revokedAnywhere,
      voidUntilSeconds: this.#voidUntilSeconds,
      clearedUntilSeconds: this.#clearedUntilSeconds,
      renewingUntilSeconds: this.#renewingUntilSeconds,
    };
  }

  #add(entry: RegisterEntry): void {
    if ("revoked" in entry) {
      this.#revoke(entry.revoked, entry.untilSeconds);
      if (entry.isAnywhere === true) this.#revokedAnywhere.add(entry.revoked);
    } else if ("restored" in entry) {
      this.#restore(entry);
    } else if ("cleared" in entry) {
      this.#clearedUntilSeconds = Math.max(this.#clearedUntilSeconds, entry.untilSeconds);
    } else if ("renewing" in entry) {
      this.#renewingUntilSeconds = Math.max(this.#renewingUntilSeconds, entry.untilSeconds);
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
      this.#invite(entry.invited, entry.commander, entry);
    }
  }

  #revoke(publicKey: string, atSeconds: number): void {
    if (this.#revocations.has(publicKey)) return;
    // Nobody renews a key that is revoked, so that none of its credentials lasts longer than those renewed before.
    const endsSeconds = Math.max(this.#publicKeys.get(publicKey) ?? Infinity, this.#renewingUntilSeconds);
    this.#revocations.set(publicKey, { atSeconds, endsSeconds });
  }

  /** What happened after a backup is not in it: who was revoked then, and which codes were used or withdrawn. So nothing before it holds. */
  #restore({ untilSeconds }: EntryOf<"restored">): void {
    this.#voidUntilSeconds = Math.max(this.#voidUntilSeconds, untilSeconds);
    for (const publicKey of this.#publicKeys.keys()) this.#revoke(publicKey, untilSeconds);
    for (const [hash, code] of this.#codes) this.#codes.set(hash, { ...code, isWithdrawn: code.joined === undefined });
  }

  #issue({ code, commander, name, untilMs }: EntryOf<"code">): void {
    if (this.#codes.has(code)) return;
    this.#codes.set(code, { commander, name, untilMs, isWithdrawn: false, joined: undefined });
    // Nobody with a code that leaves the name open may take a name that the operator has promised.
    if (name !== undefined) this.#taken?.add(foldName(name));
  }

  #join(entry: EntryOf<"joined">): void {
    const { joined: hash, name, publicKey, atMs } = entry;
    const code = this.#codes.get(hash);
    if (code === undefined || code.joined !== undefined || code.isWithdrawn || atMs >= code.untilMs) return;
    if (code.name === undefined ? this.#isTaken(name) : code.name !== name) return;
    if (this.#publicKeys.has(publicKey)) return;
    this.#codes.set(hash, { ...code, joined: { name, publicKey } });
    this.#invite(name, code.commander, entry);
  }

  #isTaken(name: string): boolean {
    const promised = () => [...this.#codes.values()].flatMap((code) => code.name ?? []);
    this.#taken ??= new Set([...this.#invited.keys(), ...promised()].map(foldName));
    return this.#taken.has(foldName(name));
  }

  #invite(name: string, commander: string, { publicKey, untilSeconds = Infinity }: IssuedKey): void {
    this.#taken?.add(foldName(name));
    this.#publicKeys.set(publicKey, Math.max(this.#publicKeys.get(publicKey) ?? 0, untilSeconds));
    this.#names.set(publicKey, name);
    const before = this.#invited.get(name)?.publicKeys ?? [];
    this.#invited.set(name, { commander, publicKeys: [...before, publicKey] });
  }
}

function parseEntry(line: string, where: string): RegisterEntry | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  const fields: object = typeof value === "object" && value !== null ? value : {};
  const name = entryNames.find((each) => Object.hasOwn(fields, each));
  if (name === undefined) throw new FleetError("damaged-fleet", `${where}: expected one of ${entryNames.join(", ")}`);
  return requireFleetShape<RegisterEntry>(value, entryShapes[name], where, "damaged-fleet");
}

/** Whether a name is taken, in any spelling that looks the same in capital or small letters. */
export function isTaken({ invited, codes }: Register, name: string): boolean {
  const folded = foldName(name);
  const promised = [...codes.values()].flatMap((code) => code.name ?? []);
  return [...invited.keys(), ...promised].some((each) => foldName(each) === folded);
}
