import type { OutputStream } from "../Host.ts";

/** The colours of the command, each by what it says; the numbers are those of ECMA-48. */
const codes = { strong: 1, dim: 2, good: 32, warning: 33, bad: 31, kind: 36 } as const;

/** Puts text in a colour, or leaves it as it is where none is wanted. */
export type Palette = Readonly<Record<keyof typeof codes, (text: string) => string>>;

/** The colours an output shows: none where it is no terminal or NO_COLOR is set. */
export function paletteFor({ hasColour }: Pick<OutputStream, "hasColour">): Palette {
  const paint = (code: number) => (text: string) =>
    hasColour && text !== "" ? `\u001B[${code}m${text}\u001B[0m` : text;
  return {
    strong: paint(codes.strong),
    dim: paint(codes.dim),
    good: paint(codes.good),
    warning: paint(codes.warning),
    bad: paint(codes.bad),
    kind: paint(codes.kind),
  };
}
