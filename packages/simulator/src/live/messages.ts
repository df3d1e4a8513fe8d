import type { Chance } from "../chance/Chance.ts";

/** Who sends a message: a name, or a symbol with its text; empty for the channel itself. */
export interface TextSender {
  readonly name: string;
  readonly text: string | undefined;
}

/** A message: a symbol with its text, or what a player typed. */
export interface Message {
  readonly symbol: string;
  readonly text: string | undefined;
}

type Row = readonly [symbol: string, english: string, french: string];

/** What ships and ports say, by occasion, with the texts of both languages. */
const table = {
  pirateScans: [
    ["$Pirate_OnStartScanCargo02;", "Carrying anything nice?", "Qu'est-ce que tu as dans ta soute ?"],
    ["$Pirate_OnStartScanCargo03;", "What are you hauling?", "Qu'est-ce que tu transportes ?"],
    ["$Pirate_OnStartScanCargo09;", "The scan will soon be over.", "L'analyse prendra pas longtemps."],
    ["$Pirate_OnStartScanCargo10;", "Let me see what you have.", "Voyons ce que tu caches."],
  ],
  pirateFindsNothing: [
    ["$Pirate_OnNoCargoFound02;", "Bah, nothing.", "Rien ? Peuh..."],
    ["$Pirate_OnNoCargoFound07;", "Nothing for me here.", "Rien qui m'intéresse là-dedans..."],
  ],
  pirateAttacks: [
    ["$Pirate_OnDeclarePiracyAttack05;", "You have no chance now.", "Tu vas le regretter !"],
    ["$Pirate_OnDeclarePiracyAttack06;", "Prepare for death, fool!", "Prépare-toi à mourir !"],
    ["$Pirate_OnDeclarePiracyAttack16;", "I have you in my sights.", "Je t'ai dans ma ligne de mire."],
  ],
  pirateThreatens: [
    [
      "$Pirate_ThreatenUnits01:#units=1;",
      "Leave 1t of your cargo here and you may go.",
      "Laisse 1t de ta soute ici et tu pourras partir.",
    ],
    [
      "$Pirate_ThreatenUnits01:#units=2;",
      "Leave 2t of your cargo here and you may go.",
      "Laisse 2t de ta soute ici et tu pourras partir.",
    ],
    [
      "$Pirate_ThreatenUnits01:#units=3;",
      "Leave 3t of your cargo here and you may go.",
      "Laisse 3t de ta soute ici et tu pourras partir.",
    ],
    [
      "$Pirate_ThreatenUnits01:#units=8;",
      "Leave 8t of your cargo here and you may go.",
      "Laisse 8t de ta soute ici et tu pourras partir.",
    ],
    [
      "$Pirate_ThreatenValue01:#value=8500;",
      "Cargo for 8,500 Cr, or you do not leave.",
      "Pour 8 500 cr de marchandises, ou tu restes ici.",
    ],
    [
      "$Pirate_ThreatenValue01:#value=20500;",
      "Cargo for 20,500 Cr, or you do not leave.",
      "Pour 20 500 cr de marchandises, ou tu restes ici.",
    ],
    [
      "$Pirate_ThreatenValue01:#value=51500;",
      "Cargo for 51,500 Cr, or you do not leave.",
      "Pour 51 500 cr de marchandises, ou tu restes ici.",
    ],
  ],
  pirateCounts: [
    ["$Pirate_ThreatenTimer01:#seconds=15;", "15 seconds, no more.", "15 secondes, pas plus."],
    [
      "$Pirate_ThreatenTimer02:#seconds=15;",
      "Drop something within 15 seconds.",
      "Largue quelque chose d'ici 15 secondes.",
    ],
    ["$Pirate_ThreatenTimer03:#seconds=15;", "In 15 seconds I fire.", "Dans 15 secondes, je tire."],
    ["$Pirate_ThreatenTimer04:#seconds=15;", "I count to 15, then I shoot.", "Je compte jusqu'à 15, puis je tire."],
    [
      "$Pirate_ThreatenTimer05:#seconds=15;",
      "15 seconds until your hull burns.",
      "15 secondes avant que ta coque ne brûle.",
    ],
  ],
  pirateReminds: [
    ["$Pirate_ReminderUnits01:#units=1;", "1t of cargo, and I stop.", "1t de marchandises, et j'arrête."],
    ["$Pirate_ReminderUnits01:#units=2;", "2t of cargo, and I stop.", "2t de marchandises, et j'arrête."],
    ["$Pirate_ReminderUnits01:#units=3;", "3t of cargo, and I stop.", "3t de marchandises, et j'arrête."],
    ["$Pirate_ReminderUnits01:#units=8;", "8t of cargo, and I stop.", "8t de marchandises, et j'arrête."],
    [
      "$Pirate_ReminderValue01:#value=8500;",
      "Cargo for 8,500 Cr, and I stop.",
      "Pour 8 500 cr de marchandises, et j'arrête.",
    ],
    [
      "$Pirate_ReminderValue01:#value=20500;",
      "Cargo for 20,500 Cr, and I stop.",
      "Pour 20 500 cr de marchandises, et j'arrête.",
    ],
    [
      "$Pirate_ReminderValue01:#value=51500;",
      "Cargo for 51,500 Cr, and I stop.",
      "Pour 51 500 cr de marchandises, et j'arrête.",
    ],
  ],
  pirateInterdicts: [
    ["$Pirate_StartInterdiction03;", "I have you now!", "Je te tiens !"],
    ["$Pirate_StartInterdiction04;", "Prepare yourself!", "Prépare-toi !"],
  ],
  nearDeath: [
    ["$BadKarmaCriticalDamage02;", "Impossible!", "C'est pas possible !"],
    ["$BadKarmaCriticalDamage04;", "I don't believe it!", "J'y crois pas !"],
    ["$BadKarmaCriticalDamage05;", "No, no!", "Non, non !"],
    ["$BadKarmaCriticalDamage07;", "Too much damage!", "Trop de dégâts !"],
  ],
  policeArrive: [
    ["$Police_ArriveInvestigate01;", "Investigating reports of crime.", "Enquête en cours sur des crimes signalés."],
    ["$Police_ArriveInvestigate05;", "Police response unit in position.", "Forces de l'ordre en position."],
  ],
  policeFindNothing: [
    [
      "$Police_ThankYouPassedStopAndSearch11;",
      "We didn't find anything on you this time.",
      "Nous n'avons rien à vous reprocher, commandant. La prochaine fois, peut-être...",
    ],
  ],
  commuters: [
    ["$Commuter_AuthorityScan02;", "How can I be of assistance?", "Que puis-je faire pour vous ?"],
    ["$Commuter_AuthorityScan04;", "Is this really necessary?", "Vous croyez vraiment que c'est nécessaire ?"],
    ["$Commuter_AuthorityScan06;", "What's going on here, officer?", "Que se passe-t-il ici ?"],
  ],
  liners: [
    [
      "$CruiseLiner_SCPatrol04;",
      "I'd like to direct your attention to our flight attendants for a brief safety demonstration.",
      "Merci de vous tourner vers nos hôtesses qui vont vous faire une brève démonstration des procédures de sécurité à bord.",
    ],
  ],
  neutralPort: [
    [
      "$DockingChatter_Neutral;",
      "Ensure to observe starport protocol during your visit, pilot.",
      "Suivez le protocole du spatioport à la lettre lors de votre visite, pilote.",
    ],
  ],
  friendlyPort: [
    ["$DockingChatter_Cordial;", "Welcome back, Commander.", "C'est un plaisir de vous revoir, commandant."],
  ],
  alliedPort: [
    [
      "$DockingChatter_Allied;",
      "An ally like you is always welcome here.",
      "Nous aurons toujours besoin d'alliés de votre calibre par ici, commandant.",
    ],
  ],
  dockingGranted: [["$STATION_docking_granted;", "Docking request granted.", "Demande d'appontage accordée."]],
  dockingDenied: [["$STATION_docking_denied;", "Docking request denied.", "Demande d'appontage refusée."]],
  tooLarge: [
    [
      "$STATION_docking_denied_toolarge;",
      "Docking request denied, no pad large enough.",
      "Demande d'appontage refusée, aucune plateforme assez grande.",
    ],
  ],
  accessRestricted: [
    [
      "$STATION_docking_denied_accessRestricted;",
      "Docking request denied, you do not meet the set permissions.",
      "Demande d'appontage refusée, vous n'avez pas les autorisations requises.",
    ],
  ],
  tooFarAway: [
    [
      "$DockingFailed_Distance:#distance=7500;",
      "Docking request denied: please approach to 7500m",
      "Demande d'appontage refusée : approchez-vous à 7500 m",
    ],
  ],
  offencesPending: [
    [
      "$DockingFailed_Offences:#offencetimer=13;",
      "Docking request denied: starport infractions pending (13 seconds remaining)",
      "Demande d'appontage refusée : infractions au règlement du spatioport non résolues (13 s restantes)",
    ],
  ],
  noCriminals: [
    [
      "$DockingFailed_Hostile;",
      "Criminals have no docking privileges, lethal response authorised",
      "Aucun appontage pour les criminels, intervention armée autorisée",
    ],
  ],
  loitering: [
    [
      "$DockingPadBlockWarningComms;",
      "Loitering infraction detected, clear pad approach immediately to avoid lethal response",
      "Arrêt prolongé détecté, évacuez immédiatement la plateforme sous peine d'intervention armée",
    ],
  ],
  offencesCleared: [
    [
      "$DockingOffenceCleared;",
      "Starport infractions cleared, docking privileges restored.",
      "Infractions au règlement du spatioport résolues, appontage autorisé",
    ],
  ],
  dockingCancelled: [["$STATION_docking_cancelled;", "Docking request cancelled.", "Demande d'appontage annulée."]],
  zoneEntered: [["$STATION_NoFireZone_entered;", "No fire zone entered.", "Vous entrez dans une zone neutre."]],
  zoneExited: [["$STATION_NoFireZone_exited;", "No fire zone exited.", "Vous quittez une zone neutre."]],
} as const satisfies Readonly<Record<string, readonly Row[]>>;

const ships = {
  police: ["$ShipName_Police_Independent;", "System Authority Vessel", "Vaisseau des autorités du système"],
  liner: ["$ShipName_PassengerLiner_Cruise;", "Cruise Ship", "Vaisseau de croisière"],
} as const satisfies Readonly<Record<string, Row>>;

/** An occasion on which something is said. */
export type Occasion = keyof typeof table;

/** Returns a message of an occasion, in English. */
export function pickMessage(chance: Chance, occasion: Occasion): Message {
  const rows: readonly Row[] = table[occasion];
  const [symbol, text] = chance.pick(rows);
  return { symbol, text };
}

/** A ship without a named pilot as a sender, in English. */
export function shipAsSender(ship: keyof typeof ships): TextSender {
  const [name, text] = ships[ship];
  return { name, text };
}

/** The French text of every message and sender, by symbol. */
export const frenchMessages: ReadonlyMap<string, string> = new Map(
  [...Object.values(table).flat(), ...Object.values(ships)].map(([symbol, , french]) => [symbol, french] as const),
);
