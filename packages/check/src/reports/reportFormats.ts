import { severities } from "@shipslog/contract";
import {
  arrayOf,
  dialectOption,
  numberOption,
  objectOption,
  oneOf,
  required,
  requireOptions,
  textOption,
  type OptionShapes,
} from "@shipslog/contract/internal";
import { GithubReport } from "./GithubReport.ts";
import { HtmlReport } from "./HtmlReport.ts";
import { JsonReport } from "./JsonReport.ts";
import { JunitReport } from "./JunitReport.ts";
import type { Report, ReportContext } from "./Report.ts";
import { SarifReport } from "./SarifReport.ts";
import { UnixReport } from "./UnixReport.ts";
import { TextReport } from "./TextReport.ts";

/** An output format for findings. */
interface ReportFormat {
  /** What it is for, in a few words. */
  readonly what: string;
  /** Opens a report. */
  readonly open: (context: ReportContext) => Report;
}

/** What the context of a report may be. */
const contextShapes: OptionShapes<ReportContext> = {
  dialect: required(dialectOption),
  rules: required(arrayOf(objectOption)),
  version: required(textOption),
  failOn: oneOf(severities),
  startedAtMs: numberOption({ unit: "milliseconds since 1970" }),
  folders: arrayOf(objectOption),
  paint: objectOption,
  width: numberOption({ min: 0, max: Infinity }),
  mostPerRule: numberOption({ min: 0, max: Infinity }),
};

/** A format whose context is checked when a report is opened. */
function format(what: string, open: ReportFormat["open"]): ReportFormat {
  return {
    what,
    open: (context) => {
      requireOptions(context, contextShapes);
      return open(context);
    },
  };
}

/** Every format, by name. */
export const reportFormats = {
  text: format("for people: code frames and a summary", (context) => new TextReport(context)),
  json: format("for programs: findings and summary as one object", (context) => new JsonReport(context)),
  junit: format("for CI dashboards: JUnit XML", (context) => new JunitReport(context)),
  sarif: format("for code scanning and editors: SARIF 2.1.0", (context) => new SarifReport(context)),
  unix: format("for editors: file:line:column, one line each", () => new UnixReport()),
  html: format("for people: one page for a browser", (context) => new HtmlReport(context)),
  github: format("for GitHub Actions: annotations", (context) => new GithubReport(context)),
} as const satisfies Record<string, ReportFormat>;

/** The name of a format, such as `text` or `sarif`. */
export type ReportFormatName = keyof typeof reportFormats;
