import type { JsonObject } from "@shipslog/contract";
import { escapeControls } from "@shipslog/contract/internal";
import { StepRefusedError, type Game } from "@shipslog/testing";
import type { Host } from "../../Host.ts";
import { paletteFor } from "../../text/palette.ts";
import { UsageError } from "../../UsageError.ts";
import { eventLine } from "../watch/entryLine.ts";
import { paintLine } from "../watch/Screen.ts";
import { completeLine } from "./completeLine.ts";
import { parseStepLine } from "./parseStepLine.ts";
import { promptHelp } from "./promptHelp.ts";
import { stateLine } from "./stateLine.ts";

/** Carries out what is typed, until the input ends. Returns whether every line could be carried out. */
export async function promptSteps(game: Game, host: Host, signal: AbortSignal): Promise<boolean> {
  const { out, input } = host;
  const paint = paletteFor(out);
  let isFine = true;
  printEvents(game.events, host);
  const prompt = () => `${paint.dim(stateLine(game.state))}\n${paint.strong("fly> ")}`;
  for await (const line of input.lines({ prompt, complete: completeLine, signal })) {
    const typed = line.trim();
    if (typed === "exit") break;
    try {
      if (typed !== "") await carryOut(typed, game, host);
    } catch (error) {
      if (!isAboutLine(error)) throw error;
      isFine = false;
      out.write(`${paint.warning(escapeControls(error.message))}\n`);
    }
  }
  return isFine || input.isTerminal;
}

/** Whether the line cannot be carried out; any other error is one of the machine. */
function isAboutLine(error: unknown): error is Error {
  return error instanceof StepRefusedError || error instanceof UsageError || error instanceof TypeError;
}

async function carryOut(line: string, game: Game, host: Host): Promise<void> {
  const [command = "", rest = ""] = line.split(/\s+(.*)/s);
  const written = game.events.length;
  try {
    if (command === "help") host.out.write(promptHelp(rest));
    else if (command === "state") host.out.write(`${JSON.stringify(game.state, undefined, 2)}\n`);
    else if (command === "break") await game.break(rest as "half-line");
    else if (command === "restart") await game.restart({ crash: rest === "crash" });
    else {
      const { do: name, ...fields } = parseStepLine(line);
      await game.do(name as "wait", fields);
    }
  } finally {
    // A step that is refused may have begun.
    printEvents(game.events.slice(written), host);
  }
}

function printEvents(events: readonly JsonObject[], { out }: Host): void {
  const paint = paletteFor(out);
  for (const event of events) {
    const { event: kind } = event;
    const line = eventLine({ kind: typeof kind === "string" ? kind : "", event }, paint);
    out.write(`${paintLine(line, out.isTerminal ? out.columns - 1 : Infinity).trimEnd()}\n`);
  }
}
