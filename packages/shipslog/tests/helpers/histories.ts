/** Where a file is put: a folder, and the day in its name. */
interface Place {
  readonly folder: string;
  readonly day: number;
}

/** A change of the journals in some folders. `file` chooses among the files that exist; `cut` leaves out bytes at the end. */
export type Change =
  | { readonly do: "start"; readonly place: Place; readonly lines: number; readonly cut: number }
  | { readonly do: "grow" | "diverge"; readonly file: number; readonly lines: number; readonly cut: number }
  | { readonly do: "copy"; readonly file: number; readonly place: Place; readonly cut: number }
  | { readonly do: "truncate"; readonly file: number; readonly cut: number }
  | { readonly do: "rename"; readonly file: number; readonly place: Place }
  | { readonly do: "remove"; readonly file: number };

const time = '"timestamp":"2026-01-01T00:00:00Z"';
const pathOf = ({ folder, day }: Place) => `${folder}/Journal.2026-01-0${day}T000000.01.log`;

/** A file, and the whole journal that it is the beginning of. When a file grows, the rest of that journal appears first. */
interface JournalFile {
  readonly content: Buffer;
  readonly whole: Buffer;
}

/** The journals in some folders, in memory. Every line that is ever written is different from all others. */
export class Folders {
  readonly #files = new Map<string, JournalFile>();
  #count = 0;

  filesIn(folder: string): ReadonlyMap<string, Buffer> {
    const found = [...this.#files].filter(([path]) => path.startsWith(`${folder}/`));
    return new Map(found.map(([path, { content }]) => [path.slice(folder.length + 1), content]));
  }

  change(change: Change): void {
    if (change.do === "start") {
      const whole = this.#session(change.lines);
      this.#files.set(pathOf(change.place), { content: cutEnd(whole, change.cut), whole });
      return;
    }
    const path = [...this.#files.keys()][change.file % Math.max(1, this.#files.size)];
    const file = path === undefined ? undefined : this.#files.get(path);
    if (path !== undefined && file !== undefined) this.#changeFile(path, file, change);
  }

  #changeFile(path: string, { content, whole }: JournalFile, change: Exclude<Change, { do: "start" }>): void {
    switch (change.do) {
      case "grow": {
        const longer = Buffer.concat([whole, this.#lines(change.lines)]);
        const length = Math.max(content.length, longer.length - change.cut);
        this.#files.set(path, { content: longer.subarray(0, length), whole: longer });
        break;
      }
      case "diverge": {
        const other = Buffer.concat([cutToLine(content, change.cut), this.#lines(change.lines)]);
        this.#files.set(path, { content: other, whole: other });
        break;
      }
      case "copy":
        this.#files.set(pathOf(change.place), { content: cutEnd(content, change.cut), whole });
        break;
      case "truncate":
        this.#files.set(path, { content: cutEnd(content, change.cut), whole });
        break;
      case "rename":
        this.#files.delete(path);
        this.#files.set(pathOf(change.place), { content, whole });
        break;
      case "remove":
        this.#files.delete(path);
    }
  }

  #session(lines: number): Buffer {
    const id = ++this.#count;
    const header = `{ ${time}, "event":"Fileheader", "part":${id} }\r\n`;
    const commander = `{ ${time}, "event":"Commander", "FID":"F${id % 2}", "Name":"é", "id":${id} }\r\n`;
    return Buffer.concat([Buffer.from(header + commander), this.#lines(lines)]);
  }

  #lines(count: number): Buffer {
    const texts = Array.from({ length: count }, () => {
      const id = ++this.#count;
      const kind = id % 3 === 0 ? `"SquadronStartup", "SquadronName":"é"` : `"Music", "MusicTrack":"é"`;
      return `{ ${time}, "event":${kind}, "id":${id} }\r\n`;
    });
    return Buffer.from(texts.join(""));
  }
}

/** Leaves out bytes at the end, but not the whole file. */
function cutEnd(content: Buffer, bytes: number): Buffer {
  return content.subarray(0, Math.max(1, content.length - bytes));
}

/** Leaves out bytes at the end, and the rest of the line they begin in; everything if not even the commander is left. */
function cutToLine(content: Buffer, bytes: number): Buffer {
  const kept = content.subarray(0, content.lastIndexOf(10, Math.max(0, content.length - bytes - 1)) + 1);
  return commanderIn(kept) === undefined ? Buffer.alloc(0) : kept;
}

/** What an archiver may store of a file: nothing, all of it, or all but an incomplete last line. */
export function visibleContent(content: Buffer, isNewest: boolean): readonly Buffer[] {
  const lines = linesOf(content);
  const first = lines[0];
  const last = lines.at(-1);
  if (first === undefined || last === undefined || !(first.isClosed || isEvent(first.raw))) return [];
  if (!isNewest) return [content];
  const isHalf = !last.isClosed && !isEvent(last.raw);
  const isWaiting = content.includes('"event":"Fileheader"') && commanderIn(content) === undefined;
  if (isWaiting) return [];
  return [isHalf ? content.subarray(0, content.lastIndexOf(10) + 1) : content];
}

/** The rows of a lake that holds each of these contents, or a longer one that begins with it, once. */
export function expectedRows(contents: readonly Buffer[]): readonly string[] {
  const isBeginning = (one: Buffer, other: Buffer) => other.subarray(0, one.length).equals(one);
  const longest = contents.filter(
    (one, at) =>
      !contents.some(
        (other, otherAt) =>
          isBeginning(one, other) && (other.length > one.length || (otherAt < at && other.equals(one))),
      ),
  );
  return longest
    .flatMap((content) => linesOf(content).map(({ raw }) => `${commanderIn(content) ?? "unknown"} ${raw}`))
    .toSorted();
}

function linesOf(content: Buffer): readonly { readonly raw: string; readonly isClosed: boolean }[] {
  const lines = [];
  for (let start = 0; start < content.length;) {
    const newline = content.indexOf(10, start);
    const end = newline === -1 ? content.length : newline;
    lines.push({ raw: content.toString("utf8", start, end).replace(/\r$/, ""), isClosed: newline !== -1 });
    start = end + 1;
  }
  return lines;
}

function isEvent(raw: string): boolean {
  try {
    JSON.parse(raw);
    return true;
  } catch {
    return false;
  }
}

function commanderIn(content: Buffer): string | undefined {
  const line = linesOf(content).find(({ raw }) => raw.includes('"event":"Commander"') && isEvent(raw));
  return line === undefined ? undefined : (JSON.parse(line.raw) as { FID: string }).FID;
}
