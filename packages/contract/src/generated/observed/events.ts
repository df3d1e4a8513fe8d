// Generated from the declarations by `npm run generate`; change those instead.
/** Observed: 149,698 events in 595 journals of 20 commanders, game versions 3.4 to 4.4. */
export interface FSSSignalDiscovered {
  /** Observed in all of 149,698 events. */ timestamp: string;
  /** Observed in all of 149,698 events. */ event: "FSSSignalDiscovered";
  /** Observed in all of 149,698 events. */ SystemAddress: number | bigint;
  /** Observed in all of 149,698 events. */ SignalName: string;
  /** Observed in 109,617 of 149,698 events. */ IsStation?: boolean;
  /** Observed in 25,326 of 149,698 events. */ SignalName_Localised?: string;
  /** Observed in 120,180 of 149,698 events. */ SignalType?: "FleetCarrier" | "ResourceExtraction" | "Combat" | "Installation" | "Outpost" | "NavBeacon" | "Megaship" | "TouristBeacon" | "StationCoriolis" | "USS" | "StationONeilCylinder" | "Generic" | "StationONeilOrbis" | "StationBernalSphere" | "StationMegaShip" | "Titan" | "Codex" | "SquadronCarrier" | "StationAsteroid" | (string & {});
  /** Observed in 1,252 of 149,698 events. */ USSType?: "$USS_Type_Salvage;" | "$USS_Type_ValuableSalvage;" | "$USS_Type_NonHuman;" | "$USS_Type_Convoy;" | "$USS_Type_VeryValuableSalvage;" | "$USS_Type_WeaponsFire;" | "$USS_Type_Aftermath;" | "$USS_Type_DistressSignal;" | "$USS_Type_PowerEmissions;" | "$USS_Type_MissionTarget;" | "$USS_Type_AXShips;" | "$USS_Type_AXWeaponsFire;" | "$USS_Type_PowerplayConvoyDistressSignal;" | "$USS_Type_Ceremonial;" | (string & {});
  /** Observed in 1,252 of 149,698 events. */ USSType_Localised?: string;
  /** Observed in 24 of 149,698 events. */ SpawningPower?: string;
  /** Observed in 7 of 149,698 events. */ OpposingPower?: string;
  /** Observed in 1,228 of 149,698 events. */ SpawningState?: "" | "$FactionState_None;" | "$FactionState_boom_desc;" | "$FactionState_CivilWar_desc;" | "$FactionState_Expansion_desc;" | "$FactionState_War_desc;" | "$FactionState_CivilUnrest_desc;" | "$FactionState_Outbreak_desc;" | "$FactionState_Election_desc;" | "$FactionState_bust_desc;" | "$FactionState_PublicHoliday_desc;" | "$FactionState_CivilLiberty_desc;" | "$FactionState_InfrastructureFailure_desc;" | "$FactionState_Investment_desc;" | "$FactionState_Retreat_desc;" | (string & {});
  /** Observed in 760 of 149,698 events. */ SpawningState_Localised?: string;
  /** Observed in 1,228 of 149,698 events. */ SpawningFaction?: string;
  /** Observed in 297 of 149,698 events. */ SpawningFaction_Localised?: string;
  /** Observed in 1,252 of 149,698 events. */ ThreatLevel?: number;
  /** Observed in 1,235 of 149,698 events. */ TimeRemaining?: number;
}

/** Observed: 85,757 events in 914 journals of 20 commanders, game versions 3.4 to 4.4. */
export interface Music {
  /** Observed in all of 85,757 events. */ timestamp: string;
  /** Observed in all of 85,757 events. */ event: "Music";
  /** Observed in all of 85,757 events. */ MusicTrack: "Supercruise" | "NoTrack" | "Exploration" | "OnFoot" | "SystemAndSurfaceScanner" | "GalaxyMap" | "SystemMap" | "Combat_Dogfight" | "DockingComputer" | "Starport" | "DestinationFromHyperspace" | "DestinationFromSupercruise" | "Combat_SRV" | "MainMenu" | "FleetCarrier_Managment" | "GalacticPowers" | "NoInGameMusic" | "Codex" | "Combat_LargeDogFight" | "Combat_Unknown" | "Interdiction" | "Unknown_Encounter" | "Squadrons" | "Titan_Encounter" | "Unknown_Exploration" | "GuardianSites" | "TGFactory" | "Combat_Hunters" | "Lifeform_FogCloud" | "Thargoid_GroundCombat" | "CQCMenu" | "Titan_Graveyard" | (string & {});
}

/** Observed: 66,407 events in 897 journals of 24 commanders, game versions 2.2 to 4.4. */
export interface ReceiveText {
  /** Observed in all of 66,407 events. */ timestamp: string;
  /** Observed in all of 66,407 events. */ event: "ReceiveText";
  /** Observed in all of 66,407 events. */ From: string;
  /** Observed in 39,031 of 66,407 events. */ From_Localised?: string;
  /** Observed in all of 66,407 events. */ Message: string;
  /** Observed in 57,603 of 66,407 events. */ Message_Localised?: string;
  /** Observed in 66,349 of 66,407 events. */ Channel?: "npc" | "starsystem" | "squadron" | "wing" | "local" | "player" | (string & {});
}

/** Observed: 53,499 events in 881 journals of 12 commanders, game versions 4.0.7 to 4.4. */
export interface ShipLocker {
  /** Observed in all of 53,499 events. */ timestamp: string;
  /** Observed in all of 53,499 events. */ event: "ShipLocker";
  /** Observed in 35,226 of 53,499 events. */ Items?: ({
    /** Observed in all of 612,358 objects. */ Name: string;
    /** Observed in 528,912 of 612,358 objects. */ Name_Localised?: string;
    /** Observed in all of 612,358 objects. */ OwnerID: number | bigint;
    /** Observed in 83,406 of 612,358 objects. */ MissionID?: number | bigint;
    /** Observed in all of 612,358 objects. */ Count: number;
  })[];
  /** Observed in 35,226 of 53,499 events. */ Components?: ({
    /** Observed in all of 642,749 objects. */ Name: "transmitter" | "electromagnet" | "encryptedmemorychip" | "circuitboard" | "scrambler" | "opticallens" | "ionbattery" | "viscoelasticpolymer" | "metalcoil" | "circuitswitch" | "microsupercapacitor" | "microelectrode" | "opticalfibre" | "electricalfuse" | "memorychip" | "graphene" | "chemicalcatalyst" | "motor" | "microtransformer" | "epoxyadhesive" | "oxygenicbacteria" | "tungstencarbide" | "aerogel" | "weaponcomponent" | "electricalwiring" | "rdx" | "microthrusters" | "carbonfibreplating" | "titaniumplating" | "microhydraulics" | "chemicalsuperbase" | "phneutraliser" | "epinephrine" | (string & {});
    /** Observed in 468,940 of 642,749 objects. */ Name_Localised?: string;
    /** Observed in all of 642,749 objects. */ OwnerID: number | bigint;
    /** Observed in 533 of 642,749 objects. */ MissionID?: number | bigint;
    /** Observed in all of 642,749 objects. */ Count: number;
  })[];
  /** Observed in 35,226 of 53,499 events. */ Consumables?: ({
    /** Observed in all of 178,689 objects. */ Name: "energycell" | "amm_grenade_shield" | "healthpack" | "amm_grenade_emp" | "amm_grenade_frag" | "bypass" | (string & {});
    /** Observed in all of 178,689 objects. */ Name_Localised: string;
    /** Observed in all of 178,689 objects. */ OwnerID: number | bigint;
    /** Observed in all of 178,689 objects. */ Count: number;
  })[];
  /** Observed in 35,226 of 53,499 events. */ Data?: ({
    /** Observed in all of 1,111,057 objects. */ Name: string;
    /** Observed in 1,093,538 of 1,111,057 objects. */ Name_Localised?: string;
    /** Observed in all of 1,111,057 objects. */ OwnerID: number | bigint;
    /** Observed in 133 of 1,111,057 objects. */ MissionID?: number | bigint;
    /** Observed in all of 1,111,057 objects. */ Count: number;
  })[];
}

/** Observed: 42,224 events in 458 journals of 20 commanders, game versions 2.2 to 4.4. */
export interface Scan {
  /** Observed in all of 42,224 events. */ timestamp: string;
  /** Observed in all of 42,224 events. */ event: "Scan";
  /** Observed in 42,203 of 42,224 events. */ ScanType?: "Detailed" | "AutoScan" | "NavBeaconDetail" | "Basic" | (string & {});
  /** Observed in all of 42,224 events. */ BodyName: string;
  /** Observed in 42,203 of 42,224 events. */ BodyID?: number | bigint;
  /** Observed in 39,497 of 42,224 events. */ Parents?: ({
    /** Observed in 8,242 of 85,645 objects. */ Planet?: number;
    /** Observed in 34,835 of 85,645 objects. */ Null?: number;
    /** Observed in 31,726 of 85,645 objects. */ Star?: number;
    /** Observed in 10,842 of 85,645 objects. */ Ring?: number;
  })[];
  /** Observed in 42,192 of 42,224 events. */ StarSystem?: string;
  /** Observed in 42,192 of 42,224 events. */ SystemAddress?: number | bigint;
  /** Observed in all of 42,224 events. */ DistanceFromArrivalLS: number;
  /** Observed in 22,158 of 42,224 events. */ TidalLock?: boolean;
  /** Observed in 22,158 of 42,224 events. */ TerraformState?: "" | "Terraformable" | "Terraformed" | "Terraforming" | (string & {});
  /** Observed in 22,166 of 42,224 events. */ PlanetClass?: "Icy body" | "High metal content body" | "Rocky body" | "Rocky ice body" | "Sudarsky class I gas giant" | "Sudarsky class III gas giant" | "Water world" | "Metal rich body" | "Gas giant with water based life" | "Sudarsky class II gas giant" | "Gas giant with ammonia based life" | "Ammonia world" | "Sudarsky class IV gas giant" | "Earthlike body" | "Water giant" | "Helium rich gas giant" | "Sudarsky class V gas giant" | (string & {});
  /** Observed in 22,158 of 42,224 events. */ Atmosphere?: string;
  /** Observed in 20,545 of 42,224 events. */ AtmosphereType?: "None" | "CarbonDioxide" | "SulphurDioxide" | "ArgonRich" | "Nitrogen" | "Methane" | "NeonRich" | "MethaneRich" | "Helium" | "Water" | "Argon" | "Ammonia" | "Neon" | "CarbonDioxideRich" | "AmmoniaRich" | "SilicateVapour" | "AmmoniaOxygen" | "EarthLike" | "WaterRich" | "Oxygen" | "MetallicVapour" | (string & {});
  /** Observed in 11,501 of 42,224 events. */ AtmosphereComposition?: ({
    /** Observed in all of 22,604 objects. */ Name: "Nitrogen" | "SulphurDioxide" | "CarbonDioxide" | "Helium" | "Hydrogen" | "Argon" | "Methane" | "Neon" | "Ammonia" | "Oxygen" | "Water" | "Silicates" | "Iron" | (string & {});
    /** Observed in all of 22,604 objects. */ Percent: number;
  })[];
  /** Observed in 22,158 of 42,224 events. */ Volcanism?: "" | "major water geysers volcanism" | "major silicate vapour geysers volcanism" | "minor metallic magma volcanism" | "major rocky magma volcanism" | "water geysers volcanism" | "minor carbon dioxide geysers volcanism" | "minor silicate vapour geysers volcanism" | "metallic magma volcanism" | "major water magma volcanism" | "rocky magma volcanism" | "carbon dioxide geysers volcanism" | "minor rocky magma volcanism" | "major metallic magma volcanism" | "minor water magma volcanism" | "minor nitrogen magma volcanism" | "water magma volcanism" | "minor methane magma volcanism" | "minor ammonia magma volcanism" | "minor water geysers volcanism" | "silicate vapour geysers volcanism" | (string & {});
  /** Observed in 22,166 of 42,224 events. */ MassEM?: number;
  /** Observed in 9,140 of 42,224 events. */ StarType?: "M" | "K" | "L" | "F" | "G" | "T" | "N" | "A" | "TTS" | "Y" | "B" | "DA" | "DC" | "K_OrangeGiant" | "M_RedGiant" | "H" | "DQ" | "D" | "AeBe" | "C" | "DAZ" | "W" | (string & {});
  /** Observed in 9,124 of 42,224 events. */ Subclass?: number;
  /** Observed in 9,140 of 42,224 events. */ StellarMass?: number;
  /** Observed in 31,306 of 42,224 events. */ Radius?: number;
  /** Observed in 22,166 of 42,224 events. */ SurfaceGravity?: number;
  /** Observed in 9,140 of 42,224 events. */ AbsoluteMagnitude?: number;
  /** Observed in 9,135 of 42,224 events. */ Age_MY?: number;
  /** Observed in 31,293 of 42,224 events. */ SurfaceTemperature?: number;
  /** Observed in 22,158 of 42,224 events. */ SurfacePressure?: number;
  /** Observed in 22,158 of 42,224 events. */ Landable?: boolean;
  /** Observed in 13,483 of 42,224 events. */ Materials?: ({
    /** Observed in all of 147,485 objects. */ Name: "iron" | "nickel" | "carbon" | "phosphorus" | "sulphur" | "chromium" | "manganese" | "zinc" | "cadmium" | "germanium" | "vanadium" | "niobium" | "molybdenum" | "tin" | "tungsten" | "selenium" | "mercury" | "tellurium" | "ruthenium" | "yttrium" | "zirconium" | "arsenic" | "antimony" | "technetium" | "polonium" | (string & {});
    /** Observed in 1,766 of 147,485 objects. */ Name_Localised?: string;
    /** Observed in all of 147,485 objects. */ Percent: number;
  })[];
  /** Observed in 20,545 of 42,224 events. */ Composition?: {
    /** Observed in all of 20,545 objects. */ Ice: number;
    /** Observed in all of 20,545 objects. */ Rock: number;
    /** Observed in all of 20,545 objects. */ Metal: number;
  };
  /** Observed in 9,124 of 42,224 events. */ Luminosity?: "Va" | "V" | "Vab" | "VI" | "Vb" | "VII" | "Vz" | "III" | "IV" | "IVb" | "O" | "IIab" | "I" | "IVab" | (string & {});
  /** Observed in 28,666 of 42,224 events. */ SemiMajorAxis?: number;
  /** Observed in 28,666 of 42,224 events. */ Eccentricity?: number;
  /** Observed in 28,666 of 42,224 events. */ OrbitalInclination?: number;
  /** Observed in 28,666 of 42,224 events. */ Periapsis?: number;
  /** Observed in 28,671 of 42,224 events. */ OrbitalPeriod?: number;
  /** Observed in 28,013 of 42,224 events. */ AscendingNode?: number;
  /** Observed in 28,013 of 42,224 events. */ MeanAnomaly?: number;
  /** Observed in 31,306 of 42,224 events. */ RotationPeriod?: number;
  /** Observed in 31,285 of 42,224 events. */ AxialTilt?: number;
  /** Observed in 3,734 of 42,224 events. */ Rings?: ({
    /** Observed in all of 4,872 objects. */ Name: string;
    /** Observed in all of 4,872 objects. */ RingClass: "eRingClass_Rocky" | "eRingClass_MetalRich" | "eRingClass_Icy" | "eRingClass_Metalic" | (string & {});
    /** Observed in all of 4,872 objects. */ MassMT: number;
    /** Observed in all of 4,872 objects. */ InnerRad: number;
    /** Observed in all of 4,872 objects. */ OuterRad: number;
  })[];
  /** Observed in 1,447 of 42,224 events. */ ReserveLevel?: "PristineResources" | "CommonResources" | "MajorResources" | "LowResources" | "DepletedResources" | (string & {});
  /** Observed in 42,203 of 42,224 events. */ WasDiscovered?: boolean;
  /** Observed in 42,203 of 42,224 events. */ WasMapped?: boolean;
  /** Observed in 843 of 42,224 events. */ WasFootfalled?: boolean;
}

/** Observed: 40,144 events in 388 journals of 17 commanders, game versions 3.4 to 4.3. */
export interface ShipTargeted {
  /** Observed in all of 40,144 events. */ timestamp: string;
  /** Observed in all of 40,144 events. */ event: "ShipTargeted";
  /** Observed in all of 40,144 events. */ TargetLocked: boolean;
  /** Observed in 31,241 of 40,144 events. */ Ship?: string;
  /** Observed in 19,253 of 40,144 events. */ Ship_Localised?: string;
  /** Observed in 31,241 of 40,144 events. */ ScanStage?: number;
  /** Observed in 20,882 of 40,144 events. */ PilotName?: string;
  /** Observed in 20,846 of 40,144 events. */ PilotName_Localised?: string;
  /** Observed in 20,319 of 40,144 events. */ PilotRank?: "Competent" | "Expert" | "Deadly" | "Master" | "Dangerous" | "Novice" | "Mostly Harmless" | "Elite" | "Harmless" | (string & {});
  /** Observed in 2,610 of 40,144 events. */ SquadronID?: string;
  /** Observed in 16,316 of 40,144 events. */ ShieldHealth?: number;
  /** Observed in 16,316 of 40,144 events. */ HullHealth?: number;
  /** Observed in 11,514 of 40,144 events. */ Faction?: string;
  /** Observed in 13,915 of 40,144 events. */ LegalStatus?: "Clean" | "Wanted" | "Lawless" | "Enemy" | "Unknown" | (string & {});
  /** Observed in 5,078 of 40,144 events. */ Bounty?: number;
  /** Observed in 1,787 of 40,144 events. */ Power?: string;
  /** Observed in 795 of 40,144 events. */ Subsystem?: string;
  /** Observed in 795 of 40,144 events. */ Subsystem_Localised?: string;
  /** Observed in 795 of 40,144 events. */ SubsystemHealth?: number;
}

/** Observed: 25,043 events in 184 journals of 14 commanders, game versions 3.4 to 4.2. */
export interface UnderAttack {
  /** Observed in all of 25,043 events. */ timestamp: string;
  /** Observed in all of 25,043 events. */ event: "UnderAttack";
  /** Observed in 24,948 of 25,043 events. */ Target?: "You" | "Mothership" | (string & {});
}

/** Observed: 9,941 events in 687 journals of 18 commanders, game versions 3.4 to 4.4. */
export interface StartJump {
  /** Observed in all of 9,941 events. */ timestamp: string;
  /** Observed in all of 9,941 events. */ event: "StartJump";
  /** Observed in all of 9,941 events. */ JumpType: "Hyperspace" | "Supercruise" | (string & {});
  /** Observed in 7,674 of 9,941 events. */ Taxi?: boolean;
  /** Observed in 6,605 of 9,941 events. */ StarSystem?: string;
  /** Observed in 6,605 of 9,941 events. */ SystemAddress?: number | bigint;
  /** Observed in 6,605 of 9,941 events. */ StarClass?: "M" | "K" | "F" | "G" | "N" | "A" | "TTS" | "L" | "T" | "DA" | "Y" | "B" | "DC" | "DAZ" | "DQ" | "D" | "H" | "AeBe" | "C" | "SupermassiveBlackHole" | (string & {});
}

/** Observed: 8,478 events in 525 journals of 19 commanders, game versions 3.4 to 4.4. */
export interface FSDTarget {
  /** Observed in all of 8,478 events. */ timestamp: string;
  /** Observed in all of 8,478 events. */ event: "FSDTarget";
  /** Observed in all of 8,478 events. */ Name: string;
  /** Observed in all of 8,478 events. */ SystemAddress: number | bigint;
  /** Observed in 8,443 of 8,478 events. */ StarClass?: "M" | "K" | "F" | "G" | "N" | "A" | "TTS" | "L" | "T" | "DA" | "Y" | "DC" | "B" | "DAZ" | "D" | "DQ" | "H" | "AeBe" | "C" | "SupermassiveBlackHole" | (string & {});
  /** Observed in 7,982 of 8,478 events. */ RemainingJumpsInRoute?: number;
}

/** Observed: 7,812 events in 174 journals of 15 commanders, game versions 3.4 to 4.3. */
export interface Scanned {
  /** Observed in all of 7,812 events. */ timestamp: string;
  /** Observed in all of 7,812 events. */ event: "Scanned";
  /** Observed in all of 7,812 events. */ ScanType: "Cargo" | "Crime" | (string & {});
}

/** Observed: 6,844 events in 190 journals of 8 commanders, game versions 4.0.7 to 4.3. */
export interface ScanOrganic {
  /** Observed in all of 6,844 events. */ timestamp: string;
  /** Observed in all of 6,844 events. */ event: "ScanOrganic";
  /** Observed in all of 6,844 events. */ ScanType: "Sample" | "Log" | "Analyse" | (string & {});
  /** Observed in all of 6,844 events. */ Genus: "$Codex_Ent_Bacterial_Genus_Name;" | "$Codex_Ent_Tussocks_Genus_Name;" | "$Codex_Ent_Stratum_Genus_Name;" | "$Codex_Ent_Fungoids_Genus_Name;" | "$Codex_Ent_Fonticulus_Genus_Name;" | "$Codex_Ent_Osseus_Genus_Name;" | "$Codex_Ent_Shrubs_Genus_Name;" | "$Codex_Ent_Tubus_Genus_Name;" | "$Codex_Ent_Conchas_Genus_Name;" | "$Codex_Ent_Cactoid_Genus_Name;" | "$Codex_Ent_Aleoids_Genus_Name;" | "$Codex_Ent_Clypeus_Genus_Name;" | "$Codex_Ent_Recepta_Genus_Name;" | "$Codex_Ent_Electricae_Genus_Name;" | "$Codex_Ent_Fumerolas_Genus_Name;" | "$Codex_Ent_Ground_Struct_Ice_Name;" | "$Codex_Ent_Ingensradices_Genus_Name;" | "$Codex_Ent_Brancae_Name;" | (string & {});
  /** Observed in all of 6,844 events. */ Genus_Localised: string;
  /** Observed in all of 6,844 events. */ Species: string;
  /** Observed in all of 6,844 events. */ Species_Localised: string;
  /** Observed in 3,404 of 6,844 events. */ Variant?: string;
  /** Observed in 3,404 of 6,844 events. */ Variant_Localised?: string;
  /** Observed in 77 of 6,844 events. */ WasLogged?: boolean;
  /** Observed in all of 6,844 events. */ SystemAddress: number | bigint;
  /** Observed in all of 6,844 events. */ Body: number;
}

/** Observed: 6,694 events in 418 journals of 19 commanders, game versions 2.2 to 4.4. */
export interface FuelScoop {
  /** Observed in all of 6,694 events. */ timestamp: string;
  /** Observed in all of 6,694 events. */ event: "FuelScoop";
  /** Observed in all of 6,694 events. */ Scooped: number;
  /** Observed in all of 6,694 events. */ Total: number;
}

/** Observed: 6,141 events in 880 journals of 19 commanders, game versions 3.4 to 4.4. */
export interface Cargo {
  /** Observed in all of 6,141 events. */ timestamp: string;
  /** Observed in all of 6,141 events. */ event: "Cargo";
  /** Observed in all of 6,141 events. */ Vessel: "Ship" | "SRV" | (string & {});
  /** Observed in all of 6,141 events. */ Count: number;
  /** Observed in 1,691 of 6,141 events. */ Inventory?: ({
    /** Observed in all of 1,229 objects. */ Name: string;
    /** Observed in 831 of 1,229 objects. */ Name_Localised?: string;
    /** Observed in 40 of 1,229 objects. */ MissionID?: number | bigint;
    /** Observed in all of 1,229 objects. */ Count: number;
    /** Observed in all of 1,229 objects. */ Stolen: number;
  })[];
}

/** Observed: 6,079 events in 901 journals of 19 commanders, game versions 3.4 to 4.4. */
export interface Loadout {
  /** Observed in all of 6,079 events. */ timestamp: string;
  /** Observed in all of 6,079 events. */ event: "Loadout";
  /** Observed in all of 6,079 events. */ Ship: "anaconda" | "asp" | "krait_light" | "cutter" | "mandalay" | "empire_courier" | "python" | "krait_mkii" | "type9" | "federation_corvette" | "type9_military" | "typex" | "mamba" | "cobramkiii" | "ferdelance" | "corsair" | "python_nx" | "type6" | "diamondbackxl" | "eagle" | "explorer_nx" | "sidewinder" | "lakonminer" | "type8" | "vulture" | "belugaliner" | "Cutter" | "hauler" | "independant_trader" | "type7" | (string & {});
  /** Observed in all of 6,079 events. */ ShipID: number | bigint;
  /** Observed in all of 6,079 events. */ ShipName: string;
  /** Observed in all of 6,079 events. */ ShipIdent: string;
  /** Observed in 5,981 of 6,079 events. */ HullValue?: number;
  /** Observed in 6,069 of 6,079 events. */ ModulesValue?: number;
  /** Observed in all of 6,079 events. */ HullHealth: number;
  /** Observed in 49 of 6,079 events. */ Hot?: boolean;
  /** Observed in all of 6,079 events. */ UnladenMass: number;
  /** Observed in all of 6,079 events. */ CargoCapacity: number;
  /** Observed in all of 6,079 events. */ MaxJumpRange: number;
  /** Observed in all of 6,079 events. */ FuelCapacity: {
    /** Observed in all of 6,079 objects. */ Main: number;
    /** Observed in all of 6,079 objects. */ Reserve: number;
  };
  /** Observed in all of 6,079 events. */ Rebuy: number;
  /** Observed in all of 6,079 events. */ Modules: ({
    /** Observed in all of 200,255 objects. */ Slot: string;
    /** Observed in all of 200,255 objects. */ Item: string;
    /** Observed in all of 200,255 objects. */ On: boolean;
    /** Observed in all of 200,255 objects. */ Priority: number;
    /** Observed in 8,167 of 200,255 objects. */ AmmoInClip?: number;
    /** Observed in 8,167 of 200,255 objects. */ AmmoInHopper?: number;
    /** Observed in all of 200,255 objects. */ Health: number;
    /** Observed in 120,451 of 200,255 objects. */ Value?: number;
    /** Observed in 55,943 of 200,255 objects. */ Engineering?: {
      /** Observed in 51,597 of 55,943 objects. */ Engineer?: string;
      /** Observed in all of 55,943 objects. */ EngineerID: number | bigint;
      /** Observed in all of 55,943 objects. */ BlueprintID: number | bigint;
      /** Observed in all of 55,943 objects. */ BlueprintName: string;
      /** Observed in all of 55,943 objects. */ Level: number;
      /** Observed in all of 55,943 objects. */ Quality: number;
      /** Observed in 36,630 of 55,943 objects. */ ExperimentalEffect?: string;
      /** Observed in 36,630 of 55,943 objects. */ ExperimentalEffect_Localised?: string;
      /** Observed in all of 55,943 objects. */ Modifiers: ({
        /** Observed in all of 254,825 objects. */ Label: string;
        /** Observed in 28 of 254,825 objects. */ ValueStr?: string;
        /** Observed in 28 of 254,825 objects. */ ValueStr_Localised?: string;
        /** Observed in 254,797 of 254,825 objects. */ Value?: number;
        /** Observed in 254,797 of 254,825 objects. */ OriginalValue?: number;
        /** Observed in 254,797 of 254,825 objects. */ LessIsGood?: number;
      })[];
    };
  })[];
}

/** Observed: 5,972 events in 353 journals of 12 commanders, game versions 4.0.7 to 4.3. */
export interface Backpack {
  /** Observed in all of 5,972 events. */ timestamp: string;
  /** Observed in all of 5,972 events. */ event: "Backpack";
  /** Observed in all of 5,972 events. */ Items: ({
    /** Observed in all of 70 objects. */ Name?: string;
    /** Observed in 63 of 70 objects. */ Name_Localised?: string;
    /** Observed in all of 70 objects. */ OwnerID?: number | bigint;
    /** Observed in 48 of 70 objects. */ MissionID?: number | bigint;
    /** Observed in all of 70 objects. */ Count?: number;
  })[];
  /** Observed in all of 5,972 events. */ Components: ({
    /** Observed in all of 51 objects. */ Name?: string;
    /** Observed in 43 of 51 objects. */ Name_Localised?: string;
    /** Observed in all of 51 objects. */ OwnerID?: number | bigint;
    /** Observed in all of 51 objects. */ Count?: number;
  })[];
  /** Observed in all of 5,972 events. */ Consumables: ({
    /** Observed in all of 31,221 objects. */ Name: "energycell" | "amm_grenade_shield" | "healthpack" | "amm_grenade_emp" | "amm_grenade_frag" | "bypass" | (string & {});
    /** Observed in all of 31,221 objects. */ Name_Localised: string;
    /** Observed in all of 31,221 objects. */ OwnerID: number | bigint;
    /** Observed in all of 31,221 objects. */ Count: number;
  })[];
  /** Observed in all of 5,972 events. */ Data: ({
    /** Observed in all of 158 objects. */ Name?: string;
    /** Observed in all of 158 objects. */ Name_Localised?: string;
    /** Observed in all of 158 objects. */ OwnerID?: number | bigint;
    /** Observed in 1 of 158 objects. */ MissionID?: number | bigint;
    /** Observed in all of 158 objects. */ Count?: number;
  })[];
}

