import type { JsonObject } from "@shipslog/contract";
import { roundToLayout } from "@shipslog/contract/text";
import type { Chance } from "../chance/Chance.ts";
import type { EventRow } from "../events/EventRow.ts";
import { companionFileOf } from "../session/companionFileOf.ts";
import { timestampOf } from "../session/timestamp.ts";
import type { Transition } from "../session/Transition.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import { adaptations } from "./adaptations/adaptations.ts";
import { framings } from "./framing/framings.ts";
import { translate } from "./languages/translate.ts";
import { translations, type Language } from "./languages/languages.ts";
import { framingLayouts, isFramingName, type FramingName } from "./layouts.ts";
import type { JournalOutput, LiveDialect } from "./LiveDialect.ts";
import { lineOrder, type DelayedLines, type LineName } from "./lineOrder.ts";
import { drawProfile, type Profile } from "./Profile.ts";
import type { FramingInput, FramingMemory } from "./Framing.ts";

/** A line to write: the transition that triggers it, and its row if it is one of the sixteen kinds. */
interface Task {
  readonly name: LineName;
  readonly happened: Transition | undefined;
  readonly row: EventRow | undefined;
}

/** Creates the writer of dialect `live`. It draws from a substream, so that the session is the same in both dialects. */
export function createLiveDialect(chance: Chance, startMs: number, language: Language): LiveDialect {
  return new LiveJournal(chance.fork("live"), startMs, language);
}

class LiveJournal implements LiveDialect {
  readonly #chance: Chance;
  readonly #startMs: number;
  readonly #language: Language;
  readonly #profile: Profile;
  readonly #memory: FramingMemory = { scoopedT: 0, track: "", planet: undefined, routeEnd: undefined };
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

  begin(world: GameWorld, output: JournalOutput): void {
    this.#write(world, { name: "Fileheader", happened: undefined, row: undefined }, output);
  }

  follow(world: GameWorld, happened: Transition, rows: readonly EventRow[], output: JournalOutput): void {
    if (world.surface !== undefined) this.#memory.planet = world.surface.planet;
    const named = lineOrder[happened.name] ?? [];
    const isNamed = (kind: LineName): boolean =>
      named.some((entry) => (typeof entry === "string" ? entry === kind : entry.lines.includes(kind)));
    const others = rows.map(({ kind }) => kind).filter((kind) => !isNamed(kind));
    const taskOf = (name: LineName): Task => ({ name, happened, row: rows.find(({ kind }) => kind === name) });
    for (const entry of [...named, ...others, "Music" as const]) {
      if (typeof entry === "string") this.#write(world, taskOf(entry), output);
      else this.#postpone(world, entry, entry.lines.map(taskOf));
    }
  }

  #postpone(world: GameWorld, { afterS: [least, most] }: DelayedLines, tasks: readonly Task[]): void {
    const atMs = world.timeMs + this.#chance.integer(least, most) * 1000;
    this.#waiting = [...this.#waiting, { atMs, tasks }].toSorted((one, other) => one.atMs - other.atMs);
  }

  catchUp(world: GameWorld, untilMs: number, output: JournalOutput): void {
    while (this.dueMs <= untilMs && this.#waiting.length > 0) {
      const [next, ...rest] = this.#waiting;
      this.#waiting = rest;
      for (const task of next?.tasks ?? []) this.#write(world, task, output);
    }
  }

  drop(): void {
    this.#waiting = [];
  }

  translate(event: JsonObject): JsonObject {
    const words = translations[this.#language];
    return words === undefined ? event : translate(event, words);
  }

  #write(world: GameWorld, { name, happened, row }: Task, output: JournalOutput): void {
    if (isFramingName(name)) this.#writeFraming(world, name, happened, output);
    else if (row !== undefined && happened !== undefined) this.#writeKind(world, row, happened, output);
  }

  #writeFraming(world: GameWorld, name: FramingName, happened: Transition | undefined, output: JournalOutput): void {
    const fields = framings[name](this.#inputOf(world, happened));
    if (fields === undefined) return;
    const common = { timestamp: timestampOf(world.timeMs), event: name };
    if (name === "NavRouteClear") this.#clearRoute(common, output);
    const layout = framingLayouts[name];
    output.append(roundToLayout(this.translate({ ...common, ...fields }), layout), layout);
  }

  #writeKind(world: GameWorld, row: EventRow, happened: Transition, output: JournalOutput): void {
    const built: JsonObject = { ...row.build(world, happened) };
    const adapt = adaptations[row.kind];
    const fields = adapt === undefined ? built : adapt(built, world);
    if (fields === undefined) return;
    if (happened.name === "plotRoute") this.#memory.routeEnd = happened.data.stars.at(-1)?.address;
    const common = { timestamp: timestampOf(world.timeMs), event: row.kind };
    const full = roundToLayout(this.translate({ ...common, ...fields }));
    const file = companionFileOf(row.kind);
    if (file !== undefined) output.replace(file, full);
    output.append(file === undefined ? full : common);
  }

  #clearRoute(common: JsonObject, output: JournalOutput): void {
    output.replace("NavRoute.json", { ...common, Route: [] });
    this.#memory.routeEnd = undefined;
  }

  #inputOf(world: GameWorld, happened: Transition | undefined): FramingInput {
    return {
      world,
      profile: this.#profile,
      language: this.#language,
      startMs: this.#startMs,
      chance: this.#chance,
      happened,
      memory: this.#memory,
    };
  }
}
