import { observedFiles, type CompanionFile } from "@shipslog/contract";
import { Story } from "../story/Story.ts";
import { compareEvents } from "../verdicts/compareEvents.ts";
import { isSameEvent } from "../verdicts/isSameEvent.ts";
import type { Observation } from "../verdicts/Observation.ts";
import type { Difference, TryVerdict } from "../verdicts/Verdict.ts";
import { CaseRun, type ReaderPace, type RunSettings } from "./CaseRun.ts";

/** What a reader does, as its first run shows: the cases about anything else are not claimed. */
export interface Claims {
  /** The companion files whose contents it prints. */
  readonly files: readonly CompanionFile[];
  /** Whether it prints whole events. */
  readonly printsWholeEvents: boolean;
}

/** What the first run of a reader has shown. */
export interface FirstContact {
  readonly claims: Claims;
  readonly pace: ReaderPace;
  /** What was wrong already there; then the cases would show nothing more. */
  readonly differences: readonly Difference[];
  readonly errors: string;
  readonly startError: NodeJS.ErrnoException | undefined;
}

/** The verdicts that make every case pointless; the others are judged by the cases. */
const decisive: readonly TryVerdict[] = ["crashed", "hung", "changed", "repeated"];
/** The pace before anything is known. */
const guessedPace: ReaderPace = { startMs: 1000, lookMs: 250 };
const rounds = 4;

/** Runs the reader in an ordinary folder: does it start, what does it print, and how soon. */
export async function meetReader(settings: RunSettings, place: string, seed: number): Promise<FirstContact> {
  const run = new CaseRun(settings, place, guessedPace);
  const { clock } = settings.machine;
  const story = new Story(seed, "first-contact");
  const tell = async (telling: () => unknown): Promise<number> => {
    const startMs = clock.monotonicMs();
    story.steps.length = 0;
    telling();
    await run.execute(story.steps);
    return clock.monotonicMs() - startMs;
  };
  const looksMs: number[] = [];
  try {
    const startMs = await tell(() => writeCompanions(story.session().play(2)).start().ready());
    for (let round = 0; round < rounds; round++) {
      // The companion files are not awaited: whether the reader prints them is the question.
      await tell(() => writeCompanions(story));
      looksMs.push(await tell(() => story.play(1).ready()));
    }
    await tell(() => story.pause().play(1).ready().pause().stop());
    return { ...conclude(run, settings.lateMs), pace: paceOf(startMs, looksMs) };
  } finally {
    await run.end();
  }
}

function writeCompanions(story: Story): Story {
  story.companionContent("Status.json", story.drawStatus());
  story.companionContent("NavRoute.json", story.drawRoute());
  story.companionContent("ModulesInfo.json", story.drawModules());
  for (const file of observedFiles) story.companionContent(file, story.drawContent(file));
  return story;
}

function conclude(run: CaseRun, lateMs: number): Omit<FirstContact, "pace"> {
  const { observation, errors, startError } = run;
  const { events, received, failure } = observation;
  const files = new Set(received.flatMap(({ file }) => file ?? []));
  const lines = received.filter(({ file }) => file === undefined);
  const compared = failure === undefined ? compareEvents(events, lines, { needsAll: false }) : [failure];
  const differences = compared.filter(({ verdict }) => decisive.includes(verdict));
  const silent = received.length === 0 && failure?.verdict === "hung";
  const note = `it printed no event within ${lateMs / 1000} s; it must print each as one line of JSON, without delay`;
  return {
    claims: { files: [...files], printsWholeEvents: printsWholeEvents(observation) },
    differences: silent ? [{ ...failure, note }] : differences,
    errors,
    startError,
  };
}

function printsWholeEvents({ events, received }: Observation): boolean {
  return events.some(({ event }) => received.some(({ value }) => isSameEvent(event, value, { needsAll: true })));
}

/** A reader that polls notices a change after up to its whole pause, so a wait is longer than most that were seen. */
function paceOf(startMs: number, looksMs: readonly number[]): ReaderPace {
  const usualMs = looksMs.toSorted((one, other) => one - other).at(-2) ?? 0;
  return { startMs: clamp(1.5 * startMs, 100, 5000), lookMs: clamp(2 * usualMs, 60, 2500) };
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
