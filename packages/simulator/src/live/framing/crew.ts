import type { Framing } from "../Framing.ts";

/** The player joins a crew by telepresence. */
const JoinACrew: Framing = ({ profile }) => ({ Captain: profile.captain, Telepresence: true });

/** The player leaves that crew. */
const QuitACrew: Framing = ({ profile }) => ({ Captain: profile.captain });

/** Lines about the crew of another ship. */
export const crewLines = { JoinACrew, QuitACrew } as const;
