import {
  contentIssues,
  isKind,
  isSoundCompanion,
  isSpecifiedFile,
  validate,
  type CompanionEntry,
  type CompanionFile,
  type companionKinds,
  type Entry,
  type ObservedFile,
  type ObservedFileEvent,
  type Position,
  type ValidateOptions,
} from "@shipslog/contract";
import {
  arrayOf,
  flagOption,
  functionOption,
  objectOption,
  oneOf,
  signalOption,
  textOption,
  type OptionShapes,
  requireOptions,
} from "@shipslog/contract/internal";
import {
  followCompanions,
  followJournalBatches,
  listJournals,
  nodeClock,
  type Clock,
  type Disk,
  type Notice,
  type ReadStart,
  type SkippedLine,
  type TypedEvent,
  type TypedEventOfAnyGame,
  type TypedKind,
} from "@shipslog/journal";
import type { JournalPaths, SearchedMachine } from "../openFolder/journalPaths.ts";
import { findFollowed, type FollowedSource } from "./findFollowed.ts";
import { mergeStreams } from "./mergeStreams.ts";

/** How a folder is watched. */
export interface WatchFolderOptions {
  /** Where to begin: with the next new line, which is the default, with the first line of the newest session, or of the folder. */
  readonly from?: "start" | "session" | "end" | undefined;
  /** Ends it without an error. */
  readonly signal?: AbortSignal | undefined;
  /** Called once with what is watched, and what it waits for. */
  readonly onFound?: ((found: FollowedSource) => void) | undefined;
  /** Called for what cannot be read. */
  readonly onNotice?: ((notice: Notice) => void) | undefined;
  readonly clock?: Clock | undefined;
  /** The machine on which the game's folder is searched; this one by default. */
  readonly machine?: SearchedMachine | undefined;
}

/** How the events of some kinds are watched. */
export interface WatchEventsOptions<Name extends TypedKind> extends WatchFolderOptions {
  /** The kinds to yield, each with its type. */
  readonly kinds: readonly Name[];
  /** Whether events that only an earlier version of the game wrote so are yielded too; their type says which fields may be absent. */
  readonly anyGame?: boolean | undefined;
  /** Called for every line of these kinds that is no valid event. */
  readonly onSkipped?: ((line: SkippedLine) => void) | undefined;
}

/** An event as it was written: `kind` narrows to one kind, and `event` to its type, of the newest game or of any. */
export type WatchedEvent<Name extends TypedKind, Game extends "newest" | "any" = "newest"> = {
  [Kind in Name]: {
    readonly type: "event";
    readonly kind: Kind;
    readonly event: Game extends "any" ? TypedEventOfAnyGame<Kind> : TypedEvent<Kind>;
    readonly position: Position;
    readonly raw: string;
  };
}[Name];

/** The event in a companion file. */
type CompanionEvent<File extends CompanionFile> = File extends ObservedFile
  ? ObservedFileEvent<File>
  : TypedEvent<(typeof companionKinds)[File]>;

/** A companion file as it was written: `file` narrows to one file, and `event` to its type; undefined unless it is whole and valid. */
export type WatchedCompanion = {
  [File in CompanionFile]: Omit<CompanionEntry, "file" | "event"> & {
    readonly file: File;
    readonly event: CompanionEvent<File> | undefined;
  };
}[CompanionFile];

const shapes: OptionShapes<WatchEventsOptions<TypedKind>> = {
  from: oneOf(["start", "session", "end"]),
  signal: signalOption,
  onFound: functionOption,
  onNotice: functionOption,
  clock: objectOption,
  machine: objectOption,
  kinds: arrayOf(textOption),
  anyGame: flagOption,
  onSkipped: functionOption,
};

/**
 * Watches a folder as the game writes it: journals and companion files, in the order in which they are seen. Without a path it is
 * the game's own folder; a folder may appear later. Ended by the signal, or by leaving the loop. With `kinds`, only events of these
 * kinds are yielded, validated and typed; otherwise every line.
 */
