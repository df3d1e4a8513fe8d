import type { Framing } from "../Scene.ts";

/** The player joins another's crew from afar. */
export const JoinACrew: Framing = ({ profile }) => ({ Captain: profile.captain, Telepresence: true });

/** The player leaves that crew. */
export const QuitACrew: Framing = ({ profile }) => ({ Captain: profile.captain });
