import type { InventoryFile, JsonObject } from "@shipslog/contract";
import { roundToLayout, type ObjectLayout } from "@shipslog/contract/text";
import type { Chance } from "../chance/Chance.ts";
import type { EventRow } from "../events/EventRow.ts";
import { companionFileOf } from "../session/companionFileOf.ts";
import { timestampOf } from "../session/timestamp.ts";
import type { Transition, TransitionName } from "../session/Transition.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import { adaptations } from "./adaptations/adaptations.ts";
import { cargoKey } from "./framing/cargo.ts";
import { framings } from "./framing/framings.ts";
import { translate } from "./languages/translate.ts";
import { translations, type Language } from "./languages/languages.ts";
import { framingLayouts, isFramingName, type FramingName } from "./layouts.ts";
import { fileBeside, withoutLists } from "./inventories.ts";
import type { JournalOutput, LiveDialect } from "./LiveDialect.ts";
import { lineOrder, type DelayedLines, type LineName, type OrderedLine, type OrderEntry } from "./lineOrder.ts";
import { createMemory, type FramingMemory } from "./FramingMemory.ts";
import { drawProfile, type Profile } from "./Profile.ts";
import { changeMusic } from "./scenes/music.ts";
import { createPlayMemory } from "./scenes/PlayMemory.ts";
import type { SceneLine } from "./scenes/Scene.ts";
import { friendsGreeted } from "./scenes/travel.ts";
import type { FramingInput } from "./Framing.ts";

/** A line to build when it is due: the transition that triggers it, and its row if it is one of the sixteen kinds. */
interface Task {
  readonly name: LineName;
  readonly happened: Transition | undefined;
  readonly row?: EventRow | undefined;
  /** Whether the line leaves its lists to the file beside it. */
  readonly isBare?: boolean;
}

/** Lines that are due at a time. */
interface Waiting {
  readonly atMs: number;
  readonly tasks: readonly (Task | SceneLine)[];
}

/**
 * Creates the writer of dialect `live`. It draws from a substream, so that
 * the session is the same in both dialects until the player dies or leaves goods of a mission in the ship, where `spec` moves
 * them to a carrier.
 */
export function createLiveDialect(chance: Chance, startMs: number, language: Language): LiveDialect {
  return new LiveJournal(chance.fork("live"), startMs, language);
}

/** Transitions of a visit to the market. */
const trading: ReadonlySet<TransitionName> = new Set<TransitionName>(["sellGoods", "buyGoods", "leaveScreen"]);

/** How long after a change of the hold its Cargo line is written (95 % of 5,604 real lines). */
const cargoDelayS = [2, 3] as const;

class LiveJournal implements LiveDialect {
  readonly #chance: Chance;
  readonly #startMs: number;
  readonly #language: Language;
  readonly #profile: Profile;
  readonly #memory: FramingMemory;
  readonly #waiting: Waiting[] = [];

  constructor(chance: Chance, startMs: number, language: Language) {
    this.#chance = chance;
    this.#startMs = startMs;
    this.#language = language;
    this.#profile = drawProfile(chance.fork("profile"), startMs);
    this.#memory = createMemory(this.#profile, createPlayMemory(chance.fork("play"), this.#profile.shipId));
  }

  get dueMs(): number {
    return this.#waiting[0]?.atMs ?? Number.POSITIVE_INFINITY;
  }

  begin(world: GameWorld, output: JournalOutput): void {
    this.#write(world, { name: "Fileheader", happened: undefined }, output);
    this.#play(world, friendsGreeted(this.#inputOf(world, undefined)), output);
  }

  follow(world: GameWorld, happened: Transition, rows: readonly EventRow[], output: JournalOutput): void {
    if (world.surface !== undefined) this.#memory.planet = world.surface.planet;
    // A player trades to the end before doing anything else.
    const { tradedMs } = this.#memory.play;
    if (tradedMs > world.timeMs && !trading.has(happened.name)) this.catchUp(world, tradedMs, output);
    const input = this.#inputOf(world, happened);
    for (const entry of orderOf(happened, rows)) {
      if (typeof entry === "function") this.#play(world, entry(input), output);
      else if ("afterS" in entry) this.#postpone(world, entry, happened, rows);
      else this.#write(world, taskOf(entry, happened, rows), output);
    }
    this.#play(world, changeMusic(input), output);
    // A game that is entered on foot tells the hold when the player is back in the ship.
    const { cargo } = this.#memory;
    if (happened.name === "embark" && cargo.written === undefined && !cargo.isDue) this.#oweCargo(world, false);
    this.#watchCargo(world);
  }

