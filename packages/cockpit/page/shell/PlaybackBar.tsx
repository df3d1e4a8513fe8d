import { speeds, type PageModel, type PlaybackState } from "../PageModel.ts";
import { displayTimeOfDay } from "../display/time.ts";

interface PlaybackBarProps {
  readonly model: PageModel;
  /** Called when the recording cannot be loaded. */
  readonly onFailure: (error: unknown) => void;
}

/** Playback controls: play or pause, speed, position, and back to now. */
export function PlaybackBar({ model, onFailure }: PlaybackBarProps) {
  const playback = model.playback.value;
  if (playback === undefined) return null;
  return (
    <footer class="playback" aria-label="Playback">
      <button type="button" onClick={() => void model.togglePlaying().catch(onFailure)}>
        {playback.isPlaying ? "Pause" : "Play"}
      </button>
      <label>
        <span class="hidden">Speed</span>
        <select value={playback.speed} onChange={({ currentTarget }) => model.setSpeed(speedOf(currentTarget.value))}>
          {speeds.map((speed) => (
            <option key={speed} value={speed}>
              {speed} ×
            </option>
          ))}
        </select>
      </label>
      <Scrubber playback={playback} onSeek={(seq) => void model.seek(seq).catch(onFailure)} />
      <output>{displayTimeOfDay(model.gameTimeMs.value) ?? "—"}</output>
      <button type="button" onClick={() => model.now()}>
        Now
      </button>
    </footer>
  );
}

function speedOf(text: string): PlaybackState["speed"] {
  return speeds.find((speed) => `${speed}` === text) ?? 1;
}

function Scrubber({ playback, onSeek }: { readonly playback: PlaybackState; readonly onSeek: (seq: number) => void }) {
  const { seq, lastSeq, marks } = playback;
  return (
    <div class="scrubber">
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
        onInput={({ currentTarget }) => onSeek(Number(currentTarget.value))}
      />
    </div>
  );
}
