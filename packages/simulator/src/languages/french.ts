import { goods as commodities } from "../commander/goods.ts";
import { effectText } from "../lines/missions.ts";
import { shipyardTexts } from "../live/fleet.ts";
import { frenchCategories } from "../live/marketList.ts";
import { frenchMessages } from "../live/messages.ts";
import { npcShipTexts } from "../live/npcs.ts";
import { combatantTexts } from "../live/opponents.ts";
import type { Translations } from "../text/translate.ts";
import { frenchDiscoveries } from "./frenchDiscoveries.ts";

/** Economies, governments, security and happiness. */
const society = {
  None: "Aucune",
  Agriculture: "Agriculture",
  Colony: "Colonie",
  Extraction: "Exploitation minière",
  "High Tech": "Haute Technologie",
  Industrial: "Industrie",
  Military: "Militaire",
  Refinery: "Raffinage",
  Service: "Services",
  Terraforming: "Terraformation",
  Tourism: "Tourisme",
  "Private Enterprise": "Entreprise privée",
  Anarchy: "Anarchie",
  Communist: "Communisme",
  Confederacy: "Confédération",
  Cooperative: "Coopérative",
  Corporate: "Corporation",
  Democracy: "Démocratie",
  Dictatorship: "Dictature",
  Feudal: "Féodalité",
  Patronage: "Société clientéliste",
  "Prison colony": "Colonie pénitentiaire",
  Theocracy: "Théocratie",
  "Private Ownership": "Propriété privée",
  // The game translates one level too high in every real line.
  "Low Security": "Basse sécurité",
  "Medium Security": "Haute sécurité",
  "High Security": "Très haute sécurité",
  Elated: "Extatique",
  Happy: "Heureuse",
  Discontented: "Moral",
  Unhappy: "Mécontente",
  Despondent: "Abattue",
};

/** Modules by English text. */
const modules = {
  Thrusters: "Propulseurs",
  FSD: "FSD",
  "Life Support": "Systèmes de survie",
  "Power Distributor": "Répartiteur de puissance",
  "Power Plant": "Générateur",
  Sensors: "Capteurs",
  "Shield Generator": "Générateur de bouclier",
  "Fuel Scoop": "Récupérateur de carburant",
  "Fuel Tank": "Réservoir",
  "Cargo Rack": "Compartiment soute",
  "Planetary Vehicle Hangar": "Hangar des véhicules planétaires",
  "Fighter Hangar": "Hangar pour chasseur",
  "AFM Unit": "Unité MAE",
  Collector: "Collecteur",
  "Supercruise Assist": "Super-navigation assistée",
  "Adv Docking Computer": "Ordinateur d'appontage",
  "Guardian FSD Booster": "Survolteur FSD Guardian",
  Heatsink: "Dissipateur thermique",
  "Shield Booster": "Survolteur de bouclier",
  "Warrant Scanner": "Détecteur ADR",
  "Xeno Scanner": "Détecteur Xéno",
  Chaff: "Paillettes",
  "Multi-Cannon": "Multi-canon",
  "Beam Laser": "Rayon laser",
  "Pulse Laser": "Laser à impuls.",
  "AX Multi-Cannon": "Multi-canon AX",
  "Guardian Gauss Cannon": "Canon Gauss Guardian",
  "Hull Reinforcement": "Renforcement de coque",
  "Module Reinforcement": "Renforcement de modules",
  "Surface Scanner": "Détecteur de surface",
};

/** Materials and goods by internal name, because most have no English `_Localised` text. */
const goods = {
  iron: "Fer",
  nickel: "Nickel",
  carbon: "Carbone",
  sulphur: "Soufre",
  phosphorus: "Phosphore",
  vanadium: "Vanadium",
  germanium: "Germanium",
  arsenic: "Arsenic",
  cadmium: "Cadmium",
  niobium: "Niobium",
  tungsten: "Tungstène",
  yttrium: "Yttrium",
  polonium: "Polonium",
  basicconductors: "Conducteurs simples",
  heatconductionwiring: "Câblage de conduction thermique",
  mechanicalscrap: "Ferraille mécanique",
  chromium: "Chrome",
  manganese: "Manganèse",
  zinc: "Zinc",
  compactcomposites: "Composites compacts",
  filamentcomposites: "Composites filamenteux",
  focuscrystals: "Cristaux de focalisation",
  guardian_powercell: "Cellule d'énergie Guardian",
  guardian_sentinel_wreckagecomponents: "Composants d'épave de sentinelle Guardian",
  tg_weaponparts: "Pièces d'arme",
  chemicalprocessors: "Processeurs chimiques",
  chemicaldistillery: "Distillerie chimique",
  chemicalmanipulators: "Manipulateurs chimiques",
  gridresistors: "Résistances à grille",
  hybridcapacitors: "Condensateurs hybrides",
  exquisitefocuscrystals: "Cristaux de focalisation sans défaut",
  mechanicalcomponents: "Composants mécaniques",
  gold: "Or",
  silver: "Argent",
  palladium: "Palladium",
  bertrandite: "Bertrandite",
  tritium: "Tritium",
  coffee: "Café",
  tea: "Thé",
  fish: "Poisson",
  hydrogenfuel: "Carburant hydrogène",
  basicmedicines: "Médicaments de base",
  advancedcatalysers: "Catalyseurs complexes",
  agriculturalmedicines: "Traitements agricoles",
  ceramiccomposites: "Composites céramiques",
  cmmcomposite: "Composite CMM",
  insulatingmembrane: "Membrane isolante",
  performanceenhancers: "Améliorateurs de performance",
  drones: "Drone",
  usscargoblackbox: "Boîte noire",
  lavignygarisonsupplies: "Fournitures de garnison de Lavigny",
  alliancetradeagreements: "Accords commerciaux de l'Alliance",
  occupiedcryopod: "Capsule de survie occupée",
  wreckagecomponents: "Composants d'épave",
};

