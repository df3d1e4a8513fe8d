import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { searchLines, type LineSearch, type LineSource } from "../derived/searchLines.ts";

/** A pause in typing that starts a search. */
const typingPauseMs = 250;

/** Searches all lines up to a record while a text is wanted; undefined before the first result. */
export function useLineSearch(source: LineSource, text: string, atSeq: number | undefined): LineSearch | undefined {
  const found = useSignal<LineSearch | undefined>(undefined);
  const before = atSeq === undefined ? undefined : atSeq + 1;
  useEffect(() => {
    found.value = undefined;
    if (text === "") return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const begin = () => void searchLines(source, { text, before }, signal, (now) => (found.value = now));
    const timer = setTimeout(begin, typingPauseMs);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [text, before]);
  return found.value;
}
