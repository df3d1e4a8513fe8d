import { parseJournalName } from "@shipslog/contract";
import type { Checkable } from "../declare/Checkable.ts";
import type { CheckOptions } from "../configuration/CheckOptions.ts";
import { requireCheckOptions } from "../configuration/requireCheckOptions.ts";
import type { Finding } from "../findings/Finding.ts";
import { FolderTotals } from "./FolderTotals.ts";
import { rules } from "../rules/rules.ts";
import { SessionPass } from "./SessionPass.ts";
import { resolveRules, type ResolvedRules } from "../configuration/resolveRules.ts";
import type { Summary } from "./Summary.ts";

/** A check that receives one entry at a time. */
export interface Checker {
  /** Checks the next entry and returns its findings, usually none. */
  push(entry: Checkable): readonly Finding[];
  /** Ends the last session and returns the findings that only its end reveals. */
  end(): readonly Finding[];
  /** The totals so far. */
  summary(): Summary;
}

/** The session that a file belongs to; sessions can be checked independently. */
export function sessionOf(file: string): string {
  return parseJournalName(file)?.session ?? file;
}

const noFindings: readonly Finding[] = [];

/**
 * Creates a check over the entries of a folder: its journals in order of name, then its companion files (in a live stream,
 * between the lines). The first file of another session ends the current one.
 */
export function createChecker(options: CheckOptions = {}): Checker {
  requireCheckOptions(options);
  return checkerOf(resolveRules(rules, options), options);
}

/** Creates a check with rules that are resolved already. */
export function checkerOf(resolved: ResolvedRules, options: CheckOptions): Checker {
  const totals = new FolderTotals(options);
  let pass: SessionPass | undefined;
  let file: string | undefined;
  let session: string | undefined;

  const endSession = (): readonly Finding[] => {
    if (pass === undefined) return [];
    const own = totals.take(pass.end());
    const between = totals.add(pass.result([]));
    pass = undefined;
    session = undefined;
    file = undefined;
    return [...own, ...between];
  };
  /** Switches to the session of a journal file and ends the previous one. */
  const switchTo = (name: string): readonly Finding[] => {
    const next = sessionOf(name);
    const ended = session === undefined || session === next ? noFindings : endSession();
    session = next;
    file = name;
    return ended;
  };

  return {
    push(entry) {
      const isOtherFile = entry.type !== "companion" && entry.position.file !== file;
      const ended = isOtherFile ? switchTo(entry.position.file) : noFindings;
      pass ??= new SessionPass(resolved);
      const found = totals.take(pass.push(entry));
      return ended.length === 0 ? found : [...ended, ...found];
    },
    end: endSession,
    summary: () => totals.summary(),
  };
}