/** Minerals by internal name, as asteroids and markets spell it. */
const minerals = {
  bromellite: "Bromellite",
  opal: "Opale du vide",
  methaneclathrate: "Clathrate de méthane",
  hydrogenperoxide: "Peroxyde d'hydrogène",
  methanolmonohydratecrystals: "Cristaux de méthanol monohydraté",
  lowtemperaturediamond: "Diamant basse température",
  lithiumhydroxide: "Hydroxyde de lithium",
  alexandrite: "Alexandrite",
  rutile: "Rutile",
  lepidolite: "Lépidolite",
  serendibite: "Serendibite",
  indite: "Indite",
  bauxite: "Bauxite",
  painite: "Painite",
  rhodplumsite: "Rhodplumsite",
  uraninite: "Uraninite",
  coltan: "Coltan",
  monazite: "Monazite",
  musgravite: "Musgravite",
  benitoite: "Bénitoïte",
  grandidierite: "Grandidiérite",
  gallite: "Gallite",
  platinum: "Platine",
  osmium: "Osmium",
  praseodymium: "Praséodyme",
  samarium: "Samarium",
};

/** On-foot items by internal name. */
const belongings = {
  healthmonitor: "Moniteur médical",
  suitschematic: "Plan de combinaison",
  weaponschematic: "Plan d'arme",
  compactlibrary: "Bibliothèque de poche",
  personaldocuments: "Documents personnels",
  largecapacitypowerregulator: "Régulateur de puissance",
  graphene: "Graphène",
  aerogel: "Aérogel",
  carbonfibreplating: "Plaques en fibre de carbone",
  titaniumplating: "Plaques en titane",
  opticalfibre: "Fibre optique",
  microelectrode: "Microélectrode",
  ionisedgas: "Gaz ionisé",
  compressionliquefiedgas: "Gaz liquéfié",
  chemicalsuperbase: "Superbase chimique",
  tungstencarbide: "Carbure de tungstène",
  weaponcomponent: "Composant d'arme",
  healthpack: "Médikit",
  energycell: "Cellule d'énergie",
  amm_grenade_emp: "Neutralisat. de bouclier",
  amm_grenade_frag: "Grenade à fragmentation",
  amm_grenade_shield: "Générateur de bouclier",
  special_powerplant_highcharge: "Modèle XXL",
  special_powerdistributor_fast: "Super conduits",
  special_fsd_heavy: "Gestionnaire de masse",
  bypass: "Omnipasse",
  manufacturinginstructions: "Instructions de fabrication",
  operationalmanual: "Manuel d'utilisation",
};

/** Suits by English text. */
const suits = {
  "Artemis Suit": "Combinaison Artemis",
  "Maverick Suit": "Combinaison Maverick",
  "Dominator Suit": "Combinaison Dominator",
  "Flight Suit": "Combinaison de vol",
};

/** Classes of stars in the codex. */
const starTexts = ["O", "B", "A", "F", "G", "K", "M", "L", "T", "Y"].map(
  (letter) => [`${letter} Type Star`, `Étoile de type ${letter}`] as const,
);

/** Names that are the same in both languages. */
const names = [
  "Bromellite",
  "Alexandrite",
  "Gallite",
  "Serendibite",
  "Rutile",
  "Indite",
  "Rhodplumsite",
  "Uraninite",
  "Coltan",
  "Bauxite",
  "Painite",
  "Monazite",
  "Musgravite",
  "Osmium",
  "Samarium",
  "Karma AR-50",
  "TK Eclipse",
  "Manticore Executioner",
  "Karma P-15",
  "Manticore Tormentor",
  "Asp Explorer",
  "Krait Phantom",
  "Type-9 Heavy",
  "Alliance Chieftain",
  "Cobra MkIII",
  ...npcShipTexts,
  ...shipyardTexts,
  "Pirates",
];

/** Places, signals and vehicles. */
const places = {
  Unarmed: "Mains nues",
  "SRV Scarab": "Scarabée VRS",
  "System Colonisation Ship": "Vaisseau de colonisation",
  "System Colonisation": "Colonisation de système",
  "Resource Extraction Site [Low]": "Site d'extraction de ressources [Pauvre]",
  "Unidentified signal source": "Source du signal non identifiée",
  "Conflict Zone [Medium Intensity]": "Zone de conflit [intensité moyenne]",
};

