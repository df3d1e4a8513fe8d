/**
 * What test runners pass to a test. It tells whether the test failed: `context` of vitest and `t` of node:test fit; jest
 * passes nothing.
 */
export interface TestContext {
  /** vitest: calls back when the test is over. */
  onTestFinished?(callback: () => unknown): unknown;
  /** vitest: the running test. */
  readonly task?: { readonly result?: { readonly state?: string } | undefined };
  /** node:test: calls back when the test is over. */
  after?(callback: () => unknown): unknown;
  /** node:test: whether the test has passed. */
  readonly passed?: boolean;
}

/** Calls back once a test is over, with whether it failed. Returns false if the context cannot tell. */
export function whenOver(test: TestContext, callback: (isFailed: boolean) => Promise<void>): boolean {
  if (test.onTestFinished !== undefined) {
    test.onTestFinished(() => callback(test.task?.result?.state === "fail"));
    return true;
  }
  if (test.after === undefined) return false;
  test.after(() => callback(test.passed === false));
  return true;
}