/** Observed: 5,823 events in 329 journals of 11 commanders, game versions 4.0.7 to 4.3. */
export interface Disembark {
  /** Observed in all of 5,823 events. */ timestamp: string;
  /** Observed in all of 5,823 events. */ event: "Disembark";
  /** Observed in all of 5,823 events. */ SRV: boolean;
  /** Observed in all of 5,823 events. */ Taxi: boolean;
  /** Observed in all of 5,823 events. */ Multicrew: boolean;
  /** Observed in 5,807 of 5,823 events. */ ID?: number | bigint;
  /** Observed in all of 5,823 events. */ StarSystem: string;
  /** Observed in all of 5,823 events. */ SystemAddress: number | bigint;
  /** Observed in all of 5,823 events. */ Body: string;
  /** Observed in all of 5,823 events. */ BodyID: number | bigint;
  /** Observed in all of 5,823 events. */ OnStation: boolean;
  /** Observed in all of 5,823 events. */ OnPlanet: boolean;
  /** Observed in 132 of 5,823 events. */ StationName?: string;
  /** Observed in 132 of 5,823 events. */ StationType?: string;
  /** Observed in 132 of 5,823 events. */ MarketID?: number | bigint;
}

/** Observed: 5,819 events in 333 journals of 11 commanders, game versions 4.0.7 to 4.3. */
export interface Embark {
  /** Observed in all of 5,819 events. */ timestamp: string;
  /** Observed in all of 5,819 events. */ event: "Embark";
  /** Observed in all of 5,819 events. */ SRV: boolean;
  /** Observed in all of 5,819 events. */ Taxi: boolean;
  /** Observed in all of 5,819 events. */ Multicrew: boolean;
  /** Observed in 5,800 of 5,819 events. */ ID?: number | bigint;
  /** Observed in 33 of 5,819 events. */ Crew?: ({
    /** Observed in all of 33 objects. */ Name?: string;
    /** Observed in all of 33 objects. */ Role?: string;
  })[];
  /** Observed in all of 5,819 events. */ StarSystem: string;
  /** Observed in all of 5,819 events. */ SystemAddress: number | bigint;
  /** Observed in all of 5,819 events. */ Body: string;
  /** Observed in all of 5,819 events. */ BodyID: number | bigint;
  /** Observed in all of 5,819 events. */ OnStation: boolean;
  /** Observed in all of 5,819 events. */ OnPlanet: boolean;
  /** Observed in 139 of 5,819 events. */ StationName?: string;
  /** Observed in 139 of 5,819 events. */ StationType?: string;
  /** Observed in 139 of 5,819 events. */ MarketID?: number | bigint;
}

/** Observed: 5,533 events in 306 journals of 15 commanders, game versions 2.2 to 4.2. */
export interface MaterialCollected {
  /** Observed in all of 5,533 events. */ timestamp: string;
  /** Observed in all of 5,533 events. */ event: "MaterialCollected";
  /** Observed in all of 5,533 events. */ Category: "Manufactured" | "Encoded" | "Raw" | (string & {});
  /** Observed in all of 5,533 events. */ Name: string;
  /** Observed in 4,501 of 5,533 events. */ Name_Localised?: string;
  /** Observed in 5,511 of 5,533 events. */ Count?: number;
}

/** Observed: 5,254 events in 414 journals of 15 commanders, game versions 3.4 to 4.4. */
export interface FSSDiscoveryScan {
  /** Observed in all of 5,254 events. */ timestamp: string;
  /** Observed in all of 5,254 events. */ event: "FSSDiscoveryScan";
  /** Observed in all of 5,254 events. */ Progress: number;
  /** Observed in all of 5,254 events. */ BodyCount: number;
  /** Observed in all of 5,254 events. */ NonBodyCount: number;
  /** Observed in all of 5,254 events. */ SystemName: string;
  /** Observed in all of 5,254 events. */ SystemAddress: number | bigint;
}

/** Observed: 5,163 events in 107 journals of 17 commanders, game versions 2.2 to 4.2. */
export interface Bounty {
  /** Observed in all of 5,163 events. */ timestamp: string;
  /** Observed in all of 5,163 events. */ event: "Bounty";
  /** Observed in 36 of 5,163 events. */ Faction?: string;
  /** Observed in 13 of 5,163 events. */ Faction_Localised?: string;
  /** Observed in 36 of 5,163 events. */ Reward?: number;
  /** Observed in 5,127 of 5,163 events. */ Rewards?: ({
    /** Observed in all of 5,174 objects. */ Faction: string;
    /** Observed in all of 5,174 objects. */ Reward: number;
  })[];
  /** Observed in 4,369 of 5,163 events. */ PilotName?: string;
  /** Observed in 4,369 of 5,163 events. */ PilotName_Localised?: string;
  /** Observed in 5,136 of 5,163 events. */ Target?: string;
  /** Observed in 3,454 of 5,163 events. */ Target_Localised?: string;
  /** Observed in 5,127 of 5,163 events. */ TotalReward?: number;
  /** Observed in all of 5,163 events. */ VictimFaction: string;
  /** Observed in 284 of 5,163 events. */ SharedWithOthers?: number;
  /** Observed in 387 of 5,163 events. */ VictimFaction_Localised?: string;
}

/** Observed: 4,632 events in 692 journals of 24 commanders, game versions 2.2 to 4.4. */
export interface SupercruiseExit {
  /** Observed in all of 4,632 events. */ timestamp: string;
  /** Observed in all of 4,632 events. */ event: "SupercruiseExit";
  /** Observed in 4,119 of 4,632 events. */ Taxi?: boolean;
  /** Observed in 4,119 of 4,632 events. */ Multicrew?: boolean;
  /** Observed in all of 4,632 events. */ StarSystem: string;
  /** Observed in 4,527 of 4,632 events. */ SystemAddress?: number | bigint;
  /** Observed in all of 4,632 events. */ Body: string;
  /** Observed in 4,527 of 4,632 events. */ BodyID?: number | bigint;
  /** Observed in 4,533 of 4,632 events. */ BodyType?: "Planet" | "Station" | "Star" | "PlanetaryRing" | "Null" | "StellarRing" | "AsteroidCluster" | (string & {});
}

/** Observed: 4,587 events in 381 journals of 23 commanders, game versions 2.2 to 4.4. */
export interface DockingRequested {
  /** Observed in all of 4,587 events. */ timestamp: string;
  /** Observed in all of 4,587 events. */ event: "DockingRequested";
  /** Observed in 4,489 of 4,587 events. */ MarketID?: number | bigint;
  /** Observed in all of 4,587 events. */ StationName: string;
  /** Observed in 85 of 4,587 events. */ StationName_Localised?: string;
  /** Observed in 4,489 of 4,587 events. */ StationType?: "Outpost" | "FleetCarrier" | "Coriolis" | "Orbis" | "CraterOutpost" | "SurfaceStation" | "Ocellus" | "MegaShip" | "OnFootSettlement" | "CraterPort" | "PlanetaryConstructionDepot" | "AsteroidBase" | "SpaceConstructionDepot" | (string & {});
  /** Observed in 4,229 of 4,587 events. */ LandingPads?: {
    /** Observed in all of 4,229 objects. */ Small: number;
    /** Observed in all of 4,229 objects. */ Medium: number;
    /** Observed in all of 4,229 objects. */ Large: number;
  };
}

/** Observed: 3,817 events in 433 journals of 15 commanders, game versions 3.4 to 4.4. */
export interface Powerplay {
  /** Observed in all of 3,817 events. */ timestamp: string;
  /** Observed in all of 3,817 events. */ event: "Powerplay";
  /** Observed in all of 3,817 events. */ Power: string;
  /** Observed in all of 3,817 events. */ Rank: number;
  /** Observed in all of 3,817 events. */ Merits: number;
  /** Observed in 3,756 of 3,817 events. */ Votes?: number;
  /** Observed in all of 3,817 events. */ TimePledged: number;
}

/** Observed: 3,728 events in 304 journals of 13 commanders, game versions 2.2 to 4.3. */
export interface Touchdown {
  /** Observed in all of 3,728 events. */ timestamp: string;
  /** Observed in all of 3,728 events. */ event: "Touchdown";
  /** Observed in 3,723 of 3,728 events. */ PlayerControlled?: boolean;
  /** Observed in 3,715 of 3,728 events. */ Taxi?: boolean;
  /** Observed in 3,715 of 3,728 events. */ Multicrew?: boolean;
  /** Observed in 3,715 of 3,728 events. */ StarSystem?: string;
  /** Observed in 3,715 of 3,728 events. */ SystemAddress?: number | bigint;
  /** Observed in 3,715 of 3,728 events. */ Body?: string;
  /** Observed in 3,715 of 3,728 events. */ BodyID?: number | bigint;
  /** Observed in 3,715 of 3,728 events. */ OnStation?: boolean;
  /** Observed in 3,715 of 3,728 events. */ OnPlanet?: boolean;
  /** Observed in 3,725 of 3,728 events. */ Latitude?: number;
  /** Observed in 3,725 of 3,728 events. */ Longitude?: number;
  /** Observed in 253 of 3,728 events. */ NearestDestination?: string;
  /** Observed in 111 of 3,728 events. */ NearestDestination_Localised?: string;
}

/** Observed: 3,703 events in 304 journals of 13 commanders, game versions 2.2 to 4.3. */
export interface Liftoff {
  /** Observed in all of 3,703 events. */ timestamp: string;
  /** Observed in all of 3,703 events. */ event: "Liftoff";
  /** Observed in 3,700 of 3,703 events. */ PlayerControlled?: boolean;
  /** Observed in 3,693 of 3,703 events. */ Taxi?: boolean;
  /** Observed in 3,693 of 3,703 events. */ Multicrew?: boolean;
  /** Observed in 3,693 of 3,703 events. */ StarSystem?: string;
  /** Observed in 3,693 of 3,703 events. */ SystemAddress?: number | bigint;
  /** Observed in 3,693 of 3,703 events. */ Body?: string;
  /** Observed in 3,693 of 3,703 events. */ BodyID?: number | bigint;
  /** Observed in 3,693 of 3,703 events. */ OnStation?: boolean;
  /** Observed in 3,693 of 3,703 events. */ OnPlanet?: boolean;
  /** Observed in 3,702 of 3,703 events. */ Latitude?: number;
  /** Observed in 3,702 of 3,703 events. */ Longitude?: number;
  /** Observed in 233 of 3,703 events. */ NearestDestination?: string;
  /** Observed in 98 of 3,703 events. */ NearestDestination_Localised?: string;
}

/** Observed: 3,401 events in 654 journals of 22 commanders, game versions 2.2 to 4.4. */
export interface SupercruiseEntry {
  /** Observed in all of 3,401 events. */ timestamp: string;
  /** Observed in all of 3,401 events. */ event: "SupercruiseEntry";
  /** Observed in 3,054 of 3,401 events. */ Taxi?: boolean;
  /** Observed in 3,054 of 3,401 events. */ Multicrew?: boolean;
  /** Observed in all of 3,401 events. */ StarSystem: string;
  /** Observed in 3,342 of 3,401 events. */ SystemAddress?: number | bigint;
}

/** Observed: 3,335 events in 352 journals of 9 commanders, game versions 3.4 to 4.4. */
export interface NpcCrewPaidWage {
  /** Observed in all of 3,335 events. */ timestamp: string;
  /** Observed in all of 3,335 events. */ event: "NpcCrewPaidWage";
  /** Observed in all of 3,335 events. */ NpcCrewName: string;
  /** Observed in all of 3,335 events. */ NpcCrewId: number | bigint;
  /** Observed in all of 3,335 events. */ Amount: number;
}

/** Observed: 3,297 events in 495 journals of 15 commanders, game versions 3.4 to 4.4. */
export interface Friends {
  /** Observed in all of 3,297 events. */ timestamp: string;
  /** Observed in all of 3,297 events. */ event: "Friends";
  /** Observed in all of 3,297 events. */ Status: "Online" | "Offline" | "Added" | "Requested" | "Declined" | "Lost" | (string & {});
  /** Observed in all of 3,297 events. */ Name: string;
}

/** Observed: 3,253 events in 49 journals of 7 commanders, game versions 4.0.7 to 4.3. */
export interface BackpackChange {
  /** Observed in all of 3,253 events. */ timestamp: string;
  /** Observed in all of 3,253 events. */ event: "BackpackChange";
  /** Observed in 392 of 3,253 events. */ Removed?: ({
    /** Observed in all of 392 objects. */ Name: string;
    /** Observed in 369 of 392 objects. */ Name_Localised?: string;
    /** Observed in all of 392 objects. */ OwnerID: number | bigint;
    /** Observed in 59 of 392 objects. */ MissionID?: number | bigint;
    /** Observed in all of 392 objects. */ Count: number;
    /** Observed in all of 392 objects. */ Type: "Consumable" | "Item" | "Component" | "Data" | (string & {});
  })[];
  /** Observed in 2,861 of 3,253 events. */ Added?: ({
    /** Observed in all of 2,861 objects. */ Name: string;
    /** Observed in 2,281 of 2,861 objects. */ Name_Localised?: string;
    /** Observed in all of 2,861 objects. */ OwnerID: number | bigint;
    /** Observed in 134 of 2,861 objects. */ MissionID?: number | bigint;
    /** Observed in all of 2,861 objects. */ Count: number;
    /** Observed in all of 2,861 objects. */ Type: "Component" | "Item" | "Data" | "Consumable" | (string & {});
  })[];
}

/** Observed: 3,061 events in 181 journals of 6 commanders, game versions 4.0.14 to 4.3. */
export interface FSSBodySignals {
  /** Observed in all of 3,061 events. */ timestamp: string;
  /** Observed in all of 3,061 events. */ event: "FSSBodySignals";
  /** Observed in all of 3,061 events. */ BodyName: string;
  /** Observed in all of 3,061 events. */ BodyID: number | bigint;
  /** Observed in all of 3,061 events. */ SystemAddress: number | bigint;
  /** Observed in all of 3,061 events. */ Signals: ({
    /** Observed in all of 3,137 objects. */ Type: "$SAA_SignalType_Geological;" | "$SAA_SignalType_Biological;" | (string & {});
    /** Observed in all of 3,137 objects. */ Type_Localised: string;
    /** Observed in all of 3,137 objects. */ Count: number;
  })[];
}

/** Observed: 3,053 events in 332 journals of 9 commanders, game versions 4.0.14 to 4.4. */
export interface ScanBaryCentre {
  /** Observed in all of 3,053 events. */ timestamp: string;
  /** Observed in all of 3,053 events. */ event: "ScanBaryCentre";
  /** Observed in all of 3,053 events. */ StarSystem: string;
  /** Observed in all of 3,053 events. */ SystemAddress: number | bigint;
  /** Observed in all of 3,053 events. */ BodyID: number | bigint;
  /** Observed in all of 3,053 events. */ SemiMajorAxis: number;
  /** Observed in all of 3,053 events. */ Eccentricity: number;
  /** Observed in all of 3,053 events. */ OrbitalInclination: number;
  /** Observed in all of 3,053 events. */ Periapsis: number;
  /** Observed in all of 3,053 events. */ OrbitalPeriod: number;
  /** Observed in all of 3,053 events. */ AscendingNode: number;
  /** Observed in all of 3,053 events. */ MeanAnomaly: number;
}

/** Observed: 2,978 events in 309 journals of 12 commanders, game versions 3.7 to 4.4. */
export interface FSSAllBodiesFound {
  /** Observed in all of 2,978 events. */ timestamp: string;
  /** Observed in all of 2,978 events. */ event: "FSSAllBodiesFound";
  /** Observed in all of 2,978 events. */ SystemName: string;
  /** Observed in all of 2,978 events. */ SystemAddress: number | bigint;
  /** Observed in all of 2,978 events. */ Count: number;
}

/** Observed: 2,820 events in 435 journals of 16 commanders, game versions 3.4 to 4.3. */
export interface ReservoirReplenished {
  /** Observed in all of 2,820 events. */ timestamp: string;
  /** Observed in all of 2,820 events. */ event: "ReservoirReplenished";
  /** Observed in all of 2,820 events. */ FuelMain: number;
  /** Observed in all of 2,820 events. */ FuelReservoir: number;
}

/** Observed: 2,605 events in 106 journals of 13 commanders, game versions 2.2 to 4.2. */
export interface DockingDenied {
  /** Observed in all of 2,605 events. */ timestamp: string;
  /** Observed in all of 2,605 events. */ event: "DockingDenied";
  /** Observed in all of 2,605 events. */ Reason: "NoSpace" | "Distance" | "Offences" | "NoReason" | "TooLarge" | "Hostile" | "RestrictedAccess" | "ActiveFighter" | (string & {});
  /** Observed in 2,586 of 2,605 events. */ MarketID?: number | bigint;
  /** Observed in all of 2,605 events. */ StationName: string;
  /** Observed in 3 of 2,605 events. */ StationName_Localised?: string;
  /** Observed in 2,586 of 2,605 events. */ StationType?: "Outpost" | "Orbis" | "FleetCarrier" | "MegaShip" | "OnFootSettlement" | "Coriolis" | "CraterOutpost" | "SurfaceStation" | "Ocellus" | (string & {});
}

/** Observed: 2,302 events in 38 journals of 5 commanders, game versions 4.0.7 to 4.1. */
export interface CollectItems {
  /** Observed in all of 2,302 events. */ timestamp: string;
  /** Observed in all of 2,302 events. */ event: "CollectItems";
  /** Observed in all of 2,302 events. */ Name: string;
  /** Observed in 1,783 of 2,302 events. */ Name_Localised?: string;
  /** Observed in all of 2,302 events. */ Type: "Component" | "Item" | "Consumable" | "Data" | (string & {});
  /** Observed in all of 2,302 events. */ OwnerID: number | bigint;
  /** Observed in all of 2,302 events. */ Count: number;
  /** Observed in all of 2,302 events. */ Stolen: boolean;
}

/** Observed: 2,142 events in 393 journals of 24 commanders, game versions 2.2 to 4.4. */
export interface Undocked {
  /** Observed in all of 2,142 events. */ timestamp: string;
  /** Observed in all of 2,142 events. */ event: "Undocked";
  /** Observed in all of 2,142 events. */ StationName: string;
  /** Observed in 85 of 2,142 events. */ StationName_Localised?: string;
  /** Observed in 2,129 of 2,142 events. */ StationType?: "FleetCarrier" | "Coriolis" | "Orbis" | "Outpost" | "SurfaceStation" | "CraterOutpost" | "Ocellus" | "MegaShip" | "OnFootSettlement" | "CraterPort" | "Bernal" | "PlanetaryConstructionDepot" | "AsteroidBase" | "SpaceConstructionDepot" | (string & {});
  /** Observed in 2,054 of 2,142 events. */ MarketID?: number | bigint;
  /** Observed in 1,826 of 2,142 events. */ Taxi?: boolean;
  /** Observed in 1,826 of 2,142 events. */ Multicrew?: boolean;
}

/** Observed: 2,124 events in 380 journals of 23 commanders, game versions 2.2 to 4.4. */
export interface DockingGranted {
  /** Observed in all of 2,124 events. */ timestamp: string;
  /** Observed in all of 2,124 events. */ event: "DockingGranted";
  /** Observed in all of 2,124 events. */ LandingPad: number;
  /** Observed in 2,037 of 2,124 events. */ MarketID?: number | bigint;
  /** Observed in all of 2,124 events. */ StationName: string;
  /** Observed in 85 of 2,124 events. */ StationName_Localised?: string;
  /** Observed in 2,037 of 2,124 events. */ StationType?: "FleetCarrier" | "Coriolis" | "Outpost" | "Orbis" | "SurfaceStation" | "CraterOutpost" | "Ocellus" | "OnFootSettlement" | "MegaShip" | "CraterPort" | "PlanetaryConstructionDepot" | "AsteroidBase" | "SpaceConstructionDepot" | (string & {});
}

/** Observed: 1,900 events in 367 journals of 9 commanders, game versions 4.0.14 to 4.4. */
export interface NavRouteClear {
  /** Observed in all of 1,900 events. */ timestamp: string;
  /** Observed in all of 1,900 events. */ event: "NavRouteClear";
}

/** Observed: 1,891 events in 935 journals of 25 commanders, game versions 2.2 to 4.4. */
export interface Location {
  /** Observed in all of 1,891 events. */ timestamp: string;
  /** Observed in all of 1,891 events. */ event: "Location";
  /** Observed in 547 of 1,891 events. */ Latitude?: number;
  /** Observed in 547 of 1,891 events. */ Longitude?: number;
  /** Observed in 1,533 of 1,891 events. */ DistFromStarLS?: number;
  /** Observed in 1,850 of 1,891 events. */ Docked?: boolean | number;
  /** Observed in 122 of 1,891 events. */ OnFoot?: boolean;
  /** Observed in 280 of 1,891 events. */ InSRV?: boolean;
  /** Observed in 517 of 1,891 events. */ StationName?: string;
  /** Observed in 4 of 1,891 events. */ StationName_Localised?: string;
  /** Observed in 517 of 1,891 events. */ StationType?: "FleetCarrier" | "Coriolis" | "Orbis" | "Outpost" | "Bernal" | "CraterOutpost" | "MegaShip" | "OnFootSettlement" | "SurfaceStation" | "" | "AsteroidBase" | "CraterPort" | "PlanetaryConstructionDepot" | (string & {});
  /** Observed in 482 of 1,891 events. */ MarketID?: number | bigint;
  /** Observed in 482 of 1,891 events. */ StationFaction?: {
    /** Observed in all of 482 objects. */ Name: string;
    /** Observed in 126 of 482 objects. */ FactionState?: string;
  };
  /** Observed in 482 of 1,891 events. */ StationGovernment?: "$government_Carrier;" | "$government_Corporate;" | "$government_Democracy;" | "$government_Anarchy;" | "$government_Patronage;" | "$government_Engineer;" | "$government_Dictatorship;" | "$government_Cooperative;" | "$government_Prison;" | "$government_PrisonColony;" | "$government_Confederacy;" | "$government_Feudal;" | "$government_Communism;" | "$government_Theocracy;" | (string & {});
  /** Observed in 482 of 1,891 events. */ StationGovernment_Localised?: string;
  /** Observed in 168 of 1,891 events. */ StationAllegiance?: string;
  /** Observed in 482 of 1,891 events. */ StationServices?: ("autodock" | "dock" | "flightcontroller" | "stationoperations" | "engineer" | "contacts" | "refuel" | "stationMenu" | "repair" | "commodities" | "rearm" | "crewlounge" | "socialspace" | "exploration" | "outfitting" | "livery" | "bartender" | "shipyard" | "vistagenomics" | "missions" | "missionsgenerated" | "searchrescue" | "shop" | "tuning" | "pioneersupplies" | "apexinterstellar" | "powerplay" | "frontlinesolutions" | "carrierfuel" | "carriermanagement" | "blackmarket" | "facilitator" | "techBroker" | "materialtrader" | "voucherredemption" | "registeringcolonisation" | "colonisationcontribution" | "Autodock" | "Commodities" | "Contacts" | "Dock" | "Exploration" | "FlightController" | "Missions" | "MissionsGenerated" | "Outfitting" | "Rearm" | "Refuel" | "Repair" | "Shipyard" | "StationMenu" | "StationOperations" | "Workshop" | "ondockmission" | "CrewLounge" | "Powerplay" | "SearchAndRescue" | "Tuning" | "BlackMarket" | "Facilitator" | "Shop" | "modulepacks" | (string & {}))[];
  /** Observed in 482 of 1,891 events. */ StationEconomy?: "$economy_Carrier;" | "$economy_Industrial;" | "$economy_HighTech;" | "$economy_Extraction;" | "$economy_Refinery;" | "$economy_Terraforming;" | "$economy_Colony;" | "$economy_Agri;" | "$economy_Tourism;" | "$economy_Prison;" | "$economy_Engineer;" | "$economy_Rescue;" | "$economy_Service;" | (string & {});
  /** Observed in 482 of 1,891 events. */ StationEconomy_Localised?: string;
  /** Observed in 482 of 1,891 events. */ StationEconomies?: ({
    /** Observed in all of 623 objects. */ Name: "$economy_Carrier;" | "$economy_Industrial;" | "$economy_Extraction;" | "$economy_Refinery;" | "$economy_HighTech;" | "$economy_Terraforming;" | "$economy_Colony;" | "$economy_Agri;" | "$economy_Tourism;" | "$economy_Prison;" | "$economy_Military;" | "$economy_Engineer;" | "$economy_Rescue;" | "$economy_Service;" | (string & {});
    /** Observed in all of 623 objects. */ Name_Localised: string;
    /** Observed in all of 623 objects. */ Proportion: number;
  })[];
  /** Observed in 1,374 of 1,891 events. */ Taxi?: boolean;
  /** Observed in 1,374 of 1,891 events. */ Multicrew?: boolean;
  /** Observed in all of 1,891 events. */ StarSystem: string;
  /** Observed in 1,814 of 1,891 events. */ SystemAddress?: number | bigint;
  /** Observed in all of 1,891 events. */ StarPos: (number)[];
  /** Observed in 76 of 1,891 events. */ Allegiance?: string;
  /** Observed in 76 of 1,891 events. */ Economy?: string;
  /** Observed in 76 of 1,891 events. */ Economy_Localised?: string;
  /** Observed in 76 of 1,891 events. */ Government?: string;
  /** Observed in 76 of 1,891 events. */ Government_Localised?: string;
  /** Observed in 76 of 1,891 events. */ Security?: string;
  /** Observed in 76 of 1,891 events. */ Security_Localised?: string;
  /** Observed in 67 of 1,891 events. */ Faction?: string;
  /** Observed in 21 of 1,891 events. */ FactionState?: string;
  /** Observed in 1,815 of 1,891 events. */ SystemAllegiance?: "" | "Independent" | "Federation" | "Empire" | "PilotsFederation" | "Alliance" | "Guardian" | "Thargoid" | (string & {});
  /** Observed in 1,815 of 1,891 events. */ SystemEconomy?: "$economy_None;" | "$economy_Refinery;" | "$economy_Agri;" | "$economy_Industrial;" | "$economy_Colony;" | "$economy_HighTech;" | "$economy_Extraction;" | "$economy_Tourism;" | "$economy_Terraforming;" | "$economy_Military;" | "$economy_Service;" | (string & {});
  /** Observed in 1,815 of 1,891 events. */ SystemEconomy_Localised?: string;
  /** Observed in 1,814 of 1,891 events. */ SystemSecondEconomy?: "$economy_None;" | "$economy_Refinery;" | "$economy_Industrial;" | "$economy_Extraction;" | "$economy_Agri;" | "$economy_HighTech;" | "$economy_Military;" | "$economy_Tourism;" | "$economy_Colony;" | "$economy_Service;" | "$economy_Terraforming;" | "$economy_Undefined;" | (string & {});
  /** Observed in 1,814 of 1,891 events. */ SystemSecondEconomy_Localised?: string;
  /** Observed in 1,815 of 1,891 events. */ SystemGovernment?: "$government_None;" | "$government_Democracy;" | "$government_Corporate;" | "$government_Feudal;" | "$government_Patronage;" | "$government_Cooperative;" | "$government_Anarchy;" | "$government_Dictatorship;" | "$government_Confederacy;" | "$government_PrisonColony;" | "$government_Prison;" | "$government_Theocracy;" | "$government_Communism;" | (string & {});
  /** Observed in 1,815 of 1,891 events. */ SystemGovernment_Localised?: string;
  /** Observed in 1,815 of 1,891 events. */ SystemSecurity?: "$GAlAXY_MAP_INFO_state_anarchy;" | "$SYSTEM_SECURITY_medium;" | "$SYSTEM_SECURITY_low;" | "$SYSTEM_SECURITY_high;" | (string & {});
  /** Observed in 1,815 of 1,891 events. */ SystemSecurity_Localised?: string;
  /** Observed in 1,814 of 1,891 events. */ Population?: number;
  /** Observed in 1,819 of 1,891 events. */ Body?: string;
  /** Observed in 1,814 of 1,891 events. */ BodyID?: number | bigint;
  /** Observed in 1,816 of 1,891 events. */ BodyType?: "Planet" | "Station" | "Star" | "PlanetaryRing" | "Null" | "AsteroidCluster" | (string & {});
  /** Observed in 48 of 1,891 events. */ ControllingPower?: string;
  /** Observed in 26 of 1,891 events. */ ThargoidWar?: {
    /** Observed in all of 26 objects. */ CurrentState?: string;
    /** Observed in all of 26 objects. */ NextStateSuccess?: string;
    /** Observed in all of 26 objects. */ NextStateFailure?: string;
    /** Observed in all of 26 objects. */ SuccessStateReached?: boolean;
    /** Observed in all of 26 objects. */ WarProgress?: number;
    /** Observed in all of 26 objects. */ RemainingPorts?: number;
    /** Observed in 17 of 26 objects. */ EstimatedRemainingTime?: string;
  };
  /** Observed in 278 of 1,891 events. */ Powers?: (string)[];
  /** Observed in 278 of 1,891 events. */ PowerplayState?: "Controlled" | "Exploited" | "Stronghold" | "Fortified" | "Unoccupied" | "Contested" | "HomeSystem" | "InPrepareRadius" | (string & {});
  /** Observed in 42 of 1,891 events. */ PowerplayStateControlProgress?: number;
  /** Observed in 42 of 1,891 events. */ PowerplayStateReinforcement?: number;
  /** Observed in 42 of 1,891 events. */ PowerplayStateUndermining?: number;
  /** Observed in 4 of 1,891 events. */ PowerplayConflictProgress?: ({
    /** Observed in all of 7 objects. */ Power?: string;
    /** Observed in all of 7 objects. */ ConflictProgress?: number;
  })[];
  /** Observed in 1,166 of 1,891 events. */ Factions?: ({
    /** Observed in all of 6,371 objects. */ Name: string;
    /** Observed in all of 6,371 objects. */ FactionState: "None" | "Boom" | "CivilWar" | "War" | "Expansion" | "Election" | "Bust" | "InfrastructureFailure" | "Lockdown" | "CivilUnrest" | "Outbreak" | "CivilLiberty" | "PublicHoliday" | "Investment" | "PirateAttack" | "Terrorism" | "Drought" | "Famine" | "Retreat" | "Blight" | (string & {});
    /** Observed in all of 6,371 objects. */ Government: "Corporate" | "Democracy" | "Dictatorship" | "Anarchy" | "Confederacy" | "Patronage" | "Feudal" | "Cooperative" | "Communism" | "PrisonColony" | "Theocracy" | "Engineer" | (string & {});
    /** Observed in all of 6,371 objects. */ Influence: number;
    /** Observed in all of 6,371 objects. */ Allegiance: "Independent" | "Federation" | "Empire" | "Alliance" | "PilotsFederation" | (string & {});
    /** Observed in all of 6,371 objects. */ Happiness: "$Faction_HappinessBand2;" | "" | "$Faction_HappinessBand1;" | "$Faction_HappinessBand3;" | "$Faction_HappinessBand5;" | (string & {});
    /** Observed in 6,210 of 6,371 objects. */ Happiness_Localised?: string;
    /** Observed in 25 of 6,371 objects. */ SquadronFaction?: boolean;
    /** Observed in 3 of 6,371 objects. */ HomeSystem?: boolean;
    /** Observed in all of 6,371 objects. */ MyReputation: number;
    /** Observed in 461 of 6,371 objects. */ PendingStates?: ({
      /** Observed in all of 465 objects. */ State: "Expansion" | "War" | "Outbreak" | "CivilWar" | "Boom" | "CivilLiberty" | "Bust" | "CivilUnrest" | "Election" | "Investment" | "Retreat" | (string & {});
      /** Observed in all of 465 objects. */ Trend: number;
    })[];
    /** Observed in 1,148 of 6,371 objects. */ RecoveringStates?: ({
      /** Observed in all of 1,169 objects. */ State: "InfrastructureFailure" | "PublicHoliday" | "PirateAttack" | "Outbreak" | "Drought" | "CivilWar" | "Expansion" | "War" | "CivilLiberty" | "Election" | "Blight" | "Boom" | "Terrorism" | "CivilUnrest" | "NaturalDisaster" | "Bust" | (string & {});
      /** Observed in all of 1,169 objects. */ Trend: number;
    })[];
    /** Observed in 2,142 of 6,371 objects. */ ActiveStates?: ({
      /** Observed in all of 2,694 objects. */ State: "Boom" | "CivilWar" | "War" | "Expansion" | "Election" | "Bust" | "CivilLiberty" | "InfrastructureFailure" | "Lockdown" | "CivilUnrest" | "Outbreak" | "PublicHoliday" | "Investment" | "PirateAttack" | "Terrorism" | "Drought" | "Famine" | "Retreat" | "Blight" | "NaturalDisaster" | (string & {});
    })[];
  })[];
  /** Observed in 1,184 of 1,891 events. */ SystemFaction?: {
    /** Observed in all of 1,184 objects. */ Name: string;
    /** Observed in 571 of 1,184 objects. */ FactionState?: "Boom" | "Expansion" | "Lockdown" | "PublicHoliday" | "CivilLiberty" | "War" | "CivilUnrest" | "Investment" | "Drought" | "Bust" | "CivilWar" | "Election" | "Terrorism" | "Blight" | "Retreat" | (string & {});
  };
  /** Observed in 434 of 1,891 events. */ Conflicts?: ({
    /** Observed in all of 596 objects. */ WarType: "civilwar" | "war" | "election" | (string & {});
    /** Observed in all of 596 objects. */ Status: "active" | "" | "pending" | (string & {});
    /** Observed in all of 596 objects. */ Faction1: {
      /** Observed in all of 596 objects. */ Name: string;
      /** Observed in all of 596 objects. */ Stake: string;
      /** Observed in all of 596 objects. */ WonDays: number;
    };
    /** Observed in all of 596 objects. */ Faction2: {
      /** Observed in all of 596 objects. */ Name: string;
      /** Observed in all of 596 objects. */ Stake: string;
      /** Observed in all of 596 objects. */ WonDays: number;
    };
  })[];
}

