/** A career in which the game counts ranks, as the events Rank and Promotion name it. */
export type RankedCareer =
  | "Combat"
  | "Trade"
  | "Explore"
  | "Soldier"
  | "Exobiologist"
  | "CQC"
  | "Federation"
  | "Empire";

const elite = ["Elite", "Elite I", "Elite II", "Elite III", "Elite IV", "Elite V"];

/** The names of the ranks of each career, from rank 0 on. */
export const rankNames: Readonly<Record<RankedCareer, { readonly title: string; readonly names: readonly string[] }>> =
  {
    Combat: {
      title: "combat",
      names: [
        ...["Harmless", "Mostly Harmless", "Novice", "Competent", "Expert", "Master", "Dangerous", "Deadly"],
        ...elite,
      ],
    },
    Trade: {
      title: "trade",
      names: [
        ...["Penniless", "Mostly Penniless", "Peddler", "Dealer", "Merchant", "Broker", "Entrepreneur", "Tycoon"],
        ...elite,
      ],
    },
    Explore: {
      title: "exploration",
      names: [
        ...["Aimless", "Mostly Aimless", "Scout", "Surveyor", "Trailblazer", "Pathfinder", "Ranger", "Pioneer"],
        ...elite,
      ],
    },
    Soldier: {
      title: "on foot",
      names: [
        ...["Defenceless", "Mostly Defenceless", "Rookie", "Soldier", "Gunslinger", "Warrior", "Gladiator", "Deadeye"],
        ...elite,
      ],
    },
    Exobiologist: {
      title: "exobiology",
      names: [
        ...["Directionless", "Mostly Directionless", "Compiler", "Collector", "Cataloguer", "Taxonomist"],
        ...["Ecologist", "Geneticist", ...elite],
      ],
    },
    CQC: {
      title: "arena",
      names: [
        ...["Helpless", "Mostly Helpless", "Amateur", "Semi Professional", "Professional", "Champion", "Hero"],
        ...["Legend", ...elite],
      ],
    },
    Federation: {
      title: "Federation",
      names: [
        ...["None", "Recruit", "Cadet", "Midshipman", "Petty Officer", "Chief Petty Officer", "Warrant Officer"],
        ...["Ensign", "Lieutenant", "Lieutenant Commander", "Post Commander", "Post Captain", "Rear Admiral"],
        ...["Vice Admiral", "Admiral"],
      ],
    },
    Empire: {
      title: "Empire",
      names: [
        ...["None", "Outsider", "Serf", "Master", "Squire", "Knight", "Lord", "Baron", "Viscount", "Count", "Earl"],
        ...["Marquis", "Duke", "Prince", "King"],
      ],
    },
  };
