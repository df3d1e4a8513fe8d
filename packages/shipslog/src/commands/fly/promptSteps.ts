import type { JsonObject } from "@shipslog/contract";
import { encodeExact, escapeControls, formatCount } from "@shipslog/contract/internal";
import { StepRefusedError, type Game } from "@shipslog/testing";
import type { GameView } from "@shipslog/simulator";
import { faults } from "@shipslog/faults";
import type { Host } from "../../command/Host.ts";
import { paletteFor } from "../../text/palette.ts";
import { UsageError } from "../../failure/errors.ts";
import { eventLine } from "../watch/entryLine.ts";
import { paintLine } from "../watch/Screen.ts";
import { parseStepLine } from "./parseStepLine.ts";
import { promptHelp } from "./promptHelp.ts";
import { oneDecimal } from "../../text/numbers.ts";
import { promptCommands, stepTable } from "./stepTable.ts";

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
    else if (command === "state") host.out.write(`${encodeExact(game.state, 2)}\n`);
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

/** What is true now, in one line: time, place, fuel, route. */
function stateLine(state: GameView): string {
  const { timeMs, ship, route } = state;
  const parts = [
    new Date(timeMs).toISOString().slice(11, 19),
    placeOf(state),
    `fuel ${oneDecimal(ship.fuelT)} of ${oneDecimal(ship.fuelCapacityT)} t`,
    ...(route.length > 0 ? [`${formatCount(route.length, "jump")} to ${route.at(-1) ?? ""}`] : []),
  ];
  return parts.join(" │ ");
}

function placeOf({ place, system, station, body }: GameView): string {
  const words = place.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const where = station?.name ?? body?.name;
  return where === undefined ? `${words}, ${system.name}` : `${words}, ${where}, ${system.name}`;
}

/** Lists what the last word of a line may become: a step, a command, a fault, a field of the step or one of its values. */
export function completeLine(line: string): readonly string[] {
  const words = line.split(/\s+/);
  const typed = words.at(-1) ?? "";
  return candidates(words).filter((each) => each.startsWith(typed));
}

function candidates([first = "", ...rest]: readonly string[]): readonly string[] {
  if (rest.length === 0) return [...stepTable.keys(), ...promptCommands].map((name) => `${name} `);
  if (first === "break") return faults.map(({ name }) => name);
  if (first === "help") return [...stepTable.keys()];
  if (first === "restart") return ["crash"];
  const { fields = {}, argument = "" } = stepTable.get(first) ?? {};
  const ofArgument = rest.length === 1 ? (fields[argument]?.enum ?? []) : [];
  const ofFields = Object.entries(fields).flatMap(([name, schema]) =>
    schema.enum === undefined ? [`${name}=`] : schema.enum.map((value) => `${name}=${value}`),
  );
  return [...ofArgument, ...ofFields];
}
