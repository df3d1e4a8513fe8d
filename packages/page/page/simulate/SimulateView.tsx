import { useSignal } from "@preact/signals";
import { defaultDialect, dialects } from "@shipslog/contract";
import { faults } from "@shipslog/faults";
import { scenarios, type ScenarioName } from "@shipslog/simulator";
import { useEffect, useRef } from "preact/hooks";
import { groupDigits } from "@shipslog/contract/internal";
import { saveFile } from "../saveFile.ts";
import { startPageWorker } from "../startPageWorker.ts";
import type { ChosenJournals } from "../sources/ChosenJournals.ts";
import type { FromSimulateWorker, ToSimulateWorker } from "./messages.ts";
import type { SessionWish } from "./SessionWish.ts";

interface SimulateViewProps {
  readonly drawSeed: () => number;
  readonly onShow: (source: ChosenJournals) => void;
}

const hourMs = 3_600_000;
/** A share of places that a fault damages, which an hour of play shows some times. */
const faultRate = 0.05;
/** The speeds of what is watched or written for a tool. */
const speeds = [1, 5, 20, 100] as const;
const defaultSpeed = 20;
/** Whether the browser lets a person choose a folder to write into. */
const canWrite = "showDirectoryPicker" in globalThis;
const scriptName = "script";
const exampleScript = '{ "script": [{ "do": "undock" }, { "do": "jump" }, { "do": "scan" }, { "do": "dock" }] }';

/** What a worker of this page is doing. */
type Writing = { readonly lines: number; readonly ended?: "done" | "failed"; readonly text?: string };

/** A form for a session, and three things to do with it: watch it, take it as a zip, have it written into a folder. */
export function SimulateView({ drawSeed, onShow }: SimulateViewProps) {
  const form = useRef<HTMLFormElement>(null);
  const title = useSignal<string>("explorer");
  const writing = useSignal<Writing | undefined>(undefined);
  const worker = useRef<Worker | undefined>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);
  const wishFor = (speed: SessionWish["speed"]): SessionWish => {
    const given = new FormData(form.current ?? undefined);
    const textOf = (name: string): string => given.get(name) as string;
    const start = textOf("start");
    return {
      title: title.value,
      script: title.value === scriptName ? textOf("script") : undefined,
      seed: Number(textOf("seed")),
      durationMs: Number(textOf("hours")) * hourMs,
      dialect: textOf("dialect") === "spec" ? "spec" : "live",
      startMs: start === "" ? undefined : Date.parse(`${start}Z`),
      speed,
      faults: Object.fromEntries(given.getAll("fault").map((name) => [name as string, faultRate])),
    };
  };
  const playSpeed = (): number => Number(new FormData(form.current ?? undefined).get("speed"));
  /** Does something with the form if all of it is filled in rightly; otherwise the browser says what is wrong. */
  const ifValid = (work: () => void): void => {
    if (form.current?.reportValidity() === true) work();
  };
  const run = (task: ToSimulateWorker): void => {
    worker.current?.terminate();
    const started = startPageWorker("simulate");
    worker.current = started;
    writing.value = { lines: 0 };
    started.addEventListener("message", ({ data }: MessageEvent<FromSimulateWorker>) => {
      if (data.type === "progress") writing.value = { lines: data.lines };
      else if (data.type === "failed") writing.value = { lines: 0, ended: "failed", text: data.reason };
      else {
        writing.value = { lines: data.lines, ended: "done" };
        if (data.content.size > 0) saveFile(data.name, data.content);
      }
    });
    started.postMessage(task);
  };
  const writeFolder = async (): Promise<void> => {
    const folder = await globalThis.window.showDirectoryPicker?.({ id: "simulated", mode: "readwrite" });
    if (folder !== undefined) run({ wish: wishFor(playSpeed()), folder });
  };
  const isScript = title.value === scriptName;
  return (
    <form ref={form} class="simulate" onSubmit={(event) => event.preventDefault()}>
      <label>
        Scenario
        <select value={title.value} onChange={({ currentTarget }) => (title.value = currentTarget.value)}>
          {Object.keys(scenarios).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
          <option value={scriptName}>a script of your own</option>
        </select>
      </label>
      <p class="soft wide">
        {isScript ? "Steps, as a script of JSON." : scenarios[title.value as ScenarioName].description}
      </p>
      {isScript && (
        <label class="wide">
          Script
          <textarea name="script" rows={8} spellcheck={false}>
            {exampleScript}
          </textarea>
        </label>
      )}
      <label>
        Seed
        <input name="seed" type="number" min={0} step={1} required defaultValue={`${drawSeed()}`} />
      </label>
      {!isScript && (
        <label>
          Hours of play
          <input name="hours" type="number" min={0.1} max={24} step="any" required defaultValue="1" />
        </label>
      )}
      <label>
        Dialect
        <select name="dialect">
          {dialects.map((dialect) => (
            <option key={dialect} value={dialect} selected={dialect === defaultDialect}>
              {dialect === "live" ? "live: as the game writes today" : "spec: the document to the letter"}
            </option>
          ))}
        </select>
      </label>
      <label>
        Begins (UTC)
        <input name="start" type="datetime-local" step={1} />
      </label>
      <label>
        Speed
        <select name="speed">
          {speeds.map((speed) => (
            <option key={speed} value={`${speed}`} selected={speed === defaultSpeed}>
              {speed === 1 ? "as in the game" : `${speed} times as fast`}
            </option>
          ))}
        </select>
      </label>
      <details class="wide">
        <summary>Faults</summary>
        <fieldset>
          <legend>
            Damage in {faultRate * 100} of 100 places; the answer key says where, and what a check must find
          </legend>
          {faults.map(({ name, description }) => (
            <label key={name} class="fault">
              <input type="checkbox" name="fault" value={name} />
              <span>
                {name} <small>{description}</small>
              </span>
            </label>
          ))}
        </fieldset>
      </details>
      <p class="choices wide">
        <button
          type="button"
          class="first"
          onClick={() => ifValid(() => onShow({ type: "simulated", wish: wishFor(playSpeed()) }))}
        >
          Watch it
        </button>
        <button type="button" onClick={() => ifValid(() => run({ wish: wishFor("max"), folder: undefined }))}>
          Download it as a zip
        </button>
        {canWrite && (
          <button type="button" onClick={() => ifValid(() => void writeFolder().catch(() => undefined))}>
            Write it into an empty folder
          </button>
        )}
      </p>
      <p class="soft wide">
        {canWrite
          ? "Point your tool at an empty folder and have the session written there at the speed of play: the browser asks whether the page may write into that folder, and only then. It replaces a file at each write, so a tool that keeps the journal open sees nothing new; one that opens it again does."
          : "This browser lets no page write into a folder. Chrome and Edge on a computer do: there the session can be written at the speed of play, for a tool to follow."}
      </p>
      {writing.value !== undefined && <Progress writing={writing.value} />}
    </form>
  );
}

function Progress({ writing: { lines, ended, text } }: { readonly writing: Writing }) {
  if (ended === "failed") {
    return (
      <p class="failure wide" role="alert">
        {text}
      </p>
    );
  }
  const written = `${groupDigits(lines)} lines written`;
  return (
    <p class="wide" role="status">
      {ended === "done" ? `${written}; the session is over.` : `${written} so far`}
    </p>
  );
}
