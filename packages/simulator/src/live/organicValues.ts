import type { Species } from "../galaxy/survey/species.ts";

/** What Vista Genomics pays for each species, by genus and number; 14 of them as in real lines of 2024 and 2025; no line at hand shows the others, so they may differ from the game. */
const valuesCr: Readonly<Record<string, number>> = {
  "Bacterial 01": 1_000_000,
  "Bacterial 05": 1_000_000,
  "Bacterial 06": 1_658_500,
  "Bacterial 08": 8_418_000,
  "Bacterial 12": 1_689_800,
  "Tussocks 05": 1_766_600,
  "Tussocks 09": 1_000_000,
  "Stratum 02": 1_362_000,
  "Stratum 07": 19_010_800,
  "Fungoids 01": 1_670_100,
  "Fungoids 03": 3_703_200,
  "Osseus 01": 4_027_800,
  "Osseus 03": 2_404_700,
  "Osseus 04": 3_156_300,
  "Shrubs 04": 10_326_000,
  "Cactoid 05": 2_483_600,
  "Conchas 03": 2_352_400,
  "Tubus 03": 11_873_200,
  "Aleoids 03": 3_385_200,
  "Fonticulus 02": 1_000_000,
  "Fonticulus 04": 3_111_000,
};

/** Returns what the samples of a species are worth. */
export function organicValueCr({ genus, number }: Species): number {
  return valuesCr[`${genus} ${number}`] ?? 1_000_000;
}