/** Observed: 1,842 events in 937 journals of 25 commanders, game versions 2.2 to 4.4. */
export interface Progress {
  /** Observed in all of 1,842 events. */ timestamp: string;
  /** Observed in all of 1,842 events. */ event: "Progress";
  /** Observed in all of 1,842 events. */ Combat: number;
  /** Observed in all of 1,842 events. */ Trade: number;
  /** Observed in all of 1,842 events. */ Explore: number;
  /** Observed in 1,735 of 1,842 events. */ Soldier?: number;
  /** Observed in 1,735 of 1,842 events. */ Exobiologist?: number;
  /** Observed in all of 1,842 events. */ Empire: number;
  /** Observed in all of 1,842 events. */ Federation: number;
  /** Observed in all of 1,842 events. */ CQC: number;
}

/** Observed: 1,842 events in 937 journals of 25 commanders, game versions 2.2 to 4.4. */
export interface Rank {
  /** Observed in all of 1,842 events. */ timestamp: string;
  /** Observed in all of 1,842 events. */ event: "Rank";
  /** Observed in all of 1,842 events. */ Combat: number;
  /** Observed in all of 1,842 events. */ Trade: number;
  /** Observed in all of 1,842 events. */ Explore: number;
  /** Observed in 1,735 of 1,842 events. */ Soldier?: number;
  /** Observed in 1,735 of 1,842 events. */ Exobiologist?: number;
  /** Observed in all of 1,842 events. */ Empire: number;
  /** Observed in all of 1,842 events. */ Federation: number;
  /** Observed in all of 1,842 events. */ CQC: number;
}

/** Observed: 1,840 events in 937 journals of 25 commanders, game versions 2.2 to 4.4. */
export interface LoadGame {
  /** Observed in all of 1,840 events. */ timestamp: string;
  /** Observed in all of 1,840 events. */ event: "LoadGame";
  /** Observed in 1,771 of 1,840 events. */ FID?: string;
  /** Observed in all of 1,840 events. */ Commander: string;
  /** Observed in 1,771 of 1,840 events. */ Horizons?: boolean;
  /** Observed in 1,733 of 1,840 events. */ Odyssey?: boolean;
  /** Observed in 1,839 of 1,840 events. */ Ship?: "Cutter" | "Anaconda" | "TestBuggy" | "Asp" | "Krait_Light" | "Empire_Courier" | "Type9" | "UtilitySuit_Class2" | "Python" | "Federation_Corvette" | "Mandalay" | "Krait_MkII" | "ExplorationSuit_Class1" | "Type9_Military" | "CobraMkIII" | "BelugaLiner" | "ExplorationSuit_Class3" | "TypeX" | "Hauler" | "Mamba" | "Python_NX" | "Eagle" | "FlightSuit" | "FerDeLance" | "SideWinder" | "UtilitySuit_Class5" | "ExplorationSuit_Class5" | "UtilitySuit_Class1" | "DiamondBackXL" | "TacticalSuit_Class3" | "TacticalSuit_Class5" | "Type6" | "Independant_Trader" | "Independent_Fighter" | "UtilitySuit_Class4" | "Vulture" | "Corsair" | "Empire_Trader" | "Federation_Gunship" | "UtilitySuit_Class3" | (string & {});
  /** Observed in 1,357 of 1,840 events. */ Ship_Localised?: string;
  /** Observed in 1,839 of 1,840 events. */ ShipID?: number | bigint;
  /** Observed in 1,770 of 1,840 events. */ ShipName?: string;
  /** Observed in 1,770 of 1,840 events. */ ShipIdent?: string;
  /** Observed in 1,770 of 1,840 events. */ FuelLevel?: number;
  /** Observed in 1,770 of 1,840 events. */ FuelCapacity?: number;
  /** Observed in 549 of 1,840 events. */ StartLanded?: boolean;
  /** Observed in 1 of 1,840 events. */ StartDead?: boolean;
  /** Observed in 1,839 of 1,840 events. */ GameMode?: "Solo" | "Open" | "Group" | (string & {});
  /** Observed in 58 of 1,840 events. */ Group?: string;
  /** Observed in all of 1,840 events. */ Credits: number;
  /** Observed in all of 1,840 events. */ Loan: number;
  /** Observed in 1,733 of 1,840 events. */ language?: string;
  /** Observed in 1,733 of 1,840 events. */ gameversion?: string;
  /** Observed in 1,733 of 1,840 events. */ build?: string;
  /** Observed in 411 of 1,840 events. */ Name?: string;
}

/** Observed: 1,828 events in 392 journals of 8 commanders, game versions 4.0.15 to 4.4. */
export interface SupercruiseDestinationDrop {
  /** Observed in all of 1,828 events. */ timestamp: string;
  /** Observed in all of 1,828 events. */ event: "SupercruiseDestinationDrop";
  /** Observed in all of 1,828 events. */ Type: string;
  /** Observed in 398 of 1,828 events. */ Type_Localised?: string;
  /** Observed in all of 1,828 events. */ Threat: number;
  /** Observed in 1,468 of 1,828 events. */ MarketID?: number | bigint;
}

/** Observed: 1,815 events in 222 journals of 10 commanders, game versions 4.0.7 to 4.3. */
export interface CodexEntry {
  /** Observed in all of 1,815 events. */ timestamp: string;
  /** Observed in all of 1,815 events. */ event: "CodexEntry";
  /** Observed in all of 1,815 events. */ EntryID: number | bigint;
  /** Observed in all of 1,815 events. */ Name: string;
  /** Observed in all of 1,815 events. */ Name_Localised: string;
  /** Observed in all of 1,815 events. */ SubCategory: "$Codex_SubCategory_Organic_Structures;" | "$Codex_SubCategory_Terrestrials;" | "$Codex_SubCategory_Stars;" | "$Codex_SubCategory_Gas_Giants;" | "$Codex_SubCategory_Geology_and_Anomalies;" | "$Codex_SubCategory_Thargoid;" | (string & {});
  /** Observed in all of 1,815 events. */ SubCategory_Localised: string;
  /** Observed in all of 1,815 events. */ Category: "$Codex_Category_Biology;" | "$Codex_Category_StellarBodies;" | "$Codex_Category_Civilisations;" | (string & {});
  /** Observed in all of 1,815 events. */ Category_Localised: string;
  /** Observed in all of 1,815 events. */ Region: "$Codex_RegionName_26;" | "$Codex_RegionName_34;" | "$Codex_RegionName_18;" | "$Codex_RegionName_42;" | "$Codex_RegionName_35;" | "$Codex_RegionName_10;" | "$Codex_RegionName_33;" | "$Codex_RegionName_5;" | "$Codex_RegionName_3;" | "$Codex_RegionName_2;" | "$Codex_RegionName_19;" | "$Codex_RegionName_9;" | "$Codex_RegionName_1;" | "$Codex_RegionName_7;" | "$Codex_RegionName_13;" | "$Codex_RegionName_40;" | "$Codex_RegionName_4;" | "$Codex_RegionName_8;" | (string & {});
  /** Observed in all of 1,815 events. */ Region_Localised: string;
  /** Observed in all of 1,815 events. */ System: string;
  /** Observed in all of 1,815 events. */ SystemAddress: number | bigint;
  /** Observed in 1,814 of 1,815 events. */ BodyID?: number | bigint;
  /** Observed in 160 of 1,815 events. */ NearestDestination?: string;
  /** Observed in 4 of 1,815 events. */ NearestDestination_Localised?: string;
  /** Observed in 1,538 of 1,815 events. */ Latitude?: number;
  /** Observed in 1,538 of 1,815 events. */ Longitude?: number;
  /** Observed in 363 of 1,815 events. */ VoucherAmount?: number;
  /** Observed in 578 of 1,815 events. */ IsNewEntry?: boolean;
}

/** Observed: 1,794 events in 215 journals of 9 commanders, game versions 3.7 to 4.3. */
export interface SAAScanComplete {
  /** Observed in all of 1,794 events. */ timestamp: string;
  /** Observed in all of 1,794 events. */ event: "SAAScanComplete";
  /** Observed in all of 1,794 events. */ BodyName: string;
  /** Observed in all of 1,794 events. */ SystemAddress: number | bigint;
  /** Observed in all of 1,794 events. */ BodyID: number | bigint;
  /** Observed in all of 1,794 events. */ ProbesUsed: number;
  /** Observed in all of 1,794 events. */ EfficiencyTarget: number;
}

/** Observed: 1,773 events in 905 journals of 20 commanders, game versions 3.4 to 4.4. */
export interface Reputation {
  /** Observed in all of 1,773 events. */ timestamp: string;
  /** Observed in all of 1,773 events. */ event: "Reputation";
  /** Observed in 1,772 of 1,773 events. */ Empire?: number;
  /** Observed in 1,772 of 1,773 events. */ Federation?: number;
  /** Observed in 1,631 of 1,773 events. */ Independent?: number;
  /** Observed in 1,756 of 1,773 events. */ Alliance?: number;
}

/** Observed: 1,771 events in 905 journals of 20 commanders, game versions 3.4 to 4.4. */
export interface Commander {
  /** Observed in all of 1,771 events. */ timestamp: string;
  /** Observed in all of 1,771 events. */ event: "Commander";
  /** Observed in all of 1,771 events. */ FID: string;
  /** Observed in all of 1,771 events. */ Name: string;
}

/** Observed: 1,770 events in 905 journals of 20 commanders, game versions 3.4 to 4.4. */
export interface Materials {
  /** Observed in all of 1,770 events. */ timestamp: string;
  /** Observed in all of 1,770 events. */ event: "Materials";
  /** Observed in all of 1,770 events. */ Raw: ({
    /** Observed in all of 42,253 objects. */ Name: "nickel" | "chromium" | "iron" | "sulphur" | "carbon" | "manganese" | "phosphorus" | "germanium" | "zinc" | "vanadium" | "lead" | "rhenium" | "mercury" | "selenium" | "tellurium" | "tungsten" | "polonium" | "arsenic" | "tin" | "zirconium" | "cadmium" | "ruthenium" | "technetium" | "molybdenum" | "yttrium" | "niobium" | "antimony" | "boron" | (string & {});
    /** Observed in 774 of 42,253 objects. */ Name_Localised?: string;
    /** Observed in all of 42,253 objects. */ Count: number;
  })[];
  /** Observed in all of 1,770 events. */ Manufactured: ({
    /** Observed in all of 90,999 objects. */ Name: string;
    /** Observed in all of 90,999 objects. */ Name_Localised: string;
    /** Observed in all of 90,999 objects. */ Count: number;
  })[];
  /** Observed in all of 1,770 events. */ Encoded: ({
    /** Observed in all of 57,199 objects. */ Name: string;
    /** Observed in all of 57,199 objects. */ Name_Localised: string;
    /** Observed in all of 57,199 objects. */ Count: number;
  })[];
}

/** Observed: 1,767 events in 348 journals of 21 commanders, game versions 2.2 to 4.4. */
export interface RefuelAll {
  /** Observed in all of 1,767 events. */ timestamp: string;
  /** Observed in all of 1,767 events. */ event: "RefuelAll";
  /** Observed in all of 1,767 events. */ Cost: number;
  /** Observed in all of 1,767 events. */ Amount: number;
}

