/** What must not be in a report to post: names, ids, messages. */
export const people = {
  commander: "Zorblatt Vex",
  commanderId: "F7654321",
  friend: "Quillon",
  wing: "Hexameter Joy",
  victim: "Brambleworth",
  attacker: "Ünal Straße",
  squadron: "THE GRUNDLE OWLS",
  squadronId: "918273",
  squadronTag: "GRWL",
  carrier: "OSPREY NEST",
  callsign: "K7Q-B4Z",
  message: "sandwich afore ceilidh",
  answer: "bring thirteen umbrellas",
  folder: "Ermintrude",
} as const;

const { commander, commanderId, friend, wing, victim, attacker, squadron, squadronId, squadronTag } = people;
const { carrier, callsign, message, answer } = people;

/** Lines in the form of real ones, each with a time that no rule accepts, so that a report quotes it. */
const wrong: readonly string[] = [
  // Before the line that says who it is.
  `"event":"Music", "MusicTrack":"${commander}"`,
  `"event":"Commander", "FID":"${commanderId}", "Name":"${commander}"`,
  `"event":"LoadGame", "FID":"${commanderId}", "Commander":"${commander}", "Group":"${friend}", "Ship":"Sidewinder", "ShipName":"${commander.toUpperCase()}'S SHIP"`,
  `"event":"Friends", "Status":"Online", "Name":"${friend}"`,
  `"event":"WingJoin", "Others":[ "${wing}", "${friend}" ]`,
  `"event":"PVPKill", "Victim":"${victim}", "CombatRank":3`,
  `"event":"Interdicted", "Submitted":false, "Interdictor":"${attacker}", "IsPlayer":true`,
  `"event":"Died", "KillerName":"Cmdr ${victim}", "KillerShip":"ferdelance", "KillerRank":"Elite"`,
  `"event":"ShipTargeted", "TargetLocked":true, "PilotName":"$cmdr_decorate:#name=${wing};", "PilotName_Localised":"CMDR ${wing}", "SquadronID":"${squadronTag}"`,
  `"event":"SquadronStartup", "SquadronID":${squadronId}, "SquadronName":"${squadron}", "CurrentRank":2`,
  `"event":"CarrierStats", "CarrierID":3700005632, "Callsign":"${callsign}", "Name":"${carrier}"`,
  `"event":"FSSSignalDiscovered", "SystemAddress":10, "SignalName":"${carrier} ${callsign}", "IsStation":true`,
  `"event":"ReceiveText", "From":"${friend}", "Message":"${message}", "Channel":"player"`,
  `"event":"SendText", "To":"${friend}", "Message":"${answer}", "Sent":true`,
  `"event":"SendText", "To":"${friend}", "Message":7, "Note":"${commander}"`,
].map((fields) => `{ "timestamp":"2026-05-01 12:00", ${fields} }`);

const chat = `{ "timestamp":"2026-05-01T12:00:20Z", "event":"ReceiveText", "From":"${friend}", "Message":"${message}", "Channel":"player" }`;
const at = chat.indexOf("afore");

/** A journal that names everybody, in lines that a check reports: wrong, torn at every place that matters, and in no form at all. */
export const peopleText = [
  `{ "timestamp":"2026-05-01T12:00:00Z", "event":"Fileheader", "part":1, "language":"English/UK", "Odyssey":true, "gameversion":"4.1.0.100", "build":"r1 " }`,
  ...wrong,
  // Chat without what says that it is chat.
  chat.slice(at),
  chat.slice(0, at),
  chat.slice(0, at) + chat,
  chat.slice(0, at) + chat.slice(0, at),
  chat.replace('"Message"', "Message"),
  `\0\0\0${chat}`,
  `\uFEFF${chat}`,
  `[ ${chat} ]`,
  chat.replace('"event"', '"evnt"'),
  chat.replace('"Channel"', '"Range":nan, "Channel"'),
  `${message} ${answer} ${commander} ${squadronId}`,
]
  .map((text) => `${text}\r\n`)
  .join("");

/** The names, ids and messages that a text has; a message may be found in parts. */
export function peopleIn(text: string): readonly string[] {
  const pieces = Object.values(people).flatMap((each) => [each, ...each.split(" ").filter((word) => word.length > 4)]);
  const plain = text.toLowerCase();
  return [...new Set(pieces)].filter((piece) => plain.includes(piece.toLowerCase()));
}
