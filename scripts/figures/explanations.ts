/** Why a goal is not met, by name of its benchmark; a missed goal without an explanation fails the page. */
export const missedGoals: Readonly<Record<string, string>> = {
  "archive-corpus":
    "The bare copy never leaves native code and writes one table. The archive also writes up to sixteen nested tables by month, and every line with its position.",
  "archive-queries":
    "Each query is prepared before it runs, to make sure that it only reads. Quieter runs gave 1.07 to 1.17; the spread shows how uneven the machine was.",
  "archive-sink":
    "For every event the sink verifies that its columns restore exactly what was parsed; this takes a quarter of its time.",
  "fleet-collect":
    "The bare consumer neither parses nor writes. The collector parses, checks and stages each line in one JavaScript thread, which takes longer than receiving it, and DuckDB writes up to seventeen nested tables on the two cores that also run three servers.",
  "fleet-collect-one": "Same as fleet-collect; a single server delivers faster than three, to both.",
  "fleet-uplink-one":
    "Close to the goal: 0.65 to 0.73 in several runs. A single server without syncing is so fast that the header and position the uplink adds to each line cost relatively more.",
  "fleet-uplink-one-synced": "Within noise of the goal: the disk decides, and runs gave 0.59 to 1.17.",
  "simulator-grand-tour":
    "The goal is absolute and not a ratio, and the machine ran at about half of its usual speed: the limit, which only prints, fell from 135,000 to 62,000 events/s. Earlier runs gave 28,800 to 35,200.",
  "check-threads":
    "A second thread must load and warm up before it helps, and one thread alone checks at a third of the speed of the bare loop, which judges nothing (see check-corpus).",
  "contract-parse":
    "Close to the goal: the guard against rounding long integers looks at every sixteenth character, and some runs are just above.",
  "contract-validate":
    "Close to the goal: validation adds about a quarter to parsing, and a shared machine varies by a tenth either way.",
  "check-corpus":
    "Judging the 209 observed kinds takes a third of the time; without it, as the peer, the ratio is 0.57. By its profile, 54 % is `JSON.parse` and making entries, 35 % the observed kinds and 11 % all other rules. A third of the time for observed kinds makes the paths of nested objects, which only a finding needs.",
  "archive-corpus-whole":
    "Same as archive-corpus. The whole corpus has more months, and each month is written as files of its own.",
};
