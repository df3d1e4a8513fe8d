import { corpusLines, type CorpusSelection } from "../corpus/corpus.ts";

/** A kind that occurs often in what a player does in a session, by what the player does. */
const signs = {
  combat: ["Bounty", "FactionKillBond"],
  trade: ["MarketBuy", "MarketSell"],
  onFoot: ["Disembark"],
  carrier: ["CarrierStats"],
  exploration: ["FSDJump"],
} as const;

/** What a player does for most of a session. */
export type PlayStyle = keyof typeof signs;

/** How many lines with its sign make a session one of this play; the first that fits counts. */
const signsMin: Readonly<Record<PlayStyle, number>> = { combat: 5, trade: 4, onFoot: 15, carrier: 3, exploration: 10 };

/** The lines and hours of real sessions. */
export interface RealRhythm {
  sessions: number;
  lines: number;
  hours: number;
}

/** The longest pause that counts as play. */
const pauseMaxMs = 600_000;

interface Session {
  readonly counts: Map<string, number>;
  lines: number;
  playedMs: number;
  lastMs: number;
}

function playOf({ counts }: Session): PlayStyle | undefined {
  return (Object.keys(signs) as PlayStyle[]).find((play) => {
    const found = signs[play].reduce((sum, kind) => sum + (counts.get(kind) ?? 0), 0);
    return found >= signsMin[play];
  });
}

/** Measures real journals by what the player does; pauses of more than ten minutes do not count. */
export async function realRhythms(selection: CorpusSelection): Promise<ReadonlyMap<PlayStyle, RealRhythm>> {
  const sessions = new Map<string, Session>();
  for await (const { file, text } of corpusLines(selection)) {
    const [, time = ""] = /"timestamp": ?"([^"]*)"/.exec(text) ?? [];
    const [, kind = ""] = /"event": ?"([^"]*)"/.exec(text) ?? [];
    const timeMs = Date.parse(time);
    if (Number.isNaN(timeMs)) continue;
    const begun: Session = { counts: new Map(), lines: 0, playedMs: 0, lastMs: timeMs };
    const session = sessions.get(file.name) ?? begun;
    sessions.set(file.name, session);
    session.counts.set(kind, (session.counts.get(kind) ?? 0) + 1);
    session.lines += 1;
    session.playedMs += Math.min(pauseMaxMs, Math.max(0, timeMs - session.lastMs));
    session.lastMs = timeMs;
  }
  const rhythms = new Map<PlayStyle, RealRhythm>();
  for (const session of sessions.values()) add(rhythms, session);
  return rhythms;
}

function add(rhythms: Map<PlayStyle, RealRhythm>, session: Session): void {
  const play = playOf(session);
  if (play === undefined) return;
  const sum = rhythms.get(play) ?? { sessions: 0, lines: 0, hours: 0 };
  rhythms.set(play, sum);
  sum.sessions += 1;
  sum.lines += session.lines;
  sum.hours += session.playedMs / 3_600_000;
}
