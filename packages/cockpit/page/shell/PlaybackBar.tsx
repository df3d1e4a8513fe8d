import { speeds, type PageModel, type PlaybackState } from "../PageModel.ts";
import { formatTimeOfDay } from "../format/time.ts";

interface TravelBarProps {
  readonly cockpit: PageModel;
  /** What to do when the past cannot be had. */
  readonly onFailure: (error: unknown) => void;
}

/** The bar that moves through time: play, how fast, where, and back to now. */
export function PlaybackBar({ cockpit, onFailure }: TravelBarProps) {
  const travel = cockpit.playback.value;
  if (travel === undefined) return null;
  return (
    <footer class="travel" aria-label="Time">
      <button type="button" onClick={() => void cockpit.togglePlaying().catch(onFailure)}>
        {travel.isPlaying ? "Pause" : "Play"}
      </button>
      <label>
        <span class="hidden">Speed</span>
        <select value={travel.speed} onChange={({ currentTarget }) => cockpit.setSpeed(speedOf(currentTarget.value))}>
          {speeds.map((speed) => (
            <option key={speed} value={speed}>
              {speed} ×
            </option>
          ))}
        </select>
      </label>
      <Scrubber travel={travel} onSeek={(seq) => void cockpit.seek(seq).catch(onFailure)} />
      <output>{formatTimeOfDay(cockpit.gameTimeMs.value) ?? "—"}</output>
      <button type="button" onClick={() => cockpit.now()}>
        Now
      </button>
    </footer>
  );
}

function speedOf(text: string): PlaybackState["speed"] {
  return speeds.find((speed) => `${speed}` === text) ?? 1;
}

function Scrubber({ travel, onSeek }: { readonly travel: PlaybackState; readonly onSeek: (seq: number) => void }) {
  const { seq, lastSeq, marks } = travel;
  return (
    <div class="scrubber">
      <svg viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true">
        {marks.map((mark) => (
          <path key={mark.seq} class={mark.sort} d={`M${((mark.seq / Math.max(1, lastSeq)) * 1000).toFixed(1)} 0v8`} />
        ))}
      </svg>
      <input
        type="range"
        aria-label="Place in the journal"
        min={0}
        max={lastSeq}
        value={seq}
        onInput={({ currentTarget }) => onSeek(Number(currentTarget.value))}
      />
    </div>
  );
}
