import { severities } from "@shipslog/contract";
import {
  arrayOf,
  dialectOption,
  numberOption,
  objectOption,
  oneOf,
  required,
  textOption,
  type OptionShapes,
} from "@shipslog/contract/internal";
import type { ReportContext } from "./Report.ts";

/** What the context of a report may be. */
export const contextShapes: OptionShapes<ReportContext> = {
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
