const line = (kind: string, members: string): string =>
  `{ "timestamp":"2026-05-01T12:00:00Z", "event":"${kind}", ${members} }`;
const services = (count: number): string => Array.from({ length: count }, (_, index) => `"s${index}"`).join(",");

/** Lines that once cost seconds or minutes, by what they hold. */
export const hostileLines: Readonly<Record<string, string>> = {
  "a name of 100,000 zeros": line("FSDJump", `"StarSystem":"${"0".repeat(100_000)}"`),
  "a fraction of 100,000 digits": line("FSDJump", `"JumpDist":0.${"1".repeat(100_000)}`),
  "an integer of 100,000 digits": line("FSDJump", `"SystemAddress":${"1".repeat(100_000)}`),
  "10,000 unknown services": line("Docked", `"StationServices":[${services(10_000)}]`),
  "500 suit modules that are wrong": line(
    "SuitLoadout",
    `"Modules":[${Array.from({ length: 500 }, () => "{}").join(",")}]`,
  ),
};