/** Observed: 1,766 events in 904 journals of 20 commanders, game versions 3.4 to 4.4. */
export interface Statistics {
  /** Observed in all of 1,766 events. */ timestamp: string;
  /** Observed in all of 1,766 events. */ event: "Statistics";
  /** Observed in all of 1,766 events. */ Bank_Account: {
    /** Observed in all of 1,766 objects. */ Current_Wealth: number;
    /** Observed in all of 1,766 objects. */ Spent_On_Ships: number;
    /** Observed in all of 1,766 objects. */ Spent_On_Outfitting: number;
    /** Observed in all of 1,766 objects. */ Spent_On_Repairs: number;
    /** Observed in all of 1,766 objects. */ Spent_On_Fuel: number;
    /** Observed in all of 1,766 objects. */ Spent_On_Ammo_Consumables: number;
    /** Observed in all of 1,766 objects. */ Insurance_Claims: number;
    /** Observed in all of 1,766 objects. */ Spent_On_Insurance: number;
    /** Observed in all of 1,766 objects. */ Owned_Ship_Count: number;
    /** Observed in 1,714 of 1,766 objects. */ Spent_On_Suits?: number;
    /** Observed in 1,714 of 1,766 objects. */ Spent_On_Weapons?: number;
    /** Observed in 1,714 of 1,766 objects. */ Spent_On_Suit_Consumables?: number;
    /** Observed in 1,714 of 1,766 objects. */ Suits_Owned?: number;
    /** Observed in 1,714 of 1,766 objects. */ Weapons_Owned?: number;
    /** Observed in 1,714 of 1,766 objects. */ Spent_On_Premium_Stock?: number;
    /** Observed in 1,714 of 1,766 objects. */ Premium_Stock_Bought?: number;
    /** Observed in 1 of 1,766 objects. */ MercCoins_Current?: number;
    /** Observed in 1 of 1,766 objects. */ MercCoins_Total_Earned?: number;
    /** Observed in 1 of 1,766 objects. */ MercCoins_Total_Spent?: number;
    /** Observed in 1 of 1,766 objects. */ MercCoins_Spent_On_MercGear?: number;
    /** Observed in 1 of 1,766 objects. */ MercCoins_Spent_On_Engineering?: number;
  };
  /** Observed in all of 1,766 events. */ Combat: {
    /** Observed in all of 1,766 objects. */ Bounties_Claimed: number;
    /** Observed in all of 1,766 objects. */ Bounty_Hunting_Profit: number;
    /** Observed in all of 1,766 objects. */ Combat_Bonds: number;
    /** Observed in all of 1,766 objects. */ Combat_Bond_Profits: number;
    /** Observed in all of 1,766 objects. */ Assassinations: number;
    /** Observed in all of 1,766 objects. */ Assassination_Profits: number;
    /** Observed in all of 1,766 objects. */ Highest_Single_Reward: number;
    /** Observed in all of 1,766 objects. */ Skimmers_Killed: number;
    /** Observed in 1,714 of 1,766 objects. */ OnFoot_Combat_Bonds?: number;
    /** Observed in 1,714 of 1,766 objects. */ OnFoot_Combat_Bonds_Profits?: number;
    /** Observed in 1,711 of 1,766 objects. */ OnFoot_Vehicles_Destroyed?: number;
    /** Observed in 1,711 of 1,766 objects. */ OnFoot_Ships_Destroyed?: number;
    /** Observed in 1,714 of 1,766 objects. */ Dropships_Taken?: number;
    /** Observed in 1,714 of 1,766 objects. */ Dropships_Booked?: number;
    /** Observed in 1,714 of 1,766 objects. */ Dropships_Cancelled?: number;
    /** Observed in 1,714 of 1,766 objects. */ ConflictZone_High?: number;
    /** Observed in 1,714 of 1,766 objects. */ ConflictZone_Medium?: number;
    /** Observed in 1,714 of 1,766 objects. */ ConflictZone_Low?: number;
    /** Observed in 1,714 of 1,766 objects. */ ConflictZone_Total?: number;
    /** Observed in 1,714 of 1,766 objects. */ ConflictZone_High_Wins?: number;
    /** Observed in 1,714 of 1,766 objects. */ ConflictZone_Medium_Wins?: number;
    /** Observed in 1,714 of 1,766 objects. */ ConflictZone_Low_Wins?: number;
    /** Observed in 1,714 of 1,766 objects. */ ConflictZone_Total_Wins?: number;
    /** Observed in 1,714 of 1,766 objects. */ Settlement_Defended?: number;
    /** Observed in 1,714 of 1,766 objects. */ Settlement_Conquered?: number;
    /** Observed in 1,714 of 1,766 objects. */ OnFoot_Skimmers_Killed?: number;
    /** Observed in 1,714 of 1,766 objects. */ OnFoot_Scavs_Killed?: number;
  };
  /** Observed in all of 1,766 events. */ Crime: {
    /** Observed in all of 1,766 objects. */ Notoriety: number;
    /** Observed in all of 1,766 objects. */ Fines: number;
    /** Observed in all of 1,766 objects. */ Total_Fines: number;
    /** Observed in all of 1,766 objects. */ Bounties_Received: number;
    /** Observed in all of 1,766 objects. */ Total_Bounties: number;
    /** Observed in all of 1,766 objects. */ Highest_Bounty: number;
    /** Observed in 1,714 of 1,766 objects. */ Malware_Uploaded?: number;
    /** Observed in 1,714 of 1,766 objects. */ Settlements_State_Shutdown?: number;
    /** Observed in 1,714 of 1,766 objects. */ Production_Sabotage?: number;
    /** Observed in 1,714 of 1,766 objects. */ Production_Theft?: number;
    /** Observed in 1,714 of 1,766 objects. */ Total_Murders?: number;
    /** Observed in 1,714 of 1,766 objects. */ Citizens_Murdered?: number;
    /** Observed in 1,714 of 1,766 objects. */ Omnipol_Murdered?: number;
    /** Observed in 1,714 of 1,766 objects. */ Guards_Murdered?: number;
    /** Observed in 1,714 of 1,766 objects. */ Data_Stolen?: number;
    /** Observed in 1,714 of 1,766 objects. */ Goods_Stolen?: number;
    /** Observed in 1,714 of 1,766 objects. */ Sample_Stolen?: number;
    /** Observed in 1,714 of 1,766 objects. */ Total_Stolen?: number;
    /** Observed in 1,714 of 1,766 objects. */ Turrets_Destroyed?: number;
    /** Observed in 1,714 of 1,766 objects. */ Turrets_Overloaded?: number;
    /** Observed in 1,714 of 1,766 objects. */ Turrets_Total?: number;
    /** Observed in 1,714 of 1,766 objects. */ Value_Stolen_StateChange?: number;
    /** Observed in 1,714 of 1,766 objects. */ Profiles_Cloned?: number;
  };
  /** Observed in all of 1,766 events. */ Smuggling: {
    /** Observed in all of 1,766 objects. */ Black_Markets_Traded_With: number;
    /** Observed in all of 1,766 objects. */ Black_Markets_Profits: number;
    /** Observed in all of 1,766 objects. */ Resources_Smuggled: number;
    /** Observed in all of 1,766 objects. */ Average_Profit: number;
    /** Observed in all of 1,766 objects. */ Highest_Single_Transaction: number;
  };
  /** Observed in all of 1,766 events. */ Trading: {
    /** Observed in all of 1,766 objects. */ Markets_Traded_With: number;
    /** Observed in all of 1,766 objects. */ Market_Profits: number;
    /** Observed in all of 1,766 objects. */ Resources_Traded: number;
    /** Observed in all of 1,766 objects. */ Average_Profit: number;
    /** Observed in all of 1,766 objects. */ Highest_Single_Transaction: number;
    /** Observed in 1,714 of 1,766 objects. */ Data_Sold?: number;
    /** Observed in 1,714 of 1,766 objects. */ Goods_Sold?: number;
    /** Observed in 1,714 of 1,766 objects. */ Assets_Sold?: number;
  };
  /** Observed in all of 1,766 events. */ Mining: {
    /** Observed in all of 1,766 objects. */ Mining_Profits: number;
    /** Observed in all of 1,766 objects. */ Quantity_Mined: number;
    /** Observed in all of 1,766 objects. */ Materials_Collected: number;
  };
  /** Observed in all of 1,766 events. */ Exploration: {
    /** Observed in all of 1,766 objects. */ Systems_Visited: number;
    /** Observed in all of 1,766 objects. */ Exploration_Profits: number;
    /** Observed in all of 1,766 objects. */ Planets_Scanned_To_Level_2: number;
    /** Observed in all of 1,766 objects. */ Planets_Scanned_To_Level_3: number;
    /** Observed in all of 1,766 objects. */ Efficient_Scans: number;
    /** Observed in all of 1,766 objects. */ Highest_Payout: number;
    /** Observed in all of 1,766 objects. */ Total_Hyperspace_Distance: number;
    /** Observed in all of 1,766 objects. */ Total_Hyperspace_Jumps: number;
    /** Observed in all of 1,766 objects. */ Greatest_Distance_From_Start: number;
    /** Observed in all of 1,766 objects. */ Time_Played: number;
    /** Observed in 1,711 of 1,766 objects. */ OnFoot_Distance_Travelled?: number;
    /** Observed in 1,714 of 1,766 objects. */ Shuttle_Journeys?: number;
    /** Observed in 1,714 of 1,766 objects. */ Shuttle_Distance_Travelled?: number;
    /** Observed in 1,714 of 1,766 objects. */ Spent_On_Shuttles?: number;
    /** Observed in 1,714 of 1,766 objects. */ First_Footfalls?: number;
    /** Observed in 1,714 of 1,766 objects. */ Planet_Footfalls?: number;
    /** Observed in 1,714 of 1,766 objects. */ Settlements_Visited?: number;
  };
  /** Observed in all of 1,766 events. */ Passengers: {
    /** Observed in 1,692 of 1,766 objects. */ Passengers_Missions_Accepted?: number;
    /** Observed in 1 of 1,766 objects. */ Passengers_Missions_Refugee_bulk_delivered?: number;
    /** Observed in 1 of 1,766 objects. */ Passengers_Missions_Criminal_vip_delivered?: number;
    /** Observed in 1 of 1,766 objects. */ Passengers_Missions_Criminal_vip_ejected?: number;
    /** Observed in 1 of 1,766 objects. */ Passengers_Missions_Tourist_vip_delivered?: number;
    /** Observed in 1 of 1,766 objects. */ Passengers_Missions_Tourist_vip_ejected?: number;
    /** Observed in 1 of 1,766 objects. */ Passengers_Missions_FreedomFighters_vip_delivered?: number;
    /** Observed in 1 of 1,766 objects. */ Passengers_Missions_FreedomFighters_vip_ejected?: number;
    /** Observed in 1 of 1,766 objects. */ Passengers_Missions_Explorers_vip_delivered?: number;
    /** Observed in 1,649 of 1,766 objects. */ Passengers_Missions_Disgruntled?: number;
    /** Observed in 1 of 1,766 objects. */ Passengers_Missions_HeadOfState_vip_delivered?: number;
    /** Observed in 1 of 1,766 objects. */ Passengers_Missions_ScienceTeams_vip_delivered?: number;
    /** Observed in 1 of 1,766 objects. */ Passengers_Missions_Celebrities_vip_delivered?: number;
    /** Observed in 1 of 1,766 objects. */ Passengers_Missions_Medical_vip_delivered?: number;
    /** Observed in 1 of 1,766 objects. */ Passengers_Missions_Soldiers_vip_delivered?: number;
    /** Observed in 1 of 1,766 objects. */ Passengers_Missions_Businessmen_vip_delivered?: number;
    /** Observed in all of 1,766 objects. */ Passengers_Missions_Bulk: number;
    /** Observed in all of 1,766 objects. */ Passengers_Missions_VIP: number;
    /** Observed in all of 1,766 objects. */ Passengers_Missions_Delivered: number;
    /** Observed in all of 1,766 objects. */ Passengers_Missions_Ejected: number;
  };
  /** Observed in all of 1,766 events. */ Search_And_Rescue: {
    /** Observed in all of 1,766 objects. */ SearchRescue_Traded: number;
    /** Observed in all of 1,766 objects. */ SearchRescue_Profit: number;
    /** Observed in all of 1,766 objects. */ SearchRescue_Count: number;
    /** Observed in 1,714 of 1,766 objects. */ Salvage_Legal_POI?: number;
    /** Observed in 1,714 of 1,766 objects. */ Salvage_Legal_Settlements?: number;
    /** Observed in 1,714 of 1,766 objects. */ Salvage_Illegal_POI?: number;
    /** Observed in 1,714 of 1,766 objects. */ Salvage_Illegal_Settlements?: number;
    /** Observed in 1,714 of 1,766 objects. */ Maglocks_Opened?: number;
    /** Observed in 1,714 of 1,766 objects. */ Panels_Opened?: number;
    /** Observed in 1,714 of 1,766 objects. */ Settlements_State_FireOut?: number;
    /** Observed in 1,714 of 1,766 objects. */ Settlements_State_Reboot?: number;
  };
  /** Observed in 50 of 1,766 events. */ Squadron?: {
    /** Observed in all of 50 objects. */ Squadron_Bank_Credits_Deposited?: number;
    /** Observed in all of 50 objects. */ Squadron_Bank_Credits_Withdrawn?: number;
    /** Observed in all of 50 objects. */ Squadron_Bank_Commodities_Deposited_Num?: number;
    /** Observed in all of 50 objects. */ Squadron_Bank_Commodities_Deposited_Value?: number;
    /** Observed in all of 50 objects. */ Squadron_Bank_Commodities_Withdrawn_Num?: number;
    /** Observed in all of 50 objects. */ Squadron_Bank_Commodities_Withdrawn_Value?: number;
    /** Observed in all of 50 objects. */ Squadron_Bank_PersonalAssets_Deposited_Num?: number;
    /** Observed in all of 50 objects. */ Squadron_Bank_PersonalAssets_Deposited_Value?: number;
    /** Observed in all of 50 objects. */ Squadron_Bank_PersonalAssets_Withdrawn_Num?: number;
    /** Observed in all of 50 objects. */ Squadron_Bank_PersonalAssets_Withdrawn_Value?: number;
    /** Observed in all of 50 objects. */ Squadron_Bank_Ships_Deposited_Num?: number;
    /** Observed in all of 50 objects. */ Squadron_Bank_Ships_Deposited_Value?: number;
    /** Observed in all of 50 objects. */ Squadron_Leaderboard_aegis_highestcontribution?: number;
    /** Observed in all of 50 objects. */ Squadron_Leaderboard_bgs_highestcontribution?: number;
    /** Observed in all of 50 objects. */ Squadron_Leaderboard_bounty_highestcontribution?: number;
    /** Observed in all of 50 objects. */ Squadron_Leaderboard_colonisation_contribution_highestcontribution?: number;
    /** Observed in all of 50 objects. */ Squadron_Leaderboard_combat_highestcontribution?: number;
    /** Observed in all of 50 objects. */ Squadron_Leaderboard_cqc_highestcontribution?: number;
    /** Observed in all of 50 objects. */ Squadron_Leaderboard_exploration_highestcontribution?: number;
    /** Observed in all of 50 objects. */ Squadron_Leaderboard_mining_highestcontribution?: number;
    /** Observed in all of 50 objects. */ Squadron_Leaderboard_powerplay_highestcontribution?: number;
    /** Observed in all of 50 objects. */ Squadron_Leaderboard_trade_highestcontribution?: number;
    /** Observed in all of 50 objects. */ Squadron_Leaderboard_trade_illicit_highestcontribution?: number;
    /** Observed in 1 of 50 objects. */ Squadron_Leaderboard_operationscore_highestcontribution?: number;
    /** Observed in all of 50 objects. */ Squadron_Leaderboard_podiums?: number;
  };
  /** Observed in 1,302 of 1,766 events. */ TG_ENCOUNTERS?: {
    /** Observed in 10 of 1,302 objects. */ TG_ENCOUNTER_WAKES?: number;
    /** Observed in 962 of 1,302 objects. */ TG_ENCOUNTER_KILLED?: number;
    /** Observed in 509 of 1,302 objects. */ TG_ENCOUNTER_IMPRINT?: number;
    /** Observed in 1,250 of 1,302 objects. */ TG_ENCOUNTER_TOTAL?: number;
    /** Observed in 1,250 of 1,302 objects. */ TG_ENCOUNTER_TOTAL_LAST_SYSTEM?: string;
    /** Observed in 1,250 of 1,302 objects. */ TG_ENCOUNTER_TOTAL_LAST_TIMESTAMP?: string;
    /** Observed in 1,250 of 1,302 objects. */ TG_ENCOUNTER_TOTAL_LAST_SHIP?: string;
    /** Observed in 27 of 1,302 objects. */ TG_SCOUT_COUNT?: number;
  };
  /** Observed in all of 1,766 events. */ Crafting: {
    /** Observed in all of 1,766 objects. */ Count_Of_Used_Engineers: number;
    /** Observed in all of 1,766 objects. */ Recipes_Generated: number;
    /** Observed in all of 1,766 objects. */ Recipes_Generated_Rank_1: number;
    /** Observed in all of 1,766 objects. */ Recipes_Generated_Rank_2: number;
    /** Observed in all of 1,766 objects. */ Recipes_Generated_Rank_3: number;
    /** Observed in all of 1,766 objects. */ Recipes_Generated_Rank_4: number;
    /** Observed in all of 1,766 objects. */ Recipes_Generated_Rank_5: number;
    /** Observed in 1,714 of 1,766 objects. */ Suit_Mods_Applied?: number;
    /** Observed in 1,714 of 1,766 objects. */ Weapon_Mods_Applied?: number;
    /** Observed in 1,714 of 1,766 objects. */ Suits_Upgraded?: number;
    /** Observed in 1,714 of 1,766 objects. */ Weapons_Upgraded?: number;
    /** Observed in 1,714 of 1,766 objects. */ Suits_Upgraded_Full?: number;
    /** Observed in 1,714 of 1,766 objects. */ Weapons_Upgraded_Full?: number;
    /** Observed in 1,714 of 1,766 objects. */ Suit_Mods_Applied_Full?: number;
    /** Observed in 1,714 of 1,766 objects. */ Weapon_Mods_Applied_Full?: number;
  };
  /** Observed in all of 1,766 events. */ Crew: {
    /** Observed in 1,740 of 1,766 objects. */ NpcCrew_TotalWages?: number;
    /** Observed in 1,740 of 1,766 objects. */ NpcCrew_Hired?: number;
    /** Observed in 1,740 of 1,766 objects. */ NpcCrew_Fired?: number;
    /** Observed in 1,735 of 1,766 objects. */ NpcCrew_Died?: number;
  };
  /** Observed in all of 1,766 events. */ Multicrew: {
    /** Observed in all of 1,766 objects. */ Multicrew_Time_Total: number;
    /** Observed in all of 1,766 objects. */ Multicrew_Gunner_Time_Total: number;
    /** Observed in all of 1,766 objects. */ Multicrew_Fighter_Time_Total: number;
    /** Observed in all of 1,766 objects. */ Multicrew_Credits_Total: number;
    /** Observed in all of 1,766 objects. */ Multicrew_Fines_Total: number;
  };
  /** Observed in all of 1,766 events. */ Material_Trader_Stats: {
    /** Observed in all of 1,766 objects. */ Trades_Completed: number;
    /** Observed in all of 1,766 objects. */ Materials_Traded: number;
    /** Observed in 1,713 of 1,766 objects. */ Encoded_Materials_Traded?: number;
    /** Observed in 1,700 of 1,766 objects. */ Raw_Materials_Traded?: number;
    /** Observed in 1,594 of 1,766 objects. */ Grade_1_Materials_Traded?: number;
    /** Observed in 1,732 of 1,766 objects. */ Grade_2_Materials_Traded?: number;
    /** Observed in 1,732 of 1,766 objects. */ Grade_3_Materials_Traded?: number;
    /** Observed in 1,714 of 1,766 objects. */ Grade_4_Materials_Traded?: number;
    /** Observed in 1,731 of 1,766 objects. */ Grade_5_Materials_Traded?: number;
    /** Observed in 1,714 of 1,766 objects. */ Assets_Traded_In?: number;
    /** Observed in 1,714 of 1,766 objects. */ Assets_Traded_Out?: number;
  };
  /** Observed in 465 of 1,766 events. */ CQC?: {
    /** Observed in 307 of 465 objects. */ CQC_Credits_Earned?: number;
    /** Observed in all of 465 objects. */ CQC_Time_Played: number;
    /** Observed in all of 465 objects. */ CQC_KD: number;
    /** Observed in all of 465 objects. */ CQC_Kills: number;
    /** Observed in all of 465 objects. */ CQC_WL: number;
  };
  /** Observed in 958 of 1,766 events. */ FLEETCARRIER?: {
    /** Observed in all of 958 objects. */ FLEETCARRIER_EXPORT_TOTAL: number;
    /** Observed in all of 958 objects. */ FLEETCARRIER_IMPORT_TOTAL: number;
    /** Observed in all of 958 objects. */ FLEETCARRIER_TRADEPROFIT_TOTAL: number;
    /** Observed in all of 958 objects. */ FLEETCARRIER_TRADESPEND_TOTAL: number;
    /** Observed in all of 958 objects. */ FLEETCARRIER_STOLENPROFIT_TOTAL: number;
    /** Observed in all of 958 objects. */ FLEETCARRIER_STOLENSPEND_TOTAL: number;
    /** Observed in all of 958 objects. */ FLEETCARRIER_DISTANCE_TRAVELLED: number | string;
    /** Observed in all of 958 objects. */ FLEETCARRIER_TOTAL_JUMPS: number;
    /** Observed in all of 958 objects. */ FLEETCARRIER_SHIPYARD_SOLD: number;
    /** Observed in all of 958 objects. */ FLEETCARRIER_SHIPYARD_PROFIT: number;
    /** Observed in all of 958 objects. */ FLEETCARRIER_OUTFITTING_SOLD: number;
    /** Observed in all of 958 objects. */ FLEETCARRIER_OUTFITTING_PROFIT: number;
    /** Observed in all of 958 objects. */ FLEETCARRIER_REARM_TOTAL: number;
    /** Observed in all of 958 objects. */ FLEETCARRIER_REFUEL_TOTAL: number;
    /** Observed in all of 958 objects. */ FLEETCARRIER_REFUEL_PROFIT: number;
    /** Observed in all of 958 objects. */ FLEETCARRIER_REPAIRS_TOTAL: number;
    /** Observed in all of 958 objects. */ FLEETCARRIER_VOUCHERS_REDEEMED: number;
    /** Observed in all of 958 objects. */ FLEETCARRIER_VOUCHERS_PROFIT: number;
  };
  /** Observed in 1,714 of 1,766 events. */ Exobiology?: {
    /** Observed in all of 1,714 objects. */ Organic_Genus_Encountered: number;
    /** Observed in all of 1,714 objects. */ Organic_Species_Encountered: number;
    /** Observed in all of 1,714 objects. */ Organic_Variant_Encountered: number;
    /** Observed in all of 1,714 objects. */ Organic_Data_Profits: number;
    /** Observed in all of 1,714 objects. */ Organic_Data: number;
    /** Observed in all of 1,714 objects. */ First_Logged_Profits: number;
    /** Observed in all of 1,714 objects. */ First_Logged: number;
    /** Observed in all of 1,714 objects. */ Organic_Systems: number;
    /** Observed in all of 1,714 objects. */ Organic_Planets: number;
    /** Observed in all of 1,714 objects. */ Organic_Genus: number;
    /** Observed in all of 1,714 objects. */ Organic_Species: number;
  };
}

/** Observed: 1,643 events in 38 journals of 8 commanders, game versions 2.2 to 4.3. */
export interface EngineerCraft {
  /** Observed in all of 1,643 events. */ timestamp: string;
  /** Observed in all of 1,643 events. */ event: "EngineerCraft";
  /** Observed in 1,623 of 1,643 events. */ Slot?: string;
  /** Observed in 1,623 of 1,643 events. */ Module?: string;
  /** Observed in 69 of 1,643 events. */ ApplyExperimentalEffect?: string;
  /** Observed in all of 1,643 events. */ Ingredients: ({
    /** Observed in all of 4,155 objects. */ Name: string;
    /** Observed in 2,905 of 4,155 objects. */ Name_Localised?: string;
    /** Observed in all of 4,155 objects. */ Count: number;
  })[] | {
    /** Observed in 14 of 20 objects. */ fish?: number;
    /** Observed in 3 of 20 objects. */ magneticemittercoil?: number;
    /** Observed in 3 of 20 objects. */ arsenic?: number;
    /** Observed in 3 of 20 objects. */ chemicalmanipulators?: number;
    /** Observed in 3 of 20 objects. */ dataminedwake?: number;
    /** Observed in 3 of 20 objects. */ phosphorus?: number;
  };
  /** Observed in all of 1,643 events. */ Engineer: string;
  /** Observed in 20 of 1,643 events. */ Blueprint?: string;
  /** Observed in 1,623 of 1,643 events. */ EngineerID?: number | bigint;
  /** Observed in 1,623 of 1,643 events. */ BlueprintID?: number | bigint;
  /** Observed in 1,623 of 1,643 events. */ BlueprintName?: "HullReinforcement_HeavyDuty" | "Engine_Dirty" | "PowerDistributor_HighFrequency" | "Weapon_LongRange" | "PowerPlant_Armoured" | "Armour_HeavyDuty" | "ShieldGenerator_Reinforced" | "FSD_LongRange" | "ShieldBooster_Resistive" | "PowerPlant_Boosted" | "Weapon_Overcharged" | "ShieldGenerator_Optimised" | "PowerDistributor_PriorityEngines" | "Sensor_LongRange" | "Sensor_LightWeight" | "ShieldBooster_HeavyDuty" | "ShieldGenerator_Thermic" | "Misc_LightWeight" | "Sensor_Expanded" | "Weapon_HighCapacity" | "PowerDistributor_HighCapacity" | "Misc_HeatSinkCapacity" | "PowerDistributor_PriorityWeapons" | "Engine_Tuned" | "PowerPlant_Stealth" | "Weapon_Efficient" | (string & {});
  /** Observed in all of 1,643 events. */ Level: number;
  /** Observed in 1,623 of 1,643 events. */ Quality?: number;
  /** Observed in 210 of 1,643 events. */ ExperimentalEffect?: "special_thermal_vent" | "special_shield_regenerative" | "special_powerplant_cooled" | "special_powerdistributor_fast" | "special_shieldbooster_thermic" | "special_engine_overloaded" | "special_shieldbooster_kinetic" | "special_hullreinforcement_chunky" | "special_powerdistributor_capacity" | "special_armour_chunky" | "special_fsd_heavy" | "special_blinding_shell" | "special_engine_lightweight" | "special_powerdistributor_lightweight" | "special_powerplant_lightweight" | "special_shield_health" | "special_armour_thermic" | "special_hullreinforcement_thermic" | "special_powerplant_toughened" | (string & {});
  /** Observed in 210 of 1,643 events. */ ExperimentalEffect_Localised?: string;
  /** Observed in 1,623 of 1,643 events. */ Modifiers?: ({
    /** Observed in all of 7,642 objects. */ Label: "Mass" | "Integrity" | "PowerDraw" | "ThermicResistance" | "KineticResistance" | "ExplosiveResistance" | "DefenceModifierHealthAddition" | "EnginesCapacity" | "EnginesRecharge" | "SystemsCapacity" | "SystemsRecharge" | "WeaponsCapacity" | "WeaponsRecharge" | "EngineHeatRate" | "EngineOptPerformance" | "EngineOptimalMass" | "HeatEfficiency" | "PowerCapacity" | "DamageFalloffRange" | "MaximumRange" | "ShieldGenStrength" | "DefenceModifierHealthMultiplier" | "EnergyPerRegen" | "BrokenRegenRate" | "FSDOptimalMass" | "SensorTargetScanAngle" | "DamagePerSecond" | "Damage" | "DistributorDraw" | "ThermalLoad" | "ShieldGenOptimalMass" | "DefenceModifierShieldMultiplier" | "Range" | "RegenRate" | "AmmoClipSize" | "AmmoMaximum" | "DSS_PatchRadius" | "RateOfFire" | "ReloadTime" | (string & {});
    /** Observed in all of 7,642 objects. */ Value: number;
    /** Observed in all of 7,642 objects. */ OriginalValue: number;
    /** Observed in all of 7,642 objects. */ LessIsGood: number;
  })[];
}

/** Observed: 1,619 events in 317 journals of 12 commanders, game versions 3.7 to 4.3. */
export interface SAASignalsFound {
  /** Observed in all of 1,619 events. */ timestamp: string;
  /** Observed in all of 1,619 events. */ event: "SAASignalsFound";
  /** Observed in all of 1,619 events. */ BodyName: string;
  /** Observed in all of 1,619 events. */ SystemAddress: number | bigint;
  /** Observed in all of 1,619 events. */ BodyID: number | bigint;
  /** Observed in all of 1,619 events. */ Signals: ({
    /** Observed in all of 2,011 objects. */ Type: "$SAA_SignalType_Biological;" | "$SAA_SignalType_Human;" | "$SAA_SignalType_Geological;" | "$SAA_SignalType_Other;" | "Alexandrite" | "Monazite" | "Serendibite" | "$SAA_SignalType_Guardian;" | "Platinum" | "Benitoite" | "Painite" | "Rhodplumsite" | "Musgravite" | "Bromellite" | "Opal" | "Grandidierite" | "LowTemperatureDiamond" | "$SAA_SignalType_Thargoid;" | "Tritium" | "tritium" | (string & {});
    /** Observed in 1,859 of 2,011 objects. */ Type_Localised?: string;
    /** Observed in all of 2,011 objects. */ Count: number;
  })[];
  /** Observed in 1,606 of 1,619 events. */ Genuses?: ({
    /** Observed in all of 3,425 objects. */ Genus: "$Codex_Ent_Bacterial_Genus_Name;" | "$Codex_Ent_Tussocks_Genus_Name;" | "$Codex_Ent_Stratum_Genus_Name;" | "$Codex_Ent_Fungoids_Genus_Name;" | "$Codex_Ent_Osseus_Genus_Name;" | "$Codex_Ent_Shrubs_Genus_Name;" | "$Codex_Ent_Fonticulus_Genus_Name;" | "$Codex_Ent_Cactoid_Genus_Name;" | "$Codex_Ent_Tubus_Genus_Name;" | "$Codex_Ent_Conchas_Genus_Name;" | "$Codex_Ent_Aleoids_Genus_Name;" | "$Codex_Ent_Ground_Struct_Ice_Name;" | "$Codex_Ent_Clypeus_Genus_Name;" | "$Codex_Ent_Fumerolas_Genus_Name;" | "$Codex_Ent_Brancae_Name;" | "$Codex_Ent_Electricae_Genus_Name;" | "$Codex_Ent_Recepta_Genus_Name;" | (string & {});
    /** Observed in all of 3,425 objects. */ Genus_Localised: string;
  })[];
}

/** Observed: 1,588 events in 189 journals of 8 commanders, game versions 3.6 to 4.2. */
export interface LaunchDrone {
  /** Observed in all of 1,588 events. */ timestamp: string;
  /** Observed in all of 1,588 events. */ event: "LaunchDrone";
  /** Observed in all of 1,588 events. */ Type: "Collection" | "Prospector" | "Repair" | "FuelTransfer" | "Decontamination" | "Hatchbreaker" | "Research" | (string & {});
}

/** Observed: 1,442 events in 343 journals of 13 commanders, game versions 3.4 to 4.4. */
export interface ApproachBody {
  /** Observed in all of 1,442 events. */ timestamp: string;
  /** Observed in all of 1,442 events. */ event: "ApproachBody";
  /** Observed in all of 1,442 events. */ StarSystem: string;
  /** Observed in all of 1,442 events. */ SystemAddress: number | bigint;
  /** Observed in all of 1,442 events. */ Body: string;
  /** Observed in all of 1,442 events. */ BodyID: number | bigint;
}

/** Observed: 1,198 events in 181 journals of 15 commanders, game versions 2.2 to 4.3. */
export interface ShieldState {
  /** Observed in all of 1,198 events. */ timestamp: string;
  /** Observed in all of 1,198 events. */ event: "ShieldState";
  /** Observed in all of 1,198 events. */ ShieldsUp: boolean;
}

/** Observed: 1,163 events in 121 journals of 19 commanders, game versions 2.2 to 4.2. */
export interface MissionAccepted {
  /** Observed in all of 1,163 events. */ timestamp: string;
  /** Observed in all of 1,163 events. */ event: "MissionAccepted";
  /** Observed in all of 1,163 events. */ Faction: string;
  /** Observed in all of 1,163 events. */ Name: string;
  /** Observed in 1,152 of 1,163 events. */ LocalisedName?: string;
  /** Observed in 361 of 1,163 events. */ TargetType?: "$MissionUtil_FactionTag_Pirate;" | "$MissionUtil_FactionTag_PirateLord;" | "$MissionUtil_FactionTag_AIHumanoid;" | "$MissionUtil_FactionTag_DeserterASS;" | "$MissionUtil_FactionTag_TerroristLeader;" | "$MissionUtil_FactionTag_Deserter;" | (string & {});
  /** Observed in 361 of 1,163 events. */ TargetType_Localised?: string;
  /** Observed in 449 of 1,163 events. */ TargetFaction?: string;
  /** Observed in 342 of 1,163 events. */ KillCount?: number;
  /** Observed in 332 of 1,163 events. */ Commodity?: string;
  /** Observed in 332 of 1,163 events. */ Commodity_Localised?: string;
  /** Observed in 332 of 1,163 events. */ Count?: number;
  /** Observed in 366 of 1,163 events. */ Donation?: string;
  /** Observed in 696 of 1,163 events. */ DestinationSystem?: string;
  /** Observed in 88 of 1,163 events. */ DestinationSettlement?: string;
  /** Observed in 501 of 1,163 events. */ DestinationStation?: string;
  /** Observed in 54 of 1,163 events. */ Target?: string;
  /** Observed in 7 of 1,163 events. */ Target_Localised?: string;
  /** Observed in 1,150 of 1,163 events. */ Expiry?: string;
  /** Observed in 1,152 of 1,163 events. */ Wing?: boolean;
  /** Observed in 1,152 of 1,163 events. */ Influence?: "++" | "+" | "None" | (string & {});
  /** Observed in 1,152 of 1,163 events. */ Reputation?: "++" | "+" | "None" | (string & {});
  /** Observed in 773 of 1,163 events. */ Reward?: number;
  /** Observed in 84 of 1,163 events. */ PassengerCount?: number;
  /** Observed in 84 of 1,163 events. */ PassengerVIPs?: boolean;
  /** Observed in 84 of 1,163 events. */ PassengerWanted?: boolean;
  /** Observed in 84 of 1,163 events. */ PassengerType?: string;
  /** Observed in all of 1,163 events. */ MissionID: number | bigint;
}

/** Observed: 1,096 events in 109 journals of 18 commanders, game versions 2.2 to 4.2. */
export interface MissionCompleted {
  /** Observed in all of 1,096 events. */ timestamp: string;
  /** Observed in all of 1,096 events. */ event: "MissionCompleted";
  /** Observed in all of 1,096 events. */ Faction: string;
  /** Observed in all of 1,096 events. */ Name: string;
  /** Observed in 835 of 1,096 events. */ LocalisedName?: string;
  /** Observed in all of 1,096 events. */ MissionID: number | bigint;
  /** Observed in 271 of 1,096 events. */ Commodity?: string;
  /** Observed in 271 of 1,096 events. */ Commodity_Localised?: string;
  /** Observed in 271 of 1,096 events. */ Count?: number;
  /** Observed in 366 of 1,096 events. */ Donation?: string;
  /** Observed in 366 of 1,096 events. */ Donated?: number;
  /** Observed in 2 of 1,096 events. */ CommodityReward?: ({
    /** Observed in all of 2 objects. */ Name?: string;
    /** Observed in 1 of 2 objects. */ Name_Localised?: string;
    /** Observed in all of 2 objects. */ Count?: number;
  })[];
  /** Observed in 364 of 1,096 events. */ TargetType?: "$MissionUtil_FactionTag_Pirate;" | "$MissionUtil_FactionTag_PirateLord;" | "$MissionUtil_FactionTag_AIHumanoid;" | "$MissionUtil_FactionTag_DeserterASS;" | "$MissionUtil_FactionTag_TerroristLeader;" | (string & {});
  /** Observed in 364 of 1,096 events. */ TargetType_Localised?: string;
  /** Observed in 450 of 1,096 events. */ TargetFaction?: string;
  /** Observed in 32 of 1,096 events. */ NewDestinationSystem?: string;
  /** Observed in 351 of 1,096 events. */ KillCount?: number;
  /** Observed in 673 of 1,096 events. */ DestinationSystem?: string;
  /** Observed in 27 of 1,096 events. */ NewDestinationStation?: string;
  /** Observed in 57 of 1,096 events. */ DestinationSettlement?: string;
  /** Observed in 514 of 1,096 events. */ DestinationStation?: string;
  /** Observed in 40 of 1,096 events. */ Target?: string;
  /** Observed in 6 of 1,096 events. */ Target_Localised?: string;
  /** Observed in 730 of 1,096 events. */ Reward?: number;
  /** Observed in 186 of 1,096 events. */ MaterialsReward?: ({
    /** Observed in all of 186 objects. */ Name?: string;
    /** Observed in 184 of 186 objects. */ Name_Localised?: string;
    /** Observed in all of 186 objects. */ Category?: string;
    /** Observed in all of 186 objects. */ Category_Localised?: string;
    /** Observed in all of 186 objects. */ Count?: number;
  })[];
  /** Observed in 1,088 of 1,096 events. */ FactionEffects?: ({
    /** Observed in all of 1,545 objects. */ Faction: string;
    /** Observed in all of 1,545 objects. */ Effects: ({
      /** Observed in all of 1,337 objects. */ Effect: "$MISSIONUTIL_Interaction_Summary_EP_up;" | "$MISSIONUTIL_Interaction_Summary_EP_down;" | "$MISSIONUTIL_Interaction_Summary_SP_up;" | "$MISSIONUTIL_Interaction_Summary_SP_down;" | "$MISSIONUTIL_Interaction_Summary_Outbreak_down;" | (string & {});
      /** Observed in all of 1,337 objects. */ Effect_Localised: string;
      /** Observed in all of 1,337 objects. */ Trend: "UpGood" | "DownBad" | "DownGood" | (string & {});
    })[];
    /** Observed in all of 1,545 objects. */ Influence: ({
      /** Observed in all of 1,501 objects. */ SystemAddress: number | bigint;
      /** Observed in all of 1,501 objects. */ Trend: "UpGood" | "DownBad" | (string & {});
      /** Observed in all of 1,501 objects. */ Influence: "++" | "+" | "+++" | "+++++" | "++++" | (string & {});
    })[];
    /** Observed in all of 1,545 objects. */ ReputationTrend: "UpGood" | "DownBad" | "None" | (string & {});
    /** Observed in all of 1,545 objects. */ Reputation: "++" | "+" | "+++++" | "+++" | "++++" | (string & {});
  })[];
}

