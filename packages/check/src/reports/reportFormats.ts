import { GithubReport } from "./GithubReport.ts";
import { JsonReport } from "./JsonReport.ts";
import { JunitReport } from "./JunitReport.ts";
import type { Report, ReportContext } from "./Report.ts";
import { SarifReport } from "./SarifReport.ts";
import { TextReport } from "./TextReport.ts";

/** An output format for findings. */
export interface ReportFormat {
  /** What it is for, in a few words. */
  readonly what: string;
  /** Opens a report. */
  readonly open: (context: ReportContext) => Report;
}

/** Every format, by name. */
export const reportFormats = {
  text: { what: "for people: code frames and a summary", open: (context) => new TextReport(context) },
  json: { what: "for programs: findings and summary as one object", open: (context) => new JsonReport(context) },
  junit: { what: "for CI dashboards: JUnit XML", open: (context) => new JunitReport(context) },
  sarif: { what: "for code scanning and editors: SARIF 2.1.0", open: (context) => new SarifReport(context) },
  github: { what: "for GitHub Actions: annotations", open: (context) => new GithubReport(context) },
} as const satisfies Record<string, ReportFormat>;

/** The name of a format, such as `text` or `sarif`. */
export type ReportFormatName = keyof typeof reportFormats;
