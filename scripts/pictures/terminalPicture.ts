import { rmSync } from "node:fs";
import { promisify } from "node:util";
import { shipslogOnPath } from "../../lab/terminal/onPath.ts";
import { makeScreen, Terminal } from "../../lab/terminal/Terminal.ts";
import type { Picture } from "./Picture.ts";
import { svgOf } from "./svgOf.ts";

/** A picture of a real terminal. */
export interface TerminalPicture extends Omit<Picture, "make" | "isExact"> {
  /** The command line, as a person types it. */
  readonly line: string;
  /** More words for it, so that the picture is the same every time; they are not shown. */
  readonly fixedBy?: string;
  /** Makes what the command needs, beforehand. */
  readonly prepare?: (folder: string, env: NodeJS.ProcessEnv) => Promise<void>;
  readonly columns: number;
  readonly rows: number;
  /** The moment to show, and the keys to press then; the end unless given. */
  readonly moment?: { readonly shows: RegExp; readonly press?: string };
  readonly isExact?: boolean;
}

/** A prompt before the line, and after the end what the shell got. */
const typed = (line: string, fixedBy: string) =>
  `printf '\\033[32m$\\033[0m \\033[1m%s\\033[0m\\n' ${quoted(line)}; ${line}${fixedBy === "" ? "" : ` ${fixedBy}`}`;

const demoFolder = /\/tmp\/shipslog-\w{6}\b/g;

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Records the terminal and draws it. */
export function terminalPicture(given: TerminalPicture): Picture {
  const { file, shows, line, fixedBy = "", prepare, columns, rows, moment, isExact = true } = given;
  return {
    file,
    shows,
    isExact,
    async make(folder) {
      const env = { ...shipslogOnPath(folder), TMPDIR: "/tmp" };
      await prepare?.(folder, env);
      const terminal = new Terminal(typed(line, fixedBy), { columns, rows, cwd: folder, env });
      try {
        if (moment !== undefined) await terminal.until((text) => moment.shows.test(text));
        if (moment?.press !== undefined) terminal.press(moment.press);
        if (moment === undefined || moment.press !== undefined) await terminal.ended;
      } finally {
        await terminal[Symbol.asyncDispose]();
      }
      const screen = makeScreen({ columns, rows });
      // The one thing that chance names is the folder of the demo, which stays for whoever tries what it says.
      const text = terminal.bytes.toString();
      for (const [demo] of text.matchAll(demoFolder)) rmSync(demo, { recursive: true, force: true });
      const bytes = text.replaceAll(demoFolder, "/tmp/shipslog-demo42");
      await promisify((input: string, drawn: () => void) => screen.write(input, drawn))(bytes);
      return svgOf(screen, shows);
    },
  };
}