/** Observed: 1,030 events in 1,030 journals of 25 commanders, game versions 2.2 to 4.4. */
export interface Fileheader {
  /** Observed in all of 1,030 events. */ timestamp: string;
  /** Observed in all of 1,030 events. */ event: "Fileheader";
  /** Observed in all of 1,030 events. */ part: number;
  /** Observed in all of 1,030 events. */ language: string;
  /** Observed in 974 of 1,030 events. */ Odyssey?: boolean;
  /** Observed in all of 1,030 events. */ gameversion: string;
  /** Observed in all of 1,030 events. */ build: string;
}

/** Observed: 998 events in 85 journals of 14 commanders, game versions 2.2 to 4.4. */
export interface ModuleBuy {
  /** Observed in all of 998 events. */ timestamp: string;
  /** Observed in all of 998 events. */ event: "ModuleBuy";
  /** Observed in all of 998 events. */ Slot: string;
  /** Observed in 340 of 998 events. */ SellItem?: string;
  /** Observed in 340 of 998 events. */ SellItem_Localised?: string;
  /** Observed in 340 of 998 events. */ SellPrice?: number;
  /** Observed in 138 of 998 events. */ StoredItem?: string;
  /** Observed in 138 of 998 events. */ StoredItem_Localised?: string;
  /** Observed in all of 998 events. */ BuyItem: string;
  /** Observed in all of 998 events. */ BuyItem_Localised: string;
  /** Observed in 615 of 998 events. */ MarketID?: number | bigint;
  /** Observed in all of 998 events. */ BuyPrice: number;
  /** Observed in all of 998 events. */ Ship: "anaconda" | "belugaliner" | "asp" | "krait_mkii" | "federation_corvette" | "cutter" | "python" | "cobramkiii" | "type9_military" | "corsair" | "empire_trader" | "mandalay" | "krait_light" | "lakonminer" | "mamba" | "python_nx" | "empire_courier" | "explorer_nx" | "sidewinder" | "diamondbackxl" | "ferdelance" | "hauler" | "type8" | "federation_gunship" | "type6" | "typex" | "orca" | "type9" | (string & {});
  /** Observed in all of 998 events. */ ShipID: number | bigint;
}

/** Observed: 993 events in 135 journals of 14 commanders, game versions 3.4 to 4.4. */
export interface Market {
  /** Observed in all of 993 events. */ timestamp: string;
  /** Observed in all of 993 events. */ event: "Market";
  /** Observed in all of 993 events. */ MarketID: number | bigint;
  /** Observed in all of 993 events. */ StationName: string;
  /** Observed in 982 of 993 events. */ StationType?: "FleetCarrier" | "Outpost" | "Orbis" | "Coriolis" | "" | "Bernal" | "CraterOutpost" | "OnFootSettlement" | "CraterPort" | (string & {});
  /** Observed in 533 of 993 events. */ CarrierDockingAccess?: "all" | "none" | (string & {});
  /** Observed in all of 993 events. */ StarSystem: string;
}

/** Observed: 955 events in 21 journals of 6 commanders, game versions 3.7 to 4.0.18. */
export interface FactionKillBond {
  /** Observed in all of 955 events. */ timestamp: string;
  /** Observed in all of 955 events. */ event: "FactionKillBond";
  /** Observed in all of 955 events. */ Reward: number;
  /** Observed in all of 955 events. */ AwardingFaction: string;
  /** Observed in 134 of 955 events. */ AwardingFaction_Localised?: string;
  /** Observed in all of 955 events. */ VictimFaction: string;
  /** Observed in 134 of 955 events. */ VictimFaction_Localised?: string;
}

/** Observed: 954 events in 310 journals of 12 commanders, game versions 3.4 to 4.4. */
export interface LeaveBody {
  /** Observed in all of 954 events. */ timestamp: string;
  /** Observed in all of 954 events. */ event: "LeaveBody";
  /** Observed in all of 954 events. */ StarSystem: string;
  /** Observed in all of 954 events. */ SystemAddress: number | bigint;
  /** Observed in all of 954 events. */ Body: string;
  /** Observed in all of 954 events. */ BodyID: number | bigint;
}

/** Observed: 922 events in 922 journals of 16 commanders, game versions 3.4 to 4.4. */
export interface Shutdown {
  /** Observed in all of 922 events. */ timestamp: string;
  /** Observed in all of 922 events. */ event: "Shutdown";
}

/** Observed: 878 events in 80 journals of 13 commanders, game versions 2.2 to 4.3. */
export interface SendText {
  /** Observed in all of 878 events. */ timestamp: string;
  /** Observed in all of 878 events. */ event: "SendText";
  /** Observed in all of 878 events. */ To: string;
  /** Observed in 5 of 878 events. */ To_Localised?: string;
  /** Observed in all of 878 events. */ Message: string;
  /** Observed in 825 of 878 events. */ Sent?: boolean;
}

/** Observed: 852 events in 14 journals of 4 commanders, game versions 3.8 to 4.2. */
export interface MiningRefined {
  /** Observed in all of 852 events. */ timestamp: string;
  /** Observed in all of 852 events. */ event: "MiningRefined";
  /** Observed in all of 852 events. */ Type: string;
  /** Observed in all of 852 events. */ Type_Localised: string;
}

/** Observed: 798 events in 135 journals of 5 commanders, game versions 3.7 to 4.3. */
export interface CarrierStats {
  /** Observed in all of 798 events. */ timestamp: string;
  /** Observed in all of 798 events. */ event: "CarrierStats";
  /** Observed in all of 798 events. */ CarrierID: number | bigint;
  /** Observed in 1 of 798 events. */ CarrierType?: string;
  /** Observed in all of 798 events. */ Callsign: string;
  /** Observed in all of 798 events. */ Name: string;
  /** Observed in all of 798 events. */ DockingAccess: "all" | "none" | "squadronfriends" | (string & {});
  /** Observed in all of 798 events. */ AllowNotorious: boolean;
  /** Observed in all of 798 events. */ FuelLevel: number;
  /** Observed in all of 798 events. */ JumpRangeCurr: number;
  /** Observed in all of 798 events. */ JumpRangeMax: number;
  /** Observed in all of 798 events. */ PendingDecommission: boolean;
  /** Observed in all of 798 events. */ SpaceUsage: {
    /** Observed in all of 798 objects. */ TotalCapacity: number;
    /** Observed in all of 798 objects. */ Crew: number;
    /** Observed in all of 798 objects. */ Cargo: number;
    /** Observed in all of 798 objects. */ CargoSpaceReserved: number;
    /** Observed in all of 798 objects. */ ShipPacks: number;
    /** Observed in all of 798 objects. */ ModulePacks: number;
    /** Observed in all of 798 objects. */ FreeSpace: number;
  };
  /** Observed in all of 798 events. */ Finance: {
    /** Observed in all of 798 objects. */ CarrierBalance: number;
    /** Observed in all of 798 objects. */ ReserveBalance: number;
    /** Observed in all of 798 objects. */ AvailableBalance: number;
    /** Observed in 795 of 798 objects. */ ReservePercent?: number;
    /** Observed in 24 of 798 objects. */ TaxRate?: number;
    /** Observed in 19 of 798 objects. */ TaxRate_pioneersupplies?: number;
    /** Observed in 91 of 798 objects. */ TaxRate_shipyard?: number;
    /** Observed in 772 of 798 objects. */ TaxRate_rearm?: number;
    /** Observed in 225 of 798 objects. */ TaxRate_outfitting?: number;
    /** Observed in 772 of 798 objects. */ TaxRate_refuel?: number;
    /** Observed in 772 of 798 objects. */ TaxRate_repair?: number;
  };
  /** Observed in all of 798 events. */ Crew: ({
    /** Observed in all of 11,100 objects. */ CrewRole: "BlackMarket" | "Captain" | "CarrierFuel" | "Commodities" | "Exploration" | "Outfitting" | "Rearm" | "Refuel" | "Repair" | "Shipyard" | "VoucherRedemption" | "Bartender" | "PioneerSupplies" | "VistaGenomics" | (string & {});
    /** Observed in all of 11,100 objects. */ Activated: boolean;
    /** Observed in 7,128 of 11,100 objects. */ Enabled?: boolean;
    /** Observed in 7,128 of 11,100 objects. */ CrewName?: string;
  })[];
  /** Observed in all of 798 events. */ ShipPacks: unknown[];
  /** Observed in all of 798 events. */ ModulePacks: ({
    /** Observed in all of 3 objects. */ PackTheme?: string;
    /** Observed in all of 3 objects. */ PackTier?: number;
  })[];
}

/** Observed: 792 events in 147 journals of 17 commanders, game versions 2.2 to 4.3. */
export interface HeatWarning {
  /** Observed in all of 792 events. */ timestamp: string;
  /** Observed in all of 792 events. */ event: "HeatWarning";
}

/** Observed: 722 events in 231 journals of 11 commanders, game versions 2.2 to 4.3. */
export interface LaunchSRV {
  /** Observed in all of 722 events. */ timestamp: string;
  /** Observed in all of 722 events. */ event: "LaunchSRV";
  /** Observed in 711 of 722 events. */ SRVType?: "testbuggy" | "combat_multicrew_srv_01" | (string & {});
  /** Observed in 711 of 722 events. */ SRVType_Localised?: string;
  /** Observed in all of 722 events. */ Loadout: "starter" | "default" | (string & {});
  /** Observed in 721 of 722 events. */ ID?: number | bigint;
  /** Observed in all of 722 events. */ PlayerControlled: boolean;
}

/** Observed: 711 events in 228 journals of 12 commanders, game versions 2.2 to 4.3. */
export interface DockSRV {
  /** Observed in all of 711 events. */ timestamp: string;
  /** Observed in all of 711 events. */ event: "DockSRV";
  /** Observed in 700 of 711 events. */ SRVType?: "testbuggy" | "combat_multicrew_srv_01" | (string & {});
  /** Observed in 700 of 711 events. */ SRVType_Localised?: string;
  /** Observed in 710 of 711 events. */ ID?: number | bigint;
}

/** Observed: 583 events in 149 journals of 21 commanders, game versions 2.2 to 4.4. */
export interface ApproachSettlement {
  /** Observed in all of 583 events. */ timestamp: string;
  /** Observed in all of 583 events. */ event: "ApproachSettlement";
  /** Observed in all of 583 events. */ Name: string;
  /** Observed in 50 of 583 events. */ Name_Localised?: string;
  /** Observed in 506 of 583 events. */ MarketID?: number | bigint;
  /** Observed in 162 of 583 events. */ StationFaction?: {
    /** Observed in all of 162 objects. */ Name?: string;
    /** Observed in 48 of 162 objects. */ FactionState?: string;
  };
  /** Observed in 162 of 583 events. */ StationGovernment?: string;
  /** Observed in 162 of 583 events. */ StationGovernment_Localised?: string;
  /** Observed in 75 of 583 events. */ StationAllegiance?: string;
  /** Observed in 162 of 583 events. */ StationServices?: ("flightcontroller" | "stationoperations" | "dock" | "refuel" | "repair" | "stationMenu" | "autodock" | "contacts" | "commodities" | "engineer" | "searchrescue" | "rearm" | "livery" | "outfitting" | "tuning" | "shop" | "missions" | "missionsgenerated" | "exploration" | "facilitator" | "blackmarket" | "crewlounge" | "bartender" | "pioneersupplies" | "socialspace" | "vistagenomics" | "apexinterstellar" | "frontlinesolutions" | "powerplay" | "shipyard" | "refinery" | "colonisationcontribution" | "registeringcolonisation" | "techBroker" | (string & {}))[];
  /** Observed in 162 of 583 events. */ StationEconomy?: string;
  /** Observed in 162 of 583 events. */ StationEconomy_Localised?: string;
  /** Observed in 162 of 583 events. */ StationEconomies?: ({
    /** Observed in all of 167 objects. */ Name?: string;
    /** Observed in all of 167 objects. */ Name_Localised?: string;
    /** Observed in all of 167 objects. */ Proportion?: number;
  })[];
  /** Observed in 556 of 583 events. */ SystemAddress?: number | bigint;
  /** Observed in 556 of 583 events. */ BodyID?: number | bigint;
  /** Observed in 556 of 583 events. */ BodyName?: string;
  /** Observed in 554 of 583 events. */ Latitude?: number;
  /** Observed in 554 of 583 events. */ Longitude?: number;
}

/** Observed: 572 events in 92 journals of 13 commanders, game versions 3.4 to 4.2. */
export interface MissionRedirected {
  /** Observed in all of 572 events. */ timestamp: string;
  /** Observed in all of 572 events. */ event: "MissionRedirected";
  /** Observed in all of 572 events. */ MissionID: number | bigint;
  /** Observed in all of 572 events. */ Name: string;
  /** Observed in 425 of 572 events. */ LocalisedName?: string;
  /** Observed in 1 of 572 events. */ LocalisedName_Localised?: string;
  /** Observed in all of 572 events. */ NewDestinationStation: string;
  /** Observed in all of 572 events. */ NewDestinationSystem: string;
  /** Observed in all of 572 events. */ OldDestinationStation: string;
  /** Observed in all of 572 events. */ OldDestinationSystem: string;
}

/** Observed: 571 events in 128 journals of 11 commanders, game versions 2.2 to 4.2. */
export interface HullDamage {
  /** Observed in all of 571 events. */ timestamp: string;
  /** Observed in all of 571 events. */ event: "HullDamage";
  /** Observed in all of 571 events. */ Health: number;
  /** Observed in 488 of 571 events. */ PlayerPilot?: boolean;
  /** Observed in 431 of 571 events. */ Fighter?: boolean;
}

/** Observed: 560 events in 22 journals of 4 commanders, game versions 3.4 to 4.0.19. */
export interface DatalinkScan {
  /** Observed in all of 560 events. */ timestamp: string;
  /** Observed in all of 560 events. */ event: "DatalinkScan";
  /** Observed in all of 560 events. */ Message: string;
  /** Observed in all of 560 events. */ Message_Localised: string;
}

/** Observed: 532 events in 4 journals of 1 commander, game version 4.1. */
export interface ColonisationConstructionDepot {
  /** Observed in all of 532 events. */ timestamp: string;
  /** Observed in all of 532 events. */ event: "ColonisationConstructionDepot";
  /** Observed in all of 532 events. */ MarketID: number | bigint;
  /** Observed in all of 532 events. */ ConstructionProgress: number;
  /** Observed in all of 532 events. */ ConstructionComplete: boolean;
  /** Observed in all of 532 events. */ ConstructionFailed: boolean;
  /** Observed in all of 532 events. */ ResourcesRequired: ({
    /** Observed in all of 10,108 objects. */ Name: string;
    /** Observed in all of 10,108 objects. */ Name_Localised: string;
    /** Observed in all of 10,108 objects. */ RequiredAmount: number;
    /** Observed in all of 10,108 objects. */ ProvidedAmount: number;
    /** Observed in all of 10,108 objects. */ Payment: number;
  })[];
}

/** Observed: 505 events in 209 journals of 15 commanders, game versions 3.4 to 4.4. */
export interface StoredShips {
  /** Observed in all of 505 events. */ timestamp: string;
  /** Observed in all of 505 events. */ event: "StoredShips";
  /** Observed in all of 505 events. */ StationName: string;
  /** Observed in all of 505 events. */ MarketID: number | bigint;
  /** Observed in all of 505 events. */ StarSystem: string;
  /** Observed in all of 505 events. */ ShipsHere: ({
    /** Observed in all of 3,057 objects. */ ShipID: number | bigint;
    /** Observed in all of 3,057 objects. */ ShipType: "anaconda" | "krait_light" | "cutter" | "krait_mkii" | "typex" | "asp" | "python" | "type9" | "type7" | "sidewinder" | "empire_courier" | "ferdelance" | "federation_corvette" | "mandalay" | "type9_military" | "mamba" | "belugaliner" | "cobramkiii" | "typex_3" | "vulture" | "diamondbackxl" | "empire_trader" | "federation_dropship_mkii" | "python_nx" | "type6" | "empire_eagle" | "independant_trader" | "adder" | "type8" | "corsair" | "federation_gunship" | "hauler" | "orca" | "viper_mkiv" | "federation_dropship" | "lakonminer" | "typex_2" | "asp_scout" | "dolphin" | "explorer_nx" | "panthermkii" | "viper" | (string & {});
    /** Observed in 2,190 of 3,057 objects. */ ShipType_Localised?: string;
    /** Observed in 2,226 of 3,057 objects. */ Name?: string;
    /** Observed in all of 3,057 objects. */ Value: number;
    /** Observed in all of 3,057 objects. */ Hot: boolean;
  })[];
  /** Observed in all of 505 events. */ ShipsRemote: ({
    /** Observed in all of 3,362 objects. */ ShipID: number | bigint;
    /** Observed in all of 3,362 objects. */ ShipType: "Python" | "SideWinder" | "Type9_Military" | "Krait_MkII" | "CobraMkIII" | "Type9" | "Asp" | "TypeX" | "Cutter" | "Krait_Light" | "Federation_Corvette" | "Anaconda" | "Type7" | "Type6" | "Mamba" | "FerDeLance" | "Empire_Courier" | "Viper" | "Type8" | "Python_NX" | "DiamondBackXL" | "Eagle" | "Mandalay" | "Adder" | "TypeX_3" | "Hauler" | "Independant_Trader" | "Federation_Dropship_MkII" | "Vulture" | "Asp_Scout" | "Federation_Gunship" | "PantherMkII" | "BelugaLiner" | "Orca" | "Dolphin" | "Empire_Eagle" | "Viper_MkIV" | "DiamondBack" | "Empire_Trader" | "Explorer_NX" | "LakonMiner" | (string & {});
    /** Observed in 2,176 of 3,362 objects. */ ShipType_Localised?: string;
    /** Observed in 3,329 of 3,362 objects. */ Name?: string;
    /** Observed in 43 of 3,362 objects. */ InTransit?: boolean;
    /** Observed in 3,319 of 3,362 objects. */ StarSystem?: string;
    /** Observed in 3,319 of 3,362 objects. */ ShipMarketID?: number | bigint;
    /** Observed in 3,319 of 3,362 objects. */ TransferPrice?: number;
    /** Observed in 3,319 of 3,362 objects. */ TransferTime?: number;
    /** Observed in all of 3,362 objects. */ Value: number;
    /** Observed in all of 3,362 objects. */ Hot: boolean;
  })[];
}

/** Observed: 497 events in 209 journals of 15 commanders, game versions 3.4 to 4.4. */
export interface Shipyard {
  /** Observed in all of 497 events. */ timestamp: string;
  /** Observed in all of 497 events. */ event: "Shipyard";
  /** Observed in all of 497 events. */ MarketID: number | bigint;
  /** Observed in all of 497 events. */ StationName: string;
  /** Observed in all of 497 events. */ StarSystem: string;
}

/** Observed: 482 events in 63 journals of 12 commanders, game versions 2.2 to 4.2. */
export interface CollectCargo {
  /** Observed in all of 482 events. */ timestamp: string;
  /** Observed in all of 482 events. */ event: "CollectCargo";
  /** Observed in all of 482 events. */ Type: string;
  /** Observed in 389 of 482 events. */ Type_Localised?: string;
  /** Observed in all of 482 events. */ Stolen: boolean;
  /** Observed in 104 of 482 events. */ MissionID?: number | bigint;
}

/** Observed: 475 events in 208 journals of 17 commanders, game versions 2.2 to 4.4. */
export interface RepairAll {
  /** Observed in all of 475 events. */ timestamp: string;
  /** Observed in all of 475 events. */ event: "RepairAll";
  /** Observed in all of 475 events. */ Cost: number;
}

/** Observed: 464 events in 50 journals of 4 commanders, game versions 2.2 to 4.4. */
export interface JetConeBoost {
  /** Observed in all of 464 events. */ timestamp: string;
  /** Observed in all of 464 events. */ event: "JetConeBoost";
  /** Observed in all of 464 events. */ BoostValue: number;
}

/** Observed: 456 events in 73 journals of 14 commanders, game versions 2.2 to 4.1. */
export interface MarketBuy {
  /** Observed in all of 456 events. */ timestamp: string;
  /** Observed in all of 456 events. */ event: "MarketBuy";
  /** Observed in 449 of 456 events. */ MarketID?: number | bigint;
  /** Observed in all of 456 events. */ Type: string;
  /** Observed in 163 of 456 events. */ Type_Localised?: string;
  /** Observed in all of 456 events. */ Count: number;
  /** Observed in all of 456 events. */ BuyPrice: number;
  /** Observed in all of 456 events. */ TotalCost: number;
}

/** Observed: 435 events in 143 journals of 11 commanders, game versions 3.6 to 4.4. */
export interface Outfitting {
  /** Observed in all of 435 events. */ timestamp: string;
  /** Observed in all of 435 events. */ event: "Outfitting";
  /** Observed in all of 435 events. */ MarketID: number | bigint;
  /** Observed in all of 435 events. */ StationName: string;
  /** Observed in all of 435 events. */ StarSystem: string;
}

/** Observed: 376 events in 62 journals of 16 commanders, game versions 2.2 to 4.2. */
export interface MarketSell {
  /** Observed in all of 376 events. */ timestamp: string;
  /** Observed in all of 376 events. */ event: "MarketSell";
  /** Observed in 369 of 376 events. */ MarketID?: number | bigint;
  /** Observed in all of 376 events. */ Type: string;
  /** Observed in 107 of 376 events. */ Type_Localised?: string;
  /** Observed in all of 376 events. */ Count: number;
  /** Observed in all of 376 events. */ SellPrice: number;
  /** Observed in all of 376 events. */ TotalSale: number;
  /** Observed in all of 376 events. */ AvgPricePaid: number;
  /** Observed in 12 of 376 events. */ StolenGoods?: boolean;
  /** Observed in 3 of 376 events. */ IllegalGoods?: boolean;
  /** Observed in 15 of 376 events. */ BlackMarket?: boolean;
}

/** Observed: 372 events in 46 journals of 3 commanders, game versions 3.4 to 4.0.19. */
export interface MaterialTrade {
  /** Observed in all of 372 events. */ timestamp: string;
  /** Observed in all of 372 events. */ event: "MaterialTrade";
  /** Observed in all of 372 events. */ MarketID: number | bigint;
  /** Observed in all of 372 events. */ TraderType: "manufactured" | "raw" | "encoded" | (string & {});
  /** Observed in all of 372 events. */ Paid: {
    /** Observed in all of 372 objects. */ Material: string;
    /** Observed in 272 of 372 objects. */ Material_Localised?: string;
    /** Observed in all of 372 objects. */ Category: "Manufactured" | "Raw" | "Encoded" | (string & {});
    /** Observed in all of 372 objects. */ Quantity: number;
  };
  /** Observed in all of 372 events. */ Received: {
    /** Observed in all of 372 objects. */ Material: string;
    /** Observed in 272 of 372 objects. */ Material_Localised?: string;
    /** Observed in all of 372 objects. */ Category: "Manufactured" | "Raw" | "Encoded" | (string & {});
    /** Observed in all of 372 objects. */ Quantity: number;
  };
}

/** Observed: 352 events in 177 journals of 18 commanders, game versions 2.2 to 4.3. */
export interface BuyAmmo {
  /** Observed in all of 352 events. */ timestamp: string;
  /** Observed in all of 352 events. */ event: "BuyAmmo";
  /** Observed in all of 352 events. */ Cost: number;
}

/** Observed: 332 events in 176 journals of 14 commanders, game versions 2.2 to 4.4. */
export interface ShipyardSwap {
  /** Observed in all of 332 events. */ timestamp: string;
  /** Observed in all of 332 events. */ event: "ShipyardSwap";
  /** Observed in all of 332 events. */ ShipType: "krait_light" | "asp" | "cutter" | "anaconda" | "typex" | "krait_mkii" | "python" | "type9" | "empire_courier" | "mandalay" | "type9_military" | "belugaliner" | "federation_corvette" | "mamba" | "ferdelance" | "cobramkiii" | "corsair" | "diamondbackxl" | "type6" | "explorer_nx" | "orca" | "python_nx" | "sidewinder" | "type7" | "type8" | "vulture" | (string & {});
  /** Observed in 246 of 332 events. */ ShipType_Localised?: string;
  /** Observed in all of 332 events. */ ShipID: number | bigint;
  /** Observed in all of 332 events. */ StoreOldShip: "Krait_Light" | "Asp" | "Cutter" | "Anaconda" | "Krait_MkII" | "Python" | "Type9" | "TypeX" | "Type9_Military" | "Empire_Courier" | "Federation_Corvette" | "Mandalay" | "BelugaLiner" | "FerDeLance" | "Mamba" | "SideWinder" | "CobraMkIII" | "Corsair" | "Explorer_NX" | "Hauler" | "Python_NX" | "Type8" | "Vulture" | "DiamondBackXL" | "Empire_Trader" | "Federation_Gunship" | "Independant_Trader" | "Type7" | (string & {});
  /** Observed in all of 332 events. */ StoreShipID: number | bigint;
  /** Observed in 307 of 332 events. */ MarketID?: number | bigint;
}

/** Observed: 294 events in 14 journals of 4 commanders, game versions 3.8 to 4.2. */
export interface ProspectedAsteroid {
  /** Observed in all of 294 events. */ timestamp: string;
  /** Observed in all of 294 events. */ event: "ProspectedAsteroid";
  /** Observed in all of 294 events. */ Materials: ({
    /** Observed in all of 712 objects. */ Name: string;
    /** Observed in 283 of 712 objects. */ Name_Localised?: string;
    /** Observed in all of 712 objects. */ Proportion: number;
  })[];
  /** Observed in 34 of 294 events. */ MotherlodeMaterial?: string;
  /** Observed in 12 of 294 events. */ MotherlodeMaterial_Localised?: string;
  /** Observed in all of 294 events. */ Content: "$AsteroidMaterialContent_Low;" | "$AsteroidMaterialContent_Medium;" | "$AsteroidMaterialContent_High;" | (string & {});
  /** Observed in all of 294 events. */ Content_Localised: string;
  /** Observed in all of 294 events. */ Remaining: number;
}

/** Observed: 283 events in 62 journals of 13 commanders, game versions 2.2 to 4.2. */
export interface CommitCrime {
  /** Observed in all of 283 events. */ timestamp: string;
  /** Observed in all of 283 events. */ event: "CommitCrime";
  /** Observed in all of 283 events. */ CrimeType: string;
  /** Observed in all of 283 events. */ Faction: string;
  /** Observed in 139 of 283 events. */ Victim?: string;
  /** Observed in 16 of 283 events. */ Victim_Localised?: string;
  /** Observed in 137 of 283 events. */ Bounty?: number;
  /** Observed in 146 of 283 events. */ Fine?: number;
}

/** Observed: 281 events in 68 journals of 11 commanders, game versions 2.2 to 4.2. */
export interface EjectCargo {
  /** Observed in all of 281 events. */ timestamp: string;
  /** Observed in all of 281 events. */ event: "EjectCargo";
  /** Observed in all of 281 events. */ Type: string;
  /** Observed in 209 of 281 events. */ Type_Localised?: string;
  /** Observed in all of 281 events. */ Count: number;
  /** Observed in all of 281 events. */ Abandoned: boolean;
  /** Observed in 2 of 281 events. */ PowerplayOrigin?: string;
}

/** Observed: 264 events in 48 journals of 11 commanders, game versions 2.2 to 4.3. */
export interface ModuleSell {
  /** Observed in all of 264 events. */ timestamp: string;
  /** Observed in all of 264 events. */ event: "ModuleSell";
  /** Observed in 149 of 264 events. */ MarketID?: number | bigint;
  /** Observed in all of 264 events. */ Slot: string;
  /** Observed in all of 264 events. */ SellItem: string;
  /** Observed in all of 264 events. */ SellItem_Localised: string;
  /** Observed in all of 264 events. */ SellPrice: number;
  /** Observed in all of 264 events. */ Ship: string;
  /** Observed in all of 264 events. */ ShipID: number | bigint;
}

/** Observed: 263 events in 86 journals of 12 commanders, game versions 2.2 to 4.0.18. */
export interface Screenshot {
  /** Observed in all of 263 events. */ timestamp: string;
  /** Observed in all of 263 events. */ event: "Screenshot";
  /** Observed in all of 263 events. */ Filename: string;
  /** Observed in all of 263 events. */ Width: number;
  /** Observed in all of 263 events. */ Height: number;
  /** Observed in 260 of 263 events. */ System?: string;
  /** Observed in 260 of 263 events. */ Body?: string;
  /** Observed in 73 of 263 events. */ Latitude?: number;
  /** Observed in 73 of 263 events. */ Longitude?: number;
  /** Observed in 73 of 263 events. */ Heading?: number;
  /** Observed in 23 of 263 events. */ Altitude?: number;
}

