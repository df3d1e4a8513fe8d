import { isSameEvent } from "../verdicts/isSameEvent.ts";
import type { Duty, ObservedEvent, ObservedState, ReceivedLine } from "../verdicts/Observation.ts";
import type { DueEvent, StoryStep } from "../story/StoryStep.ts";

/** Keeps what is due and what came out, and tells what is missing. Whether it is right is judged later. */
export class Due {
  readonly events: ObservedEvent[] = [];
  readonly states: ObservedState[] = [];
  readonly received: ReceivedLine[] = [];

  addEvent(due: DueEvent, duty: Duty): ObservedEvent {
    const event = { ...due, duty, isOverdue: false };
    this.events.push(event);
    return event;
  }

  addState({ file, content, text }: Extract<StoryStep, { type: "state" }>): void {
    this.states.push({ file, content, text, isAwaited: false, isOverdue: false });
  }

  /** Demands the present content of every companion file. */
  awaitStates(): void {
    const last = new Map(this.states.map((state) => [state.file, state]));
    for (const state of last.values()) state.isAwaited = true;
  }

  /** The required events that have not come out, by timestamp and kind; a changed event has come out. */
  missingEvents(): readonly ObservedEvent[] {
    const counts = new Map<string, number>();
    for (const { value, file } of this.received) {
      if (file === undefined) counts.set(keyOf(value), (counts.get(keyOf(value)) ?? 0) + 1);
    }
    return this.events.filter(({ event, duty }) => {
      const left = counts.get(keyOf(event)) ?? 0;
      counts.set(keyOf(event), left - 1);
      return left <= 0 && duty === "required";
    });
  }

  /** The demanded contents of companion files that have not come out. */
  missingStates(): readonly ObservedState[] {
    return this.states.filter(({ file, content, isAwaited }) => {
      const isPrinted = (line: ReceivedLine) =>
        line.file === file && isSameEvent(content, line.value, { needsAll: false });
      return isAwaited && !this.received.some(isPrinted);
    });
  }

  /** Whether something is missing although the last event has come out: it is probably lost. */
  isOvertaken(): boolean {
    const missing = this.missingEvents();
    const last = this.events.findLast(({ duty, isUnordered }) => duty === "required" && !isUnordered);
    return missing.length > 0 && missing.every((event) => !event.isUnordered && event !== last);
  }
}

const keyOf = (event: Readonly<Record<string, unknown>>) => `${String(event["timestamp"])} ${String(event["event"])}`;