/** What only constructions need. */
const materials = {
  Aluminium: "Aluminium",
  "Computer Components": "Composants informatiques",
  Copper: "Cuivre",
  "Food Cartridges": "Cartouches alimentaires",
  "Liquid oxygen": "Oxygène liquide",
  Polymers: "Polymères",
  Semiconductors: "Semi-conducteurs",
  Steel: "Acier",
  Titanium: "Titane",
  Water: "Eau",
};

/** Commodities by English text, for lines that name them by another symbol than their type. */
const commodityTexts = commodities.map(({ type, name }) => [name, goods[type as keyof typeof goods]] as const);

/** Targets of missions, and the sorts of what they pay with. */
const missionWords = {
  "Known Pirate": "Pirate connu",
  "Mission target": "Cible",
  "Weapon Schematic": belongings.weaponschematic,
  "Suit Schematic": belongings.suitschematic,
  "Personal Documents": belongings.personaldocuments,
  "Power Regulator": belongings.largecapacitypowerregulator,
  Manufactured: "Fabriqués",
  Item: "Objet",
  Data: "Données",
};

/** What asteroids, data points and the codex say. */
const findings = {
  "Material Content: Low": "Présence de matériaux : faible",
  "Material Content: Medium": "Présence de matériaux : moyenne",
  "Material Content: High": "Présence de matériaux : élevée",
  "Void Opal": minerals.opal,
  "Methane Clathrate": minerals.methaneclathrate,
  "Hydrogen Peroxide": minerals.hydrogenperoxide,
  "Methanol Monohydrate Crystals": minerals.methanolmonohydratecrystals,
  "Low Temp. Diamonds": minerals.lowtemperaturediamond,
  "Lithium Hydroxide": minerals.lithiumhydroxide,
  Lepidolite: minerals.lepidolite,
  Benitoite: minerals.benitoite,
  Grandidierite: minerals.grandidierite,
  Platinum: minerals.platinum,
  Praseodymium: minerals.praseodymium,
  "Exquisite Focus Crystals": goods.exquisitefocuscrystals,
  "Chemical Distillery": goods.chemicaldistillery,
  "Chemical Processors": goods.chemicalprocessors,
  "Chemical Manipulators": goods.chemicalmanipulators,
  "Hybrid Capacitors": goods.hybridcapacitors,
  "Mechanical Components": goods.mechanicalcomponents,
  "Grid Resistors": goods.gridresistors,
  "Operational Manual": belongings.operationalmanual,
  "Health Monitor": belongings.healthmonitor,
  "Manufacturing Instructions": belongings.manufacturinginstructions,
  "Compact Library": belongings.compactlibrary,
  "Multi Limpet Controller": "Contrôleur multi-drones",
  "Listening Post": "Poste d'écoute",
  "Tourist Beacon": "Balise touristique",
  "Ship Uplink": "Liaison de vaisseau",
  "Wrecked Ship": "Épave de vaisseau",
  "Data Point": "Point de données",
  "Alert: All Data Point telemetry links established, Intel package created.":
    "Alerte : toutes les liaisons télémétriques sont établies, paquet de données créé.",
  "Astronomical Bodies": "Corps célestes",
  "Terrestrial planets": "Planètes telluriques",
  "Gas giant planets": "Planètes géantes gazeuses",
  Stars: "Étoiles",
  "Geology and anomalies": "Géologie et anomalies",
  "Non Terraformable": "Non terraformable",
  "Earth-Like Planet": "Planète de type terrestre",
  "Standard gas giant": "Géante gazeuse standard",
  "B Types": "Étoiles de type B",
  "T Tauri Star": "Étoile T Tauri",
  "Neutron Star": "Étoile à neutrons",
  "Nitrogen Ice Geyser": "Geyser d'azote",
  "Carbon Dioxide Ice Geyser": "Geyser de dioxyde de carbone",
  "Silicate Magma Lava Spout": "Jet de lave de silicate",
  "Silicate Vapour Fumarole": "Fumerolle de vapeur de silicate",
};

/** What a mission does to a faction. */
const effects = {
  [effectText]: "La situation économique de la faction $#MinorFaction; s'est améliorée dans le système $#System;.",
};

/** French display texts, from real lines of 2025 where known. */
export const french: Translations = {
  byName: new Map([
    ...Object.entries({ ...goods, ...minerals, ...belongings, ...frenchDiscoveries.byName }),
    ...frenchMessages,
  ]),
  byText: new Map([
    ...commodityTexts,
    ...starTexts,
    ...Object.entries({ ...society, ...modules, ...suits, ...places, ...materials, ...frenchDiscoveries.byText }),
    ...Object.entries({ ...combatantTexts, ...frenchCategories, ...missionWords, ...findings, ...effects }),
    ...names.map((name) => [name, name] as const),
  ]),
  byBeginning: new Map([["Entered Channel: ", "Canal rejoint : "]]),
};
