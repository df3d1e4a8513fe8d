/** The properties of a hull that the model uses. */
export interface Hull {
  /** Internal name, as in the names of its cockpit and armour. */
  readonly symbol: string;
  /** The spelling of the symbol in LoadGame. */
  readonly loadGame: string;
  readonly name: string;
  /** What the empty hull costs. */
  readonly valueCr: number;
  readonly massT: number;
  readonly reservoirT: number;
  /** The smallest pad it fits. */
  readonly pad: "Small" | "Medium" | "Large";
}

/** The hulls that builds use, by name. */
export const hulls = {
  "asp-explorer": {
    symbol: "asp",
    loadGame: "Asp",
    name: "Asp Explorer",
    valueCr: 6_140_000,
    massT: 280,
    reservoirT: 0.63,
    pad: "Medium",
  },
  "krait-phantom": {
    symbol: "krait_light",
    loadGame: "Krait_Light",
    name: "Krait Phantom",
    valueCr: 35_600_000,
    massT: 270,
    reservoirT: 0.63,
    pad: "Medium",
  },
  python: {
    symbol: "python",
    loadGame: "Python",
    name: "Python",
    valueCr: 55_300_000,
    massT: 350,
    reservoirT: 0.83,
    pad: "Medium",
  },
  anaconda: {
    symbol: "anaconda",
    loadGame: "Anaconda",
    name: "Anaconda",
    valueCr: 142_400_000,
    massT: 400,
    reservoirT: 1.07,
    pad: "Large",
  },
  "type-9": {
    symbol: "type9",
    loadGame: "Type9",
    name: "Type-9 Heavy",
    valueCr: 73_300_000,
    massT: 850,
    reservoirT: 0.77,
    pad: "Large",
  },
  chieftain: {
    symbol: "typex",
    loadGame: "TypeX",
    name: "Alliance Chieftain",
    valueCr: 18_600_000,
    massT: 400,
    reservoirT: 0.77,
    pad: "Medium",
  },
  "cobra-mk3": {
    symbol: "cobramkiii",
    loadGame: "CobraMkIII",
    name: "Cobra Mk III",
    valueCr: 206_000,
    massT: 180,
    reservoirT: 0.49,
    pad: "Small",
  },
} as const satisfies Readonly<Record<string, Hull>>;

/** The name of a hull in a build. */
export type HullName = keyof typeof hulls;
