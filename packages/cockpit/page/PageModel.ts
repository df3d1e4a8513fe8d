import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { unknownState, type CockpitState } from "../src/state/CockpitState.ts";
import { commandersOf, viewCommander, type KnownCommander } from "../src/state/derived/viewCommander.ts";
import type { DecodedRecord } from "../src/wire/WireRecord.ts";
import { DelayStats, type DelayFigures } from "./live/DelayStats.ts";
import { Feed, type EventStream } from "./live/Feed.ts";
import { gameTimeAfter } from "./live/gameTime.ts";
import { phaseOf, type PhaseNotice } from "./live/phaseOf.ts";
import type { Recorded } from "./playback/Recorded.ts";
import { LookingBack, type PastEnvironment } from "./playback/LookingBack.ts";

/** The browser functions that the model uses; tests replace them. */
export interface PageEnvironment extends PastEnvironment {
  readonly open: () => EventStream;
  readonly recorded: Recorded;
  /** Runs an action before the next frame. */
  readonly beforeNextFrame: (action: () => void) => void;
  /** The id of the commander to show; undefined, or an id that the folder does not have, for the current one. */
  readonly commander: Signal<string | undefined>;
  /** Leaves the cockpit to choose other journals; undefined where a server shows its own. */
  readonly leave: (() => void) | undefined;
}

/** Update interval of the clock and the countdowns. */
const tickMs = 1000;

/** Everything the page shows, as signals: the live state, or a past state while somebody looks back. */
export class PageModel {
  readonly #environment: PageEnvironment;
  readonly #feed: Feed;
  readonly #delays = new DelayStats();
  readonly #state = signal<CockpitState>(unknownState);
  readonly #phase = signal<PhaseNotice>({ phase: "connecting", label: "Connecting" });
  readonly #gameTimeMs = signal<number | undefined>(undefined);
  readonly #figures = signal<DelayFigures | undefined>(undefined);
  readonly #nowMs = signal(0);
  readonly #source = signal<string | undefined>(undefined);
  readonly #commanders = signal<readonly KnownCommander[]>([]);
  #isFramePending = false;
  #arrivedAtMs: number | undefined;

  /** The past of the recording, which the page shows while it is open. */
  readonly past: LookingBack;

  constructor(environment: PageEnvironment) {
    this.#environment = environment;
    this.#feed = new Feed({
      open: environment.open,
      after: environment.after,
      onChange: (record) => this.#onChange(record),
    });
    this.past = new LookingBack(environment, this.#feed, () => this.#render());
    this.#tick();
  }

  /** What the panels show: the facts of the chosen commander. */
  readonly state: ReadonlySignal<CockpitState> = computed(() => {
    const { value } = this.commander;
    return value === undefined ? this.#state.value : viewCommander(this.#state.value, value);
  });
  /** The state of the commander who plays, for what must never be missed. */
  readonly playing: ReadonlySignal<CockpitState> = computed(() => this.#state.value);
  /** The commanders of the folder, the one who plays first. */
  readonly commanders: ReadonlySignal<readonly KnownCommander[]> = computed(() => {
    const known = commandersOf(this.#state.value);
    // While looking back, commanders of later sessions can be chosen too.
    return [...known, ...this.#commanders.value.filter(({ id }) => !known.some((each) => each.id === id))];
  });
  /** The chosen commander; undefined while the page follows the game. */
  readonly commander: ReadonlySignal<KnownCommander | undefined> = computed(() =>
    this.commanders.value.find(({ id }) => id === this.#environment.commander.value),
  );
  readonly phase: ReadonlySignal<PhaseNotice> = computed(() => this.#phase.value);
  readonly gameTimeMs: ReadonlySignal<number | undefined> = computed(() => this.#gameTimeMs.value);
  readonly delays: ReadonlySignal<DelayFigures | undefined> = computed(() => this.#figures.value);
  readonly nowMs: ReadonlySignal<number> = computed(() => this.#nowMs.value);
  /** The folder or file that the server shows. */
  readonly source: ReadonlySignal<string | undefined> = computed(() => this.#source.value);

  /** Leaves the cockpit to choose other journals; undefined where a server shows its own. */
  get leave(): (() => void) | undefined {
    return this.#environment.leave;
  }

  /** What is recorded: past states, lines and travels. */
  get recorded(): Recorded {
    return this.#environment.recorded;
  }

  /** The live state, which other tabs of the browser can share. */
  get feed(): Pick<Feed, "state" | "seq" | "run" | "source" | "hasState"> {
    return this.#feed;
  }

  /** Shows the facts of a commander of the folder; of the one who plays with undefined. */
  chooseCommander(id: string | undefined): void {
    this.#environment.commander.value = id;
  }

  #onChange(record: DecodedRecord | undefined): void {
    if (record !== undefined) {
      this.#arrivedAtMs = this.#environment.nowMs();
      this.#delays.await(record.atMs);
    }
    if (this.#isFramePending) return;
    this.#isFramePending = true;
    // A burst is folded line by line but rendered once.
    this.#environment.beforeNextFrame(() => {
      this.#isFramePending = false;
      this.#delays.draw(this.#environment.nowMs());
      this.#render();
      if (this.past.isOpen) this.past.followServer();
    });
  }

  #render(): void {
    this.#source.value = this.#feed.source;
    this.#commanders.value = commandersOf(this.#feed.state);
    this.#state.value = this.past.state ?? this.#feed.state;
    this.#updateClock();
  }

  #updateClock(): void {
    const nowMs = this.#environment.nowMs();
    this.#nowMs.value = nowMs;
    this.#figures.value = this.#delays.figures();
    const { isConnected, hasState, state } = this.#feed;
    const next = phaseOf({ isConnected, hasState, isPast: this.past.isOpen, state, nowMs });
    const { phase, label } = this.#phase.value;
    if (next.phase !== phase || next.label !== label) this.#phase.value = next;
    // The clock of a recording stands still.
    const isRunning = next.phase === "live" || next.phase === "quiet";
    const elapsed = this.#arrivedAtMs === undefined || !isRunning ? 0 : nowMs - this.#arrivedAtMs;
    this.#gameTimeMs.value = this.past.timeMs ?? gameTimeAfter(this.#state.value, elapsed);
  }

  #tick(): void {
    this.#updateClock();
    this.#environment.after(tickMs, () => this.#tick());
  }
}