export function watchFolder<Name extends TypedKind>(
  path: JournalPaths,
  options: WatchEventsOptions<Name> & { readonly anyGame: true },
): AsyncGenerator<WatchedEvent<Name, "any"> | WatchedCompanion, void, undefined>;
export function watchFolder<Name extends TypedKind>(
  path: JournalPaths,
  options: WatchEventsOptions<Name>,
): AsyncGenerator<WatchedEvent<Name> | WatchedCompanion, void, undefined>;
export function watchFolder(
  path?: JournalPaths,
  options?: WatchFolderOptions,
): AsyncGenerator<Entry | CompanionEntry, void, undefined>;
export function watchFolder(
  path?: JournalPaths,
  options: WatchFolderOptions | WatchEventsOptions<TypedKind> = {},
): AsyncGenerator<Entry | CompanionEntry | WatchedEvent<TypedKind> | WatchedCompanion, void, undefined> {
  requireOptions(options as WatchEventsOptions<TypedKind>, shapes);
  return "kinds" in options ? watchEvents(path, options) : watchLines(path, options, undefined);
}

async function* watchEvents(
  path: JournalPaths,
  options: WatchEventsOptions<TypedKind>,
): AsyncGenerator<WatchedEvent<TypedKind> | WatchedCompanion, void, undefined> {
  const judged: ValidateOptions = options.anyGame === true ? { dialect: "live", game: "unknown" } : { dialect: "live" };
  for await (const entry of watchLines(path, options, options.kinds)) {
    if (entry.type === "companion") yield typedCompanion(entry);
    if (entry.type === "companion" || entry.type === "truncated") continue;
    const { position } = entry;
    if (entry.type === "event" && !isKind(entry.kind)) {
      yield {
        type: "event",
        kind: entry.kind,
        event: entry.event,
        position,
        raw: entry.raw,
      } as WatchedEvent<TypedKind>;
      continue;
    }
    const validation = entry.type === "event" ? validate(entry.event, judged) : undefined;
    if (entry.type === "event" && validation?.ok === true) {
      const { event } = validation;
      yield { type: "event", kind: event.event, event, position, raw: entry.raw } as WatchedEvent<TypedKind>;
    } else options.onSkipped?.({ entry, issues: validation?.issues ?? [] });
  }
}

function typedCompanion(entry: CompanionEntry): WatchedCompanion {
  return { ...entry, event: validContent(entry) } as WatchedCompanion;
}

function validContent({ file, event, state }: CompanionEntry): object | undefined {
  if (event === undefined || !isSoundCompanion(state)) return undefined;
  if (!isSpecifiedFile(file)) return contentIssues(file, event).length === 0 ? event : undefined;
  const validation = validate(event, { dialect: "live", place: "file" });
  return validation.ok ? validation.event : undefined;
}

async function* watchLines(
  path: JournalPaths,
  options: WatchFolderOptions,
  kinds: readonly string[] | undefined,
): AsyncGenerator<Entry | CompanionEntry, void, undefined> {
  const { from = "end", onFound, onNotice, clock = nodeClock, machine } = options;
  const found = await findFollowed(path, machine);
  onFound?.(found);
  const { folder, file, disk } = found;
  const ending = new AbortController();
  const signal = options.signal === undefined ? ending.signal : AbortSignal.any([options.signal, ending.signal]);
  const start = from === "session" ? await newestSession(folder, disk) : from === "end" ? from : undefined;
  const lines = followJournalBatches(folder, { from: start, signal, onNotice, disk, kinds });
  // A single journal is watched without the companion files of its folder.
  const companions = file === undefined ? [inBatches(followCompanions(folder, { clock, signal }))] : [];
  for await (const batch of mergeStreams<Entry | CompanionEntry>([...companions, lines], ending)) {
    for (const entry of batch) {
      // Whoever has ended it wants no more, not even what is read already.
      if (signal.aborted) return;
      yield entry;
    }
  }
}

/** The first line of the newest session; undefined for a folder without journals, where every session is new. */
async function newestSession(folder: string, disk: Disk): Promise<ReadStart | undefined> {
  const { journals = [] } = (await listJournals(folder, disk)) ?? {};
  const session = journals.at(-1)?.session;
  const first = journals.find((journal) => journal.session === session);
  return first && { file: first.file, offset: 0, line: 1, generation: 0 };
}

async function* inBatches<Item>(items: AsyncIterable<Item>): AsyncGenerator<readonly Item[], void, undefined> {
  for await (const item of items) yield [item];
}
