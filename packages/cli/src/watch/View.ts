import type { CompanionEntry, Entry } from "@shipslog/contract";
import type { Notice } from "@shipslog/journal";

/** Somewhere a live journal is shown. */
export interface View {
  entry(entry: Entry): Promise<void>;
  companion(entry: CompanionEntry): Promise<void>;
  notice(notice: Notice): Promise<void>;
  /** Nothing more will come. */
  end(): void;
}
