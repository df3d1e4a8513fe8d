import type { Reporter, TestCase, Vitest } from "vitest/node";
import { durationText, type FoundClaim, type LongResult } from "./tables.ts";

/** What a long run is about, and how it tells the time and prints. */
export interface ProgressOptions {
  readonly claims: readonly FoundClaim[];
  /** The size that was asked for; undefined for the full size of each claim. */
  readonly size: number | undefined;
  readonly version: string;
  readonly now: () => number;
  readonly print: (line: string) => void;
}

/** Prints what long tests report while they run, and keeps their results. */
export class Progress implements Reporter {
  readonly results: LongResult[] = [];
  readonly #options: ProgressOptions;
  #vitest: Vitest | undefined;

  constructor(options: ProgressOptions) {
    this.#options = options;
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestCaseReady(test: TestCase): void {
    const found = this.#claimOf(test);
    if (found !== undefined) this.#options.print(`${found.name}: starts`);
  }

  onUserConsoleLog({ content, taskId }: { readonly content: string; readonly taskId?: string }): void {
    const entity = taskId === undefined ? undefined : this.#vitest?.state.getReportedEntityById(taskId);
    const path = entity?.type === "module" ? entity.relativeModuleId : entity?.module.relativeModuleId;
    const name = this.#options.claims.find((each) => each.path === path)?.name;
    const words = name === undefined ? "" : `${name}: `;
    for (const line of content.trimEnd().split("\n")) this.#options.print(words + line);
  }

  onTestCaseResult(test: TestCase): void {
    const found = this.#claimOf(test);
    if (found === undefined) return;
    const { size, version, now, print } = this.#options;
    const result = test.result();
    const state = result.state === "pending" ? "failed" : result.state;
    const durationMs = test.diagnostic()?.duration ?? 0;
    const errors = (result.errors ?? []).map(({ message }) => message);
    const absent = `${(test.meta().needs ?? []).join(", ")} is not there`;
    const measured = { passed: test.meta().measured ?? "", failed: errors.join("; "), skipped: absent }[state];
    const date = new Date(now()).toISOString().slice(0, 10);
    this.results.push({
      ...found,
      state,
      size: size ?? found.claim.size.full,
      durationMs,
      measured,
      date,
      version,
    });
    const left = this.#options.claims.length - this.results.length;
    print(`${found.name}: ${state} after ${durationText(durationMs)}: ${measured} (${left} left)`);
    for (const { stack } of result.errors ?? []) if (stack !== undefined) print(stack);
  }

  #claimOf(test: TestCase): FoundClaim | undefined {
    const path = test.module.relativeModuleId;
    return this.#options.claims.find((each) => each.path === path && each.claim.claim === test.name);
  }
}
