import type { Delivery, Sink } from "@shipslog/contract";
import type { Envelope } from "../../src/message/Envelope.ts";
import { MemoryLake } from "./MemoryLake.ts";
import { Receiver } from "../../src/protocol/Receiver.ts";
import { Sender, type Outgoing, ownMark } from "../../src/protocol/Sender.ts";
import type { FileOffset } from "../../src/message/watermark.ts";

/** A step of the model. */
export type ModelAction =
  | {
      readonly does:
        | "send"
        | "sendAndLose"
        | "acknowledge"
        | "noticeLoss"
        | "restart"
        | "sendWatermarks"
        | "truncate"
        | "chooseOtherKinds";
      readonly commander: number;
    }
  | { readonly does: "receive" | "write" | "writeAndDie" | "takeOver"; readonly collector: number }
  | { readonly does: "answer"; readonly loses: boolean }
  | { readonly does: "forget" | "swap" | "repeat"; readonly at: number }
  | { readonly does: "wipe" | "backUp" | "restore" };

interface Line {
  readonly position: Envelope["position"];
  readonly byteLength: number;
  /** Whether it is of a kind that only some uplinks send. */
  readonly isRare: boolean;
}

/** One commander's machine: its files and its uplink, which can restart. */
interface Machine {
  readonly name: string;
  files: Line[][];
  sender: Sender;
  sendsRare: boolean;
  /** Whether it ever changed the chosen kinds; then rare lines may be missing. */
  hasChosen: boolean;
  /** Published and not acknowledged, as far as the uplink knows. */
  inFlight: Outgoing[];
}

interface Collector {
  sink: Sink;
  receiver: Receiver;
  batch: Delivery[];
  /** How many messages it has received and not acknowledged. */
  taken: number;
}

const rareEvery = 3;

/** Two commanders, two collectors that compete for one partition, and an unreliable broker. */
export class FleetModel {
  #lake = new MemoryLake();
  #copy = new MemoryLake();
  readonly #machines: Machine[];
  readonly #collectors: Collector[];
  #owner: Sink | undefined;
  #stream: Envelope[] = [];
  #asks: { readonly commander: string; readonly place: FileOffset }[] = [];
  /** The bucket of watermarks: the generations of each file, by commander and file. */
  #watermarks = new Map<string, readonly FileOffset[]>();

