/** Why a goal is not met, by the name of its benchmark; a missed goal without a word here fails the page. */
export const explanations: Readonly<Record<string, string>> = {
  "archive-corpus":
    "The bare copy never leaves native code and writes one table. The archive reads lines in JavaScript, because only there their positions are known, and writes up to sixteen nested tables by month.",
  "archive-queries":
    "At its bound: the run is short, and the views over a lake cost a little more than files named by hand.",
  "archive-sink":
    "For every event the sink makes sure that its columns give back exactly what was parsed, a quarter of its time.",
  "check-corpus":
    "Some of the time is parsing, which guards against duplicate keys and long integers; of the rules, those that hold each line against the game's layout and those that remember engineers cost most.",
};
