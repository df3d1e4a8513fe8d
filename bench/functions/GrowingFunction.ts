/** A public function that takes text, as the growth property calls it. */
export interface GrowingFunction {
  /** The module and the name, as `@shipslog/contract/text parseLine`; a second entry of one function adds words after it. */
  readonly name: string;
  /**
   * Turns a text into the call to measure, so that only the call costs; undefined where the text cannot be its argument,
   * for example because it is not JSON and the function takes an event.
   */
  readonly prepare: (text: string) => (() => unknown) | undefined;
}

/** Calls that take the text itself, by name. */
export function textCalls(
  module: string,
  calls: Readonly<Record<string, (text: string) => unknown>>,
): readonly GrowingFunction[] {
  return Object.entries(calls).map(([name, call]) => ({
    name: `${module} ${name}`,
    prepare: (text) => () => callAnyway(call, text),
  }));
}

/** Calls a function that may refuse its text by throwing, which must not cost more either. */
function callAnyway(call: (text: string) => unknown, text: string): unknown {
  try {
    return call(text);
  } catch (error) {
    return error;
  }
}
