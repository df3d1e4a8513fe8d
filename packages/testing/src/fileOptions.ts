import type { PlanOptions } from "@shipslog/journal";

/** How the journals are named and divided; the defaults are those of the game. */
export type FileOptions = Pick<PlanOptions, "form" | "channel" | "utcOffsetMinutes" | "linesPerPart">;

/** Separates the options of files from the others. */
export function separateFileOptions<Options extends FileOptions>({
  form,
  channel,
  utcOffsetMinutes,
  linesPerPart,
  ...others
}: Options): { readonly files: FileOptions; readonly others: Omit<Options, keyof FileOptions> } {
  const given = Object.entries({ form, channel, utcOffsetMinutes, linesPerPart }).filter(
    ([, value]) => value !== undefined,
  );
  return { files: Object.fromEntries(given), others };
}
