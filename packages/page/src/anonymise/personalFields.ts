import type { Role } from "./Pseudonyms.ts";
import { callsign } from "./carriers.ts";

/** The recipients of SendText that are not a person. */
const channels = new Set(["", "wing", "local", "squadron", "squadleaders", "starsystem", "voicechat", "multicrew"]);

/** The game writes its own texts as symbols, as `$COMMS_entered:#name=Sol;`. */
const isSymbol = (value: string) => value.startsWith("$");
const isPlain = (value: string) => value !== "" && !isSymbol(value);

const byPlayer: PersonalField["when"] = (value, read) => read("IsPlayer") === "true" && isPlain(value);
const amongPlayers: PersonalField["when"] = (value, read) => read("Channel") !== "npc" && isPlain(value);
const byCommander: PersonalField["when"] = (value) => /^cmdr /i.test(value);
const onSquadronCarrier: PersonalField["when"] = (value, read) =>
  read("StationType") === "FleetCarrier" && !callsign.test(value);

/** Every field that names a commander, a friend, a squadron or a carrier, or holds a chat message. */
export const personalFields: readonly PersonalField[] = [
  { kind: "Commander", path: "Name", role: "person" },
  { kind: "NewCommander", path: "Name", role: "person" },
  { kind: "ClearSavedGame", path: "Name", role: "person" },
  { kind: "LoadGame", path: "Commander", role: "person" },
  // A private group has the name of the commander who owns it.
  { kind: "LoadGame", path: "Group", role: "person" },
  { path: "FID", role: "commanderId" },
  { kind: "Friends", path: "Name", role: "person" },
  { kind: "WingAdd", path: "Name", role: "person" },
  { kind: "WingInvite", path: "Name", role: "person" },
  { kind: "WingJoin", path: "Others[]", role: "person" },
  { kind: "CrewMemberJoins", path: "Crew", role: "person" },
  { kind: "CrewMemberQuits", path: "Crew", role: "person" },
  { kind: "CrewMemberRoleChange", path: "Crew", role: "person" },
  { kind: "KickCrewMember", path: "Crew", role: "person" },
  { kind: "JoinACrew", path: "Captain", role: "person" },
  { kind: "QuitACrew", path: "Captain", role: "person" },
  { kind: "Embark", path: "Crew[].Name", role: "person" },
  { kind: "Disembark", path: "Crew[].Name", role: "person" },
  { kind: "PVPKill", path: "Victim", role: "person" },
  { kind: "Interdicted", path: "Interdictor", role: "person", when: byPlayer },
  { kind: "Interdiction", path: "Interdicted", role: "person", when: byPlayer },
  { kind: "EscapeInterdiction", path: "Interdictor", role: "person", when: byPlayer },
  { kind: "Died", path: "KillerName", role: "person", when: byCommander },
  { kind: "Died", path: "Killers[].Name", role: "person", when: byCommander },
  { kind: "CrimeVictim", path: "Offender", role: "person", when: byCommander },
  { kind: "CommitCrime", path: "Victim", role: "person", when: byCommander },
  { kind: "ReceiveText", path: "From", role: "person", when: amongPlayers },
  { kind: "ReceiveText", path: "Message", role: "chat", when: amongPlayers },
  { kind: "SendText", path: "To", role: "person", when: (value) => isPlain(value) && !channels.has(value) },
  { kind: "SendText", path: "Message", role: "chat", when: isPlain },
  { path: "SquadronName", role: "squadron" },
  // A number in squadron events, four letters when a ship was scanned.
  { path: "SquadronID", role: "squadronId", when: (value) => /^\d+$/.test(value) },
  { path: "SquadronID", role: "squadronTag", when: (value) => !/^\d+$/.test(value) },
  // A squadron's carrier has the squadron's tag as its station name.
  { path: "StationName", role: "squadronTag", when: onSquadronCarrier },
  { kind: "CarrierStats", path: "Name", role: "carrier" },
  { kind: "CarrierNameChange", path: "Name", role: "carrier" },
  { path: "CarrierName", role: "carrier" },
];

/** A field with a personal value. */
export interface PersonalField {
  /** The kind of event it is in; any kind when left out. */
  readonly kind?: string;
  /** Path of field names, as `Killers[].Name`. */
  readonly path: string;
  readonly role: Role;
  /** Whether the value is personal in this event; always when left out. */
  readonly when?: (value: string, read: (path: string) => string | undefined) => boolean;
}
