import { useSignal, type Signal } from "@preact/signals";
import {
  drawEvening,
  EveningFold,
  eveningDay,
  eveningFigures,
  eveningLength,
  type Evening,
} from "@shipslog/contract/evening";
import { useEffect, useRef } from "preact/hooks";
import type { TimelineMark } from "../../src/wire/Timeline.ts";
import type { RecordSource } from "../playback/Playback.ts";
import { displayText } from "../display/text.ts";
import { displayDate, displayTimeOfDay } from "../display/time.ts";

interface EveningDialogProps {
  readonly isOpen: Signal<boolean>;
  readonly records: RecordSource["records"];
  readonly timeline: () => Promise<{ readonly marks: readonly TimelineMark[]; readonly lastSeq: number }>;
  /** What to do when the recording does not answer. */
  readonly advice: string;
}

/** A session in the recording, by its first and last record. */
interface SessionSpan {
  readonly from: number;
  readonly to: number;
  readonly timeMs: number;
}

/** The card of an evening: the latest, or another session of the recording, as a page and as a picture to share. */
export function EveningDialog({ isOpen, records, timeline, advice }: EveningDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const sessions = useSignal<readonly SessionSpan[]>([]);
  const evening = useSignal<Evening | undefined>(undefined);
  const notice = useSignal("");
  const choose = async (session: SessionSpan | undefined): Promise<void> => {
    evening.value = undefined;
    notice.value = session === undefined ? "The recording has no session yet." : "Reading the session.";
    if (session === undefined) return;
    evening.value = await readEvening(session, records);
    notice.value = "";
  };
  useEffect(() => {
    if (!isOpen.value) {
      dialog.current?.close();
      return;
    }
    dialog.current?.showModal();
    timeline()
      .then(({ marks, lastSeq }) => {
        sessions.value = sessionsOf(marks, lastSeq);
        return choose(sessions.value[0]);
      })
      .catch(() => (notice.value = `Cannot load the recording. ${advice}`));
  }, [isOpen.value]);
  const shown = evening.value;
  const picture = shown === undefined ? undefined : drawEvening(shown);
  const run = (action: Promise<string>): void => {
    action.then(
      (done) => (notice.value = done),
      () => (notice.value = "The browser refused. Save the picture instead."),
    );
  };
  return (
    <dialog ref={dialog} class="help evening" aria-labelledby="evening-title" onClose={() => (isOpen.value = false)}>
      <h2 id="evening-title">{shown === undefined ? "Evening" : `Evening of ${eveningDay(shown)}`}</h2>
      {sessions.value.length > 1 && (
        <label class="filter">
          <span>Session</span>
          <select
            onChange={({ currentTarget }) => {
              choose(sessions.value[currentTarget.selectedIndex]).catch(
                () => (notice.value = "Cannot load the session."),
              );
            }}
          >
            {sessions.value.map(({ from, timeMs }) => (
              <option key={from} value={from}>
                {`${displayDate(timeMs)}, ${displayTimeOfDay(timeMs)}`}
              </option>
            ))}
          </select>
        </label>
      )}
      {shown !== undefined && picture !== undefined && (
        <>
          <img src={addressOf(picture)} width={1200} height={630} alt={describe(shown)} />
          <p class="actions">
            <button type="button" onClick={() => run(copyPicture(picture))}>
              Copy picture
            </button>
            <button type="button" onClick={() => run(savePicture(picture, shown))}>
              Save picture
            </button>
          </p>
        </>
      )}
      <p class="note" role="status">
        {notice.value}
      </p>
      <button type="button" onClick={() => (isOpen.value = false)}>
        Close
      </button>
    </dialog>
  );
}

/** The sessions of a recording, the latest first. */
function sessionsOf(marks: readonly TimelineMark[], lastSeq: number): readonly SessionSpan[] {
  const starts = marks.filter(({ sort }) => sort === "session");
  return starts
    .map(({ seq, timeMs }, at) => ({ from: seq, to: (starts[at + 1]?.seq ?? lastSeq + 1) - 1, timeMs }))
    .filter(({ from, to }) => to > from)
    .toReversed();
}

/** Reads the records of a session page by page. */
async function readEvening({ from, to }: SessionSpan, records: RecordSource["records"]): Promise<Evening> {
  const fold = new EveningFold();
  for (let seq = from - 1; seq < to;) {
    const page = await records(seq);
    const last = page.at(-1);
    if (last === undefined) break;
    for (const { seq: at, observation } of page) {
      if (at <= to && observation.type === "event") fold.add(observation.kind, observation.event);
    }
    seq = last.seq;
  }
  return fold.evening();
}

function describe(evening: Evening): string {
  const figures = eveningFigures(evening).map(({ value, words }) => `${value} ${words}`);
  const best = evening.best === undefined ? "" : ` Best moment: ${displayText(evening.best, 200)}.`;
  return `${eveningLength(evening)}, ${figures.join(", ")}.${best}`;
}

const addressOf = (picture: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`;

/** Draws the picture on a canvas, because sites take PNG and not SVG. */
async function toPng(picture: string): Promise<Blob> {
  const image = new Image(1200, 630);
  image.src = addressOf(picture);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob)), "image/png");
  });
}

async function copyPicture(picture: string): Promise<string> {
  await navigator.clipboard.write([new ClipboardItem({ "image/png": toPng(picture) })]);
  return "Copied.";
}

async function savePicture(picture: string, { fromMs }: Evening): Promise<string> {
  const address = URL.createObjectURL(await toPng(picture));
  const link = document.createElement("a");
  link.href = address;
  link.download = `evening-${fromMs === undefined ? "unknown" : new Date(fromMs).toISOString().slice(0, 10)}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return "Saved.";
}
