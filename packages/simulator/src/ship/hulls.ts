/** The properties of a hull that the model uses. */
export interface Hull {
  /** Internal name, as in the names of its cockpit and armour. */
  readonly symbol: string;
  readonly name: string;
  readonly massT: number;
  readonly reservoirT: number;
  /** The smallest pad it fits. */
  readonly pad: "Small" | "Medium" | "Large";
}

/** The hulls that builds use, by name. */
export const hulls = {
  "asp-explorer": { symbol: "asp", name: "Asp Explorer", massT: 280, reservoirT: 0.63, pad: "Medium" },
  "krait-phantom": { symbol: "krait_light", name: "Krait Phantom", massT: 270, reservoirT: 0.63, pad: "Medium" },
  python: { symbol: "python", name: "Python", massT: 350, reservoirT: 0.83, pad: "Medium" },
  anaconda: { symbol: "anaconda", name: "Anaconda", massT: 400, reservoirT: 1.07, pad: "Large" },
  "type-9": { symbol: "type9", name: "Type-9 Heavy", massT: 850, reservoirT: 0.77, pad: "Large" },
  chieftain: { symbol: "typex", name: "Alliance Chieftain", massT: 400, reservoirT: 0.77, pad: "Medium" },
  "cobra-mk3": { symbol: "cobramkiii", name: "Cobra MkIII", massT: 180, reservoirT: 0.49, pad: "Small" },
} as const satisfies Readonly<Record<string, Hull>>;

/** The name of a hull in a build. */
export type HullName = keyof typeof hulls;
