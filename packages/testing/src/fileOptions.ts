import type { PlanOptions } from "@shipslog/journal";
import { games, type GameName } from "@shipslog/simulator";

/** How the journals are named and divided; the defaults are those of the game. */
export type FileOptions = Pick<PlanOptions, "form" | "channel" | "utcOffsetMinutes" | "linesPerPart">;

/** Separates the options of files from the others; names have the form of the game unless another is given. */
export function separateFileOptions<Options extends FileOptions & { readonly game?: GameName }>({
  form,
  channel,
  utcOffsetMinutes,
  linesPerPart,
  ...others
}: Options): { readonly files: FileOptions; readonly others: Omit<Options, keyof FileOptions> } {
  const { game } = others;
  const inForm = form ?? (game && games[game]?.form);
  const given = Object.entries({ form: inForm, channel, utcOffsetMinutes, linesPerPart }).filter(
    ([, value]) => value !== undefined,
  );
  return { files: Object.fromEntries(given), others };
}