/** Observed: 246 events in 140 journals of 10 commanders, game versions 2.2 to 4.2. */
export interface USSDrop {
  /** Observed in all of 246 events. */ timestamp: string;
  /** Observed in all of 246 events. */ event: "USSDrop";
  /** Observed in all of 246 events. */ USSType: string;
  /** Observed in all of 246 events. */ USSType_Localised: string;
  /** Observed in all of 246 events. */ USSThreat: number;
}

/** Observed: 199 events in 68 journals of 7 commanders, game versions 3.6 to 4.4. */
export interface ModuleRetrieve {
  /** Observed in all of 199 events. */ timestamp: string;
  /** Observed in all of 199 events. */ event: "ModuleRetrieve";
  /** Observed in all of 199 events. */ MarketID?: number | bigint;
  /** Observed in all of 199 events. */ Slot?: string;
  /** Observed in all of 199 events. */ RetrievedItem?: string;
  /** Observed in all of 199 events. */ RetrievedItem_Localised?: string;
  /** Observed in all of 199 events. */ Ship?: string;
  /** Observed in all of 199 events. */ ShipID?: number | bigint;
  /** Observed in all of 199 events. */ Hot?: boolean;
  /** Observed in 59 of 199 events. */ EngineerModifications?: string;
  /** Observed in 59 of 199 events. */ Level?: number;
  /** Observed in 59 of 199 events. */ Quality?: number;
  /** Observed in 68 of 199 events. */ SwapOutItem?: string;
  /** Observed in 68 of 199 events. */ SwapOutItem_Localised?: string;
}

/** Observed: 183 events in 8 journals of 2 commanders, game versions 4.0.17 to 4.0.19. */
export interface CarrierCrewServices {
  /** Observed in all of 183 events. */ timestamp: string;
  /** Observed in all of 183 events. */ event: "CarrierCrewServices";
  /** Observed in all of 183 events. */ CarrierID?: number | bigint;
  /** Observed in all of 183 events. */ CrewRole?: string;
  /** Observed in all of 183 events. */ Operation?: string;
  /** Observed in all of 183 events. */ CrewName?: string;
}

/** Observed: 180 events in 58 journals of 7 commanders, game versions 2.2 to 4.1. */
export interface LaunchFighter {
  /** Observed in all of 180 events. */ timestamp: string;
  /** Observed in all of 180 events. */ event: "LaunchFighter";
  /** Observed in all of 180 events. */ Loadout?: string;
  /** Observed in 139 of 180 events. */ ID?: number | bigint;
  /** Observed in all of 180 events. */ PlayerControlled?: boolean;
}

/** Observed: 177 events in 2 journals of 2 commanders, game versions 4.0.18 to 4.1. */
export interface PowerplayCollect {
  /** Observed in all of 177 events. */ timestamp: string;
  /** Observed in all of 177 events. */ event: "PowerplayCollect";
  /** Observed in all of 177 events. */ Power?: string;
  /** Observed in all of 177 events. */ Type?: string;
  /** Observed in all of 177 events. */ Type_Localised?: string;
  /** Observed in all of 177 events. */ Count?: number;
}

/** Observed: 176 events in 48 journals of 8 commanders, game versions 3.6 to 4.2. */
export interface ModuleStore {
  /** Observed in all of 176 events. */ timestamp: string;
  /** Observed in all of 176 events. */ event: "ModuleStore";
  /** Observed in all of 176 events. */ MarketID?: number | bigint;
  /** Observed in all of 176 events. */ Slot?: string;
  /** Observed in all of 176 events. */ StoredItem?: string;
  /** Observed in all of 176 events. */ StoredItem_Localised?: string;
  /** Observed in all of 176 events. */ Ship?: string;
  /** Observed in all of 176 events. */ ShipID?: number | bigint;
  /** Observed in all of 176 events. */ Hot?: boolean;
  /** Observed in 37 of 176 events. */ EngineerModifications?: string;
  /** Observed in 37 of 176 events. */ Level?: number;
  /** Observed in 37 of 176 events. */ Quality?: number;
}

/** Observed: 173 events in 34 journals of 4 commanders, game versions 4.0.7 to 4.0.19. */
export interface UseConsumable {
  /** Observed in all of 173 events. */ timestamp: string;
  /** Observed in all of 173 events. */ event: "UseConsumable";
  /** Observed in all of 173 events. */ Name?: string;
  /** Observed in all of 173 events. */ Name_Localised?: string;
  /** Observed in all of 173 events. */ Type?: string;
}

/** Observed: 156 events in 1 journal of 1 commander, game version 4.0.18. */
export interface PowerplayFastTrack {
  /** Observed in all of 156 events. */ timestamp: string;
  /** Observed in all of 156 events. */ event: "PowerplayFastTrack";
  /** Observed in all of 156 events. */ Power?: string;
  /** Observed in all of 156 events. */ Cost?: number;
}

/** Observed: 153 events in 105 journals of 11 commanders, game versions 2.2 to 4.3. */
export interface Repair {
  /** Observed in all of 153 events. */ timestamp: string;
  /** Observed in all of 153 events. */ event: "Repair";
  /** Observed in 145 of 153 events. */ Items?: (string)[];
  /** Observed in 8 of 153 events. */ Item?: string;
  /** Observed in all of 153 events. */ Cost?: number;
}

/** Observed: 152 events in 67 journals of 12 commanders, game versions 2.2 to 4.2. */
export interface Interdicted {
  /** Observed in all of 152 events. */ timestamp: string;
  /** Observed in all of 152 events. */ event: "Interdicted";
  /** Observed in all of 152 events. */ Submitted?: boolean;
  /** Observed in 106 of 152 events. */ Interdictor?: string;
  /** Observed in 4 of 152 events. */ Interdictor_Localised?: string;
  /** Observed in all of 152 events. */ IsPlayer?: boolean;
  /** Observed in 9 of 152 events. */ CombatRank?: number;
  /** Observed in 46 of 152 events. */ IsThargoid?: boolean;
  /** Observed in 97 of 152 events. */ Faction?: string;
  /** Observed in 4 of 152 events. */ Power?: string;
}

/** Observed: 149 events in 26 journals of 3 commanders, game versions 3.6 to 4.3. */
export interface FetchRemoteModule {
  /** Observed in all of 149 events. */ timestamp: string;
  /** Observed in all of 149 events. */ event: "FetchRemoteModule";
  /** Observed in all of 149 events. */ StorageSlot?: number;
  /** Observed in all of 149 events. */ StoredItem?: string;
  /** Observed in all of 149 events. */ StoredItem_Localised?: string;
  /** Observed in all of 149 events. */ ServerId?: number | bigint;
  /** Observed in all of 149 events. */ TransferCost?: number;
  /** Observed in all of 149 events. */ TransferTime?: number;
  /** Observed in all of 149 events. */ Ship?: string;
  /** Observed in all of 149 events. */ ShipID?: number | bigint;
}

/** Observed: 140 events in 82 journals of 4 commanders, game versions 3.7 to 4.1. */
export interface CarrierJumpRequest {
  /** Observed in all of 140 events. */ timestamp: string;
  /** Observed in all of 140 events. */ event: "CarrierJumpRequest";
  /** Observed in all of 140 events. */ CarrierID?: number | bigint;
  /** Observed in all of 140 events. */ SystemName?: string;
  /** Observed in 121 of 140 events. */ Body?: string;
  /** Observed in all of 140 events. */ SystemAddress?: number | bigint;
  /** Observed in all of 140 events. */ BodyID?: number | bigint;
  /** Observed in 137 of 140 events. */ DepartureTime?: string;
}

/** Observed: 132 events in 40 journals of 10 commanders, game versions 2.2 to 4.1. */
export interface WingAdd {
  /** Observed in all of 132 events. */ timestamp: string;
  /** Observed in all of 132 events. */ event: "WingAdd";
  /** Observed in all of 132 events. */ Name?: string;
}

/** Observed: 129 events in 67 journals of 15 commanders, game versions 2.2 to 4.2. */
export interface RedeemVoucher {
  /** Observed in all of 129 events. */ timestamp: string;
  /** Observed in all of 129 events. */ event: "RedeemVoucher";
  /** Observed in all of 129 events. */ Type?: string;
  /** Observed in all of 129 events. */ Amount?: number;
  /** Observed in 29 of 129 events. */ Faction?: string;
  /** Observed in 87 of 129 events. */ Factions?: ({
    /** Observed in all of 117 objects. */ Faction?: string;
    /** Observed in all of 117 objects. */ Amount?: number;
  })[];
  /** Observed in 23 of 129 events. */ BrokerPercentage?: number;
}

/** Observed: 125 events in 43 journals of 6 commanders, game versions 2.2 to 4.2. */
export interface HeatDamage {
  /** Observed in all of 125 events. */ timestamp: string;
  /** Observed in all of 125 events. */ event: "HeatDamage";
}

/** Observed: 117 events in 8 journals of 3 commanders, game versions 3.4 to 4.0.18. */
export interface DatalinkVoucher {
  /** Observed in all of 117 events. */ timestamp: string;
  /** Observed in all of 117 events. */ event: "DatalinkVoucher";
  /** Observed in all of 117 events. */ Reward?: number;
  /** Observed in all of 117 events. */ VictimFaction?: string;
  /** Observed in all of 117 events. */ PayeeFaction?: string;
}

/** Observed: 112 events in 29 journals of 8 commanders, game versions 2.2 to 4.1. */
export interface MissionAbandoned {
  /** Observed in all of 112 events. */ timestamp: string;
  /** Observed in all of 112 events. */ event: "MissionAbandoned";
  /** Observed in all of 112 events. */ Name?: string;
  /** Observed in 73 of 112 events. */ LocalisedName?: string;
  /** Observed in all of 112 events. */ MissionID?: number | bigint;
}

/** Observed: 108 events in 56 journals of 3 commanders, game versions 4.1 to 4.4. */
export interface CarrierLocation {
  /** Observed in all of 108 events. */ timestamp: string;
  /** Observed in all of 108 events. */ event: "CarrierLocation";
  /** Observed in 57 of 108 events. */ CarrierType?: string;
  /** Observed in all of 108 events. */ CarrierID?: number | bigint;
  /** Observed in all of 108 events. */ StarSystem?: string;
  /** Observed in all of 108 events. */ SystemAddress?: number | bigint;
  /** Observed in all of 108 events. */ BodyID?: number | bigint;
}

/** Observed: 100 events in 45 journals of 6 commanders, game versions 2.2 to 4.1. */
export interface DockFighter {
  /** Observed in all of 100 events. */ timestamp: string;
  /** Observed in all of 100 events. */ event: "DockFighter";
  /** Observed in 70 of 100 events. */ ID?: number | bigint;
}

/** Observed: 95 events in 1 journal of 1 commander, game version 2.2. */
export interface JetConeDamage {
  /** Observed in all of 95 events. */ timestamp: string;
  /** Observed in all of 95 events. */ event: "JetConeDamage";
}

/** Observed: 92 events in 14 journals of 2 commanders, game versions 4.0.14 to 4.1. */
export interface AfmuRepairs {
  /** Observed in all of 92 events. */ timestamp: string;
  /** Observed in all of 92 events. */ event: "AfmuRepairs";
  /** Observed in all of 92 events. */ Module?: string;
  /** Observed in all of 92 events. */ Module_Localised?: string;
  /** Observed in all of 92 events. */ FullyRepaired?: boolean;
  /** Observed in all of 92 events. */ Health?: number;
}

/** Observed: 87 events in 13 journals of 6 commanders, game versions 3.6 to 4.1. */
export interface CargoDepot {
  /** Observed in all of 87 events. */ timestamp: string;
  /** Observed in all of 87 events. */ event: "CargoDepot";
  /** Observed in all of 87 events. */ MissionID?: number | bigint;
  /** Observed in all of 87 events. */ UpdateType?: string;
  /** Observed in 81 of 87 events. */ CargoType?: string;
  /** Observed in 42 of 87 events. */ CargoType_Localised?: string;
  /** Observed in 81 of 87 events. */ Count?: number;
  /** Observed in all of 87 events. */ StartMarketID?: number | bigint;
  /** Observed in all of 87 events. */ EndMarketID?: number | bigint;
  /** Observed in all of 87 events. */ ItemsCollected?: number;
  /** Observed in all of 87 events. */ ItemsDelivered?: number;
  /** Observed in all of 87 events. */ TotalItemsToDeliver?: number;
  /** Observed in all of 87 events. */ Progress?: number;
}

/** Observed: 86 events in 38 journals of 3 commanders, game versions 3.7 to 4.3. */
export interface CarrierJump {
  /** Observed in all of 86 events. */ timestamp: string;
  /** Observed in all of 86 events. */ event: "CarrierJump";
  /** Observed in all of 86 events. */ Docked?: boolean;
  /** Observed in 22 of 86 events. */ OnFoot?: boolean;
  /** Observed in 64 of 86 events. */ StationName?: string;
  /** Observed in 64 of 86 events. */ StationType?: string;
  /** Observed in 64 of 86 events. */ MarketID?: number | bigint;
  /** Observed in 64 of 86 events. */ StationFaction?: {
    /** Observed in all of 64 objects. */ Name?: string;
  };
  /** Observed in 64 of 86 events. */ StationGovernment?: string;
  /** Observed in 64 of 86 events. */ StationGovernment_Localised?: string;
  /** Observed in 64 of 86 events. */ StationServices?: ("autodock" | "carrierfuel" | "carriermanagement" | "commodities" | "contacts" | "crewlounge" | "dock" | "engineer" | "flightcontroller" | "refuel" | "repair" | "stationMenu" | "stationoperations" | "socialspace" | "rearm" | "outfitting" | "livery" | "shipyard" | "exploration" | "bartender" | "vistagenomics" | "voucherredemption" | "pioneersupplies" | "blackmarket" | (string & {}))[];
  /** Observed in 64 of 86 events. */ StationEconomy?: string;
  /** Observed in 64 of 86 events. */ StationEconomy_Localised?: string;
  /** Observed in 64 of 86 events. */ StationEconomies?: ({
    /** Observed in all of 64 objects. */ Name?: string;
    /** Observed in all of 64 objects. */ Name_Localised?: string;
    /** Observed in all of 64 objects. */ Proportion?: number;
  })[];
  /** Observed in 62 of 86 events. */ Taxi?: boolean;
  /** Observed in 62 of 86 events. */ Multicrew?: boolean;
  /** Observed in all of 86 events. */ StarSystem?: string;
  /** Observed in all of 86 events. */ SystemAddress?: number | bigint;
  /** Observed in all of 86 events. */ StarPos?: (number)[];
  /** Observed in all of 86 events. */ SystemAllegiance?: string;
  /** Observed in all of 86 events. */ SystemEconomy?: string;
  /** Observed in all of 86 events. */ SystemEconomy_Localised?: string;
  /** Observed in all of 86 events. */ SystemSecondEconomy?: string;
  /** Observed in all of 86 events. */ SystemSecondEconomy_Localised?: string;
  /** Observed in all of 86 events. */ SystemGovernment?: string;
  /** Observed in all of 86 events. */ SystemGovernment_Localised?: string;
  /** Observed in all of 86 events. */ SystemSecurity?: string;
  /** Observed in all of 86 events. */ SystemSecurity_Localised?: string;
  /** Observed in all of 86 events. */ Population?: number;
  /** Observed in all of 86 events. */ Body?: string;
  /** Observed in all of 86 events. */ BodyID?: number | bigint;
  /** Observed in all of 86 events. */ BodyType?: string;
  /** Observed in 5 of 86 events. */ ControllingPower?: string;
  /** Observed in 8 of 86 events. */ Powers?: (string)[];
  /** Observed in 8 of 86 events. */ PowerplayState?: string;
  /** Observed in 1 of 86 events. */ PowerplayConflictProgress?: ({
    /** Observed in all of 4 objects. */ Power?: string;
    /** Observed in all of 4 objects. */ ConflictProgress?: number;
  })[];
  /** Observed in 3 of 86 events. */ PowerplayStateControlProgress?: number;
  /** Observed in 3 of 86 events. */ PowerplayStateReinforcement?: number;
  /** Observed in 3 of 86 events. */ PowerplayStateUndermining?: number;
  /** Observed in 30 of 86 events. */ Factions?: ({
    /** Observed in all of 160 objects. */ Name?: string;
    /** Observed in all of 160 objects. */ FactionState?: string;
    /** Observed in all of 160 objects. */ Government?: string;
    /** Observed in all of 160 objects. */ Influence?: number;
    /** Observed in all of 160 objects. */ Allegiance?: string;
    /** Observed in all of 160 objects. */ Happiness?: string;
    /** Observed in 158 of 160 objects. */ Happiness_Localised?: string;
    /** Observed in 3 of 160 objects. */ SquadronFaction?: boolean;
    /** Observed in all of 160 objects. */ MyReputation?: number;
    /** Observed in 19 of 160 objects. */ PendingStates?: ({
      /** Observed in all of 19 objects. */ State?: string;
      /** Observed in all of 19 objects. */ Trend?: number;
    })[];
    /** Observed in 39 of 160 objects. */ ActiveStates?: ({
      /** Observed in all of 44 objects. */ State?: string;
    })[];
    /** Observed in 16 of 160 objects. */ RecoveringStates?: ({
      /** Observed in all of 16 objects. */ State?: string;
      /** Observed in all of 16 objects. */ Trend?: number;
    })[];
  })[];
  /** Observed in 30 of 86 events. */ SystemFaction?: {
    /** Observed in all of 30 objects. */ Name?: string;
    /** Observed in 16 of 30 objects. */ FactionState?: string;
  };
  /** Observed in 11 of 86 events. */ Conflicts?: ({
    /** Observed in all of 11 objects. */ WarType?: string;
    /** Observed in all of 11 objects. */ Status?: string;
    /** Observed in all of 11 objects. */ Faction1?: {
      /** Observed in all of 11 objects. */ Name?: string;
      /** Observed in all of 11 objects. */ Stake?: string;
      /** Observed in all of 11 objects. */ WonDays?: number;
    };
    /** Observed in all of 11 objects. */ Faction2?: {
      /** Observed in all of 11 objects. */ Name?: string;
      /** Observed in all of 11 objects. */ Stake?: string;
      /** Observed in all of 11 objects. */ WonDays?: number;
    };
  })[];
  /** Observed in 2 of 86 events. */ ThargoidWar?: {
    /** Observed in all of 2 objects. */ CurrentState?: string;
    /** Observed in all of 2 objects. */ NextStateSuccess?: string;
    /** Observed in all of 2 objects. */ NextStateFailure?: string;
    /** Observed in all of 2 objects. */ SuccessStateReached?: boolean;
    /** Observed in all of 2 objects. */ WarProgress?: number;
    /** Observed in all of 2 objects. */ RemainingPorts?: number;
  };
}

/** Observed: 76 events in 64 journals of 8 commanders, game versions 2.2 to 4.2. */
export interface BuyDrones {
  /** Observed in all of 76 events. */ timestamp: string;
  /** Observed in all of 76 events. */ event: "BuyDrones";
  /** Observed in all of 76 events. */ Type?: string;
  /** Observed in all of 76 events. */ Count?: number;
  /** Observed in all of 76 events. */ BuyPrice?: number;
  /** Observed in all of 76 events. */ TotalCost?: number;
}

/** Observed: 73 events in 30 journals of 2 commanders, game versions 4.0.14 to 4.1. */
export interface RepairDrone {
  /** Observed in all of 73 events. */ timestamp: string;
  /** Observed in all of 73 events. */ event: "RepairDrone";
  /** Observed in 69 of 73 events. */ HullRepaired?: number;
  /** Observed in 9 of 73 events. */ CockpitRepaired?: number;
  /** Observed in 12 of 73 events. */ CorrosionRepaired?: number;
}

/** Observed: 73 events in 47 journals of 7 commanders, game versions 2.2 to 4.4. */
export interface RestockVehicle {
  /** Observed in all of 73 events. */ timestamp: string;
  /** Observed in all of 73 events. */ event: "RestockVehicle";
  /** Observed in all of 73 events. */ Type?: string;
  /** Observed in 24 of 73 events. */ Type_Localised?: string;
  /** Observed in all of 73 events. */ Loadout?: string;
  /** Observed in 24 of 73 events. */ ID?: number | bigint;
  /** Observed in all of 73 events. */ Cost?: number;
  /** Observed in all of 73 events. */ Count?: number;
}

/** Observed: 72 events in 49 journals of 8 commanders, game versions 2.2 to 4.1. */
export interface EscapeInterdiction {
  /** Observed in all of 72 events. */ timestamp: string;
  /** Observed in all of 72 events. */ event: "EscapeInterdiction";
  /** Observed in all of 72 events. */ Interdictor?: string;
  /** Observed in 6 of 72 events. */ Interdictor_Localised?: string;
  /** Observed in all of 72 events. */ IsPlayer?: boolean;
}

/** Observed: 71 events in 32 journals of 2 commanders, game versions 4.0.14 to 4.1. */
export interface FighterDestroyed {
  /** Observed in all of 71 events. */ timestamp: string;
  /** Observed in all of 71 events. */ event: "FighterDestroyed";
  /** Observed in all of 71 events. */ ID?: number | bigint;
}

/** Observed: 70 events in 34 journals of 2 commanders, game versions 4.0.14 to 4.1. */
export interface FighterRebuilt {
  /** Observed in all of 70 events. */ timestamp: string;
  /** Observed in all of 70 events. */ event: "FighterRebuilt";
  /** Observed in all of 70 events. */ Loadout?: string;
  /** Observed in all of 70 events. */ ID?: number | bigint;
}

/** Observed: 69 events in 29 journals of 10 commanders, game versions 2.2 to 4.3. */
export interface ShipyardBuy {
  /** Observed in all of 69 events. */ timestamp: string;
  /** Observed in all of 69 events. */ event: "ShipyardBuy";
  /** Observed in all of 69 events. */ ShipType?: string;
  /** Observed in 11 of 69 events. */ ShipType_Localised?: string;
  /** Observed in all of 69 events. */ ShipPrice?: number;
  /** Observed in 34 of 69 events. */ SellOldShip?: string;
  /** Observed in 34 of 69 events. */ SellShipID?: number | bigint;
  /** Observed in 34 of 69 events. */ SellPrice?: number;
  /** Observed in 35 of 69 events. */ StoreOldShip?: string;
  /** Observed in 35 of 69 events. */ StoreShipID?: number | bigint;
  /** Observed in 18 of 69 events. */ MarketID?: number | bigint;
}

/** Observed: 69 events in 29 journals of 10 commanders, game versions 2.2 to 4.3. */
export interface ShipyardNew {
  /** Observed in all of 69 events. */ timestamp: string;
  /** Observed in all of 69 events. */ event: "ShipyardNew";
  /** Observed in all of 69 events. */ ShipType?: string;
  /** Observed in 11 of 69 events. */ ShipType_Localised?: string;
  /** Observed in all of 69 events. */ NewShipID?: number | bigint;
}

/** Observed: 67 events in 18 journals of 4 commanders, game versions 3.7 to 4.2. */
export interface CrimeVictim {
  /** Observed in all of 67 events. */ timestamp: string;
  /** Observed in all of 67 events. */ event: "CrimeVictim";
  /** Observed in all of 67 events. */ Offender?: string;
  /** Observed in all of 67 events. */ CrimeType?: string;
  /** Observed in 12 of 67 events. */ Fine?: number;
  /** Observed in 55 of 67 events. */ Bounty?: number;
}

/** Observed: 67 events in 40 journals of 7 commanders, game versions 2.2 to 4.4. */
export interface ShipyardTransfer {
  /** Observed in all of 67 events. */ timestamp: string;
  /** Observed in all of 67 events. */ event: "ShipyardTransfer";
  /** Observed in all of 67 events. */ ShipType?: string;
  /** Observed in 49 of 67 events. */ ShipType_Localised?: string;
  /** Observed in all of 67 events. */ ShipID?: number | bigint;
  /** Observed in all of 67 events. */ System?: string;
  /** Observed in 57 of 67 events. */ ShipMarketID?: number | bigint;
  /** Observed in all of 67 events. */ Distance?: number;
  /** Observed in all of 67 events. */ TransferPrice?: number;
  /** Observed in 57 of 67 events. */ TransferTime?: number;
  /** Observed in 57 of 67 events. */ MarketID?: number | bigint;
}

/** Observed: 65 events in 34 journals of 6 commanders, game versions 2.2 to 4.2. */
export interface MaterialDiscovered {
  /** Observed in all of 65 events. */ timestamp: string;
  /** Observed in all of 65 events. */ event: "MaterialDiscovered";
  /** Observed in all of 65 events. */ Category?: string;
  /** Observed in all of 65 events. */ Name?: string;
  /** Observed in 54 of 65 events. */ Name_Localised?: string;
  /** Observed in all of 65 events. */ DiscoveryNumber?: number;
}

/** Observed: 65 events in 9 journals of 6 commanders, game versions 2.2 to 3.7. */
export interface SellExplorationData {
  /** Observed in all of 65 events. */ timestamp: string;
  /** Observed in all of 65 events. */ event: "SellExplorationData";
  /** Observed in all of 65 events. */ Systems?: (string)[];
  /** Observed in all of 65 events. */ Discovered?: (string)[];
  /** Observed in all of 65 events. */ BaseValue?: number;
  /** Observed in all of 65 events. */ Bonus?: number;
  /** Observed in 58 of 65 events. */ TotalEarnings?: number;
}

/** Observed: 65 events in 39 journals of 10 commanders, game versions 2.2 to 4.1. */
export interface WingJoin {
  /** Observed in all of 65 events. */ timestamp: string;
  /** Observed in all of 65 events. */ event: "WingJoin";
  /** Observed in all of 65 events. */ Others?: (string)[];
}

/** Observed: 62 events in 19 journals of 3 commanders, game versions 3.7 to 4.1. */
export interface CarrierTradeOrder {
  /** Observed in all of 62 events. */ timestamp: string;
  /** Observed in all of 62 events. */ event: "CarrierTradeOrder";
  /** Observed in all of 62 events. */ CarrierID?: number | bigint;
  /** Observed in all of 62 events. */ BlackMarket?: boolean;
  /** Observed in all of 62 events. */ Commodity?: string;
  /** Observed in 27 of 62 events. */ Commodity_Localised?: string;
  /** Observed in 4 of 62 events. */ CancelTrade?: boolean;
  /** Observed in 29 of 62 events. */ SaleOrder?: number;
  /** Observed in 29 of 62 events. */ PurchaseOrder?: number;
  /** Observed in 58 of 62 events. */ Price?: number;
}

/** Observed: 62 events in 35 journals of 8 commanders, game versions 4.0.7 to 4.2. */
export interface SwitchSuitLoadout {
  /** Observed in all of 62 events. */ timestamp: string;
  /** Observed in all of 62 events. */ event: "SwitchSuitLoadout";
  /** Observed in all of 62 events. */ SuitID?: number | bigint;
  /** Observed in all of 62 events. */ SuitName?: string;
  /** Observed in all of 62 events. */ SuitName_Localised?: string;
  /** Observed in all of 62 events. */ SuitMods?: (string)[];
  /** Observed in all of 62 events. */ LoadoutID?: number | bigint;
  /** Observed in all of 62 events. */ LoadoutName?: string;
  /** Observed in all of 62 events. */ Modules?: ({
    /** Observed in all of 139 objects. */ SlotName?: string;
    /** Observed in all of 139 objects. */ SuitModuleID?: number | bigint;
    /** Observed in all of 139 objects. */ ModuleName?: string;
    /** Observed in all of 139 objects. */ ModuleName_Localised?: string;
    /** Observed in all of 139 objects. */ Class?: number;
    /** Observed in all of 139 objects. */ WeaponMods?: ("weapon_handling" | "weapon_reloadspeed" | "weapon_suppression_unpressurised" | "weapon_backpackreloading" | "weapon_suppression_pressurised" | "weapon_clipsize" | "weapon_scope" | "weapon_stability" | "weapon_accuracy" | (string & {}))[];
  })[];
}

