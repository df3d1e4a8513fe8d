import type { CompanionEntry, Entry } from "@shipslog/contract";
import type { Notice } from "@shipslog/journal";

/** Shows a live journal. */
export interface View {
  entry(entry: Entry): Promise<void>;
  companion(entry: CompanionEntry): Promise<void>;
  notice(notice: Notice): Promise<void>;
  /** Called once, after the last entry. */
  end(): void;
}
