/** Says what is wrong with the whole states of Status.json that a reader printed; undefined when they grow and the last one is there. */
export function judgeStatus(printed: string, last: number): string | undefined {
  const whole = /"file":"Status\.json".*"event":\{.*"Flags":(\d+) \}\}$/gm;
  const numbers = [...printed.matchAll(whole)].map(([, digits]) => Number(digits));
  const wrong = numbers.findIndex((number, at) => number <= (numbers[at - 1] ?? 0));
  if (wrong !== -1) return `Status ${numbers[wrong]} came after ${numbers[wrong - 1]}`;
  return numbers.at(-1) === last ? undefined : `the last Status is ${numbers.at(-1) ?? "none"}, not ${last}`;
}