/** Observed: 60 events in 42 journals of 9 commanders, game versions 2.2 to 4.2. */
export interface Resurrect {
  /** Observed in all of 60 events. */ timestamp: string;
  /** Observed in all of 60 events. */ event: "Resurrect";
  /** Observed in all of 60 events. */ Option?: string;
  /** Observed in all of 60 events. */ Cost?: number;
  /** Observed in all of 60 events. */ Bankrupt?: boolean;
}

/** Observed: 60 events in 38 journals of 10 commanders, game versions 2.2 to 4.1. */
export interface WingLeave {
  /** Observed in all of 60 events. */ timestamp: string;
  /** Observed in all of 60 events. */ event: "WingLeave";
}

/** Observed: 56 events in 34 journals of 10 commanders, game versions 3.7 to 4.2. */
export interface NavBeaconScan {
  /** Observed in all of 56 events. */ timestamp: string;
  /** Observed in all of 56 events. */ event: "NavBeaconScan";
  /** Observed in all of 56 events. */ SystemAddress?: number | bigint;
  /** Observed in all of 56 events. */ NumBodies?: number;
}

/** Observed: 53 events in 37 journals of 8 commanders, game versions 2.2 to 4.1. */
export interface Died {
  /** Observed in all of 53 events. */ timestamp: string;
  /** Observed in all of 53 events. */ event: "Died";
  /** Observed in 32 of 53 events. */ KillerName?: string;
  /** Observed in 13 of 53 events. */ KillerName_Localised?: string;
  /** Observed in 37 of 53 events. */ KillerShip?: string;
  /** Observed in 34 of 53 events. */ KillerRank?: string;
}

/** Observed: 52 events in 28 journals of 9 commanders, game versions 2.2 to 4.2. */
export interface DataScanned {
  /** Observed in all of 52 events. */ timestamp: string;
  /** Observed in all of 52 events. */ event: "DataScanned";
  /** Observed in all of 52 events. */ Type?: string;
  /** Observed in 22 of 52 events. */ Type_Localised?: string;
}

/** Observed: 52 events in 47 journals of 10 commanders, game versions 2.2 to 4.2. */
export interface PayFines {
  /** Observed in all of 52 events. */ timestamp: string;
  /** Observed in all of 52 events. */ event: "PayFines";
  /** Observed in all of 52 events. */ Amount?: number;
  /** Observed in 50 of 52 events. */ AllFines?: boolean;
  /** Observed in 33 of 52 events. */ Faction?: string;
  /** Observed in 50 of 52 events. */ ShipID?: number | bigint;
  /** Observed in 8 of 52 events. */ BrokerPercentage?: number;
}

/** Observed: 47 events in 12 journals of 3 commanders, game versions 4.0.7 to 4.1. */
export interface BuyMicroResources {
  /** Observed in all of 47 events. */ timestamp: string;
  /** Observed in all of 47 events. */ event: "BuyMicroResources";
  /** Observed in 42 of 47 events. */ Name?: string;
  /** Observed in 42 of 47 events. */ Name_Localised?: string;
  /** Observed in 42 of 47 events. */ Category?: string;
  /** Observed in 42 of 47 events. */ Count?: number;
  /** Observed in 5 of 47 events. */ TotalCount?: number;
  /** Observed in 5 of 47 events. */ MicroResources?: ({
    /** Observed in all of 9 objects. */ Name?: string;
    /** Observed in all of 9 objects. */ Name_Localised?: string;
    /** Observed in all of 9 objects. */ Category?: string;
    /** Observed in all of 9 objects. */ Count?: number;
  })[];
  /** Observed in all of 47 events. */ Price?: number;
  /** Observed in all of 47 events. */ MarketID?: number | bigint;
}

/** Observed: 47 events in 26 journals of 8 commanders, game versions 2.2 to 4.2. */
export interface MissionFailed {
  /** Observed in all of 47 events. */ timestamp: string;
  /** Observed in all of 47 events. */ event: "MissionFailed";
  /** Observed in all of 47 events. */ Name?: string;
  /** Observed in 30 of 47 events. */ LocalisedName?: string;
  /** Observed in all of 47 events. */ MissionID?: number | bigint;
}

/** Observed: 42 events in 24 journals of 9 commanders, game versions 3.7 to 4.1. */
export interface WingInvite {
  /** Observed in all of 42 events. */ timestamp: string;
  /** Observed in all of 42 events. */ event: "WingInvite";
  /** Observed in all of 42 events. */ Name?: string;
}

/** Observed: 41 events in 4 journals of 2 commanders, game versions 4.1 to 4.2. */
export interface PowerplayMerits {
  /** Observed in all of 41 events. */ timestamp: string;
  /** Observed in all of 41 events. */ event: "PowerplayMerits";
  /** Observed in all of 41 events. */ Power?: string;
  /** Observed in all of 41 events. */ MeritsGained?: number;
  /** Observed in all of 41 events. */ TotalMerits?: number;
}

/** Observed: 39 events in 12 journals of 1 commander, game versions 4.0.17 to 4.1. */
export interface SystemsShutdown {
  /** Observed in all of 39 events. */ timestamp: string;
  /** Observed in all of 39 events. */ event: "SystemsShutdown";
}

/** Observed: 38 events in 13 journals of 1 commander, game versions 4.0.17 to 4.0.19. */
export interface TechnologyBroker {
  /** Observed in all of 38 events. */ timestamp: string;
  /** Observed in all of 38 events. */ event: "TechnologyBroker";
  /** Observed in all of 38 events. */ BrokerType?: string;
  /** Observed in all of 38 events. */ MarketID?: number | bigint;
  /** Observed in all of 38 events. */ ItemsUnlocked?: ({
    /** Observed in all of 51 objects. */ Name?: string;
    /** Observed in all of 51 objects. */ Name_Localised?: string;
  })[];
  /** Observed in all of 38 events. */ Commodities?: ({
    /** Observed in all of 14 objects. */ Name?: string;
    /** Observed in all of 14 objects. */ Name_Localised?: string;
    /** Observed in all of 14 objects. */ Count?: number;
  })[];
  /** Observed in all of 38 events. */ Materials?: ({
    /** Observed in all of 162 objects. */ Name?: string;
    /** Observed in 106 of 162 objects. */ Name_Localised?: string;
    /** Observed in all of 162 objects. */ Count?: number;
    /** Observed in all of 162 objects. */ Category?: string;
  })[];
}

/** Observed: 35 events in 4 journals of 1 commander, game version 4.1. */
export interface ColonisationContribution {
  /** Observed in all of 35 events. */ timestamp: string;
  /** Observed in all of 35 events. */ event: "ColonisationContribution";
  /** Observed in all of 35 events. */ MarketID?: number | bigint;
  /** Observed in all of 35 events. */ Contributions?: ({
    /** Observed in all of 35 objects. */ Name?: string;
    /** Observed in all of 35 objects. */ Name_Localised?: string;
    /** Observed in all of 35 objects. */ Amount?: number;
  })[];
}

/** Observed: 32 events in 20 journals of 7 commanders, game versions 2.2 to 4.3. */
export interface ModuleSwap {
  /** Observed in all of 32 events. */ timestamp: string;
  /** Observed in all of 32 events. */ event: "ModuleSwap";
  /** Observed in 23 of 32 events. */ MarketID?: number | bigint;
  /** Observed in all of 32 events. */ FromSlot?: string;
  /** Observed in all of 32 events. */ ToSlot?: string;
  /** Observed in all of 32 events. */ FromItem?: string;
  /** Observed in all of 32 events. */ FromItem_Localised?: string;
  /** Observed in all of 32 events. */ ToItem?: string;
  /** Observed in 16 of 32 events. */ ToItem_Localised?: string;
  /** Observed in all of 32 events. */ Ship?: string;
  /** Observed in all of 32 events. */ ShipID?: number | bigint;
}

/** Observed: 31 events in 17 journals of 2 commanders, game versions 3.7 to 4.0.19. */
export interface CarrierBankTransfer {
  /** Observed in all of 31 events. */ timestamp: string;
  /** Observed in all of 31 events. */ event: "CarrierBankTransfer";
  /** Observed in all of 31 events. */ CarrierID?: number | bigint;
  /** Observed in 8 of 31 events. */ Withdraw?: number;
  /** Observed in 23 of 31 events. */ Deposit?: number;
  /** Observed in all of 31 events. */ PlayerBalance?: number;
  /** Observed in all of 31 events. */ CarrierBalance?: number;
}

/** Observed: 30 events in 16 journals of 6 commanders, game versions 2.2 to 4.2. */
export interface DockingCancelled {
  /** Observed in all of 30 events. */ timestamp: string;
  /** Observed in all of 30 events. */ event: "DockingCancelled";
  /** Observed in 29 of 30 events. */ MarketID?: number | bigint;
  /** Observed in all of 30 events. */ StationName?: string;
  /** Observed in 29 of 30 events. */ StationType?: string;
}

/** Observed: 29 events in 26 journals of 7 commanders, game versions 2.2 to 4.1. */
export interface CrewAssign {
  /** Observed in all of 29 events. */ timestamp: string;
  /** Observed in all of 29 events. */ event: "CrewAssign";
  /** Observed in all of 29 events. */ Name?: string;
  /** Observed in 18 of 29 events. */ CrewID?: number | bigint;
  /** Observed in all of 29 events. */ Role?: string;
}

/** Observed: 29 events in 9 journals of 5 commanders, game versions 3.6 to 4.1. */
export interface ModuleSellRemote {
  /** Observed in all of 29 events. */ timestamp: string;
  /** Observed in all of 29 events. */ event: "ModuleSellRemote";
  /** Observed in all of 29 events. */ StorageSlot?: number;
  /** Observed in all of 29 events. */ SellItem?: string;
  /** Observed in all of 29 events. */ SellItem_Localised?: string;
  /** Observed in all of 29 events. */ ServerId?: number | bigint;
  /** Observed in all of 29 events. */ SellPrice?: number;
  /** Observed in all of 29 events. */ Ship?: string;
  /** Observed in all of 29 events. */ ShipID?: number | bigint;
}

/** Observed: 28 events in 26 journals of 5 commanders, game versions 4.0.7 to 4.1. */
export interface Promotion {
  /** Observed in all of 28 events. */ timestamp: string;
  /** Observed in all of 28 events. */ event: "Promotion";
  /** Observed in 1 of 28 events. */ Explore?: number;
  /** Observed in 10 of 28 events. */ Trade?: number;
  /** Observed in 3 of 28 events. */ Combat?: number;
  /** Observed in 7 of 28 events. */ Exobiologist?: number;
  /** Observed in 2 of 28 events. */ Soldier?: number;
  /** Observed in 5 of 28 events. */ Federation?: number;
}

/** Observed: 26 events in 7 journals of 3 commanders, game versions 3.8 to 4.2. */
export interface AsteroidCracked {
  /** Observed in all of 26 events. */ timestamp: string;
  /** Observed in all of 26 events. */ event: "AsteroidCracked";
  /** Observed in all of 26 events. */ Body?: string;
}

/** Observed: 26 events in 23 journals of 2 commanders, game versions 4.0.14 to 4.0.18. */
export interface DiscoveryScan {
  /** Observed in all of 26 events. */ timestamp: string;
  /** Observed in all of 26 events. */ event: "DiscoveryScan";
  /** Observed in all of 26 events. */ SystemAddress?: number | bigint;
  /** Observed in all of 26 events. */ Bodies?: number;
}

/** Observed: 25 events in 24 journals of 7 commanders, game versions 3.7 to 4.2. */
export interface SellDrones {
  /** Observed in all of 25 events. */ timestamp: string;
  /** Observed in all of 25 events. */ event: "SellDrones";
  /** Observed in all of 25 events. */ Type?: string;
  /** Observed in all of 25 events. */ Count?: number;
  /** Observed in all of 25 events. */ SellPrice?: number;
  /** Observed in all of 25 events. */ TotalSale?: number;
}

/** Observed: 25 events in 21 journals of 4 commanders, game versions 3.6 to 4.3. */
export interface SetUserShipName {
  /** Observed in all of 25 events. */ timestamp: string;
  /** Observed in all of 25 events. */ event: "SetUserShipName";
  /** Observed in all of 25 events. */ Ship?: string;
  /** Observed in all of 25 events. */ ShipID?: number | bigint;
  /** Observed in all of 25 events. */ UserShipName?: string;
  /** Observed in all of 25 events. */ UserShipId?: string;
}

/** Observed: 24 events in 3 journals of 1 commander, game versions 4.0.14 to 4.0.15. */
export interface DropItems {
  /** Observed in all of 24 events. */ timestamp: string;
  /** Observed in all of 24 events. */ event: "DropItems";
  /** Observed in all of 24 events. */ Name?: string;
  /** Observed in all of 24 events. */ Name_Localised?: string;
  /** Observed in all of 24 events. */ Type?: string;
  /** Observed in all of 24 events. */ OwnerID?: number | bigint;
  /** Observed in 17 of 24 events. */ MissionID?: number | bigint;
  /** Observed in all of 24 events. */ Count?: number;
}

/** Observed: 21 events in 3 journals of 1 commander, game version 4.0.18. */
export interface ModuleBuyAndStore {
  /** Observed in all of 21 events. */ timestamp: string;
  /** Observed in all of 21 events. */ event: "ModuleBuyAndStore";
  /** Observed in all of 21 events. */ BuyItem?: string;
  /** Observed in all of 21 events. */ BuyItem_Localised?: string;
  /** Observed in all of 21 events. */ MarketID?: number | bigint;
  /** Observed in all of 21 events. */ BuyPrice?: number;
  /** Observed in all of 21 events. */ Ship?: string;
  /** Observed in all of 21 events. */ ShipID?: number | bigint;
}

/** Observed: 19 events in 13 journals of 2 commanders, game versions 4.0.7 to 4.1. */
export interface CarrierDepositFuel {
  /** Observed in all of 19 events. */ timestamp: string;
  /** Observed in all of 19 events. */ event: "CarrierDepositFuel";
  /** Observed in all of 19 events. */ CarrierID?: number | bigint;
  /** Observed in all of 19 events. */ Amount?: number;
  /** Observed in all of 19 events. */ Total?: number;
}

/** Observed: 19 events in 9 journals of 5 commanders, game versions 2.2 to 4.1. */
export interface VehicleSwitch {
  /** Observed in all of 19 events. */ timestamp: string;
  /** Observed in all of 19 events. */ event: "VehicleSwitch";
  /** Observed in all of 19 events. */ To?: string;
}

/** Observed: 18 events in 5 journals of 3 commanders, game versions 3.4 to 4.0.19. */
export interface Interdiction {
  /** Observed in all of 18 events. */ timestamp: string;
  /** Observed in all of 18 events. */ event: "Interdiction";
  /** Observed in all of 18 events. */ Success?: boolean;
  /** Observed in all of 18 events. */ IsPlayer?: boolean;
  /** Observed in 2 of 18 events. */ Interdicted?: string;
  /** Observed in 2 of 18 events. */ CombatRank?: number;
  /** Observed in 16 of 18 events. */ Faction?: string;
  /** Observed in 13 of 18 events. */ Power?: string;
}

/** Observed: 17 events in 8 journals of 6 commanders, game versions 2.2 to 4.1. */
export interface ShipyardSell {
  /** Observed in all of 17 events. */ timestamp: string;
  /** Observed in all of 17 events. */ event: "ShipyardSell";
  /** Observed in all of 17 events. */ ShipType?: string;
  /** Observed in 4 of 17 events. */ ShipType_Localised?: string;
  /** Observed in all of 17 events. */ SellShipID?: number | bigint;
  /** Observed in all of 17 events. */ ShipPrice?: number;
  /** Observed in 7 of 17 events. */ System?: string;
  /** Observed in 3 of 17 events. */ ShipMarketID?: number | bigint;
  /** Observed in 6 of 17 events. */ MarketID?: number | bigint;
}

/** Observed: 16 events in 14 journals of 2 commanders, game versions 4.0.17 to 4.1. */
export interface CarrierJumpCancelled {
  /** Observed in all of 16 events. */ timestamp: string;
  /** Observed in all of 16 events. */ event: "CarrierJumpCancelled";
  /** Observed in all of 16 events. */ CarrierID?: number | bigint;
}

/** Observed: 15 events in 5 journals of 4 commanders, game versions 4.0.14 to 4.1. */
export interface BookTaxi {
  /** Observed in all of 15 events. */ timestamp: string;
  /** Observed in all of 15 events. */ event: "BookTaxi";
  /** Observed in all of 15 events. */ Cost?: number;
  /** Observed in all of 15 events. */ DestinationSystem?: string;
  /** Observed in all of 15 events. */ DestinationLocation?: string;
}

/** Observed: 15 events in 5 journals of 1 commander, game versions 4.0.17 to 4.0.18. */
export interface FCMaterials {
  /** Observed in all of 15 events. */ timestamp: string;
  /** Observed in all of 15 events. */ event: "FCMaterials";
  /** Observed in all of 15 events. */ MarketID?: number | bigint;
  /** Observed in all of 15 events. */ CarrierName?: string;
  /** Observed in all of 15 events. */ CarrierID?: string;
}

/** Observed: 15 events in 7 journals of 3 commanders, game versions 3.4 to 4.1. */
export interface SearchAndRescue {
  /** Observed in all of 15 events. */ timestamp: string;
  /** Observed in all of 15 events. */ event: "SearchAndRescue";
  /** Observed in all of 15 events. */ MarketID?: number | bigint;
  /** Observed in all of 15 events. */ Name?: string;
  /** Observed in all of 15 events. */ Name_Localised?: string;
  /** Observed in all of 15 events. */ Count?: number;
  /** Observed in all of 15 events. */ Reward?: number;
}

/** Observed: 14 events in 4 journals of 3 commanders, game version 4.0.14. */
export interface ChangeCrewRole {
  /** Observed in all of 14 events. */ timestamp: string;
  /** Observed in all of 14 events. */ event: "ChangeCrewRole";
  /** Observed in all of 14 events. */ Role?: string;
  /** Observed in all of 14 events. */ Telepresence?: boolean;
}

/** Observed: 14 events in 5 journals of 2 commanders, game versions 4.0.7 to 4.0.14. */
export interface TradeMicroResources {
  /** Observed in all of 14 events. */ timestamp: string;
  /** Observed in all of 14 events. */ event: "TradeMicroResources";
  /** Observed in all of 14 events. */ Offered?: ({
    /** Observed in all of 42 objects. */ Name?: string;
    /** Observed in 31 of 42 objects. */ Name_Localised?: string;
    /** Observed in all of 42 objects. */ Category?: string;
    /** Observed in all of 42 objects. */ Count?: number;
  })[];
  /** Observed in all of 14 events. */ TotalCount?: number;
  /** Observed in all of 14 events. */ Received?: string;
  /** Observed in 8 of 14 events. */ Received_Localised?: string;
  /** Observed in all of 14 events. */ Count?: number;
  /** Observed in all of 14 events. */ Category?: string;
  /** Observed in all of 14 events. */ MarketID?: number | bigint;
}

/** Observed: 13 events in 9 journals of 6 commanders, game versions 2.2 to 4.1. */
export interface CrewHire {
  /** Observed in all of 13 events. */ timestamp: string;
  /** Observed in all of 13 events. */ event: "CrewHire";
  /** Observed in all of 13 events. */ Name?: string;
  /** Observed in 2 of 13 events. */ CrewID?: number | bigint;
  /** Observed in all of 13 events. */ Faction?: string;
  /** Observed in all of 13 events. */ Cost?: number;
  /** Observed in all of 13 events. */ CombatRank?: number;
}

/** Observed: 13 events in 5 journals of 3 commanders, game versions 4.0.14 to 4.0.17. */
export interface DropshipDeploy {
  /** Observed in all of 13 events. */ timestamp: string;
  /** Observed in all of 13 events. */ event: "DropshipDeploy";
  /** Observed in all of 13 events. */ StarSystem?: string;
  /** Observed in all of 13 events. */ SystemAddress?: number | bigint;
  /** Observed in all of 13 events. */ Body?: string;
  /** Observed in all of 13 events. */ BodyID?: number | bigint;
  /** Observed in all of 13 events. */ OnStation?: boolean;
  /** Observed in all of 13 events. */ OnPlanet?: boolean;
}

/** Observed: 13 events in 12 journals of 5 commanders, game versions 3.4 to 4.2. */
export interface PayBounties {
  /** Observed in all of 13 events. */ timestamp: string;
  /** Observed in all of 13 events. */ event: "PayBounties";
  /** Observed in all of 13 events. */ Amount?: number;
  /** Observed in 11 of 13 events. */ AllFines?: boolean;
  /** Observed in 11 of 13 events. */ Faction?: string;
  /** Observed in 2 of 13 events. */ Faction_Localised?: string;
  /** Observed in all of 13 events. */ ShipID?: number | bigint;
  /** Observed in all of 13 events. */ BrokerPercentage?: number;
}

/** Observed: 13 events in 12 journals of 3 commanders, game versions 4.0.7 to 4.0.19. */
export interface SellOrganicData {
  /** Observed in all of 13 events. */ timestamp: string;
  /** Observed in all of 13 events. */ event: "SellOrganicData";
  /** Observed in all of 13 events. */ MarketID?: number | bigint;
  /** Observed in all of 13 events. */ BioData?: ({
    /** Observed in all of 180 objects. */ Genus?: string;
    /** Observed in all of 180 objects. */ Genus_Localised?: string;
    /** Observed in all of 180 objects. */ Species?: string;
    /** Observed in all of 180 objects. */ Species_Localised?: string;
    /** Observed in 164 of 180 objects. */ Variant?: string;
    /** Observed in 164 of 180 objects. */ Variant_Localised?: string;
    /** Observed in all of 180 objects. */ Value?: number;
    /** Observed in all of 180 objects. */ Bonus?: number;
  })[];
}

/** Observed: 11 events in 9 journals of 3 commanders, game versions 3.7 to 4.1. */
export interface EngineerContribution {
  /** Observed in all of 11 events. */ timestamp: string;
  /** Observed in all of 11 events. */ event: "EngineerContribution";
  /** Observed in all of 11 events. */ Engineer?: string;
  /** Observed in all of 11 events. */ EngineerID?: number | bigint;
  /** Observed in all of 11 events. */ Type?: string;
  /** Observed in 2 of 11 events. */ Material?: string;
  /** Observed in 2 of 11 events. */ Material_Localised?: string;
  /** Observed in 8 of 11 events. */ Commodity?: string;
  /** Observed in 8 of 11 events. */ Commodity_Localised?: string;
  /** Observed in all of 11 events. */ Quantity?: number;
  /** Observed in all of 11 events. */ TotalQuantity?: number;
}

/** Observed: 11 events in 9 journals of 2 commanders, game versions 2.2 to 4.1. */
export interface SelfDestruct {
  /** Observed in all of 11 events. */ timestamp: string;
  /** Observed in all of 11 events. */ event: "SelfDestruct";
}

/** Observed: 9 events in 9 journals of 6 commanders, game versions 2.2 to 4.0.18. */
export interface PowerplaySalary {
  /** Observed in all of 9 events. */ timestamp: string;
  /** Observed in all of 9 events. */ event: "PowerplaySalary";
  /** Observed in all of 9 events. */ Power?: string;
  /** Observed in all of 9 events. */ Amount?: number;
}

/** Observed: 9 events in 9 journals of 4 commanders, game versions 4.0.7 to 4.0.17. */
export interface Resupply {
  /** Observed in all of 9 events. */ timestamp: string;
  /** Observed in all of 9 events. */ event: "Resupply";
}

/** Observed: 8 events in 8 journals of 3 commanders, game versions 2.2 to 4.1. */
export interface BuyExplorationData {
  /** Observed in all of 8 events. */ timestamp: string;
  /** Observed in all of 8 events. */ event: "BuyExplorationData";
  /** Observed in all of 8 events. */ System?: string;
  /** Observed in all of 8 events. */ Cost?: number;
}

/** Observed: 8 events in 6 journals of 2 commanders, game versions 3.7 to 4.0.18. */
export interface CarrierDockingPermission {
  /** Observed in all of 8 events. */ timestamp: string;
  /** Observed in all of 8 events. */ event: "CarrierDockingPermission";
  /** Observed in all of 8 events. */ CarrierID?: number | bigint;
  /** Observed in all of 8 events. */ DockingAccess?: string;
  /** Observed in all of 8 events. */ AllowNotorious?: boolean;
}

/** Observed: 8 events in 6 journals of 2 commanders, game versions 3.7 to 4.3. */
export interface CarrierFinance {
  /** Observed in all of 8 events. */ timestamp: string;
  /** Observed in all of 8 events. */ event: "CarrierFinance";
  /** Observed in all of 8 events. */ CarrierID?: number | bigint;
  /** Observed in 1 of 8 events. */ TaxRate?: number;
  /** Observed in 1 of 8 events. */ CarrierType?: string;
  /** Observed in all of 8 events. */ CarrierBalance?: number;
  /** Observed in all of 8 events. */ ReserveBalance?: number;
  /** Observed in all of 8 events. */ AvailableBalance?: number;
  /** Observed in all of 8 events. */ ReservePercent?: number;
  /** Observed in 3 of 8 events. */ TaxRate_shipyard?: number;
  /** Observed in 7 of 8 events. */ TaxRate_rearm?: number;
  /** Observed in 3 of 8 events. */ TaxRate_outfitting?: number;
  /** Observed in 7 of 8 events. */ TaxRate_refuel?: number;
  /** Observed in 7 of 8 events. */ TaxRate_repair?: number;
}

/** Observed: 8 events in 7 journals of 3 commanders, game versions 4.0.14 to 4.0.18. */
export interface CreateSuitLoadout {
  /** Observed in all of 8 events. */ timestamp: string;
  /** Observed in all of 8 events. */ event: "CreateSuitLoadout";
  /** Observed in all of 8 events. */ SuitID?: number | bigint;
  /** Observed in all of 8 events. */ SuitName?: string;
  /** Observed in all of 8 events. */ SuitName_Localised?: string;
  /** Observed in all of 8 events. */ SuitMods?: (string)[];
  /** Observed in all of 8 events. */ LoadoutID?: number | bigint;
  /** Observed in all of 8 events. */ LoadoutName?: string;
  /** Observed in all of 8 events. */ Modules?: ({
    /** Observed in all of 14 objects. */ SlotName?: string;
    /** Observed in all of 14 objects. */ SuitModuleID?: number | bigint;
    /** Observed in all of 14 objects. */ ModuleName?: string;
    /** Observed in all of 14 objects. */ ModuleName_Localised?: string;
    /** Observed in all of 14 objects. */ Class?: number;
    /** Observed in all of 14 objects. */ WeaponMods?: (string)[];
  })[];
}

/** Observed: 7 events in 2 journals of 1 commander, game version 4.0.14. */
export interface BookDropship {
  /** Observed in all of 7 events. */ timestamp: string;
  /** Observed in all of 7 events. */ event: "BookDropship";
  /** Observed in all of 7 events. */ Retreat?: boolean;
  /** Observed in all of 7 events. */ Cost?: number;
  /** Observed in all of 7 events. */ DestinationSystem?: string;
  /** Observed in all of 7 events. */ DestinationLocation?: string;
}

/** Observed: 7 events in 3 journals of 2 commanders, game version 2.2. */
export interface EngineerApply {
  /** Observed in all of 7 events. */ timestamp: string;
  /** Observed in all of 7 events. */ event: "EngineerApply";
  /** Observed in all of 7 events. */ Engineer?: string;
  /** Observed in all of 7 events. */ Blueprint?: string;
  /** Observed in all of 7 events. */ Level?: number;
}

/** Observed: 7 events in 7 journals of 3 commanders, game versions 4.0.14 to 4.1. */
export interface RebootRepair {
  /** Observed in all of 7 events. */ timestamp: string;
  /** Observed in all of 7 events. */ event: "RebootRepair";
  /** Observed in all of 7 events. */ Modules?: (string)[];
}

/** Observed: 6 events in 2 journals of 1 commander, game version 4.0.19. */
export interface CarrierModulePack {
  /** Observed in all of 6 events. */ timestamp: string;
  /** Observed in all of 6 events. */ event: "CarrierModulePack";
  /** Observed in all of 6 events. */ CarrierID?: number | bigint;
  /** Observed in all of 6 events. */ Operation?: string;
  /** Observed in all of 6 events. */ PackTheme?: string;
  /** Observed in all of 6 events. */ PackTier?: number;
  /** Observed in 3 of 6 events. */ Refund?: number;
  /** Observed in 3 of 6 events. */ Cost?: number;
}