  constructor(journals: readonly (readonly (readonly number[])[])[]) {
    this.#machines = journals.map((files, at) => ({
      name: `c${at}`,
      files: files.map((lengths, file) => linesOf(`f${file}`, 0, lengths)),
      sender: new Sender(),
      sendsRare: true,
      hasChosen: false,
      inFlight: [],
    }));
    this.#collectors = [this.#openCollector(), this.#openCollector()];
  }

  act(action: ModelAction): void {
    switch (action.does) {
      case "receive":
        this.#receive(this.#collector(action.collector));
        break;
      case "write":
        this.#write(this.#collector(action.collector), false);
        break;
      case "writeAndDie":
        this.#write(this.#collector(action.collector), true);
        break;
      case "takeOver":
        this.#collectors[action.collector] = this.#openCollector();
        break;
      case "answer":
        this.#answer(action.loses);
        break;
      case "forget":
      case "swap":
      case "repeat":
        this.#disturb(action.does, action.at);
        break;
      case "wipe":
        this.#stream = [];
        this.#asks = [];
        this.#watermarks = new Map();
        // Uplinks notice a recreated stream by its id.
        for (const machine of this.#machines) machine.sender.stall();
        break;
      case "backUp":
        this.#copy = this.#lake.copy();
        break;
      case "restore":
        this.#restore();
        break;
      default:
        this.#onMachine(action.does, this.#machine(action.commander));
        break;
    }
  }

  /** Lets everything work that can, until nothing is left to do; a fleet that goes on for ever is an error. */
  settle(): void {
    this.#collectors[0] = this.#openCollector();
    for (let round = 0; round < 200; round++) {
      for (const machine of this.#machines) while (this.#send(machine, false)) this.#acknowledge(machine);
      const collector = this.#collector(0);
      while (this.#stream.length > collector.taken) this.#receive(collector);
      this.#write(collector, false);
      for (const machine of this.#machines) this.#sendWatermarks(machine);
      while (this.#asks.length > 0) this.#answer(false);
      // The collector is idle and not all is stored: uplinks that wait send again.
      const waiting = this.#machines.filter(({ sender }) => sender.stall());
      const unsent = this.#machines.some((machine) => this.#nextOf(machine) !== undefined);
      if (waiting.length === 0 && !unsent) return;
    }
    throw new Error("the fleet does not settle");
  }

  /** The stored lines of the current files; throws if any line is stored twice. */
  stored(): readonly string[] {
    const all = this.#lake.stored.map(keyOf);
    if (new Set(all).size !== all.length) throw new Error("stored twice");
    const present = new Set(
      this.#machines.flatMap(({ name, files }) => files.flat().map((line) => keyOf({ commander: name, ...line }))),
    );
    const stored = all.filter((key) => present.has(key));
    return sortByJournal(stored);
  }

  /** The lines of the current files that must be stored, in order. */
  expected(): readonly string[] {
    const stored = new Set(this.#lake.stored.map(keyOf));
    const keys = this.#machines.flatMap(({ name, files, hasChosen }) => {
      // A line may be missing if its kind was not chosen when the lines after it were stored.
      const isExpected = (line: Line) => !(line.isRare && hasChosen) || stored.has(keyOf({ commander: name, ...line }));
      return files
        .flat()
        .filter(isExpected)
        .map((line) => keyOf({ commander: name, ...line }));
    });
    return sortByJournal(keys);
  }

  #onMachine(does: Extract<ModelAction, { commander: number }>["does"], machine: Machine): void {
    if (does === "send" || does === "sendAndLose") this.#send(machine, does === "sendAndLose");
    if (does === "acknowledge") this.#acknowledge(machine);
    if (does === "noticeLoss") {
      machine.sender.lose();
      machine.inFlight = [];
    }
    if (does === "restart") {
      machine.sender = new Sender();
      machine.inFlight = [];
    }
    if (does === "sendWatermarks") this.#sendWatermarks(machine);
    if (does === "chooseOtherKinds") {
      machine.sendsRare = !machine.sendsRare;
      machine.hasChosen = true;
      machine.sender = new Sender();
      machine.inFlight = [];
    }
    if (does === "truncate") {
      machine.files = machine.files.map((lines, at) =>
        linesOf(
          `f${at}`,
          (lines[0]?.position.generation ?? 0) + 1,
          lines.map(({ byteLength }) => byteLength),
        ),
      );
    }
  }

  #nextOf({ files, sender, sendsRare }: Machine): { readonly line: Line; readonly outgoing: Outgoing } | undefined {
    for (const line of files.flat()) {
      if (line.isRare && !sendsRare) continue;
      const outgoing = sender.next(line);
      if (outgoing !== undefined) return { line, outgoing };
    }
    return undefined;
  }

  #send(machine: Machine, isLost: boolean): boolean {
    for (const [at] of machine.files.entries()) {
      // An uplink looks up the watermark of a file before it sends lines of it.
      const [newest] = this.#watermarks.get(`${machine.name}/f${at}`) ?? [];
      if (machine.sender.knows(`f${at}`)) continue;
      machine.sender.applyWatermark(newest ?? { file: `f${at}`, generation: 0, offset: 0 });
    }
    const next = this.#nextOf(machine);
    if (next === undefined) return false;
    const { line, outgoing } = next;
    machine.sender.send(outgoing);
    machine.inFlight.push(outgoing);
    const { position, byteLength } = line;
    const envelope = {
      commander: machine.name,
      kind: "FSDJump",
      position,
      byteLength,
      after: outgoing.after,
      defect: undefined,
    };
    if (!isLost) this.#stream.push(envelope);
    return true;
  }

  #acknowledge(machine: Machine): void {
    const oldest = machine.inFlight.shift();
    if (oldest !== undefined) machine.sender.acknowledge(oldest);
  }

  #receive(collector: Collector): void {
    const envelope = this.#stream[collector.taken];
    if (envelope === undefined) return;
    collector.taken++;
    const { placement, after } = collector.receiver.place(envelope);
    if (placement === "next") {
      collector.batch.push({
        ...envelope,
        after,
        raw: "",
        verdict: { type: "stored", kind: envelope.kind, event: {} },
      });
    }
    if (placement === "overlap") throw new Error("lines of the model do not grow");
    const { file, generation, offset } = collector.receiver.watermarkOf(envelope);
    const place = { file, generation, offset };
    if (placement === "gap") this.#asks.push({ commander: envelope.commander, place });
    // An uplink that sends stored lines has missed a watermark.
    if (placement === "duplicate" && collector.batch.length === 0) this.#publish(envelope.commander, place);
  }

  #write(collector: Collector, dies: boolean): void {
    // The sink rejects a batch of a replaced owner.
    if (collector.sink !== this.#owner) {
      Object.assign(collector, this.#openCollector());
      return;
    }
    this.#lake.store(collector.batch);
    collector.batch = [];
    if (dies) {
      Object.assign(collector, this.#openCollector());
      return;
    }
    for (const { commander, ...place } of collector.receiver.commit()) this.#publish(commander, place);
    this.#stream.splice(0, collector.taken);
    for (const other of this.#collectors) {
      if (other !== collector) other.taken = Math.max(0, other.taken - collector.taken);
    }
    collector.taken = 0;
  }

  #openCollector(): Collector {
    const sink = this.#lake.open();
    this.#owner = sink;
    return { sink, receiver: new Receiver(sink.watermarks()), batch: [], taken: 0 };
  }

  #publish(commander: string, place: FileOffset): void {
    const key = `${commander}/${place.file}`;
    const others = (this.#watermarks.get(key) ?? []).filter(({ generation }) => generation !== place.generation);
    const marks = [...others, place].sort((one, other) => other.generation - one.generation);
    this.#watermarks.set(key, marks);
  }

  #sendWatermarks({ name, sender }: Machine): void {
    for (const [key, marks] of this.#watermarks) {
      const [commander, file = ""] = key.split("/");
      const generation = sender.generationOf(file);
      if (commander !== name || generation === undefined) continue;
      const mark = ownMark(generation, { file, marks, isComplete: true });
      if (mark !== undefined) sender.applyWatermark(mark);
    }
  }

  /** Replaces the lake by the copy. Collectors were stopped; a new one makes the bucket equal to the manifest. */
  #restore(): void {
    this.#lake = this.#copy.copy();
    for (const collector of this.#collectors) Object.assign(collector, this.#openCollector());
    for (const key of this.#watermarks.keys()) this.#watermarks.set(key, []);
    for (const { commander, ...place } of this.#lake.open().watermarks()) this.#publish(commander, place);
    this.#collectors[0] = this.#openCollector();
  }

  #answer(loses: boolean): void {
    const ask = this.#asks.shift();
    if (ask === undefined || loses) return;
    this.#machines.find(({ name }) => name === ask.commander)?.sender.ask(ask.place);
  }

  #disturb(how: "forget" | "swap" | "repeat", at: number): void {
    const first = Math.max(...this.#collectors.map(({ taken }) => taken));
    const one = this.#stream[first + at];
    const other = this.#stream[first + at + 1];
    if (one === undefined) return;
    if (how === "forget") this.#stream.splice(first + at, 1);
    if (how === "repeat") this.#stream.push(one);
    if (how === "swap" && other !== undefined) this.#stream.splice(first + at, 2, other, one);
  }

  #machine(at: number): Machine {
    const machine = this.#machines[at];
    if (machine === undefined) throw new Error(`no commander ${at}`);
    return machine;
  }

  #collector(at: number): Collector {
    const collector = this.#collectors[at];
    if (collector === undefined) throw new Error(`no collector ${at}`);
    return collector;
  }
}

function linesOf(file: string, generation: number, lengths: readonly number[]): Line[] {
  let offset = 0;
  return lengths.map((byteLength, at) => {
    const position = { file, generation, offset, line: at + 1 };
    offset += byteLength;
    return { position, byteLength, isRare: at % rareEvery === 1 };
  });
}

const keyOf = ({ commander, position: { file, generation, offset } }: Pick<Envelope, "commander" | "position">) =>
  `${commander}/${file}/${generation}/${offset}`;

/** Journals may be interleaved; within a journal the order must hold. */
function sortByJournal(keys: readonly string[]): readonly string[] {
  const journalOf = (key: string) => key.slice(0, key.lastIndexOf("/"));
  return [...keys].sort((one, other) => journalOf(one).localeCompare(journalOf(other)));
}
