import type { JournalName } from "@shipslog/contract";

/** Time zones are multiples of this; the rest of an offset is the delay between naming a file and its first line. */
const zoneMs = 15 * 60_000;

/**
 * Names journals as the game would if their sessions had begun at another time. All names use the time zone of the first
 * one, so that they sort by time. The parts of a session share one stamp.
 */
export class FileRenamer {
  readonly #stamps = new Map<string, string>();
  #zoneMs: number | undefined;

  /** The new name of a recorded file whose first line moves from `recordedMs` to `playedMs`. */
  rename({ file, stamp }: JournalName, recordedMs: number, playedMs: number): string {
    const known = this.#stamps.get(stamp);
    const fresh =
      known ?? this.#stampAt(Date.parse(`${stamp.slice(0, 11)}${colons(stamp.slice(11))}Z`) - recordedMs, playedMs);
    this.#stamps.set(stamp, fresh);
    const isOldForm = !file.includes(stamp);
    return isOldForm ? file.replace(/\d{12}/, fresh.slice(2).replaceAll(/[-T]/g, "")) : file.replace(stamp, fresh);
  }

  #stampAt(offsetMs: number, playedMs: number): string {
    const ownZoneMs = Math.round(offsetMs / zoneMs) * zoneMs;
    this.#zoneMs ??= ownZoneMs;
    const wallClock = new Date(playedMs + this.#zoneMs + (offsetMs - ownZoneMs)).toISOString();
    return wallClock.slice(0, 19).replaceAll(":", "");
  }
}

const colons = (time: string) => time.replaceAll(/\d\d(?=\d)/g, "$&:");