/** Observed: 6 events in 6 journals of 2 commanders, game versions 4.0.14 to 4.1. */
export interface SellMicroResources {
  /** Observed in all of 6 events. */ timestamp: string;
  /** Observed in all of 6 events. */ event: "SellMicroResources";
  /** Observed in all of 6 events. */ TotalCount?: number;
  /** Observed in all of 6 events. */ MicroResources?: ({
    /** Observed in all of 43 objects. */ Name?: string;
    /** Observed in 32 of 43 objects. */ Name_Localised?: string;
    /** Observed in all of 43 objects. */ Category?: string;
    /** Observed in all of 43 objects. */ Count?: number;
  })[];
  /** Observed in all of 6 events. */ Price?: number;
  /** Observed in all of 6 events. */ MarketID?: number | bigint;
}

/** Observed: 5 events in 5 journals of 2 commanders, game versions 2.2 to 4.1. */
export interface CockpitBreached {
  /** Observed in all of 5 events. */ timestamp: string;
  /** Observed in all of 5 events. */ event: "CockpitBreached";
}

/** Observed: 5 events in 4 journals of 3 commanders, game versions 4.0.7 to 4.0.17. */
export interface LoadoutEquipModule {
  /** Observed in all of 5 events. */ timestamp: string;
  /** Observed in all of 5 events. */ event: "LoadoutEquipModule";
  /** Observed in all of 5 events. */ LoadoutName?: string;
  /** Observed in all of 5 events. */ SuitID?: number | bigint;
  /** Observed in all of 5 events. */ SuitName?: string;
  /** Observed in all of 5 events. */ SuitName_Localised?: string;
  /** Observed in all of 5 events. */ LoadoutID?: number | bigint;
  /** Observed in all of 5 events. */ SlotName?: string;
  /** Observed in all of 5 events. */ ModuleName?: string;
  /** Observed in all of 5 events. */ ModuleName_Localised?: string;
  /** Observed in all of 5 events. */ Class?: number;
  /** Observed in all of 5 events. */ WeaponMods?: (string)[];
  /** Observed in all of 5 events. */ SuitModuleID?: number | bigint;
}

/** Observed: 4 events in 3 journals of 2 commanders, game versions 4.0.14 to 4.0.18. */
export interface BuySuit {
  /** Observed in all of 4 events. */ timestamp: string;
  /** Observed in all of 4 events. */ event: "BuySuit";
  /** Observed in all of 4 events. */ Name?: string;
  /** Observed in all of 4 events. */ Name_Localised?: string;
  /** Observed in all of 4 events. */ Price?: number;
  /** Observed in all of 4 events. */ SuitID?: number | bigint;
  /** Observed in all of 4 events. */ SuitMods?: (string)[];
}

/** Observed: 4 events in 3 journals of 3 commanders, game versions 2.2 to 4.1. */
export interface CrewFire {
  /** Observed in all of 4 events. */ timestamp: string;
  /** Observed in all of 4 events. */ event: "CrewFire";
  /** Observed in all of 4 events. */ Name?: string;
  /** Observed in 3 of 4 events. */ CrewID?: number | bigint;
}

/** Observed: 4 events in 4 journals of 1 commander, game version 3.4. */
export interface JoinedSquadron {
  /** Observed in all of 4 events. */ timestamp: string;
  /** Observed in all of 4 events. */ event: "JoinedSquadron";
  /** Observed in all of 4 events. */ SquadronName?: string;
}

/** Observed: 4 events in 4 journals of 4 commanders, game versions 2.2 to 4.1. */
export interface NewCommander {
  /** Observed in all of 4 events. */ timestamp: string;
  /** Observed in all of 4 events. */ event: "NewCommander";
  /** Observed in 3 of 4 events. */ FID?: string;
  /** Observed in all of 4 events. */ Name?: string;
  /** Observed in all of 4 events. */ Package?: string;
}

/** Observed: 4 events in 2 journals of 2 commanders, game versions 4.0.18 to 4.1. */
export interface PowerplayDeliver {
  /** Observed in all of 4 events. */ timestamp: string;
  /** Observed in all of 4 events. */ event: "PowerplayDeliver";
  /** Observed in all of 4 events. */ Power?: string;
  /** Observed in all of 4 events. */ Type?: string;
  /** Observed in all of 4 events. */ Type_Localised?: string;
  /** Observed in all of 4 events. */ Count?: number;
}

/** Observed: 4 events in 2 journals of 2 commanders, game versions 4.0.19 to 4.1. */
export interface RequestPowerMicroResources {
  /** Observed in all of 4 events. */ timestamp: string;
  /** Observed in all of 4 events. */ event: "RequestPowerMicroResources";
  /** Observed in all of 4 events. */ TotalCount?: number;
  /** Observed in all of 4 events. */ MicroResources?: ({
    /** Observed in all of 4 objects. */ Name?: string;
    /** Observed in all of 4 objects. */ Name_Localised?: string;
    /** Observed in all of 4 objects. */ Category?: string;
    /** Observed in all of 4 objects. */ Count?: number;
  })[];
  /** Observed in all of 4 events. */ MarketID?: number | bigint;
}

/** Observed: 4 events in 3 journals of 2 commanders, game versions 4.0.15 to 4.0.17. */
export interface SRVDestroyed {
  /** Observed in all of 4 events. */ timestamp: string;
  /** Observed in all of 4 events. */ event: "SRVDestroyed";
  /** Observed in all of 4 events. */ ID?: number | bigint;
  /** Observed in all of 4 events. */ SRVType?: string;
  /** Observed in all of 4 events. */ SRVType_Localised?: string;
}

/** Observed: 3 events in 2 journals of 2 commanders, game versions 4.0.7 to 4.0.17. */
export interface BuyWeapon {
  /** Observed in all of 3 events. */ timestamp: string;
  /** Observed in all of 3 events. */ event: "BuyWeapon";
  /** Observed in all of 3 events. */ Name?: string;
  /** Observed in all of 3 events. */ Name_Localised?: string;
  /** Observed in all of 3 events. */ Class?: number;
  /** Observed in all of 3 events. */ Price?: number;
  /** Observed in all of 3 events. */ SuitModuleID?: number | bigint;
  /** Observed in all of 3 events. */ WeaponMods?: unknown[];
}

/** Observed: 3 events in 3 journals of 2 commanders, game versions 2.2 to 4.1. */
export interface PVPKill {
  /** Observed in all of 3 events. */ timestamp: string;
  /** Observed in all of 3 events. */ event: "PVPKill";
  /** Observed in all of 3 events. */ Victim?: string;
  /** Observed in all of 3 events. */ CombatRank?: number;
}

/** Observed: 3 events in 3 journals of 1 commander, game versions 4.0.17 to 4.1. */
export interface PowerplayLeave {
  /** Observed in all of 3 events. */ timestamp: string;
  /** Observed in all of 3 events. */ event: "PowerplayLeave";
  /** Observed in all of 3 events. */ Power?: string;
}

/** Observed: 3 events in 3 journals of 1 commander, game versions 4.0.18 to 4.1. */
export interface ShipRedeemed {
  /** Observed in all of 3 events. */ timestamp: string;
  /** Observed in all of 3 events. */ event: "ShipRedeemed";
  /** Observed in all of 3 events. */ ShipType?: string;
  /** Observed in 1 of 3 events. */ ShipType_Localised?: string;
  /** Observed in all of 3 events. */ NewShipID?: number | bigint;
}

/** Observed: 3 events in 3 journals of 1 commander, game versions 4.0.18 to 4.1. */
export interface ShipyardRedeem {
  /** Observed in all of 3 events. */ timestamp: string;
  /** Observed in all of 3 events. */ event: "ShipyardRedeem";
  /** Observed in all of 3 events. */ ShipType?: string;
  /** Observed in 1 of 3 events. */ ShipType_Localised?: string;
  /** Observed in all of 3 events. */ BundleID?: number | bigint;
  /** Observed in all of 3 events. */ MarketID?: number | bigint;
}

/** Observed: 2 events in 2 journals of 2 commanders, game versions 2.2 to 4.0.18. */
export interface CommunityGoalDiscard {
  /** Observed in all of 2 events. */ timestamp: string;
  /** Observed in all of 2 events. */ event: "CommunityGoalDiscard";
  /** Observed in 1 of 2 events. */ CGID?: number | bigint;
  /** Observed in all of 2 events. */ Name?: string;
  /** Observed in all of 2 events. */ System?: string;
}

/** Observed: 2 events in 2 journals of 2 commanders, game versions 2.2 to 4.0.18. */
export interface CommunityGoalJoin {
  /** Observed in all of 2 events. */ timestamp: string;
  /** Observed in all of 2 events. */ event: "CommunityGoalJoin";
  /** Observed in 1 of 2 events. */ CGID?: number | bigint;
  /** Observed in all of 2 events. */ Name?: string;
  /** Observed in all of 2 events. */ System?: string;
}

/** Observed: 2 events in 2 journals of 1 commander, game version 4.0.14. */
export interface CrewMemberJoins {
  /** Observed in all of 2 events. */ timestamp: string;
  /** Observed in all of 2 events. */ event: "CrewMemberJoins";
  /** Observed in all of 2 events. */ Crew?: string;
  /** Observed in all of 2 events. */ Telepresence?: boolean;
}

/** Observed: 2 events in 2 journals of 2 commanders, game version 4.0.14. */
export interface CrewMemberQuits {
  /** Observed in all of 2 events. */ timestamp: string;
  /** Observed in all of 2 events. */ event: "CrewMemberQuits";
  /** Observed in all of 2 events. */ Crew?: string;
  /** Observed in all of 2 events. */ Telepresence?: boolean;
}

/** Observed: 2 events in 2 journals of 1 commander, game version 4.0.14. */
export interface CrewMemberRoleChange {
  /** Observed in all of 2 events. */ timestamp: string;
  /** Observed in all of 2 events. */ event: "CrewMemberRoleChange";
  /** Observed in all of 2 events. */ Crew?: string;
  /** Observed in all of 2 events. */ Role?: string;
  /** Observed in all of 2 events. */ Telepresence?: boolean;
}

/** Observed: 2 events in 1 journal of 1 commander, game version 2.2. */
export interface DockingTimeout {
  /** Observed in all of 2 events. */ timestamp: string;
  /** Observed in all of 2 events. */ event: "DockingTimeout";
  /** Observed in all of 2 events. */ StationName?: string;
}

/** Observed: 2 events in 2 journals of 1 commander, game version 4.0.14. */
export interface EndCrewSession {
  /** Observed in all of 2 events. */ timestamp: string;
  /** Observed in all of 2 events. */ event: "EndCrewSession";
  /** Observed in all of 2 events. */ OnCrime?: boolean;
  /** Observed in all of 2 events. */ Telepresence?: boolean;
}

/** Observed: 2 events in 2 journals of 2 commanders, game version 4.0.14. */
export interface JoinACrew {
  /** Observed in all of 2 events. */ timestamp: string;
  /** Observed in all of 2 events. */ event: "JoinACrew";
  /** Observed in all of 2 events. */ Captain?: string;
  /** Observed in all of 2 events. */ Telepresence?: boolean;
}

/** Observed: 2 events in 2 journals of 1 commander, game versions 4.0.18 to 4.0.19. */
export interface MassModuleStore {
  /** Observed in all of 2 events. */ timestamp: string;
  /** Observed in all of 2 events. */ event: "MassModuleStore";
  /** Observed in all of 2 events. */ MarketID?: number | bigint;
  /** Observed in all of 2 events. */ Ship?: string;
  /** Observed in all of 2 events. */ ShipID?: number | bigint;
  /** Observed in all of 2 events. */ Items?: ({
    /** Observed in all of 4 objects. */ Slot?: string;
    /** Observed in all of 4 objects. */ Name?: string;
    /** Observed in all of 4 objects. */ Name_Localised?: string;
    /** Observed in all of 4 objects. */ Hot?: boolean;
  })[];
}

/** Observed: 2 events in 1 journal of 1 commander, game version 4.0.17. */
export interface Passengers {
  /** Observed in all of 2 events. */ timestamp: string;
  /** Observed in all of 2 events. */ event: "Passengers";
  /** Observed in all of 2 events. */ Manifest?: ({
    /** Observed in all of 14 objects. */ MissionID?: number | bigint;
    /** Observed in all of 14 objects. */ Type?: string;
    /** Observed in all of 14 objects. */ VIP?: boolean;
    /** Observed in all of 14 objects. */ Wanted?: boolean;
    /** Observed in all of 14 objects. */ Count?: number;
  })[];
}

/** Observed: 2 events in 2 journals of 2 commanders, game versions 4.0.17 to 4.1. */
export interface PowerplayJoin {
  /** Observed in all of 2 events. */ timestamp: string;
  /** Observed in all of 2 events. */ event: "PowerplayJoin";
  /** Observed in all of 2 events. */ Power?: string;
}

/** Observed: 2 events in 2 journals of 2 commanders, game version 4.0.14. */
export interface QuitACrew {
  /** Observed in all of 2 events. */ timestamp: string;
  /** Observed in all of 2 events. */ event: "QuitACrew";
  /** Observed in all of 2 events. */ Captain?: string;
}

/** Observed: 1 event in 1 journal of 1 commander, game version 4.0.17. */
export interface AppliedToSquadron {
  /** Observed in all of 1 event. */ timestamp: string;
  /** Observed in all of 1 event. */ event: "AppliedToSquadron";
  /** Observed in all of 1 event. */ SquadronName?: string;
}

/** Observed: 1 event in 1 journal of 1 commander, game version 4.0.18. */
export interface CancelTaxi {
  /** Observed in all of 1 event. */ timestamp: string;
  /** Observed in all of 1 event. */ event: "CancelTaxi";
  /** Observed in all of 1 event. */ Refund?: number;
}

/** Observed: 1 event in 1 journal of 1 commander, game version 4.0.17. */
export interface CarrierBuy {
  /** Observed in all of 1 event. */ timestamp: string;
  /** Observed in all of 1 event. */ event: "CarrierBuy";
  /** Observed in all of 1 event. */ CarrierID?: number | bigint;
  /** Observed in all of 1 event. */ BoughtAtMarket?: number;
  /** Observed in all of 1 event. */ Location?: string;
  /** Observed in all of 1 event. */ SystemAddress?: number | bigint;
  /** Observed in all of 1 event. */ Price?: number;
  /** Observed in all of 1 event. */ Variant?: string;
  /** Observed in all of 1 event. */ Callsign?: string;
}

/** Observed: 1 event in 1 journal of 1 commander, game version 4.0.17. */
export interface CarrierNameChange {
  /** Observed in all of 1 event. */ timestamp: string;
  /** Observed in all of 1 event. */ event: "CarrierNameChange";
  /** Observed in all of 1 event. */ CarrierID?: number | bigint;
  /** Observed in all of 1 event. */ Name?: string;
  /** Observed in all of 1 event. */ Callsign?: string;
}

/** Observed: 1 event in 1 journal of 1 commander, game version 2.2. */
export interface ClearSavedGame {
  /** Observed in all of 1 event. */ timestamp: string;
  /** Observed in all of 1 event. */ event: "ClearSavedGame";
  /** Observed in all of 1 event. */ Name?: string;
}

/** Observed: 1 event in 1 journal of 1 commander, game version 2.2. */
export interface CommunityGoalReward {
  /** Observed in all of 1 event. */ timestamp: string;
  /** Observed in all of 1 event. */ event: "CommunityGoalReward";
  /** Observed in all of 1 event. */ Name?: string;
  /** Observed in all of 1 event. */ System?: string;
  /** Observed in all of 1 event. */ Reward?: number;
}

/** Observed: 1 event in 1 journal of 1 commander, game version 4.0.7. */
export interface LoadoutRemoveModule {
  /** Observed in all of 1 event. */ timestamp: string;
  /** Observed in all of 1 event. */ event: "LoadoutRemoveModule";
  /** Observed in all of 1 event. */ LoadoutName?: string;
  /** Observed in all of 1 event. */ SuitID?: number | bigint;
  /** Observed in all of 1 event. */ SuitName?: string;
  /** Observed in all of 1 event. */ SuitName_Localised?: string;
  /** Observed in all of 1 event. */ LoadoutID?: number | bigint;
  /** Observed in all of 1 event. */ SlotName?: string;
  /** Observed in all of 1 event. */ ModuleName?: string;
  /** Observed in all of 1 event. */ ModuleName_Localised?: string;
  /** Observed in all of 1 event. */ Class?: number;
  /** Observed in all of 1 event. */ SuitModuleID?: number | bigint;
  /** Observed in all of 1 event. */ WeaponMods?: unknown[];
}

/** Observed: 1 event in 1 journal of 1 commander, game version 4.0.17. */
export interface NpcCrewRank {
  /** Observed in all of 1 event. */ timestamp: string;
  /** Observed in all of 1 event. */ event: "NpcCrewRank";
  /** Observed in all of 1 event. */ NpcCrewName?: string;
  /** Observed in all of 1 event. */ NpcCrewId?: number | bigint;
  /** Observed in all of 1 event. */ RankCombat?: number;
}

/** Observed: 1 event in 1 journal of 1 commander, game version 2.2. */
export interface PayLegacyFines {
  /** Observed in all of 1 event. */ timestamp: string;
  /** Observed in all of 1 event. */ event: "PayLegacyFines";
  /** Observed in all of 1 event. */ Amount?: number;
  /** Observed in all of 1 event. */ BrokerPercentage?: number;
}

/** Observed: 1 event in 1 journal of 1 commander, game version 4.0.18. */
export interface PowerplayDefect {
  /** Observed in all of 1 event. */ timestamp: string;
  /** Observed in all of 1 event. */ event: "PowerplayDefect";
  /** Observed in all of 1 event. */ FromPower?: string;
  /** Observed in all of 1 event. */ ToPower?: string;
}

/** Observed: 1 event in 1 journal of 1 commander, game version 4.1. */
export interface PowerplayRank {
  /** Observed in all of 1 event. */ timestamp: string;
  /** Observed in all of 1 event. */ event: "PowerplayRank";
  /** Observed in all of 1 event. */ Power?: string;
  /** Observed in all of 1 event. */ Rank?: number;
}

/** Observed: 1 event in 1 journal of 1 commander, game version 3.7. */
export interface PowerplayVoucher {
  /** Observed in all of 1 event. */ timestamp: string;
  /** Observed in all of 1 event. */ event: "PowerplayVoucher";
  /** Observed in all of 1 event. */ Power?: string;
  /** Observed in all of 1 event. */ Systems?: (string)[];
}

/** Observed: 1 event in 1 journal of 1 commander, game version 4.0.14. */
export interface SellSuit {
  /** Observed in all of 1 event. */ timestamp: string;
  /** Observed in all of 1 event. */ event: "SellSuit";
  /** Observed in all of 1 event. */ SuitID?: number | bigint;
  /** Observed in all of 1 event. */ SuitMods?: unknown[];
  /** Observed in all of 1 event. */ Name?: string;
  /** Observed in all of 1 event. */ Name_Localised?: string;
  /** Observed in all of 1 event. */ Price?: number;
}

/** The type of each observed kind, by its name. */
export interface ObservedEventByKind {
  FSSSignalDiscovered: FSSSignalDiscovered;
  Music: Music;
  ReceiveText: ReceiveText;
  ShipLocker: ShipLocker;
  Scan: Scan;
  ShipTargeted: ShipTargeted;
  UnderAttack: UnderAttack;
  StartJump: StartJump;
  FSDTarget: FSDTarget;
  Scanned: Scanned;
  ScanOrganic: ScanOrganic;
  FuelScoop: FuelScoop;
  Cargo: Cargo;
  Loadout: Loadout;
  Backpack: Backpack;
  Disembark: Disembark;
  Embark: Embark;
  MaterialCollected: MaterialCollected;
  FSSDiscoveryScan: FSSDiscoveryScan;
  Bounty: Bounty;
  SupercruiseExit: SupercruiseExit;
  DockingRequested: DockingRequested;
  Powerplay: Powerplay;
  Touchdown: Touchdown;
  Liftoff: Liftoff;
  SupercruiseEntry: SupercruiseEntry;
  NpcCrewPaidWage: NpcCrewPaidWage;
  Friends: Friends;
  BackpackChange: BackpackChange;
  FSSBodySignals: FSSBodySignals;
  ScanBaryCentre: ScanBaryCentre;
  FSSAllBodiesFound: FSSAllBodiesFound;
  ReservoirReplenished: ReservoirReplenished;
  DockingDenied: DockingDenied;
  CollectItems: CollectItems;
  Undocked: Undocked;
  DockingGranted: DockingGranted;
  NavRouteClear: NavRouteClear;
  Location: Location;
  Progress: Progress;
  Rank: Rank;
  LoadGame: LoadGame;
  SupercruiseDestinationDrop: SupercruiseDestinationDrop;
  CodexEntry: CodexEntry;
  SAAScanComplete: SAAScanComplete;
  Reputation: Reputation;
  Commander: Commander;
  Materials: Materials;
  RefuelAll: RefuelAll;
  Statistics: Statistics;
  EngineerCraft: EngineerCraft;
  SAASignalsFound: SAASignalsFound;
  LaunchDrone: LaunchDrone;
  ApproachBody: ApproachBody;
  ShieldState: ShieldState;
  MissionAccepted: MissionAccepted;
  MissionCompleted: MissionCompleted;
  Fileheader: Fileheader;
  ModuleBuy: ModuleBuy;
  Market: Market;
  FactionKillBond: FactionKillBond;
  LeaveBody: LeaveBody;
  Shutdown: Shutdown;
  SendText: SendText;
  MiningRefined: MiningRefined;
  CarrierStats: CarrierStats;
  HeatWarning: HeatWarning;
  LaunchSRV: LaunchSRV;
  DockSRV: DockSRV;
  ApproachSettlement: ApproachSettlement;
  MissionRedirected: MissionRedirected;
  HullDamage: HullDamage;
  DatalinkScan: DatalinkScan;
  ColonisationConstructionDepot: ColonisationConstructionDepot;
  StoredShips: StoredShips;
  Shipyard: Shipyard;
  CollectCargo: CollectCargo;
  RepairAll: RepairAll;
  JetConeBoost: JetConeBoost;
  MarketBuy: MarketBuy;
  Outfitting: Outfitting;
  MarketSell: MarketSell;
  MaterialTrade: MaterialTrade;
  BuyAmmo: BuyAmmo;
  ShipyardSwap: ShipyardSwap;
  ProspectedAsteroid: ProspectedAsteroid;
  CommitCrime: CommitCrime;
  EjectCargo: EjectCargo;
  ModuleSell: ModuleSell;
  Screenshot: Screenshot;
  USSDrop: USSDrop;
  ModuleRetrieve: ModuleRetrieve;
  CarrierCrewServices: CarrierCrewServices;
  LaunchFighter: LaunchFighter;
  PowerplayCollect: PowerplayCollect;
  ModuleStore: ModuleStore;
  UseConsumable: UseConsumable;
  PowerplayFastTrack: PowerplayFastTrack;
  Repair: Repair;
  Interdicted: Interdicted;
  FetchRemoteModule: FetchRemoteModule;
  CarrierJumpRequest: CarrierJumpRequest;
  WingAdd: WingAdd;
  RedeemVoucher: RedeemVoucher;
  HeatDamage: HeatDamage;
  DatalinkVoucher: DatalinkVoucher;
  MissionAbandoned: MissionAbandoned;
  CarrierLocation: CarrierLocation;
  DockFighter: DockFighter;
  JetConeDamage: JetConeDamage;
  AfmuRepairs: AfmuRepairs;
  CargoDepot: CargoDepot;
  CarrierJump: CarrierJump;
  BuyDrones: BuyDrones;
  RepairDrone: RepairDrone;
  RestockVehicle: RestockVehicle;
  EscapeInterdiction: EscapeInterdiction;
  FighterDestroyed: FighterDestroyed;
  FighterRebuilt: FighterRebuilt;
  ShipyardBuy: ShipyardBuy;
  ShipyardNew: ShipyardNew;
  CrimeVictim: CrimeVictim;
  ShipyardTransfer: ShipyardTransfer;
  MaterialDiscovered: MaterialDiscovered;
  SellExplorationData: SellExplorationData;
  WingJoin: WingJoin;
  CarrierTradeOrder: CarrierTradeOrder;
  SwitchSuitLoadout: SwitchSuitLoadout;
  Resurrect: Resurrect;
  WingLeave: WingLeave;
  NavBeaconScan: NavBeaconScan;
  Died: Died;
  DataScanned: DataScanned;
  PayFines: PayFines;
  BuyMicroResources: BuyMicroResources;
  MissionFailed: MissionFailed;
  WingInvite: WingInvite;
  PowerplayMerits: PowerplayMerits;
  SystemsShutdown: SystemsShutdown;
  TechnologyBroker: TechnologyBroker;
  ColonisationContribution: ColonisationContribution;
  ModuleSwap: ModuleSwap;
  CarrierBankTransfer: CarrierBankTransfer;
  DockingCancelled: DockingCancelled;
  CrewAssign: CrewAssign;
  ModuleSellRemote: ModuleSellRemote;
  Promotion: Promotion;
  AsteroidCracked: AsteroidCracked;
  DiscoveryScan: DiscoveryScan;
  SellDrones: SellDrones;
  SetUserShipName: SetUserShipName;
  DropItems: DropItems;
  ModuleBuyAndStore: ModuleBuyAndStore;
  CarrierDepositFuel: CarrierDepositFuel;
  VehicleSwitch: VehicleSwitch;
  Interdiction: Interdiction;
  ShipyardSell: ShipyardSell;
  CarrierJumpCancelled: CarrierJumpCancelled;
  BookTaxi: BookTaxi;
  FCMaterials: FCMaterials;
  SearchAndRescue: SearchAndRescue;
  ChangeCrewRole: ChangeCrewRole;
  TradeMicroResources: TradeMicroResources;
  CrewHire: CrewHire;
  DropshipDeploy: DropshipDeploy;
  PayBounties: PayBounties;
  SellOrganicData: SellOrganicData;
  EngineerContribution: EngineerContribution;
  SelfDestruct: SelfDestruct;
  PowerplaySalary: PowerplaySalary;
  Resupply: Resupply;
  BuyExplorationData: BuyExplorationData;
  CarrierDockingPermission: CarrierDockingPermission;
  CarrierFinance: CarrierFinance;
  CreateSuitLoadout: CreateSuitLoadout;
  BookDropship: BookDropship;
  EngineerApply: EngineerApply;
  RebootRepair: RebootRepair;
  CarrierModulePack: CarrierModulePack;
  SellMicroResources: SellMicroResources;
  CockpitBreached: CockpitBreached;
  LoadoutEquipModule: LoadoutEquipModule;
  BuySuit: BuySuit;
  CrewFire: CrewFire;
  JoinedSquadron: JoinedSquadron;
  NewCommander: NewCommander;
  PowerplayDeliver: PowerplayDeliver;
  RequestPowerMicroResources: RequestPowerMicroResources;
  SRVDestroyed: SRVDestroyed;
  BuyWeapon: BuyWeapon;
  PVPKill: PVPKill;
  PowerplayLeave: PowerplayLeave;
  ShipRedeemed: ShipRedeemed;
  ShipyardRedeem: ShipyardRedeem;
  CommunityGoalDiscard: CommunityGoalDiscard;
  CommunityGoalJoin: CommunityGoalJoin;
  CrewMemberJoins: CrewMemberJoins;
  CrewMemberQuits: CrewMemberQuits;
  CrewMemberRoleChange: CrewMemberRoleChange;
  DockingTimeout: DockingTimeout;
  EndCrewSession: EndCrewSession;
  JoinACrew: JoinACrew;
  MassModuleStore: MassModuleStore;
  Passengers: Passengers;
  PowerplayJoin: PowerplayJoin;
  QuitACrew: QuitACrew;
  AppliedToSquadron: AppliedToSquadron;
  CancelTaxi: CancelTaxi;
  CarrierBuy: CarrierBuy;
  CarrierNameChange: CarrierNameChange;
  ClearSavedGame: ClearSavedGame;
  CommunityGoalReward: CommunityGoalReward;
  LoadoutRemoveModule: LoadoutRemoveModule;
  NpcCrewRank: NpcCrewRank;
  PayLegacyFines: PayLegacyFines;
  PowerplayDefect: PowerplayDefect;
  PowerplayRank: PowerplayRank;
  PowerplayVoucher: PowerplayVoucher;
  SellSuit: SellSuit;
}