  /** Writes the lines of a scene, or holds them until they are due. */
  #play(world: GameWorld, lines: readonly SceneLine[], output: JournalOutput): void {
    for (const line of lines) {
      if (line.afterMs > 0) this.#hold({ atMs: world.timeMs + line.afterMs, tasks: [line] });
      else this.#write(world, line, output);
    }
  }

  #postpone(world: GameWorld, delayed: DelayedLines, happened: Transition, rows: readonly EventRow[]): void {
    const [least, most] = delayed.afterS;
    const atMs = world.timeMs + this.#chance.integer(least, most) * 1000;
    this.#hold({ atMs, tasks: delayed.lines.map((entry) => taskOf(entry, happened, rows)) });
  }

  /** Keeps the waiting lines in order of time; those of one time in the order they came. */
  #hold(waiting: Waiting): void {
    let at = this.#waiting.length;
    while (at > 0 && (this.#waiting[at - 1]?.atMs ?? 0) > waiting.atMs) at -= 1;
    this.#waiting.splice(at, 0, waiting);
  }

  /** Writes a Cargo line some time after the hold has changed, so that readers never count goods that are not there. */
  #watchCargo(world: GameWorld): void {
    const { cargo } = this.#memory;
    const key = cargoKey(world);
    if (cargo.isDue || cargo.written === undefined || key === undefined || cargo.written === key) return;
    this.#oweCargo(world, true);
  }

  #oweCargo(world: GameWorld, isBare: boolean): void {
    this.#memory.cargo.isDue = true;
    const task: Task = { name: "Cargo", happened: undefined, isBare };
    const knownMs = Math.max(world.timeMs, this.#memory.play.tradedMs);
    this.#hold({ atMs: knownMs + this.#chance.integer(...cargoDelayS) * 1000, tasks: [task] });
  }

  catchUp(world: GameWorld, untilMs: number, output: JournalOutput): void {
    // In a port goods are bought and sold between transitions too.
    if (world.state === "docked") this.#watchCargo(world);
    const { play } = this.#memory;
    while (this.#waiting.length > 0 && this.dueMs <= untilMs) {
      const atMs = this.dueMs;
      const isEarly = atMs > world.timeMs;
      for (const task of this.#waiting.shift()?.tasks ?? []) {
        // The hold is told after the last sale or purchase that changes it.
        if (isBareCargo(task) && atMs <= play.tradedMs) this.#hold({ atMs: play.tradedMs + 2000, tasks: [task] });
        else if (!(isEarly && "build" in task && task.isOptional)) this.#write(world, task, output);
      }
    }
  }

  drop(): void {
    this.#waiting.length = 0;
    this.#memory.cargo.isDue = false;
  }

  translate(event: JsonObject): JsonObject {
    const words = translations[this.#language];
    return words === undefined ? event : translate(event, words);
  }

  #write(world: GameWorld, task: Task | SceneLine, output: JournalOutput): void {
    if ("build" in task) this.#writeLine(world, task, output);
    else if (isFramingName(task.name)) this.#writeFraming(world, task.name, task, output);
    else if (task.row !== undefined && task.happened !== undefined) {
      this.#writeKind(world, task.row, task.happened, output);
    }
  }

  #writeLine(world: GameWorld, scene: SceneLine, output: JournalOutput): void {
    const { kind, layout, inventory } = scene;
    const fields = scene.build();
    if (fields === undefined) return;
    const common = { timestamp: timestampOf(world.timeMs), event: kind };
    const event = this.translate({ ...common, ...fields });
    const line = isPlain(layout) ? event : roundToLayout(event, layout);
    const shown = inventory && { [inventory.file]: this.translate({ ...common, ...inventory.fields }) };
    output.append(line, layout, shown);
  }

  #writeFraming(world: GameWorld, name: FramingName, { happened, isBare }: Task, output: JournalOutput): void {
    const fields = framings[name](this.#inputOf(world, happened));
    if (fields === undefined) return;
    const common = { timestamp: timestampOf(world.timeMs), event: name };
    if (name === "NavRouteClear") this.#clearRoute(common, output);
    const layout = framingLayouts[name];
    const full = roundToLayout(this.translate({ ...common, ...fields }), layout);
    const file: InventoryFile | undefined = fileBeside(name);
    output.append(isBare === true ? withoutLists(full) : full, layout, file && { [file]: full });
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

function isBareCargo(task: Task | SceneLine): boolean {
  return "name" in task && task.name === "Cargo" && task.isBare === true;
}

const plainLayouts = new WeakMap<ObjectLayout, boolean>();

/** Whether no field of a layout has decimals or a layout of its own, so that nothing is rounded. */
function isPlain(layout: ObjectLayout): boolean {
  const known = plainLayouts.get(layout);
  if (known !== undefined) return known;
  const plain = Object.values(layout).every((field) => field === "plain");
  plainLayouts.set(layout, plain);
  return plain;
}

/** Returns the lines of a transition in order; kinds without a place follow at the end. */
function orderOf({ name }: Transition, rows: readonly EventRow[]): readonly OrderEntry[] {
  const named = lineOrder[name] ?? [];
  if (rows.length === 0) return named;
  const isNamed = (kind: LineName): boolean => named.some((entry) => linesOf(entry).some(({ line }) => line === kind));
  const others = rows.filter(({ kind }) => !isNamed(kind)).map(({ kind }) => ({ line: kind }));
  return others.length === 0 ? named : [...named, ...others];
}

function linesOf(entry: OrderEntry): readonly OrderedLine[] {
  if (typeof entry === "function") return [];
  return "afterS" in entry ? entry.lines : [entry];
}

function taskOf({ line, isBare }: OrderedLine, happened: Transition, rows: readonly EventRow[]): Task {
  return { name: line, happened, row: rows.find(({ kind }) => kind === line), isBare: isBare ?? false };
}
