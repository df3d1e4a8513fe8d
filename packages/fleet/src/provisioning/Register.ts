import type { Revocations } from "./tokens.ts";

/** A commander who was invited. */
export interface Invitation {
  /** One for each credential issued, revoked ones too. */
  readonly publicKeys: readonly string[];
  readonly commander: string;
}

/** The invited commanders by name, and the revoked credentials. */
export interface Register {
  readonly invited: Readonly<Record<string, Invitation>>;
  readonly revocations: Revocations;
}

/** One line of the register. Lines are only appended, so that parallel and interrupted commands lose none. */
export type RegisterEntry =
  | { readonly invited: string; readonly commander: string; readonly publicKey: string }
  | { readonly revoked: string; readonly untilSeconds: number };

/** Prints an entry. It starts on a new line even if the entry before was cut off. */
export function printEntry(entry: RegisterEntry): string {
  return `\n${JSON.stringify(entry)}\n`;
}

/** Adds the entries of a text to a register. A line that was cut off is skipped: its command has not issued anything. */
export function parseRegister(text: string, before: Register = { invited: {}, revocations: {} }): Register {
  const invited = new Map(Object.entries(before.invited));
  const revocations = new Map(Object.entries(before.revocations));
  for (const line of text.split("\n")) {
    const entry = parseEntry(line);
    if (entry === undefined) continue;
    if ("revoked" in entry) {
      if (!revocations.has(entry.revoked)) revocations.set(entry.revoked, entry.untilSeconds);
    } else {
      const { invited: name, commander, publicKey } = entry;
      invited.set(name, { commander, publicKeys: [...(invited.get(name)?.publicKeys ?? []), publicKey] });
    }
  }
  return { invited: Object.fromEntries(invited), revocations: Object.fromEntries(revocations) };
}

function parseEntry(line: string): RegisterEntry | undefined {
  if (line === "") return undefined;
  try {
    return JSON.parse(line) as RegisterEntry;
  } catch {
    return undefined;
  }
}

/** The invited names by the public keys of their credentials. */
export function namesByKey({ invited }: Register): ReadonlyMap<string, string> {
  return new Map(Object.entries(invited).flatMap(([name, { publicKeys }]) => publicKeys.map((key) => [key, name])));
}
