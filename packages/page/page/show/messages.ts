import type { LiveEvent } from "../../src/show/index.ts";
import type { ChosenJournals } from "../sources/ChosenJournals.ts";

/** What the page tells the worker that reads journals. */
export type ToShowWorker =
  | { readonly type: "open"; readonly source: ChosenJournals; readonly run: string }
  /** The last events are shown. */
  | { readonly type: "taken" }
  /** A question of the cockpit's API. */
  | { readonly type: "ask"; readonly id: number; readonly address: string };

/** What the worker tells the page. */
export type FromShowWorker =
  | { readonly type: "alive" }
  | { readonly type: "events"; readonly events: readonly LiveEvent[] }
  | { readonly type: "answer"; readonly id: number; readonly json: string }
  | { readonly type: "refused"; readonly id: number; readonly reason: string }
  /** The journals cannot be read any longer. */
  | { readonly type: "failed"; readonly reason: string };
