import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { searchLines, type LineSearch, type LineSource } from "../derived/searchLines.ts";

/** A pause in typing that starts a search. */
const typingPauseMs = 250;

interface WantedLines {
  readonly text: string;
  /** Whether only lines of the specified kinds are wanted. */
  readonly isNarrow: boolean;
  /** The record up to which lines are searched; undefined for all. */
  readonly atSeq: number | undefined;
}

/** Searches all lines while some are wanted; undefined before the first result. */
export function useLineSearch(source: LineSource, wanted: WantedLines): LineSearch | undefined {
  const { text, isNarrow, atSeq } = wanted;
  const found = useSignal<LineSearch | undefined>(undefined);
  const before = atSeq === undefined ? undefined : atSeq + 1;
  useEffect(() => {
    found.value = undefined;
    if (text === "" && !isNarrow) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const begin = () => void searchLines(source, { text, isNarrow, before }, signal, (now) => (found.value = now));
    const timer = setTimeout(begin, typingPauseMs);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [text, isNarrow, before]);
  return found.value;
}
