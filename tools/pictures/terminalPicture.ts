import { rmSync } from "node:fs";
import { promisify } from "node:util";
import { shipslogOnPath } from "../../tests/helpers/terminal/onPath.ts";
import { makeScreen, Terminal } from "../../tests/helpers/terminal/Terminal.ts";
import type { Picture } from "./Picture.ts";
import { svgOf } from "./svgOf.ts";

/** A picture of a real terminal. */
export interface TerminalPicture extends Omit<Picture, "make" | "isExact"> {
  /** The command line as typed. */
  readonly line: string;
  /** Arguments that make the picture reproducible; they are not shown. */
  readonly fixedBy?: string;
  /** Prepares the folder for the command; what it returns ends what it has started. */
  readonly prepare?: (folder: string, env: NodeJS.ProcessEnv) => Promise<void | (() => Promise<void>)>;
  readonly columns: number;
  readonly rows: number;
  /** What is typed, each after the screen shows something. */
  readonly typing?: readonly { readonly after: RegExp; readonly press: string }[];
  /** When to take the picture, and the keys to press then; by default at the end. */
  readonly moment?: { readonly shows: RegExp; readonly press?: string };
  readonly isExact?: boolean;
}

/** A shell script that prints a prompt with the command line and runs it. */
const typed = (line: string, fixedBy: string) =>
  `printf '\\033[32m$\\033[0m \\033[1m%s\\033[0m\\n' ${quoted(line)}; ${line}${fixedBy === "" ? "" : ` ${fixedBy}`}`;

const demoFolder = /\/tmp\/shipslog-\w{6}\b/g;

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Runs the command in a terminal and draws the screen. */
export function terminalPicture(given: TerminalPicture): Picture {
  const { file, shows, line, fixedBy = "", prepare, columns, rows, typing = [], moment, isExact = true } = given;
  return {
    file,
    shows,
    isExact,
    async make(folder) {
      const env = { ...shipslogOnPath(folder), TMPDIR: "/tmp" };
      const end = await prepare?.(folder, env);
      const terminal = new Terminal(typed(line, fixedBy), { columns, rows, cwd: folder, env });
      try {
        for (const { after, press } of typing) {
          await terminal.until((text) => after.test(text));
          terminal.press(press);
        }
        if (moment !== undefined) await terminal.until((text) => moment.shows.test(text));
        if (moment?.press !== undefined) terminal.press(moment.press);
        if (moment === undefined || moment.press !== undefined) await terminal.ended;
      } finally {
        await terminal[Symbol.asyncDispose]();
        await end?.();
      }
      const screen = makeScreen({ columns, rows });
      // Only the name of the demo's folder is random; the demo leaves it for the user.
      const text = terminal.bytes.toString();
      for (const [demo] of text.matchAll(demoFolder)) rmSync(demo, { recursive: true, force: true });
      const bytes = text.replaceAll(demoFolder, "/tmp/shipslog-demo42");
      await promisify((input: string, drawn: () => void) => screen.write(input, drawn))(bytes);
      return svgOf(screen, shows);
    },
  };
}
