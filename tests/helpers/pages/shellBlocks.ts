/** A command of a page for operators, or several that run as one script. */
export interface ShellStep {
  /** The heading above it. */
  readonly section: string;
  readonly script: string;
  /** Whether the page says `in another terminal`: it goes on running. */
  readonly isBeside: boolean;
  /** The commands that the page has the reader stop first, `after Ctrl-C in the terminal of fleet collect`, by their first words. */
  readonly stops: string | undefined;
  /** Whether it changes the machine, so that only its owner may run it. */
  readonly needsOwner: boolean;
}

const besidePattern = /#.*\bin another terminal\b/;
const stopPattern = /#.*\bafter Ctrl-C in the terminals? of (fleet \w+)/;
const ownerPattern = /^sudo\b/;

/** Reads the ```sh blocks of a page, in order. */
export function readShellSteps(page: string): readonly ShellStep[] {
  return [...page.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(({ 1: block = "", index }) =>
    stepsOf(block.trimEnd().split("\n"), headingBefore(page, index)),
  );
}

function headingBefore(page: string, index: number): string {
  return [...page.slice(0, index).matchAll(/^#+ (.*)$/gm)].at(-1)?.[1] ?? "";
}

function stepsOf(lines: readonly string[], section: string): readonly ShellStep[] {
  const steps: ShellStep[] = [];
  for (const line of lines) {
    const step = {
      section,
      script: line,
      isBeside: besidePattern.test(line),
      stops: stopPattern.exec(line)?.[1],
      needsOwner: ownerPattern.test(line),
    };
    const last = steps.at(-1);
    if (last !== undefined && isPlain(last) && isPlain(step)) {
      // Lines that only have to run are one script, so that `cd` works as in the terminal of a reader.
      steps[steps.length - 1] = { ...last, script: `${last.script}\n${line}` };
    } else steps.push(step);
  }
  return steps;
}

const isPlain = ({ isBeside, stops, needsOwner }: ShellStep) => !isBeside && stops === undefined && !needsOwner;
