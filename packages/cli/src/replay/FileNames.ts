import type { JournalName } from "@shipslog/contract";

/** Time zones differ by quarters of an hour; what is left is how long after its first line a file was named. */
const zoneMs = 15 * 60_000;

/**
 * Names files as the game would have if their sessions had begun at other times. All get the time zone of the first, so
 * that their names sort as they were begun; parts of one session keep one stamp.
 */
export class FileNames {
  readonly #stamps = new Map<string, string>();
  #zoneMs: number | undefined;

  /** The name of a recorded file whose first line moves from one time to another. */
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
