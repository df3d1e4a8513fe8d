/** Classes of main stars, in the spelling of StarClass in NavRoute. */
export const starClasses = [
  "O",
  "B",
  "A",
  "F",
  "G",
  "K",
  "M",
  "L",
  "T",
  "Y",
  "TTS",
  "AeBe",
  "C",
  "CN",
  "S",
  "MS",
  "W",
  "DA",
  "DAZ",
  "DB",
  "DC",
  "DQ",
  "N",
  "H",
] as const;

/** A class of main star. */
export type StarClass = (typeof starClasses)[number];

/** Classes at which a fuel scoop works. */
export const scoopableClasses: ReadonlySet<StarClass> = new Set(["K", "G", "B", "F", "O", "A", "M"]);
