/** Says what is wrong with the numbered lines that a reader printed; undefined when each came once, in order. */
export function judgeLines(printed: string, lines: number): string | undefined {
  const numbers = [...printed.matchAll(/line-(\d{6})/g)].map(([, digits]) => Number(digits));
  const wrong = numbers.findIndex((number, at) => number !== at + 1);
  if (wrong !== -1) return `line ${wrong + 1} is number ${numbers[wrong]}`;
  return numbers.length === lines ? undefined : `${numbers.length} of ${lines} lines`;
}
