import { allSpecies } from "../galaxy/survey/species.ts";

/** Encoded materials by internal name. */
const encoded = {
  shieldpatternanalysis: "Analyse de modèle de bouclier aberrante",
  wakesolutions: "Solutions de sillage anormales",
  shieldcyclerecordings: "Enregistrements de cycles de bouclier déformés",
  scandatabanks: "Banques de données d'analyse classifiées",
  shielddensityreports: "Analyses de bouclier atypiques",
  decodedemissiondata: "Données d'émissions décodées",
  scanarchives: "Données d'analyse archivées non identifiées",
  encodedscandata: "Données d'analyse divergentes",
  archivedemissiondata: "Données d'émissions aberrantes",
  shieldfrequencydata: "Données de fréquences de bouclier singulières",
  scrambledemissiondata: "Données d'émissions brouillées exceptionnelles",
  embeddedfirmware: "Micrologiciel intégré modifié",
  shieldsoakanalysis: "Analyse d'absorption de bouclier incohérente",
  emissiondata: "Données d'émissions inattendues",
  legacyfirmware: "Micrologiciel spécialisé périmé",
  symmetrickeys: "Clés symétriques ouvertes",
  encryptionarchives: "Archives cryptées atypiques",
  bulkscandata: "Fichier volumineux de données d'analyse anormal",
  disruptedwakeechoes: "Échos de sillages perturbés atypiques",
  encryptedfiles: "Fichiers cryptés inhabituels",
  securityfirmware: "Mise à jour de micrologiciel de sécurité",
  classifiedscandata: "Données d'analyse classifiées parcellaires",
  fsdtelemetry: "Télémétrie FSD anormale",
  adaptiveencryptors: "Capture de cryptage évolutif",
  hyperspacetrajectories: "Trajectoires d'hyperespace excentriques",
  compactemissionsdata: "Données d'émissions compactes anormales",
  consumerfirmware: "Micrologiciel consommateur modifié",
  industrialfirmware: "Micrologiciel industriel piraté",
  dataminedwake: "Explorations de données de sillages anormales",
  encryptioncodes: "Clés de cryptage balisées",
};

/** Materials on the ground by internal name. */
const raw = {
  tellurium: "Tellure",
  selenium: "Sélénium",
  molybdenum: "Molybdène",
  tin: "Étain",
  mercury: "Mercure",
  ruthenium: "Ruthénium",
  zirconium: "Zirconium",
  antimony: "Antimoine",
  technetium: "Technétium",
};

/** Signals and the codex by English text. */
const signals = {
  "Nonhuman signal source": "Source du signal non humaine",
  "Unidentified signal source": "Source du signal non identifiée",
  "Degraded emissions": "Émissions de mauvaise qualité",
  "Weapons fire": "Tirs",
  Unknown: "Inconnu",
  "Nav Beacon": "Balise de navigation",
  "Resource Extraction Site": "Site d'extraction de ressources",
  "Resource Extraction Site [High]": "Site d'extraction de ressources [Riche]",
  "Resource Extraction Site [Hazardous]": "Site d'extraction de ressources [Danger]",
  "Conflict Zone [Low Intensity]": "Zone de conflit [faible intensité]",
  "Conflict Zone [High Intensity]": "Zone de conflit [forte intensité]",
  "High grade emissions": "Émissions de haute qualité",
  "Encoded emissions": "Émissions encodées",
  "Distress call": "Appel de détresse",
  "Convoy dispersal pattern": "Dispersion de convoi",
  "Combat aftermath": "Vestiges de combat",
  Biological: "Biologique",
  Geological: "Géologique",
  "Organic structures": "Organismes",
  "Biological and Geological": "Biologie et géologie",
  "Inner Orion Spur": "Boucle d'Orion interne",
};

/** Names of genera that are translated; the others are Latin in both languages. */
const genera: Readonly<Record<string, string>> = { Tussock: "Touradon" };

const colours: Readonly<Record<string, string>> = {
  Amethyst: "Améthyste",
  Cobalt: "Cobalt",
  Cyan: "Cyan",
  Emerald: "Émeraude",
  Gold: "Or",
  Green: "Vert",
  Indigo: "Indigo",
  Lime: "Vert clair",
  Magenta: "Magenta",
  Orange: "Orange",
  Red: "Rouge",
  Turquoise: "Turquoise",
};

/** The texts of organisms: genus, species, and species with its colour. */
function organisms(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    allSpecies.flatMap(({ genusText, name, variants }) => {
      const genus = genera[genusText] ?? genusText;
      const forms = variants.map(([, colour]) => {
        return [`${genusText} ${name} - ${colour}`, `${genus} ${name} - ${colours[colour] ?? colour}`] as const;
      });
      return [[genusText, genus] as const, [`${genusText} ${name}`, `${genus} ${name}`] as const, ...forms];
    }),
  );
}

/** French texts of what explorers find, from real lines of 2025 where known. */
export const frenchDiscoveries = {
  byName: { ...encoded, ...raw },
  byText: { ...signals, ...organisms() },
};
