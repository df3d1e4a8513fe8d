/** The styles of the output, with their ECMA-48 codes. */
const codes = { strong: 1, dim: 2, good: 32, warning: 33, bad: 31, kind: 36 } as const;

/** One function per style; each returns the text unchanged when there are no colours. */
export type Palette = Readonly<Record<keyof typeof codes, (text: string) => string>>;

/** The styles for an output, without any when it has no colours. */
export function paletteFor({ hasColour }: { readonly hasColour: boolean }): Palette {
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
