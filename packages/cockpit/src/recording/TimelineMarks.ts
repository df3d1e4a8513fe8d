import { copySlice } from "@shipslog/contract/text";
import { appendThinned } from "../state/boundedLists.ts";
import type { CockpitObservation } from "../state/CockpitObservation.ts";
import type { CockpitState } from "../state/CockpitState.ts";
import type { TimelineMark } from "../wire/Timeline.ts";

const maxMarks = 1000;

/** Marks for the timeline: sessions, jumps and dockings. */
export class TimelineMarks {
  #list: readonly TimelineMark[] = [];

  get list(): readonly TimelineMark[] {
    return this.#list;
  }

  /** Adds marks for what an observation changed. */
  update(
    before: CockpitState,
    after: CockpitState,
    observation: CockpitObservation,
    seq: number,
    timeMs: number | undefined,
  ): void {
    if (timeMs === undefined || !("position" in observation)) return;
    const isNewSession =
      before.session.key !== after.session.key ||
      (after.session.startedAtMs === timeMs && before.session.startedAtMs !== timeMs);
    if (isNewSession) this.#add({ seq, timeMs, sort: "session", label: after.session.file ?? "" });
    const { here, port } = after.system;
    // Another commander has another trail and port, without a jump or docking.
    const kind = observation.type === "event" ? observation.kind : undefined;
    if (kind === "FSDJump" && after.route.trail.at(-1) !== before.route.trail.at(-1)) {
      this.#add({ seq, timeMs, sort: "FSDJump", label: here?.name ?? "" });
    }
    if (kind === "Docked" && port !== undefined && port !== before.system.port) {
      this.#add({ seq, timeMs, sort: "Docked", label: port.StationName });
    }
  }

  #add(mark: TimelineMark): void {
    this.#list = appendThinned(this.#list, { ...mark, label: copySlice(mark.label, 0, 100) }, maxMarks);
  }
}
