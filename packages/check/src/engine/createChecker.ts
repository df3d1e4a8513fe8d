import type { Checkable, CheckOptions } from "../configuration/CheckOptions.ts";
import type { Finding } from "../findings/Finding.ts";
import { FolderTotals } from "./FolderTotals.ts";
import { rules } from "../rules/rules.ts";
import { sessionOf } from "./sessionOf.ts";
import { SessionPass } from "./SessionPass.ts";
import { resolveRules } from "../configuration/resolveRules.ts";
import type { Summary } from "./Summary.ts";

/** A check that is fed one entry at a time. */
export interface Checker {
  /** Looks at the next entry and gives what is wrong; mostly nothing. */
  push(entry: Checkable): readonly Finding[];
  /** Ends the last session and gives what only its end shows. */
  end(): readonly Finding[];
  /** What the check came to so far. */
  summary(): Summary;
}

const nothing: readonly Finding[] = [];

/**
 * Makes a check over the entries of a folder: its journals in order of name, then its companion files or, in a live
 * stream, between the lines. A file of another session ends the one before.
 */
export function createChecker(options: CheckOptions): Checker {
  const settings = resolveRules(rules, options);
  const folder = new FolderTotals(options);
  let pass: SessionPass | undefined;
  let file: string | undefined;
  let session: string | undefined;

  const endSession = (): readonly Finding[] => {
    if (pass === undefined) return [];
    const own = folder.take(pass.end());
    const between = folder.add(pass.result([]));
    pass = undefined;
    session = undefined;
    file = undefined;
    return [...own, ...between];
  };
  /** Turns to the session of a journal file, ending another. */
  const turnTo = (name: string): readonly Finding[] => {
    file = name;
    const next = sessionOf(name);
    if (session === next) return [];
    const ended = session === undefined ? [] : endSession();
    [session, file] = [next, name];
    return ended;
  };

  return {
    push(entry) {
      const isElsewhere = entry.type !== "companion" && entry.position.file !== file;
      const ended = isElsewhere ? turnTo(entry.position.file) : nothing;
      pass ??= new SessionPass(settings);
      const found = folder.take(pass.push(entry));
      return ended.length === 0 ? found : [...ended, ...found];
    },
    end: endSession,
    summary: () => folder.summary(),
  };
}
