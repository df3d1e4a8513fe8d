import type { JsonObject } from "@shipslog/contract";
import { settle } from "@shipslog/contract/text";
import type { Chance } from "../chance/Chance.ts";
import type { EventRow } from "../events/EventRow.ts";
import { filesOfKinds } from "../session/happen.ts";
import { timestampOf } from "../session/timestamp.ts";
import type { Transition } from "../session/Transition.ts";
import type { World } from "../session/World.ts";
import { adaptations } from "./adapt/adaptations.ts";
import { framings } from "./framing/framings.ts";
import { translate } from "./languages/translate.ts";
import { wordsOf, type Language } from "./languages/languages.ts";
import { framingLayouts, isFramingName, type FramingName } from "./layouts.ts";
import type { Live, RecordEvent } from "./Live.ts";
import { linesOf, type Later, type LineName } from "./order.ts";
import { drawProfile, type Profile } from "./Profile.ts";
import type { Scene, Tally } from "./Scene.ts";

/** A line to write: what brought it about, and the row of its kind, if it is one of the sixteen. */
interface Task {
  readonly name: LineName;
  readonly happened: Transition | undefined;
  readonly row: EventRow | undefined;
}

/** Makes what dialect `live` adds to a session; it draws from a stream of its own, so that the session stays the same. */
export function createLive(chance: Chance, startMs: number, language: Language): Live {
  return new LiveSession(chance.fork("live"), startMs, language);
}

class LiveSession implements Live {
  readonly #chance: Chance;
  readonly #startMs: number;
  readonly #language: Language;
  readonly #profile: Profile;
  readonly #tally: Tally = { scoopedT: 0, track: "", planet: undefined };
  #waiting: { readonly atMs: number; readonly tasks: readonly Task[] }[] = [];

  constructor(chance: Chance, startMs: number, language: Language) {
    this.#chance = chance;
    this.#startMs = startMs;
    this.#language = language;
    this.#profile = drawProfile(chance.fork("profile"), startMs);
  }

  get dueMs(): number {
    return this.#waiting[0]?.atMs ?? Number.POSITIVE_INFINITY;
  }

  begin(world: World, record: RecordEvent): void {
    this.#write(world, { name: "Fileheader", happened: undefined, row: undefined }, record);
  }

  follow(world: World, happened: Transition, rows: readonly EventRow[], record: RecordEvent): void {
    if (world.surface !== undefined) this.#tally.planet = world.surface.planet;
    for (const { kind } of rows) world.written.add(kind);
    const named = linesOf[happened.name] ?? [];
    const isNamed = (kind: LineName): boolean =>
      named.some((entry) => (typeof entry === "string" ? entry === kind : entry.lines.includes(kind)));
    const others = rows.map(({ kind }) => kind).filter((kind) => !isNamed(kind));
    const taskOf = (name: LineName): Task => ({ name, happened, row: rows.find(({ kind }) => kind === name) });
    for (const entry of [...named, ...others, "Music" as const]) {
      if (typeof entry === "string") this.#write(world, taskOf(entry), record);
      else this.#postpone(world, entry, entry.lines.map(taskOf));
    }
  }

  #postpone(world: World, { afterS: [least, most] }: Later, tasks: readonly Task[]): void {
    const atMs = world.timeMs + this.#chance.integer(least, most) * 1000;
    this.#waiting = [...this.#waiting, { atMs, tasks }].toSorted((one, other) => one.atMs - other.atMs);
  }

  catchUp(world: World, untilMs: number, record: RecordEvent): void {
    while (this.dueMs <= untilMs && this.#waiting.length > 0) {
      const [next, ...rest] = this.#waiting;
      this.#waiting = rest;
      for (const task of next?.tasks ?? []) this.#write(world, task, record);
    }
  }

  tell(event: JsonObject): JsonObject {
    const words = wordsOf[this.#language];
    return words === undefined ? event : translate(event, words);
  }

  #write(world: World, { name, happened, row }: Task, record: RecordEvent): void {
    if (isFramingName(name)) this.#writeFraming(world, name, happened, record);
    else if (row !== undefined && happened !== undefined) this.#writeKind(world, row, happened, record);
  }

  #writeFraming(world: World, name: FramingName, happened: Transition | undefined, record: RecordEvent): void {
    const told = framings[name](this.#sceneOf(world, happened));
    if (told === undefined) return;
    const common = { timestamp: timestampOf(world.timeMs), event: name };
    if (name === "NavRouteClear") world.companions = { ...world.companions, "NavRoute.json": { ...common, Route: [] } };
    const layout = framingLayouts[name];
    record(world, settle(this.tell({ ...common, ...told }), layout), layout);
  }

  #writeKind(world: World, row: EventRow, happened: Transition, record: RecordEvent): void {
    const built: JsonObject = { ...row.build(world, happened) };
    const adapt = adaptations[row.kind];
    const told = adapt === undefined ? built : adapt(built, world);
    if (told === undefined) return;
    const common = { timestamp: timestampOf(world.timeMs), event: row.kind };
    const full = settle(this.tell({ ...common, ...told }));
    const file = filesOfKinds[row.kind as keyof typeof filesOfKinds];
    if (file !== undefined) world.companions = { ...world.companions, [file]: full };
    record(world, file === undefined ? full : common);
  }

  #sceneOf(world: World, happened: Transition | undefined): Scene {
    return {
      world,
      profile: this.#profile,
      language: this.#language,
      startMs: this.#startMs,
      chance: this.#chance,
      happened,
      tally: this.#tally,
    };
  }
}
