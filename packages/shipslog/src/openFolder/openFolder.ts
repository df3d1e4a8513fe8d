import { join } from "node:path";
import type { Entry } from "@shipslog/contract";
import {
  functionOption,
  objectOption,
  arrayOf,
  signalOption,
  textOption,
  type OptionShapes,
  requireOptions,
} from "@shipslog/contract/internal";
import {
  readEvents,
  readJournalBatches,
  type EventOptions,
  type JournalError,
  type Notice,
  type SkippedLine,
  type TypedEvent,
  type TypedKind,
} from "@shipslog/journal";
import type { NamedCommander } from "./findCommander.ts";
import { FolderCommanders } from "./FolderCommanders.ts";
import { findSources, type SourceFolder } from "./findSources.ts";
import { journalPaths, type JournalPaths, type SearchedMachine } from "./journalPaths.ts";
import { onlyFiles } from "./listFolder.ts";

/** How journals are found. */
export interface OpenFolderOptions {
  /** The machine on which the game's folder is searched; this one by default. */
  readonly machine?: SearchedMachine | undefined;
}

/** How the lines of a folder are read. */
export interface ReadFolderOptions {
  /** Only events of these kinds, and lines that are no events; all lines by default. */
  readonly kinds?: readonly string[] | undefined;
  /** Ends the reading without an error. */
  readonly signal?: AbortSignal | undefined;
  /** Called for a journal that cannot be read, and is left out; without it, reading throws. */
  readonly onUnreadable?: ((error: JournalError) => void) | undefined;
}

/** How the events of a folder are read. */
export interface ReadEventsOptions extends Omit<ReadFolderOptions, "kinds"> {
  /** Called for every line of these kinds that is not delivered, because it is no valid event. */
  readonly onSkipped?: ((line: SkippedLine) => void) | undefined;
}

/** A journal that was found. */
export interface FoundJournal {
  readonly folder: string;
  /** Its base name. */
  readonly file: string;
  readonly path: string;
  readonly byteLength: number;
}

const openShapes: OptionShapes<OpenFolderOptions> = { machine: objectOption };
const readShapes: OptionShapes<ReadFolderOptions> = {
  kinds: arrayOf(textOption),
  signal: signalOption,
  onUnreadable: functionOption,
};
const eventsShapes: OptionShapes<ReadEventsOptions> = {
  signal: signalOption,
  onUnreadable: functionOption,
  onSkipped: functionOption,
};

/**
 * Finds journals. Throws a UsageError for a path that leads to none, and a TypeError for a wrong option.
 */
export async function openFolder(paths?: JournalPaths, options: OpenFolderOptions = {}): Promise<OpenedFolder> {
  requireOptions(options, openShapes);
  return new OpenedFolder(await findSources(await journalPaths(paths, options.machine)));
}

/** Journals that were found, and what is in them. Nothing is read before it is asked for. */
export class OpenedFolder {
  /** The folders of the journals: one, unless the paths lead to several. No session of one continues in another. */
  readonly folders: readonly SourceFolder[];

  constructor(folders: readonly SourceFolder[]) {
    this.folders = folders;
  }

  /** The journals in order of time, folder by folder. */
  get journals(): readonly FoundJournal[] {
    return this.folders.flatMap(({ folder, journals }) =>
      journals.map(({ file, byteLength }) => ({ folder, file, path: join(folder, file), byteLength })),
    );
  }

  /** What has the name of a journal but is not a file, each as text. */
  get skipped(): readonly string[] {
    return this.folders.flatMap(({ skipped }) => skipped);
  }

  /** The commanders whom the journals name, each once. */
  async commanders(): Promise<readonly NamedCommander[]> {
    const found = new Map<string, NamedCommander>();
    for (const source of this.folders) {
      const commanders = new FolderCommanders(source);
      for (const { file } of source.journals) {
        const named = await commanders.namedIn(file);
        const id = named === undefined ? undefined : await commanders.resolve(named.id);
        if (id !== undefined && !found.has(id)) found.set(id, { id, name: named?.name });
      }
    }
    return [...found.values()];
  }

  /** Reads every line in order: an event, or the reason why it is none. */
  async *entries(options: ReadFolderOptions = {}): AsyncGenerator<Entry, void, undefined> {
    requireOptions(options, readShapes);
    const { kinds, signal, onUnreadable } = options;
    for (const { folder, disk } of this.#parts()) {
      const notices = noticesTo(onUnreadable);
      for await (const batch of readJournalBatches(folder, { kinds, signal, disk, ...notices })) yield* batch;
    }
  }

  /** Reads the events of some kinds in order, typed: `event.event` narrows to one kind. Those of specified kinds are validated. */
  async *events<Name extends TypedKind>(
    kinds: readonly Name[],
    options: ReadEventsOptions = {},
  ): AsyncGenerator<TypedEvent<Name>, void, undefined> {
    requireOptions(options, eventsShapes);
    const { signal, onUnreadable, onSkipped } = options;
    const validated: EventOptions = { onSkipped };
    for (const { folder, disk } of this.#parts()) {
      const reading = { signal, disk, ...validated, ...noticesTo(onUnreadable) };
      for await (const event of readEvents(folder, kinds, reading)) yield event;
    }
  }

  #parts() {
    return this.folders.map(({ folder, journals }) => ({ folder, disk: onlyFiles(journals.map(({ file }) => file)) }));
  }
}

/** Without a listener nothing is passed on, so that the reader throws. */
function noticesTo(onUnreadable: ReadFolderOptions["onUnreadable"]) {
  if (onUnreadable === undefined) return {};
  const onNotice = (notice: Notice) => {
    if (notice.code === "unreadable") onUnreadable(notice.cause);
  };
  return { onNotice };
}
