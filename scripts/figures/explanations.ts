/** Why a goal is not met, by the name of its benchmark; a missed goal without a word here fails the page. */
export const explanations: Readonly<Record<string, string>> = {
  "check-corpus":
    "About a third of the time is parsing, which guards against duplicate keys and long integers; of the rules, the ones that hold each line against the game's layout and those that remember engineers cost most.",
};
