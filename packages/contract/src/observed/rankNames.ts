/** The careers with ranks, in the order of the game. */
export const rankedCareers = [
  "Combat",
  "Trade",
  "Explore",
  "Soldier",
  "Exobiologist",
  "Empire",
  "Federation",
  "CQC",
] as const;

/** A career with ranks, as Rank, Progress and Promotion name it. */
export type RankedCareer = (typeof rankedCareers)[number];

const elite = ["Elite", "Elite I", "Elite II", "Elite III", "Elite IV", "Elite V"];

/** The names of the ranks, from rank 0. */
export const rankNames: Readonly<Record<RankedCareer, readonly string[]>> = {
  Combat: [
    ...["Harmless", "Mostly Harmless", "Novice", "Competent", "Expert", "Master", "Dangerous", "Deadly"],
    ...elite,
  ],
  Trade: [
    ...["Penniless", "Mostly Penniless", "Peddler", "Dealer", "Merchant", "Broker", "Entrepreneur", "Tycoon"],
    ...elite,
  ],
  Explore: [
    ...["Aimless", "Mostly Aimless", "Scout", "Surveyor", "Trailblazer", "Pathfinder", "Ranger", "Pioneer"],
    ...elite,
  ],
  Soldier: [
    ...["Defenceless", "Mostly Defenceless", "Rookie", "Soldier", "Gunslinger", "Warrior", "Gladiator", "Deadeye"],
    ...elite,
  ],
  Exobiologist: [
    ...["Directionless", "Mostly Directionless", "Compiler", "Collector", "Cataloguer", "Taxonomist", "Ecologist"],
    ...["Geneticist", ...elite],
  ],
  Empire: [
    ...["None", "Outsider", "Serf", "Master", "Squire", "Knight", "Lord", "Baron", "Viscount", "Count", "Earl"],
    ...["Marquis", "Duke", "Prince", "King"],
  ],
  Federation: [
    ...["None", "Recruit", "Cadet", "Midshipman", "Petty Officer", "Chief Petty Officer", "Warrant Officer", "Ensign"],
    ...[
      "Lieutenant",
      "Lieutenant Commander",
      "Post Commander",
      "Post Captain",
      "Rear Admiral",
      "Vice Admiral",
      "Admiral",
    ],
  ],
  CQC: [
    ...["Helpless", "Mostly Helpless", "Amateur", "Semi Professional", "Professional", "Champion", "Hero", "Legend"],
    ...elite,
  ],
};

/** What players call the careers with ranks. */
export const careerNames: Readonly<Record<RankedCareer, string>> = {
  Combat: "Combat",
  Trade: "Trade",
  Explore: "Exploration",
  Soldier: "Mercenary",
  Exobiologist: "Exobiology",
  Empire: "Empire",
  Federation: "Federation",
  CQC: "CQC",
};
