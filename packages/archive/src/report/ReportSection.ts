import type { Markup } from "./Markup.ts";
import type { TimeSpan } from "./chart/timeStrip.ts";
import type { ReportData } from "./ReportData.ts";

/** One section of the report. `draw` returns undefined if the journals have no data for it. */
export interface ReportSection {
  readonly id: string;
  readonly title: string;
  draw(data: ReportData, span: TimeSpan): Promise<Markup | undefined>;
}
