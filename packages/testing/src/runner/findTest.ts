import type { TestContext } from "./TestContext.ts";

/** The exports of test runners that lead to the running test. */
interface RunnerModule {
  /** vitest */
  onTestFinished?(callback: (context: TestContext) => unknown): void;
  /** node:test since Node 24 */
  getTestContext?(): TestContext | undefined;
}

/**
 * Finds the test that is running, in vitest or in node:test since Node 24; undefined elsewhere. The runner is already loaded,
 * and says so in the environment, so this package does not depend on it.
 */
export async function findTest(env: Readonly<Record<string, string | undefined>>): Promise<TestContext | undefined> {
  if (env["VITEST"] !== undefined) return inVitest(await load("vitest"));
  if (env["NODE_TEST_CONTEXT"] !== undefined) return (await load("node:test")).getTestContext?.();
  return undefined;
}

/** The name is a variable, so that no bundler looks for the runner. */
async function load(name: string): Promise<RunnerModule> {
  return ((await import(/* @vite-ignore */ name).catch(() => undefined)) as RunnerModule | undefined) ?? {};
}

function inVitest(vitest: RunnerModule): TestContext | undefined {
  if (vitest.onTestFinished === undefined) return undefined;
  let running: TestContext | undefined;
  let whenFinished: () => unknown = () => undefined;
  try {
    vitest.onTestFinished((context) => {
      running = context;
      return whenFinished();
    });
  } catch {
    // Outside a test, as in beforeAll, vitest does not know one.
    return undefined;
  }
  return {
    onTestFinished: (callback) => (whenFinished = callback),
    get task() {
      return running?.task;
    },
  } as TestContext;
}
