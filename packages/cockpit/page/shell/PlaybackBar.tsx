import { useSignal } from "@preact/signals";
import type { TargetedMouseEvent } from "preact";
import type { TimelineMark } from "../../src/wire/Timeline.ts";
import { displayText } from "../display/text.ts";
import type { PageModel } from "../PageModel.ts";
import { speeds, type PlaybackState } from "../playback/LookingBack.ts";
import { displayDate, displayTimeOfDay } from "../display/time.ts";

interface PlaybackBarProps {
  readonly model: PageModel;
  /** Receives every action, to report one that fails. */
  readonly onAction: (action: Promise<void>) => void;
  readonly onNow: () => void;
}

/** Playback controls: play or pause, speed, position, and back to now. */
export function PlaybackBar({ model, onAction, onNow }: PlaybackBarProps) {
  const playback = model.past.position.value;
  if (playback === undefined) return null;
  return (
    <footer class="playback" aria-label="Playback">
      <button type="button" onClick={() => onAction(model.past.togglePlaying())}>
        {playback.isPlaying ? "Pause" : "Play"}
      </button>
      <label>
        <span class="hidden">Speed</span>
        <select
          value={playback.speed}
          onChange={({ currentTarget }) => model.past.setSpeed(speedOf(currentTarget.value))}
        >
          {speeds.map((speed) => (
            <option key={speed} value={speed}>
              {speed} ×
            </option>
          ))}
        </select>
      </label>
      <Scrubber
        playback={playback}
        time={[displayDate(model.gameTimeMs.value), displayTimeOfDay(model.gameTimeMs.value)].join(", ")}
        onSeek={(seq) => onAction(model.past.seek(seq))}
      />
      <output>
        {displayTimeOfDay(model.gameTimeMs.value) ?? "—"}
        <span class="note"> {displayDate(model.gameTimeMs.value)}</span>
      </output>
      <button type="button" onClick={onNow}>
        Live
      </button>
    </footer>
  );
}

function speedOf(text: string): PlaybackState["speed"] {
  return speeds.find((speed) => `${speed}` === text) ?? 1;
}

interface ScrubberProps {
  readonly playback: PlaybackState;
  /** The game time of the position, which a screen reader says instead of its number. */
  readonly time: string;
  readonly onSeek: (seq: number) => void;
}

function Scrubber({ playback, time, onSeek }: ScrubberProps) {
  const { seq, lastSeq, marks } = playback;
  const hovered = useSignal<TimelineMark | undefined>(undefined);
  const hover = (event: TargetedMouseEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    hovered.value = markAt(marks, ((event.clientX - left) / width) * lastSeq, (lastSeq * hoverPx) / width);
  };
  return (
    <div class="scrubber" onMouseMove={hover} onMouseLeave={() => (hovered.value = undefined)}>
      <p class="mark-label note" aria-hidden="true">
        {hovered.value === undefined ? "" : markText(hovered.value)}
      </p>
      <svg viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true">
        {marks.map((mark) => (
          <path key={mark.seq} class={mark.sort} d={`M${((mark.seq / Math.max(1, lastSeq)) * 1000).toFixed(1)} 0v8`} />
        ))}
      </svg>
      <input
        type="range"
        aria-label="Position in the journal"
        min={0}
        max={lastSeq}
        value={seq}
        aria-valuetext={time}
        onInput={({ currentTarget }) => onSeek(Number(currentTarget.value))}
      />
    </div>
  );
}

/** How far from a mark the pointer shows its label, in pixels. */
const hoverPx = 12;

/** The mark nearest to a position, if it is near enough. */
function markAt(marks: readonly TimelineMark[], seq: number, reach: number): TimelineMark | undefined {
  const near = marks.filter((mark) => Math.abs(mark.seq - seq) <= reach);
  return near.toSorted((a, b) => Math.abs(a.seq - seq) - Math.abs(b.seq - seq))[0];
}

const markWords = { FSDJump: "Jump to", Docked: "Docked at" } as const;

function markText({ sort, label, timeMs }: TimelineMark): string {
  const when = `${displayDate(timeMs)}, ${displayTimeOfDay(timeMs)}`;
  return sort === "session" ? `Session of ${when}` : `${markWords[sort]} ${displayText(label, 60)}, ${when}`;
}
