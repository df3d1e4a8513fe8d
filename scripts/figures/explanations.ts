/** Why a goal is not met, by the name of its benchmark; a missed goal without a word here fails the page. */
export const explanations: Readonly<Record<string, string>> = {
  "archive-corpus":
    "The bare copy never leaves native code and writes one table. The archive reads lines in JavaScript, because only there their positions are known, and writes up to sixteen nested tables by month.",
  "archive-queries":
    "At its bound: 1.07 to 1.17 in several runs. Each question is prepared before it is asked, to be sure that it only reads.",
  "archive-sink":
    "For every event the sink makes sure that its columns give back exactly what was parsed, a quarter of its time.",
  "fleet-collect":
    "The bare consume looks at nothing and writes nothing. Of the collector's time a part goes to parsing and judging each line and most of the rest to DuckDB, which writes up to seventeen nested tables on the two cores that also run three servers.",
  "fleet-collect-one": "As fleet-collect; a single server delivers faster than three, to both.",
  "fleet-uplink-one":
    "At its bound: 0.65 to 0.73 in several runs. A single server without syncing is so fast that what the uplink adds to a line, its header and its place, weighs more.",
  "fleet-uplink-one-synced": "Within noise of its bound: the disk decides, and runs gave from 0.59 to 1.17.",
  "simulator-grand-tour":
    "Within noise of its bound, which is in events and not a ratio: runs gave from 28,800 to 35,200 with the machine.",
  "check-threads":
    "A second thread must load and warm up before it helps, and one thread alone checks at a little over half the speed of the bare loop, which neither counts lines nor looks for half a line at the end.",
  "contract-parse":
    "At its bound: the guard against rounding long integers looks at every sixteenth character, and some runs land just above.",
  "contract-validate":
    "At its bound: what validating adds is about a quarter of the parsing, and a shared machine moves that by a tenth either way.",
  "check-corpus":
    "Some of the time is parsing, which guards against duplicate keys and long integers; of the rules, those that hold each line against the game's layout and those that remember engineers cost most.",
};
