import { unknownState } from "../state/CockpitState.ts";
import { apiPaths, maxRecordsPerPage } from "../wire/apiPaths.ts";
import { publicState } from "./publicState.ts";
import type { Recorder } from "./Recorder.ts";
import { searchRecords, type SearchQuery } from "./searchRecords.ts";

/** What the API answers: JSON, or what is wrong with the question. */
export type Answer = { readonly json: string } | { readonly wrong: string };

/** Answers a question of the API about a recording; undefined for a path that asks for something else. */
export function answerQuestion(recorder: Recorder, pathname: string, query: URLSearchParams): Answer | undefined {
  const wrong = wrongParameter(pathname, query);
  if (wrong !== undefined) return { wrong };
  const json = answers[pathname]?.(recorder, query);
  return json === undefined ? undefined : { json };
}

/** The answer to each question, by path. */
const answers: Readonly<Record<string, (recorder: Recorder, query: URLSearchParams) => string>> = {
  [apiPaths.state]: (recorder, query) => publicState(recorder, namesOf(query, "topics")),
  [apiPaths.moment]: (recorder, query) => JSON.stringify(recorder.momentAt(wholeNumberOf(query.get("time")) ?? 0)),
  [apiPaths.snapshot]: (recorder, query) => {
    const at = wholeNumberOf(query.get("at"));
    return at === undefined ? recorder.snapshot() : recorder.snapshotAt(at);
  },
  [apiPaths.records]: (recorder, query) =>
    pageOf(recorder, wholeNumberOf(query.get("after")) ?? 0, wholeNumberOf(query.get("limit"))),
  [apiPaths.search]: (recorder, query) => searchRecords(recorder, searchQueryOf(query)),
  [apiPaths.timeline]: (recorder) => JSON.stringify(recorder.timeline()),
  [apiPaths.travels]: (recorder, query) =>
    JSON.stringify(recorder.travels(query.get("commander") ?? undefined, wholeNumberOf(query.get("after")) ?? 0)),
};

/** The parameters that are whole numbers, by path. */
const countParameters: Readonly<Record<string, readonly string[]>> = {
  [apiPaths.events]: ["lag"],
  [apiPaths.moment]: ["time"],
  [apiPaths.records]: ["after", "limit"],
  [apiPaths.search]: ["before"],
  [apiPaths.snapshot]: ["at"],
  [apiPaths.travels]: ["after"],
};

/** Says what is wrong with the parameters of a question; undefined when nothing is. */
function wrongParameter(pathname: string, query: URLSearchParams): string | undefined {
  const wrong = countParameters[pathname]?.find(
    (name) => query.has(name) && wholeNumberOf(query.get(name)) === undefined,
  );
  if (wrong !== undefined) return `The parameter ${wrong} is not a whole number.`;
  const topics = pathname === apiPaths.state ? [...(namesOf(query, "topics") ?? [])] : [];
  if (topics.every((topic) => Object.hasOwn(unknownState, topic))) return undefined;
  return `The parameter topics names one that does not exist. There are: ${Object.keys(unknownState).join(", ")}.`;
}

/** Parses a query parameter as a whole number; undefined when it is missing or not a number. */
export function wholeNumberOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** A comma-separated query parameter; undefined when it is missing. */
export function namesOf(query: URLSearchParams, name: string): ReadonlySet<string> | undefined {
  const text = query.get(name);
  return text === null ? undefined : new Set(text.split(",").map((each) => each.trim()));
}

function searchQueryOf(query: URLSearchParams): SearchQuery {
  return { text: query.get("text") ?? "", kinds: namesOf(query, "kinds"), before: wholeNumberOf(query.get("before")) };
}

function pageOf(recorder: Recorder, after: number, limit: number = maxRecordsPerPage): string {
  const first = Math.min(after, recorder.lastSeq) + 1;
  const records = recorder.data(first, first + Math.min(limit, maxRecordsPerPage) - 1);
  return `{"run":${JSON.stringify(recorder.run)},"lastSeq":${recorder.lastSeq},"records":[${records.join(",")}]}`;
}
