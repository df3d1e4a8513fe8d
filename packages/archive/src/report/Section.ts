import type { Markup } from "./Markup.ts";
import type { Span } from "./chart/timeStrip.ts";
import type { Log } from "./Log.ts";

/** One part of the report: what it is called, and what it shows; undefined where the journals say nothing about it. */
export interface Section {
  readonly id: string;
  readonly title: string;
  draw(log: Log, span: Span): Promise<Markup | undefined>;
}
