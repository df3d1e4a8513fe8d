import type { Breach, OnEvent, Rule } from "../../declare/Rule.ts";

/** The text of a line without its time, to compare two lines. Equal content in another layout counts as different. */
function contentOf(raw: string): string {
  return raw.replace(/"timestamp" ?: ?"[^"]*"/, "");
}

/** Creates the run of a rule by which a line of one kind differs from the last one, unless a line of `restartKinds` is between them. */
export function judgeChange(
  kind: string,
  breach: Breach,
  restartKinds: readonly string[] = [],
): NonNullable<Rule["start"]> {
  return () => {
    let last: string | undefined;
    const forget: OnEvent = () => void (last = undefined);
    return {
      onEvent: {
        ...Object.fromEntries(restartKinds.map((each) => [each, forget])),
        [kind]: (_, { raw }) => {
          const before = last;
          last = contentOf(raw);
          if (before === undefined) return "undecided";
          return before === last ? breach : "holds";
        },
      },
    };
  };
}
