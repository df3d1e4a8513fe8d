/** What a player has sent: the output of `shipslog observe --format json`, of which nothing is trusted. */
export type SentFile = Readonly<Record<string, unknown>>;

/** The file of a player has something that the tables must not take in. */
export class RefusedFile extends Error {
  override name = "RefusedFile";
}

const charactersMax = 8_000_000;

/** Reads what a player has sent; throws RefusedFile for anything but a JSON object. */
export function readSent(text: string): SentFile {
  if (text.length > charactersMax) refuseAt("", `more than ${charactersMax} characters`);
  try {
    return recordAt(JSON.parse(text), "");
  } catch (error) {
    throw error instanceof RefusedFile ? error : new RefusedFile("The file is not JSON.", { cause: error });
  }
}

/** Throws RefusedFile: what the file has, and where. */
export function refuseAt(at: string, has: string): never {
  throw new RefusedFile(`The file has ${has}${at === "" ? "" : ` at ${at}`}.`);
}

/** Returns the object at a place of the file. */
export function recordAt(value: unknown, at: string): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) refuseAt(at, "no object");
  return value as Readonly<Record<string, unknown>>;
}

/** Returns the count at a place of the file. */
export function countAt(value: unknown, at: string): number {
  if (!Number.isSafeInteger(value) || (value as number) < 0) refuseAt(at, "no count");
  return value as number;
}

/** Returns the list at a place of the file, of no more than so many. */
export function listAt(value: unknown, at: string, most: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length > most) refuseAt(at, `no list of at most ${most}`);
  return value as readonly unknown[];
}

/** Returns the text at a place of the file, which has a certain form. */
export function textAt(value: unknown, at: string, form: RegExp): string {
  if (typeof value !== "string" || !form.test(value)) refuseAt(at, "a text of another form");
  return value;
}
