import type { JsonObject } from "@shipslog/contract";
import { encodeExact } from "@shipslog/contract/internal";
import { parseJson, printLine } from "@shipslog/contract/text";
import { StepRefusedError, type Game } from "@shipslog/testing";
import { exitCodes, type ExitCode } from "../../failure/exitCodes.ts";
import type { Host } from "../../command/Host.ts";
import { protocolVersion, type RequestName } from "./protocol.ts";

/** One line of a program: what to do, and an `id` that the answer repeats. */
type Request = Readonly<Record<string, unknown>>;

/** One line for the program; events are printed as the journal has them, so that no digit is lost. */
type Answer = Readonly<Record<string, unknown>> & { readonly events?: readonly JsonObject[] };

/** What each request does, by the field that names it; the result is part of the answer. */
const handlers: Readonly<Record<RequestName, (game: Game, request: Request) => Promise<Answer>>> = {
  do: async (game, { id: _id, do: name, ...fields }) => ({ events: await game.do(name as "wait", fields) }),
  write: async (game, { write, check }) => ({
    events: await game.do("write", {
      event: write as { readonly event: string },
      ...(check !== undefined && { check: check as boolean }),
    }),
  }),
  pass: async (game, { pass, speed }) => ({
    events: await game.pass(pass as "1m", speed === undefined ? {} : { speed: speed as number }),
  }),
  break: async (game, { break: fault }) => {
    await game.break(String(fault) as "half-line");
    return { answers: game.answers };
  },
  restart: async (game, { crash }) => ({ events: await game.restart({ crash: crash === true }) }),
  written: (game, { written }) =>
    Promise.resolve({
      events: game.written(String(written) as "Status") as readonly unknown[] as readonly JsonObject[],
    }),
  answers: (game) => Promise.resolve({ answers: game.answers }),
  state: () => Promise.resolve({}),
  close: () => Promise.resolve({}),
};

/**
 * Answers requests, one JSON object per line each, until the input ends or `{"close":true}`. The first line says where the folder is;
 * every answer says what is true now.
 */
export async function answerRequests(game: Game, host: Host, signal: AbortSignal): Promise<ExitCode> {
  const print = (given: Answer) => host.out.write(`${textOf(given)}\n`);
  print({ ready: true, protocol: protocolVersion, folder: game.folder, events: game.events, state: game.state });
  for await (const line of host.input.lines({ signal })) {
    if (line.trim() === "") continue;
    const request = parseRequest(line);
    print({
      ...(request.value !== undefined && "id" in request.value && { id: request.value["id"] }),
      ...(await answer(game, request)),
    });
    await host.out.drained();
    if (request.value?.["close"] === true) break;
  }
  return exitCodes.fine;
}

function textOf({ events, ...rest }: Answer): string {
  const text = encodeExact(rest);
  if (events === undefined) return text;
  return `${text.slice(0, -1)},"events":[${events.map((event) => printLine(event)).join(",")}]}`;
}

interface ParsedRequest {
  readonly value: Request | undefined;
  readonly problem?: string;
}

function parseRequest(line: string): ParsedRequest {
  try {
    const value: unknown = parseJson(line);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { value: value as Request };
    return { value: undefined, problem: "expected a JSON object" };
  } catch (error) {
    return { value: undefined, problem: `this is not JSON: ${(error as Error).message}` };
  }
}

async function answer(game: Game, { value = {}, problem }: ParsedRequest): Promise<Answer> {
  const name = (Object.keys(handlers) as RequestName[]).find((each) => Object.hasOwn(value, each));
  const handle = name === undefined ? undefined : handlers[name];
  const expected = `expected one of the fields ${Object.keys(handlers).join(", ")}`;
  if (handle === undefined) return { ok: false, error: "invalid", reason: problem ?? expected };
  try {
    return { ok: true, ...(await handle(game, value)), state: game.state };
  } catch (error) {
    if (error instanceof StepRefusedError) {
      const { reason, possible } = error;
      return { ok: false, error: "refused", reason, possible, state: game.state };
    }
    if (!(error instanceof TypeError)) throw error;
    return { ok: false, error: "invalid", reason: error.message, state: game.state };
  }
}
