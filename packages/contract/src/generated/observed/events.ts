// Generated from the declarations by `npm run generate`; change those instead.
/** Observed: 145,061 events in 567 journals, game versions 3.8 to 4.4. */
export interface FSSSignalDiscovered {
  /** Observed in all of 145,061 events. */ timestamp: string;
  /** Observed in all of 145,061 events. */ event: "FSSSignalDiscovered";
  /** Observed in all of 145,061 events. */ SystemAddress: number | bigint;
  /** Observed in all of 145,061 events. */ SignalName: string;
  /** Observed in 120,033 of 145,061 events. */ SignalType?: "FleetCarrier" | "ResourceExtraction" | "Combat" | "Installation" | "Outpost" | "NavBeacon" | "Megaship" | "TouristBeacon" | "StationCoriolis" | "USS" | "StationONeilCylinder" | "Generic" | "StationONeilOrbis" | "StationBernalSphere" | "StationMegaShip" | "Titan" | "Codex" | "SquadronCarrier" | "StationAsteroid" | (string & {});
  /** Observed in 1,014 of 145,061 events. */ USSType?: "$USS_Type_Salvage;" | "$USS_Type_ValuableSalvage;" | "$USS_Type_NonHuman;" | "$USS_Type_Convoy;" | "$USS_Type_VeryValuableSalvage;" | "$USS_Type_WeaponsFire;" | "$USS_Type_Aftermath;" | "$USS_Type_DistressSignal;" | "$USS_Type_PowerEmissions;" | "$USS_Type_AXShips;" | "$USS_Type_AXWeaponsFire;" | "$USS_Type_PowerplayConvoyDistressSignal;" | "$USS_Type_MissionTarget;" | "$USS_Type_Ceremonial;" | (string & {});
  /** Observed in 1,014 of 145,061 events. */ USSType_Localised?: string;
  /** Observed in 24 of 145,061 events. */ SpawningPower?: string;
  /** Observed in 7 of 145,061 events. */ OpposingPower?: string;
  /** Observed in 990 of 145,061 events. */ SpawningState?: "" | "$FactionState_None;" | "$FactionState_boom_desc;" | "$FactionState_CivilWar_desc;" | "$FactionState_War_desc;" | "$FactionState_CivilUnrest_desc;" | "$FactionState_Expansion_desc;" | "$FactionState_Election_desc;" | "$FactionState_bust_desc;" | "$FactionState_Outbreak_desc;" | "$FactionState_PublicHoliday_desc;" | "$FactionState_Investment_desc;" | "$FactionState_Retreat_desc;" | (string & {});
  /** Observed in 562 of 145,061 events. */ SpawningState_Localised?: string;
  /** Observed in 990 of 145,061 events. */ SpawningFaction?: string;
  /** Observed in 215 of 145,061 events. */ SpawningFaction_Localised?: string;
  /** Observed in 1,014 of 145,061 events. */ ThreatLevel?: number;
  /** Observed in 1,009 of 145,061 events. */ TimeRemaining?: number;
  /** Observed in 108,678 of 145,061 events. */ IsStation?: boolean;
  /** Observed in 22,713 of 145,061 events. */ SignalName_Localised?: string;
}

/** Observed: 81,448 events in 886 journals, game versions 3.8 to 4.4. */
export interface Music {
  /** Observed in all of 81,448 events. */ timestamp: string;
  /** Observed in all of 81,448 events. */ event: "Music";
  /** Observed in all of 81,448 events. */ MusicTrack: "Supercruise" | "NoTrack" | "Exploration" | "OnFoot" | "SystemAndSurfaceScanner" | "GalaxyMap" | "SystemMap" | "Combat_Dogfight" | "DockingComputer" | "Starport" | "DestinationFromHyperspace" | "DestinationFromSupercruise" | "Combat_SRV" | "MainMenu" | "FleetCarrier_Managment" | "GalacticPowers" | "NoInGameMusic" | "Codex" | "Combat_Unknown" | "Unknown_Encounter" | "Combat_LargeDogFight" | "Titan_Encounter" | "Unknown_Exploration" | "Squadrons" | "GuardianSites" | "TGFactory" | "Interdiction" | "Combat_Hunters" | "Lifeform_FogCloud" | "Thargoid_GroundCombat" | "CQCMenu" | "Titan_Graveyard" | (string & {});
}

/** Observed: 63,368 events in 864 journals, game versions 3.8 to 4.4. */
export interface ReceiveText {
  /** Observed in all of 63,368 events. */ timestamp: string;
  /** Observed in all of 63,368 events. */ event: "ReceiveText";
  /** Observed in all of 63,368 events. */ From: string;
  /** Observed in 37,617 of 63,368 events. */ From_Localised?: string;
  /** Observed in all of 63,368 events. */ Message: string;
  /** Observed in 54,756 of 63,368 events. */ Message_Localised?: string;
  /** Observed in all of 63,368 events. */ Channel: "npc" | "starsystem" | "squadron" | "wing" | "local" | "player" | (string & {});
}

/** Observed: 53,034 events in 877 journals, game versions 4.0 to 4.4. */
export interface ShipLocker {
  /** Observed in all of 53,034 events. */ timestamp: string;
  /** Observed in all of 53,034 events. */ event: "ShipLocker";
  /** Observed in 34,868 of 53,034 events. */ Items?: ({
    /** Observed in all of 604,937 objects. */ Name: string;
    /** Observed in 522,841 of 604,937 objects. */ Name_Localised?: string;
    /** Observed in all of 604,937 objects. */ OwnerID: number | bigint;
    /** Observed in 82,419 of 604,937 objects. */ MissionID?: number | bigint;
    /** Observed in all of 604,937 objects. */ Count: number;
  })[];
  /** Observed in 34,868 of 53,034 events. */ Components?: ({
    /** Observed in all of 636,250 objects. */ Name: "transmitter" | "encryptedmemorychip" | "electromagnet" | "circuitboard" | "scrambler" | "opticallens" | "ionbattery" | "viscoelasticpolymer" | "metalcoil" | "circuitswitch" | "microsupercapacitor" | "memorychip" | "microelectrode" | "opticalfibre" | "electricalfuse" | "chemicalcatalyst" | "graphene" | "epoxyadhesive" | "motor" | "oxygenicbacteria" | "aerogel" | "microtransformer" | "tungstencarbide" | "rdx" | "weaponcomponent" | "electricalwiring" | "microthrusters" | "carbonfibreplating" | "titaniumplating" | "microhydraulics" | "chemicalsuperbase" | "phneutraliser" | "epinephrine" | (string & {});
    /** Observed in 464,354 of 636,250 objects. */ Name_Localised?: string;
    /** Observed in all of 636,250 objects. */ OwnerID: number | bigint;
    /** Observed in 504 of 636,250 objects. */ MissionID?: number | bigint;
    /** Observed in all of 636,250 objects. */ Count: number;
  })[];
  /** Observed in 34,868 of 53,034 events. */ Consumables?: ({
    /** Observed in all of 176,928 objects. */ Name: "amm_grenade_shield" | "energycell" | "healthpack" | "amm_grenade_emp" | "amm_grenade_frag" | "bypass" | (string & {});
    /** Observed in all of 176,928 objects. */ Name_Localised: string;
    /** Observed in all of 176,928 objects. */ OwnerID: number | bigint;
    /** Observed in all of 176,928 objects. */ Count: number;
  })[];
  /** Observed in 34,868 of 53,034 events. */ Data?: ({
    /** Observed in all of 1,086,861 objects. */ Name: string;
    /** Observed in 1,069,617 of 1,086,861 objects. */ Name_Localised?: string;
    /** Observed in all of 1,086,861 objects. */ OwnerID: number | bigint;
    /** Observed in 81 of 1,086,861 objects. */ MissionID?: number | bigint;
    /** Observed in all of 1,086,861 objects. */ Count: number;
  })[];
}

/** Observed: 41,309 events in 435 journals, game versions 4.0 to 4.4. */
export interface Scan {
  /** Observed in all of 41,309 events. */ timestamp: string;
  /** Observed in all of 41,309 events. */ event: "Scan";
  /** Observed in all of 41,309 events. */ ScanType: "Detailed" | "AutoScan" | "NavBeaconDetail" | "Basic" | (string & {});
  /** Observed in all of 41,309 events. */ BodyName: string;
  /** Observed in all of 41,309 events. */ BodyID: number | bigint;
  /** Observed in 38,645 of 41,309 events. */ Parents?: ({
    /** Observed in 7,993 of 83,896 objects. */ Planet?: number;
    /** Observed in 10,632 of 83,896 objects. */ Ring?: number;
    /** Observed in 34,278 of 83,896 objects. */ Null?: number;
    /** Observed in 30,993 of 83,896 objects. */ Star?: number;
  })[];
  /** Observed in all of 41,309 events. */ StarSystem: string;
  /** Observed in all of 41,309 events. */ SystemAddress: number | bigint;
  /** Observed in all of 41,309 events. */ DistanceFromArrivalLS: number;
  /** Observed in 9,008 of 41,309 events. */ StarType?: "M" | "K" | "L" | "F" | "G" | "T" | "N" | "A" | "TTS" | "Y" | "B" | "DA" | "DC" | "K_OrangeGiant" | "M_RedGiant" | "H" | "DQ" | "D" | "AeBe" | "C" | "DAZ" | "W" | (string & {});
  /** Observed in 9,008 of 41,309 events. */ Subclass?: number;
  /** Observed in 9,008 of 41,309 events. */ StellarMass?: number;
  /** Observed in 21,585 of 41,309 events. */ TidalLock?: boolean;
  /** Observed in 21,585 of 41,309 events. */ TerraformState?: "" | "Terraformable" | "Terraformed" | "Terraforming" | (string & {});
  /** Observed in 21,593 of 41,309 events. */ PlanetClass?: "Icy body" | "High metal content body" | "Rocky body" | "Rocky ice body" | "Sudarsky class I gas giant" | "Sudarsky class III gas giant" | "Water world" | "Metal rich body" | "Gas giant with water based life" | "Sudarsky class II gas giant" | "Gas giant with ammonia based life" | "Ammonia world" | "Sudarsky class IV gas giant" | "Earthlike body" | "Water giant" | "Helium rich gas giant" | "Sudarsky class V gas giant" | (string & {});
  /** Observed in 21,585 of 41,309 events. */ Atmosphere?: string;
  /** Observed in 20,033 of 41,309 events. */ AtmosphereType?: "None" | "CarbonDioxide" | "SulphurDioxide" | "Nitrogen" | "ArgonRich" | "Methane" | "NeonRich" | "MethaneRich" | "Helium" | "Water" | "Ammonia" | "Argon" | "Neon" | "CarbonDioxideRich" | "AmmoniaRich" | "SilicateVapour" | "AmmoniaOxygen" | "EarthLike" | "WaterRich" | "Oxygen" | "MetallicVapour" | (string & {});
  /** Observed in 11,248 of 41,309 events. */ AtmosphereComposition?: ({
    /** Observed in all of 22,147 objects. */ Name: "Nitrogen" | "SulphurDioxide" | "CarbonDioxide" | "Helium" | "Hydrogen" | "Argon" | "Methane" | "Neon" | "Ammonia" | "Oxygen" | "Water" | "Silicates" | "Iron" | (string & {});
    /** Observed in all of 22,147 objects. */ Percent: number;
  })[];
  /** Observed in 21,585 of 41,309 events. */ Volcanism?: "" | "major water geysers volcanism" | "major silicate vapour geysers volcanism" | "minor metallic magma volcanism" | "major rocky magma volcanism" | "water geysers volcanism" | "minor carbon dioxide geysers volcanism" | "minor silicate vapour geysers volcanism" | "metallic magma volcanism" | "major water magma volcanism" | "rocky magma volcanism" | "carbon dioxide geysers volcanism" | "minor rocky magma volcanism" | "major metallic magma volcanism" | "minor water magma volcanism" | "minor nitrogen magma volcanism" | "water magma volcanism" | "minor methane magma volcanism" | "minor ammonia magma volcanism" | "silicate vapour geysers volcanism" | "minor water geysers volcanism" | (string & {});
  /** Observed in 21,593 of 41,309 events. */ MassEM?: number;
  /** Observed in 30,601 of 41,309 events. */ Radius?: number;
  /** Observed in 9,008 of 41,309 events. */ AbsoluteMagnitude?: number;
  /** Observed in 9,008 of 41,309 events. */ Age_MY?: number;
  /** Observed in 21,593 of 41,309 events. */ SurfaceGravity?: number;
  /** Observed in 30,593 of 41,309 events. */ SurfaceTemperature?: number;
  /** Observed in 9,008 of 41,309 events. */ Luminosity?: "Va" | "V" | "Vab" | "VI" | "Vb" | "VII" | "Vz" | "III" | "IVb" | "IV" | "O" | "IIab" | "I" | "IVab" | (string & {});
  /** Observed in 21,585 of 41,309 events. */ SurfacePressure?: number;
  /** Observed in 21,585 of 41,309 events. */ Landable?: boolean;
  /** Observed in 13,166 of 41,309 events. */ Materials?: ({
    /** Observed in all of 143,998 objects. */ Name: "iron" | "nickel" | "carbon" | "phosphorus" | "sulphur" | "chromium" | "manganese" | "zinc" | "cadmium" | "germanium" | "vanadium" | "niobium" | "molybdenum" | "tin" | "tungsten" | "selenium" | "mercury" | "tellurium" | "ruthenium" | "yttrium" | "zirconium" | "arsenic" | "antimony" | "technetium" | "polonium" | (string & {});
    /** Observed in 1,766 of 143,998 objects. */ Name_Localised?: string;
    /** Observed in all of 143,998 objects. */ Percent: number;
  })[];
  /** Observed in 20,033 of 41,309 events. */ Composition?: {
    /** Observed in all of 20,033 objects. */ Ice: number;
    /** Observed in all of 20,033 objects. */ Rock: number;
    /** Observed in all of 20,033 objects. */ Metal: number;
  };
  /** Observed in 28,013 of 41,309 events. */ SemiMajorAxis?: number;
  /** Observed in 28,013 of 41,309 events. */ Eccentricity?: number;
  /** Observed in 28,013 of 41,309 events. */ OrbitalInclination?: number;
  /** Observed in 28,013 of 41,309 events. */ Periapsis?: number;
  /** Observed in 28,013 of 41,309 events. */ OrbitalPeriod?: number;
  /** Observed in 28,013 of 41,309 events. */ AscendingNode?: number;
  /** Observed in 28,013 of 41,309 events. */ MeanAnomaly?: number;
  /** Observed in 30,601 of 41,309 events. */ RotationPeriod?: number;
  /** Observed in 30,601 of 41,309 events. */ AxialTilt?: number;
  /** Observed in 3,638 of 41,309 events. */ Rings?: ({
    /** Observed in all of 4,749 objects. */ Name: string;
    /** Observed in all of 4,749 objects. */ RingClass: "eRingClass_Rocky" | "eRingClass_MetalRich" | "eRingClass_Icy" | "eRingClass_Metalic" | (string & {});
    /** Observed in all of 4,749 objects. */ MassMT: number;
    /** Observed in all of 4,749 objects. */ InnerRad: number;
    /** Observed in all of 4,749 objects. */ OuterRad: number;
  })[];
  /** Observed in 1,396 of 41,309 events. */ ReserveLevel?: "PristineResources" | "CommonResources" | "MajorResources" | "LowResources" | "DepletedResources" | (string & {});
  /** Observed in all of 41,309 events. */ WasDiscovered: boolean;
  /** Observed in all of 41,309 events. */ WasMapped: boolean;
  /** Observed in 843 of 41,309 events. */ WasFootfalled?: boolean;
}

/** Observed: 29,517 events in 361 journals, game versions 4.0 to 4.3. */
export interface ShipTargeted {
  /** Observed in all of 29,517 events. */ timestamp: string;
  /** Observed in all of 29,517 events. */ event: "ShipTargeted";
  /** Observed in all of 29,517 events. */ TargetLocked: boolean;
  /** Observed in 21,805 of 29,517 events. */ Ship?: string;
  /** Observed in 13,195 of 29,517 events. */ Ship_Localised?: string;
  /** Observed in 21,805 of 29,517 events. */ ScanStage?: number;
  /** Observed in 13,899 of 29,517 events. */ PilotName?: string;
  /** Observed in 13,864 of 29,517 events. */ PilotName_Localised?: string;
  /** Observed in 13,336 of 29,517 events. */ PilotRank?: "Competent" | "Expert" | "Novice" | "Master" | "Deadly" | "Dangerous" | "Mostly Harmless" | "Elite" | "Harmless" | (string & {});
  /** Observed in 1,796 of 29,517 events. */ SquadronID?: string;
  /** Observed in 10,747 of 29,517 events. */ ShieldHealth?: number;
  /** Observed in 10,747 of 29,517 events. */ HullHealth?: number;
  /** Observed in 7,438 of 29,517 events. */ Faction?: string;
  /** Observed in 9,268 of 29,517 events. */ LegalStatus?: "Wanted" | "Clean" | "Lawless" | "Enemy" | "Unknown" | (string & {});
  /** Observed in 4,113 of 29,517 events. */ Bounty?: number;
  /** Observed in 1,012 of 29,517 events. */ Power?: string;
  /** Observed in 682 of 29,517 events. */ Subsystem?: string;
  /** Observed in 682 of 29,517 events. */ Subsystem_Localised?: string;
  /** Observed in 682 of 29,517 events. */ SubsystemHealth?: number;
}

/** Observed: 19,021 events in 162 journals, game versions 4.0 to 4.2. */
export interface UnderAttack {
  /** Observed in all of 19,021 events. */ timestamp: string;
  /** Observed in all of 19,021 events. */ event: "UnderAttack";
  /** Observed in 18,970 of 19,021 events. */ Target?: "You" | "Mothership" | (string & {});
}

/** Observed: 9,292 events in 659 journals, game versions 3.8 to 4.4. */
export interface StartJump {
  /** Observed in all of 9,292 events. */ timestamp: string;
  /** Observed in all of 9,292 events. */ event: "StartJump";
  /** Observed in all of 9,292 events. */ JumpType: "Hyperspace" | "Supercruise" | (string & {});
  /** Observed in 7,669 of 9,292 events. */ Taxi?: boolean;
  /** Observed in 6,312 of 9,292 events. */ StarSystem?: string;
  /** Observed in 6,312 of 9,292 events. */ SystemAddress?: number | bigint;
  /** Observed in 6,312 of 9,292 events. */ StarClass?: "M" | "K" | "F" | "G" | "N" | "A" | "TTS" | "L" | "T" | "DA" | "Y" | "B" | "DC" | "DAZ" | "DQ" | "D" | "H" | "AeBe" | "C" | "SupermassiveBlackHole" | (string & {});
}

/** Observed: 8,135 events in 500 journals, game versions 4.0 to 4.4. */
export interface FSDTarget {
  /** Observed in all of 8,135 events. */ timestamp: string;
  /** Observed in all of 8,135 events. */ event: "FSDTarget";
  /** Observed in all of 8,135 events. */ Name: string;
  /** Observed in all of 8,135 events. */ SystemAddress: number | bigint;
  /** Observed in all of 8,135 events. */ StarClass: "M" | "K" | "F" | "G" | "N" | "A" | "TTS" | "L" | "T" | "DA" | "Y" | "DC" | "B" | "DAZ" | "D" | "DQ" | "H" | "AeBe" | "C" | "SupermassiveBlackHole" | (string & {});
  /** Observed in 7,688 of 8,135 events. */ RemainingJumpsInRoute?: number;
}

/** Observed: 7,634 events in 152 journals, game versions 4.0 to 4.3. */
export interface Scanned {
  /** Observed in all of 7,634 events. */ timestamp: string;
  /** Observed in all of 7,634 events. */ event: "Scanned";
  /** Observed in all of 7,634 events. */ ScanType: "Cargo" | "Crime" | (string & {});
}

/** Observed: 6,840 events in 189 journals, game versions 4.0 to 4.3. */
export interface ScanOrganic {
  /** Observed in all of 6,840 events. */ timestamp: string;
  /** Observed in all of 6,840 events. */ event: "ScanOrganic";
  /** Observed in all of 6,840 events. */ ScanType: "Sample" | "Log" | "Analyse" | (string & {});
  /** Observed in all of 6,840 events. */ Genus: "$Codex_Ent_Bacterial_Genus_Name;" | "$Codex_Ent_Tussocks_Genus_Name;" | "$Codex_Ent_Stratum_Genus_Name;" | "$Codex_Ent_Fungoids_Genus_Name;" | "$Codex_Ent_Fonticulus_Genus_Name;" | "$Codex_Ent_Osseus_Genus_Name;" | "$Codex_Ent_Shrubs_Genus_Name;" | "$Codex_Ent_Tubus_Genus_Name;" | "$Codex_Ent_Conchas_Genus_Name;" | "$Codex_Ent_Cactoid_Genus_Name;" | "$Codex_Ent_Aleoids_Genus_Name;" | "$Codex_Ent_Clypeus_Genus_Name;" | "$Codex_Ent_Recepta_Genus_Name;" | "$Codex_Ent_Electricae_Genus_Name;" | "$Codex_Ent_Fumerolas_Genus_Name;" | "$Codex_Ent_Ground_Struct_Ice_Name;" | "$Codex_Ent_Ingensradices_Genus_Name;" | "$Codex_Ent_Brancae_Name;" | (string & {});
  /** Observed in all of 6,840 events. */ Genus_Localised: string;
  /** Observed in all of 6,840 events. */ Species: string;
  /** Observed in all of 6,840 events. */ Species_Localised: string;
  /** Observed in 3,404 of 6,840 events. */ Variant?: string;
  /** Observed in 3,404 of 6,840 events. */ Variant_Localised?: string;
  /** Observed in 77 of 6,840 events. */ WasLogged?: boolean;
  /** Observed in all of 6,840 events. */ SystemAddress: number | bigint;
  /** Observed in all of 6,840 events. */ Body: number;
}

/** Observed: 6,319 events in 383 journals, game versions 4.0 to 4.4. */
export interface FuelScoop {
  /** Observed in all of 6,319 events. */ timestamp: string;
  /** Observed in all of 6,319 events. */ event: "FuelScoop";
  /** Observed in all of 6,319 events. */ Scooped: number;
  /** Observed in all of 6,319 events. */ Total: number;
}

/** Observed: 5,950 events in 873 journals, game versions 3.8 to 4.4. */
export interface Loadout {
  /** Observed in all of 5,950 events. */ timestamp: string;
  /** Observed in all of 5,950 events. */ event: "Loadout";
  /** Observed in all of 5,950 events. */ Ship: "anaconda" | "asp" | "krait_light" | "cutter" | "mandalay" | "empire_courier" | "type9" | "krait_mkii" | "python" | "type9_military" | "typex" | "federation_corvette" | "cobramkiii" | "mamba" | "corsair" | "python_nx" | "ferdelance" | "diamondbackxl" | "eagle" | "explorer_nx" | "sidewinder" | "lakonminer" | "type8" | "type6" | "belugaliner" | "type7" | (string & {});
  /** Observed in all of 5,950 events. */ ShipID: number | bigint;
  /** Observed in all of 5,950 events. */ ShipName: string;
  /** Observed in all of 5,950 events. */ ShipIdent: string;
  /** Observed in 5,853 of 5,950 events. */ HullValue?: number;
  /** Observed in 5,940 of 5,950 events. */ ModulesValue?: number;
  /** Observed in all of 5,950 events. */ HullHealth: number;
  /** Observed in 49 of 5,950 events. */ Hot?: boolean;
  /** Observed in all of 5,950 events. */ UnladenMass: number;
  /** Observed in all of 5,950 events. */ CargoCapacity: number;
  /** Observed in all of 5,950 events. */ MaxJumpRange: number;
  /** Observed in all of 5,950 events. */ FuelCapacity: {
    /** Observed in all of 5,950 objects. */ Main: number;
    /** Observed in all of 5,950 objects. */ Reserve: number;
  };
  /** Observed in all of 5,950 events. */ Rebuy: number;
  /** Observed in all of 5,950 events. */ Modules: ({
    /** Observed in all of 195,369 objects. */ Slot: string;
    /** Observed in all of 195,369 objects. */ Item: string;
    /** Observed in all of 195,369 objects. */ On: boolean;
    /** Observed in all of 195,369 objects. */ Priority: number;
    /** Observed in 7,652 of 195,369 objects. */ AmmoInClip?: number;
    /** Observed in 7,652 of 195,369 objects. */ AmmoInHopper?: number;
    /** Observed in all of 195,369 objects. */ Health: number;
    /** Observed in 119,345 of 195,369 objects. */ Value?: number;
    /** Observed in 54,306 of 195,369 objects. */ Engineering?: {
      /** Observed in 49,963 of 54,306 objects. */ Engineer?: string;
      /** Observed in all of 54,306 objects. */ EngineerID: number | bigint;
      /** Observed in all of 54,306 objects. */ BlueprintID: number | bigint;
      /** Observed in all of 54,306 objects. */ BlueprintName: string;
      /** Observed in all of 54,306 objects. */ Level: number;
      /** Observed in all of 54,306 objects. */ Quality: number;
      /** Observed in 35,665 of 54,306 objects. */ ExperimentalEffect?: string;
      /** Observed in 35,665 of 54,306 objects. */ ExperimentalEffect_Localised?: string;
      /** Observed in all of 54,306 objects. */ Modifiers: ({
        /** Observed in all of 247,097 objects. */ Label: string;
        /** Observed in 11 of 247,097 objects. */ ValueStr?: string;
        /** Observed in 11 of 247,097 objects. */ ValueStr_Localised?: string;
        /** Observed in 247,086 of 247,097 objects. */ Value?: number;
        /** Observed in 247,086 of 247,097 objects. */ OriginalValue?: number;
        /** Observed in 247,086 of 247,097 objects. */ LessIsGood?: number;
      })[];
    };
  })[];
}

/** Observed: 5,930 events in 350 journals, game versions 4.0 to 4.3. */
export interface Backpack {
  /** Observed in all of 5,930 events. */ timestamp: string;
  /** Observed in all of 5,930 events. */ event: "Backpack";
  /** Observed in all of 5,930 events. */ Items: ({
    /** Observed in all of 70 objects. */ Name?: string;
    /** Observed in 63 of 70 objects. */ Name_Localised?: string;
    /** Observed in all of 70 objects. */ OwnerID?: number | bigint;
    /** Observed in 48 of 70 objects. */ MissionID?: number | bigint;
    /** Observed in all of 70 objects. */ Count?: number;
  })[];
  /** Observed in all of 5,930 events. */ Components: ({
    /** Observed in all of 51 objects. */ Name?: string;
    /** Observed in 43 of 51 objects. */ Name_Localised?: string;
    /** Observed in all of 51 objects. */ OwnerID?: number | bigint;
    /** Observed in all of 51 objects. */ Count?: number;
  })[];
  /** Observed in all of 5,930 events. */ Consumables: ({
    /** Observed in all of 31,099 objects. */ Name: "amm_grenade_shield" | "energycell" | "healthpack" | "amm_grenade_emp" | "amm_grenade_frag" | "bypass" | (string & {});
    /** Observed in all of 31,099 objects. */ Name_Localised: string;
    /** Observed in all of 31,099 objects. */ OwnerID: number | bigint;
    /** Observed in all of 31,099 objects. */ Count: number;
  })[];
  /** Observed in all of 5,930 events. */ Data: ({
    /** Observed in all of 158 objects. */ Name?: string;
    /** Observed in all of 158 objects. */ Name_Localised?: string;
    /** Observed in all of 158 objects. */ OwnerID?: number | bigint;
    /** Observed in 1 of 158 objects. */ MissionID?: number | bigint;
    /** Observed in all of 158 objects. */ Count?: number;
  })[];
}

/** Observed: 5,783 events in 326 journals, game versions 4.0 to 4.3. */
export interface Disembark {
  /** Observed in all of 5,783 events. */ timestamp: string;
  /** Observed in all of 5,783 events. */ event: "Disembark";
  /** Observed in all of 5,783 events. */ SRV: boolean;
  /** Observed in all of 5,783 events. */ Taxi: boolean;
  /** Observed in all of 5,783 events. */ Multicrew: boolean;
  /** Observed in 5,767 of 5,783 events. */ ID?: number | bigint;
  /** Observed in all of 5,783 events. */ StarSystem: string;
  /** Observed in all of 5,783 events. */ SystemAddress: number | bigint;
  /** Observed in all of 5,783 events. */ Body: string;
  /** Observed in all of 5,783 events. */ BodyID: number | bigint;
  /** Observed in all of 5,783 events. */ OnStation: boolean;
  /** Observed in all of 5,783 events. */ OnPlanet: boolean;
  /** Observed in 122 of 5,783 events. */ StationName?: string;
  /** Observed in 122 of 5,783 events. */ StationType?: string;
  /** Observed in 122 of 5,783 events. */ MarketID?: number | bigint;
}

/** Observed: 5,783 events in 330 journals, game versions 4.0 to 4.3. */
export interface Embark {
  /** Observed in all of 5,783 events. */ timestamp: string;
  /** Observed in all of 5,783 events. */ event: "Embark";
  /** Observed in all of 5,783 events. */ SRV: boolean;
  /** Observed in all of 5,783 events. */ Taxi: boolean;
  /** Observed in all of 5,783 events. */ Multicrew: boolean;
  /** Observed in 5,764 of 5,783 events. */ ID?: number | bigint;
  /** Observed in 32 of 5,783 events. */ Crew?: ({
    /** Observed in all of 32 objects. */ Name?: string;
    /** Observed in all of 32 objects. */ Role?: string;
  })[];
  /** Observed in all of 5,783 events. */ StarSystem: string;
  /** Observed in all of 5,783 events. */ SystemAddress: number | bigint;
  /** Observed in all of 5,783 events. */ Body: string;
  /** Observed in all of 5,783 events. */ BodyID: number | bigint;
  /** Observed in all of 5,783 events. */ OnStation: boolean;
  /** Observed in all of 5,783 events. */ OnPlanet: boolean;
  /** Observed in 129 of 5,783 events. */ StationName?: string;
  /** Observed in 129 of 5,783 events. */ StationType?: string;
  /** Observed in 129 of 5,783 events. */ MarketID?: number | bigint;
}

/** Observed: 5,637 events in 852 journals, game versions 3.8 to 4.4. */
export interface Cargo {
  /** Observed in all of 5,637 events. */ timestamp: string;
  /** Observed in all of 5,637 events. */ event: "Cargo";
  /** Observed in all of 5,637 events. */ Vessel: "Ship" | "SRV" | (string & {});
  /** Observed in all of 5,637 events. */ Count: number;
  /** Observed in 1,646 of 5,637 events. */ Inventory?: ({
    /** Observed in all of 1,187 objects. */ Name: string;
    /** Observed in 804 of 1,187 objects. */ Name_Localised?: string;
    /** Observed in 30 of 1,187 objects. */ MissionID?: number | bigint;
    /** Observed in all of 1,187 objects. */ Count: number;
    /** Observed in all of 1,187 objects. */ Stolen: number;
  })[];
}

/** Observed: 5,094 events in 283 journals, game versions 4.0 to 4.2. */
export interface MaterialCollected {
  /** Observed in all of 5,094 events. */ timestamp: string;
  /** Observed in all of 5,094 events. */ event: "MaterialCollected";
  /** Observed in all of 5,094 events. */ Category: "Manufactured" | "Encoded" | "Raw" | (string & {});
  /** Observed in all of 5,094 events. */ Name: string;
  /** Observed in 4,115 of 5,094 events. */ Name_Localised?: string;
  /** Observed in all of 5,094 events. */ Count: number;
}

/** Observed: 5,087 events in 395 journals, game versions 4.0 to 4.4. */
export interface FSSDiscoveryScan {
  /** Observed in all of 5,087 events. */ timestamp: string;
  /** Observed in all of 5,087 events. */ event: "FSSDiscoveryScan";
  /** Observed in all of 5,087 events. */ Progress: number;
  /** Observed in all of 5,087 events. */ BodyCount: number;
  /** Observed in all of 5,087 events. */ NonBodyCount: number;
  /** Observed in all of 5,087 events. */ SystemName: string;
  /** Observed in all of 5,087 events. */ SystemAddress: number | bigint;
}

/** Observed: 4,762 events in 87 journals, game versions 4.0 to 4.2. */
export interface Bounty {
  /** Observed in all of 4,762 events. */ timestamp: string;
  /** Observed in all of 4,762 events. */ event: "Bounty";
  /** Observed in all of 4,762 events. */ Rewards: ({
    /** Observed in all of 4,779 objects. */ Faction: string;
    /** Observed in all of 4,779 objects. */ Reward: number;
  })[];
  /** Observed in 4,369 of 4,762 events. */ PilotName?: string;
  /** Observed in 4,369 of 4,762 events. */ PilotName_Localised?: string;
  /** Observed in all of 4,762 events. */ Target: string;
  /** Observed in 3,195 of 4,762 events. */ Target_Localised?: string;
  /** Observed in all of 4,762 events. */ TotalReward: number;
  /** Observed in all of 4,762 events. */ VictimFaction: string;
  /** Observed in 374 of 4,762 events. */ VictimFaction_Localised?: string;
  /** Observed in 71 of 4,762 events. */ SharedWithOthers?: number;
}

/** Observed: 4,173 events in 330 journals, game versions 4.0 to 4.4. */
export interface DockingRequested {
  /** Observed in all of 4,173 events. */ timestamp: string;
  /** Observed in all of 4,173 events. */ event: "DockingRequested";
  /** Observed in all of 4,173 events. */ MarketID: number | bigint;
  /** Observed in all of 4,173 events. */ StationName: string;
  /** Observed in 85 of 4,173 events. */ StationName_Localised?: string;
  /** Observed in all of 4,173 events. */ StationType: "Outpost" | "FleetCarrier" | "Coriolis" | "Orbis" | "SurfaceStation" | "CraterOutpost" | "MegaShip" | "Ocellus" | "OnFootSettlement" | "CraterPort" | "PlanetaryConstructionDepot" | "AsteroidBase" | "SpaceConstructionDepot" | (string & {});
  /** Observed in all of 4,173 events. */ LandingPads: {
    /** Observed in all of 4,173 objects. */ Small: number;
    /** Observed in all of 4,173 objects. */ Medium: number;
    /** Observed in all of 4,173 objects. */ Large: number;
  };
}

/** Observed: 4,032 events in 638 journals, game versions 3.8 to 4.4. */
export interface SupercruiseExit {
  /** Observed in all of 4,032 events. */ timestamp: string;
  /** Observed in all of 4,032 events. */ event: "SupercruiseExit";
  /** Observed in 4,031 of 4,032 events. */ Taxi?: boolean;
  /** Observed in 4,031 of 4,032 events. */ Multicrew?: boolean;
  /** Observed in all of 4,032 events. */ StarSystem: string;
  /** Observed in all of 4,032 events. */ SystemAddress: number | bigint;
  /** Observed in all of 4,032 events. */ Body: string;
  /** Observed in all of 4,032 events. */ BodyID: number | bigint;
  /** Observed in all of 4,032 events. */ BodyType: "Planet" | "Station" | "Star" | "PlanetaryRing" | "Null" | "AsteroidCluster" | "StellarRing" | (string & {});
}

/** Observed: 3,696 events in 294 journals, game versions 4.0 to 4.3. */
export interface Touchdown {
  /** Observed in all of 3,696 events. */ timestamp: string;
  /** Observed in all of 3,696 events. */ event: "Touchdown";
  /** Observed in all of 3,696 events. */ PlayerControlled: boolean;
  /** Observed in all of 3,696 events. */ Taxi: boolean;
  /** Observed in all of 3,696 events. */ Multicrew: boolean;
  /** Observed in all of 3,696 events. */ StarSystem: string;
  /** Observed in all of 3,696 events. */ SystemAddress: number | bigint;
  /** Observed in all of 3,696 events. */ Body: string;
  /** Observed in all of 3,696 events. */ BodyID: number | bigint;
  /** Observed in all of 3,696 events. */ OnStation: boolean;
  /** Observed in all of 3,696 events. */ OnPlanet: boolean;
  /** Observed in all of 3,696 events. */ Latitude: number;
  /** Observed in all of 3,696 events. */ Longitude: number;
  /** Observed in 234 of 3,696 events. */ NearestDestination?: string;
  /** Observed in 106 of 3,696 events. */ NearestDestination_Localised?: string;
}

/** Observed: 3,675 events in 295 journals, game versions 4.0 to 4.3. */
export interface Liftoff {
  /** Observed in all of 3,675 events. */ timestamp: string;
  /** Observed in all of 3,675 events. */ event: "Liftoff";
  /** Observed in all of 3,675 events. */ PlayerControlled: boolean;
  /** Observed in all of 3,675 events. */ Taxi: boolean;
  /** Observed in all of 3,675 events. */ Multicrew: boolean;
  /** Observed in all of 3,675 events. */ StarSystem: string;
  /** Observed in all of 3,675 events. */ SystemAddress: number | bigint;
  /** Observed in all of 3,675 events. */ Body: string;
  /** Observed in all of 3,675 events. */ BodyID: number | bigint;
  /** Observed in all of 3,675 events. */ OnStation: boolean;
  /** Observed in all of 3,675 events. */ OnPlanet: boolean;
  /** Observed in all of 3,675 events. */ Latitude: number;
  /** Observed in all of 3,675 events. */ Longitude: number;
  /** Observed in 214 of 3,675 events. */ NearestDestination?: string;
  /** Observed in 92 of 3,675 events. */ NearestDestination_Localised?: string;
}

/** Observed: 3,446 events in 411 journals, game versions 3.8 to 4.4. */
export interface Powerplay {
  /** Observed in all of 3,446 events. */ timestamp: string;
  /** Observed in all of 3,446 events. */ event: "Powerplay";
  /** Observed in all of 3,446 events. */ Power: string;
  /** Observed in all of 3,446 events. */ Rank: number;
  /** Observed in all of 3,446 events. */ Merits: number;
  /** Observed in 3,385 of 3,446 events. */ Votes?: number;
  /** Observed in all of 3,446 events. */ TimePledged: number;
}

/** Observed: 3,181 events in 342 journals, game versions 4.0 to 4.4. */
export interface NpcCrewPaidWage {
  /** Observed in all of 3,181 events. */ timestamp: string;
  /** Observed in all of 3,181 events. */ event: "NpcCrewPaidWage";
  /** Observed in all of 3,181 events. */ NpcCrewName: string;
  /** Observed in all of 3,181 events. */ NpcCrewId: number | bigint;
  /** Observed in all of 3,181 events. */ Amount: number;
}

/** Observed: 3,061 events in 181 journals, game versions 4.0 to 4.3. */
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

/** Observed: 3,053 events in 332 journals, game versions 4.0 to 4.4. */
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

/** Observed: 3,034 events in 46 journals, game versions 4.0 to 4.3. */
export interface BackpackChange {
  /** Observed in all of 3,034 events. */ timestamp: string;
  /** Observed in all of 3,034 events. */ event: "BackpackChange";
  /** Observed in 2,660 of 3,034 events. */ Added?: ({
    /** Observed in all of 2,660 objects. */ Name: string;
    /** Observed in 2,113 of 2,660 objects. */ Name_Localised?: string;
    /** Observed in all of 2,660 objects. */ OwnerID: number | bigint;
    /** Observed in 124 of 2,660 objects. */ MissionID?: number | bigint;
    /** Observed in all of 2,660 objects. */ Count: number;
    /** Observed in all of 2,660 objects. */ Type: "Component" | "Item" | "Data" | "Consumable" | (string & {});
  })[];
  /** Observed in 374 of 3,034 events. */ Removed?: ({
    /** Observed in all of 374 objects. */ Name: string;
    /** Observed in 351 of 374 objects. */ Name_Localised?: string;
    /** Observed in all of 374 objects. */ OwnerID: number | bigint;
    /** Observed in 58 of 374 objects. */ MissionID?: number | bigint;
    /** Observed in all of 374 objects. */ Count: number;
    /** Observed in all of 374 objects. */ Type: "Consumable" | "Item" | "Component" | "Data" | (string & {});
  })[];
}

/** Observed: 2,987 events in 605 journals, game versions 3.8 to 4.4. */
export interface SupercruiseEntry {
  /** Observed in all of 2,987 events. */ timestamp: string;
  /** Observed in all of 2,987 events. */ event: "SupercruiseEntry";
  /** Observed in 2,986 of 2,987 events. */ Taxi?: boolean;
  /** Observed in 2,986 of 2,987 events. */ Multicrew?: boolean;
  /** Observed in all of 2,987 events. */ StarSystem: string;
  /** Observed in all of 2,987 events. */ SystemAddress: number | bigint;
}

/** Observed: 2,913 events in 298 journals, game versions 4.0 to 4.4. */
export interface FSSAllBodiesFound {
  /** Observed in all of 2,913 events. */ timestamp: string;
  /** Observed in all of 2,913 events. */ event: "FSSAllBodiesFound";
  /** Observed in all of 2,913 events. */ SystemName: string;
  /** Observed in all of 2,913 events. */ SystemAddress: number | bigint;
  /** Observed in all of 2,913 events. */ Count: number;
}

/** Observed: 2,801 events in 472 journals, game versions 4.0 to 4.4. */
export interface Friends {
  /** Observed in all of 2,801 events. */ timestamp: string;
  /** Observed in all of 2,801 events. */ event: "Friends";
  /** Observed in all of 2,801 events. */ Status: "Online" | "Offline" | "Added" | "Requested" | "Declined" | "Lost" | (string & {});
  /** Observed in all of 2,801 events. */ Name: string;
}

/** Observed: 2,689 events in 416 journals, game versions 3.8 to 4.3. */
export interface ReservoirReplenished {
  /** Observed in all of 2,689 events. */ timestamp: string;
  /** Observed in all of 2,689 events. */ event: "ReservoirReplenished";
  /** Observed in all of 2,689 events. */ FuelMain: number;
  /** Observed in all of 2,689 events. */ FuelReservoir: number;
}

/** Observed: 2,530 events in 87 journals, game versions 4.0 to 4.2. */
export interface DockingDenied {
  /** Observed in all of 2,530 events. */ timestamp: string;
  /** Observed in all of 2,530 events. */ event: "DockingDenied";
  /** Observed in all of 2,530 events. */ Reason: "NoSpace" | "Distance" | "Offences" | "NoReason" | "TooLarge" | "RestrictedAccess" | "Hostile" | (string & {});
  /** Observed in all of 2,530 events. */ MarketID: number | bigint;
  /** Observed in all of 2,530 events. */ StationName: string;
  /** Observed in 3 of 2,530 events. */ StationName_Localised?: string;
  /** Observed in all of 2,530 events. */ StationType: "Outpost" | "Orbis" | "FleetCarrier" | "MegaShip" | "Coriolis" | "OnFootSettlement" | "CraterOutpost" | "SurfaceStation" | "Ocellus" | (string & {});
}

/** Observed: 2,147 events in 35 journals, game versions 4.0 to 4.1. */
export interface CollectItems {
  /** Observed in all of 2,147 events. */ timestamp: string;
  /** Observed in all of 2,147 events. */ event: "CollectItems";
  /** Observed in all of 2,147 events. */ Name: string;
  /** Observed in 1,657 of 2,147 events. */ Name_Localised?: string;
  /** Observed in all of 2,147 events. */ Type: "Component" | "Item" | "Consumable" | "Data" | (string & {});
  /** Observed in all of 2,147 events. */ OwnerID: number | bigint;
  /** Observed in all of 2,147 events. */ Count: number;
  /** Observed in all of 2,147 events. */ Stolen: boolean;
}

/** Observed: 1,899 events in 366 journals, game versions 4.0 to 4.4. */
export interface NavRouteClear {
  /** Observed in all of 1,899 events. */ timestamp: string;
  /** Observed in all of 1,899 events. */ event: "NavRouteClear";
}

/** Observed: 1,824 events in 391 journals, game versions 4.0 to 4.4. */
export interface SupercruiseDestinationDrop {
  /** Observed in all of 1,824 events. */ timestamp: string;
  /** Observed in all of 1,824 events. */ event: "SupercruiseDestinationDrop";
  /** Observed in all of 1,824 events. */ Type: string;
  /** Observed in 398 of 1,824 events. */ Type_Localised?: string;
  /** Observed in all of 1,824 events. */ Threat: number;
  /** Observed in 1,464 of 1,824 events. */ MarketID?: number | bigint;
}

/** Observed: 1,814 events in 221 journals, game versions 4.0 to 4.3. */
export interface CodexEntry {
  /** Observed in all of 1,814 events. */ timestamp: string;
  /** Observed in all of 1,814 events. */ event: "CodexEntry";
  /** Observed in all of 1,814 events. */ EntryID: number | bigint;
  /** Observed in all of 1,814 events. */ Name: string;
  /** Observed in all of 1,814 events. */ Name_Localised: string;
  /** Observed in all of 1,814 events. */ SubCategory: "$Codex_SubCategory_Organic_Structures;" | "$Codex_SubCategory_Terrestrials;" | "$Codex_SubCategory_Stars;" | "$Codex_SubCategory_Gas_Giants;" | "$Codex_SubCategory_Geology_and_Anomalies;" | "$Codex_SubCategory_Thargoid;" | (string & {});
  /** Observed in all of 1,814 events. */ SubCategory_Localised: string;
  /** Observed in all of 1,814 events. */ Category: "$Codex_Category_Biology;" | "$Codex_Category_StellarBodies;" | "$Codex_Category_Civilisations;" | (string & {});
  /** Observed in all of 1,814 events. */ Category_Localised: string;
  /** Observed in all of 1,814 events. */ Region: "$Codex_RegionName_26;" | "$Codex_RegionName_34;" | "$Codex_RegionName_18;" | "$Codex_RegionName_42;" | "$Codex_RegionName_35;" | "$Codex_RegionName_10;" | "$Codex_RegionName_33;" | "$Codex_RegionName_5;" | "$Codex_RegionName_3;" | "$Codex_RegionName_2;" | "$Codex_RegionName_19;" | "$Codex_RegionName_9;" | "$Codex_RegionName_1;" | "$Codex_RegionName_7;" | "$Codex_RegionName_13;" | "$Codex_RegionName_40;" | "$Codex_RegionName_4;" | "$Codex_RegionName_8;" | (string & {});
  /** Observed in all of 1,814 events. */ Region_Localised: string;
  /** Observed in all of 1,814 events. */ System: string;
  /** Observed in all of 1,814 events. */ SystemAddress: number | bigint;
  /** Observed in all of 1,814 events. */ BodyID: number | bigint;
  /** Observed in 159 of 1,814 events. */ NearestDestination?: string;
  /** Observed in 4 of 1,814 events. */ NearestDestination_Localised?: string;
  /** Observed in 1,537 of 1,814 events. */ Latitude?: number;
  /** Observed in 1,537 of 1,814 events. */ Longitude?: number;
  /** Observed in 577 of 1,814 events. */ IsNewEntry?: boolean;
  /** Observed in 363 of 1,814 events. */ VoucherAmount?: number;
}

/** Observed: 1,787 events in 340 journals, game versions 4.0 to 4.4. */
export interface Undocked {
  /** Observed in all of 1,787 events. */ timestamp: string;
  /** Observed in all of 1,787 events. */ event: "Undocked";
  /** Observed in all of 1,787 events. */ StationName: string;
  /** Observed in 85 of 1,787 events. */ StationName_Localised?: string;
  /** Observed in all of 1,787 events. */ StationType: "FleetCarrier" | "Coriolis" | "Orbis" | "Outpost" | "SurfaceStation" | "CraterOutpost" | "Ocellus" | "MegaShip" | "OnFootSettlement" | "CraterPort" | "PlanetaryConstructionDepot" | "AsteroidBase" | "SpaceConstructionDepot" | (string & {});
  /** Observed in all of 1,787 events. */ MarketID: number | bigint;
  /** Observed in all of 1,787 events. */ Taxi: boolean;
  /** Observed in all of 1,787 events. */ Multicrew: boolean;
}

/** Observed: 1,784 events in 213 journals, game versions 4.0 to 4.3. */
export interface SAAScanComplete {
  /** Observed in all of 1,784 events. */ timestamp: string;
  /** Observed in all of 1,784 events. */ event: "SAAScanComplete";
  /** Observed in all of 1,784 events. */ BodyName: string;
  /** Observed in all of 1,784 events. */ SystemAddress: number | bigint;
  /** Observed in all of 1,784 events. */ BodyID: number | bigint;
  /** Observed in all of 1,784 events. */ ProbesUsed: number;
  /** Observed in all of 1,784 events. */ EfficiencyTarget: number;
}

/** Observed: 1,769 events in 330 journals, game versions 4.0 to 4.4. */
export interface DockingGranted {
  /** Observed in all of 1,769 events. */ timestamp: string;
  /** Observed in all of 1,769 events. */ event: "DockingGranted";
  /** Observed in all of 1,769 events. */ LandingPad: number;
  /** Observed in all of 1,769 events. */ MarketID: number | bigint;
  /** Observed in all of 1,769 events. */ StationName: string;
  /** Observed in 85 of 1,769 events. */ StationName_Localised?: string;
  /** Observed in all of 1,769 events. */ StationType: "FleetCarrier" | "Coriolis" | "Orbis" | "Outpost" | "SurfaceStation" | "CraterOutpost" | "Ocellus" | "MegaShip" | "OnFootSettlement" | "CraterPort" | "PlanetaryConstructionDepot" | "AsteroidBase" | "SpaceConstructionDepot" | (string & {});
}

/** Observed: 1,768 events in 875 journals, game versions 3.8 to 4.4. */
export interface Location {
  /** Observed in all of 1,768 events. */ timestamp: string;
  /** Observed in all of 1,768 events. */ event: "Location";
  /** Observed in 545 of 1,768 events. */ Latitude?: number;
  /** Observed in 545 of 1,768 events. */ Longitude?: number;
  /** Observed in 1,522 of 1,768 events. */ DistFromStarLS?: number;
  /** Observed in all of 1,768 events. */ Docked: boolean;
  /** Observed in 121 of 1,768 events. */ OnFoot?: boolean;
  /** Observed in 280 of 1,768 events. */ InSRV?: boolean;
  /** Observed in 455 of 1,768 events. */ StationName?: string;
  /** Observed in 4 of 1,768 events. */ StationName_Localised?: string;
  /** Observed in 455 of 1,768 events. */ StationType?: "FleetCarrier" | "Coriolis" | "Orbis" | "Outpost" | "Bernal" | "CraterOutpost" | "MegaShip" | "SurfaceStation" | "OnFootSettlement" | "AsteroidBase" | "CraterPort" | "PlanetaryConstructionDepot" | (string & {});
  /** Observed in 455 of 1,768 events. */ MarketID?: number | bigint;
  /** Observed in 455 of 1,768 events. */ StationFaction?: {
    /** Observed in all of 455 objects. */ Name: string;
    /** Observed in 116 of 455 objects. */ FactionState?: string;
  };
  /** Observed in 455 of 1,768 events. */ StationGovernment?: "$government_Carrier;" | "$government_Corporate;" | "$government_Democracy;" | "$government_Anarchy;" | "$government_Patronage;" | "$government_Engineer;" | "$government_Cooperative;" | "$government_Dictatorship;" | "$government_Prison;" | "$government_Confederacy;" | "$government_Feudal;" | "$government_Communism;" | "$government_Theocracy;" | (string & {});
  /** Observed in 455 of 1,768 events. */ StationGovernment_Localised?: string;
  /** Observed in 165 of 1,768 events. */ StationAllegiance?: string;
  /** Observed in 455 of 1,768 events. */ StationServices?: ("autodock" | "dock" | "flightcontroller" | "stationoperations" | "engineer" | "contacts" | "refuel" | "stationMenu" | "repair" | "commodities" | "socialspace" | "rearm" | "crewlounge" | "exploration" | "livery" | "outfitting" | "bartender" | "vistagenomics" | "shipyard" | "missions" | "missionsgenerated" | "searchrescue" | "shop" | "pioneersupplies" | "tuning" | "apexinterstellar" | "frontlinesolutions" | "powerplay" | "carrierfuel" | "carriermanagement" | "blackmarket" | "facilitator" | "techBroker" | "materialtrader" | "registeringcolonisation" | "voucherredemption" | "colonisationcontribution" | "ondockmission" | (string & {}))[];
  /** Observed in 455 of 1,768 events. */ StationEconomy?: "$economy_Carrier;" | "$economy_Industrial;" | "$economy_HighTech;" | "$economy_Extraction;" | "$economy_Refinery;" | "$economy_Terraforming;" | "$economy_Colony;" | "$economy_Agri;" | "$economy_Tourism;" | "$economy_Prison;" | "$economy_Engineer;" | "$economy_Rescue;" | "$economy_Service;" | (string & {});
  /** Observed in 455 of 1,768 events. */ StationEconomy_Localised?: string;
  /** Observed in 455 of 1,768 events. */ StationEconomies?: ({
    /** Observed in all of 589 objects. */ Name: "$economy_Carrier;" | "$economy_Industrial;" | "$economy_Extraction;" | "$economy_Refinery;" | "$economy_HighTech;" | "$economy_Terraforming;" | "$economy_Colony;" | "$economy_Agri;" | "$economy_Tourism;" | "$economy_Military;" | "$economy_Prison;" | "$economy_Engineer;" | "$economy_Rescue;" | "$economy_Service;" | (string & {});
    /** Observed in all of 589 objects. */ Name_Localised: string;
    /** Observed in all of 589 objects. */ Proportion: number;
  })[];
  /** Observed in 1,366 of 1,768 events. */ Taxi?: boolean;
  /** Observed in 1,366 of 1,768 events. */ Multicrew?: boolean;
  /** Observed in all of 1,768 events. */ StarSystem: string;
  /** Observed in all of 1,768 events. */ SystemAddress: number | bigint;
  /** Observed in all of 1,768 events. */ StarPos: (number)[];
  /** Observed in all of 1,768 events. */ SystemAllegiance: "" | "Independent" | "Federation" | "Empire" | "PilotsFederation" | "Alliance" | "Guardian" | "Thargoid" | (string & {});
  /** Observed in all of 1,768 events. */ SystemEconomy: "$economy_None;" | "$economy_Refinery;" | "$economy_Agri;" | "$economy_Colony;" | "$economy_Industrial;" | "$economy_HighTech;" | "$economy_Extraction;" | "$economy_Tourism;" | "$economy_Terraforming;" | "$economy_Military;" | "$economy_Service;" | (string & {});
  /** Observed in all of 1,768 events. */ SystemEconomy_Localised: string;
  /** Observed in all of 1,768 events. */ SystemSecondEconomy: "$economy_None;" | "$economy_Refinery;" | "$economy_Industrial;" | "$economy_Extraction;" | "$economy_Agri;" | "$economy_HighTech;" | "$economy_Military;" | "$economy_Tourism;" | "$economy_Colony;" | "$economy_Service;" | "$economy_Terraforming;" | "$economy_Undefined;" | (string & {});
  /** Observed in all of 1,768 events. */ SystemSecondEconomy_Localised: string;
  /** Observed in all of 1,768 events. */ SystemGovernment: "$government_None;" | "$government_Democracy;" | "$government_Corporate;" | "$government_Feudal;" | "$government_Patronage;" | "$government_Cooperative;" | "$government_Anarchy;" | "$government_Dictatorship;" | "$government_Confederacy;" | "$government_Prison;" | "$government_Theocracy;" | "$government_Communism;" | "$government_PrisonColony;" | (string & {});
  /** Observed in all of 1,768 events. */ SystemGovernment_Localised: string;
  /** Observed in all of 1,768 events. */ SystemSecurity: "$GAlAXY_MAP_INFO_state_anarchy;" | "$SYSTEM_SECURITY_medium;" | "$SYSTEM_SECURITY_low;" | "$SYSTEM_SECURITY_high;" | (string & {});
  /** Observed in all of 1,768 events. */ SystemSecurity_Localised: string;
  /** Observed in all of 1,768 events. */ Population: number;
  /** Observed in all of 1,768 events. */ Body: string;
  /** Observed in all of 1,768 events. */ BodyID: number | bigint;
  /** Observed in all of 1,768 events. */ BodyType: "Planet" | "Station" | "Star" | "PlanetaryRing" | "Null" | "AsteroidCluster" | (string & {});
  /** Observed in 26 of 1,768 events. */ ThargoidWar?: {
    /** Observed in all of 26 objects. */ CurrentState?: string;
    /** Observed in all of 26 objects. */ NextStateSuccess?: string;
    /** Observed in all of 26 objects. */ NextStateFailure?: string;
    /** Observed in all of 26 objects. */ SuccessStateReached?: boolean;
    /** Observed in all of 26 objects. */ WarProgress?: number;
    /** Observed in all of 26 objects. */ RemainingPorts?: number;
    /** Observed in 17 of 26 objects. */ EstimatedRemainingTime?: string;
  };
  /** Observed in 48 of 1,768 events. */ ControllingPower?: string;
  /** Observed in 262 of 1,768 events. */ Powers?: (string)[];
  /** Observed in 262 of 1,768 events. */ PowerplayState?: "Controlled" | "Exploited" | "Stronghold" | "Fortified" | "Unoccupied" | "Contested" | "HomeSystem" | (string & {});
  /** Observed in 4 of 1,768 events. */ PowerplayConflictProgress?: ({
    /** Observed in all of 7 objects. */ Power?: string;
    /** Observed in all of 7 objects. */ ConflictProgress?: number;
  })[];
  /** Observed in 42 of 1,768 events. */ PowerplayStateControlProgress?: number;
  /** Observed in 42 of 1,768 events. */ PowerplayStateReinforcement?: number;
  /** Observed in 42 of 1,768 events. */ PowerplayStateUndermining?: number;
  /** Observed in 1,123 of 1,768 events. */ Factions?: ({
    /** Observed in all of 6,069 objects. */ Name: string;
    /** Observed in all of 6,069 objects. */ FactionState: "None" | "Boom" | "CivilWar" | "War" | "Expansion" | "Election" | "Bust" | "InfrastructureFailure" | "Lockdown" | "CivilLiberty" | "Outbreak" | "CivilUnrest" | "PublicHoliday" | "Terrorism" | "Drought" | "Investment" | "PirateAttack" | "Famine" | "Retreat" | "Blight" | (string & {});
    /** Observed in all of 6,069 objects. */ Government: "Corporate" | "Democracy" | "Dictatorship" | "Anarchy" | "Confederacy" | "Feudal" | "Patronage" | "Cooperative" | "Communism" | "PrisonColony" | "Theocracy" | (string & {});
    /** Observed in all of 6,069 objects. */ Influence: number;
    /** Observed in all of 6,069 objects. */ Allegiance: "Independent" | "Federation" | "Empire" | "Alliance" | (string & {});
    /** Observed in all of 6,069 objects. */ Happiness: "$Faction_HappinessBand2;" | "" | "$Faction_HappinessBand1;" | "$Faction_HappinessBand3;" | (string & {});
    /** Observed in 5,916 of 6,069 objects. */ Happiness_Localised?: string;
    /** Observed in 4 of 6,069 objects. */ SquadronFaction?: boolean;
    /** Observed in all of 6,069 objects. */ MyReputation: number;
    /** Observed in 440 of 6,069 objects. */ PendingStates?: ({
      /** Observed in all of 444 objects. */ State: "Expansion" | "War" | "Outbreak" | "CivilWar" | "Boom" | "CivilLiberty" | "Bust" | "CivilUnrest" | "Election" | "Investment" | "Retreat" | (string & {});
      /** Observed in all of 444 objects. */ Trend: number;
    })[];
    /** Observed in 1,110 of 6,069 objects. */ RecoveringStates?: ({
      /** Observed in all of 1,131 objects. */ State: "InfrastructureFailure" | "PublicHoliday" | "Outbreak" | "PirateAttack" | "Drought" | "CivilWar" | "Expansion" | "War" | "CivilLiberty" | "Blight" | "Election" | "Terrorism" | "Boom" | "CivilUnrest" | "NaturalDisaster" | "Bust" | (string & {});
      /** Observed in all of 1,131 objects. */ Trend: number;
    })[];
    /** Observed in 2,024 of 6,069 objects. */ ActiveStates?: ({
      /** Observed in all of 2,531 objects. */ State: "Boom" | "CivilWar" | "War" | "Expansion" | "Election" | "Bust" | "CivilLiberty" | "InfrastructureFailure" | "Lockdown" | "CivilUnrest" | "Outbreak" | "PublicHoliday" | "PirateAttack" | "Drought" | "Famine" | "Investment" | "Terrorism" | "Retreat" | "Blight" | "NaturalDisaster" | (string & {});
    })[];
  })[];
  /** Observed in 1,140 of 1,768 events. */ SystemFaction?: {
    /** Observed in all of 1,140 objects. */ Name: string;
    /** Observed in 535 of 1,140 objects. */ FactionState?: "Boom" | "Expansion" | "Lockdown" | "PublicHoliday" | "CivilLiberty" | "CivilUnrest" | "War" | "Investment" | "Drought" | "Bust" | "CivilWar" | "Election" | "Terrorism" | "Blight" | "Retreat" | (string & {});
  };
  /** Observed in 410 of 1,768 events. */ Conflicts?: ({
    /** Observed in all of 562 objects. */ WarType: "civilwar" | "war" | "election" | (string & {});
    /** Observed in all of 562 objects. */ Status: "active" | "" | "pending" | (string & {});
    /** Observed in all of 562 objects. */ Faction1: {
      /** Observed in all of 562 objects. */ Name: string;
      /** Observed in all of 562 objects. */ Stake: string;
      /** Observed in all of 562 objects. */ WonDays: number;
    };
    /** Observed in all of 562 objects. */ Faction2: {
      /** Observed in all of 562 objects. */ Name: string;
      /** Observed in all of 562 objects. */ Stake: string;
      /** Observed in all of 562 objects. */ WonDays: number;
    };
  })[];
}

/** Observed: 1,732 events in 877 journals, game versions 3.8 to 4.4. */
export interface Progress {
  /** Observed in all of 1,732 events. */ timestamp: string;
  /** Observed in all of 1,732 events. */ event: "Progress";
  /** Observed in all of 1,732 events. */ Combat: number;
  /** Observed in all of 1,732 events. */ Trade: number;
  /** Observed in all of 1,732 events. */ Explore: number;
  /** Observed in 1,731 of 1,732 events. */ Soldier?: number;
  /** Observed in 1,731 of 1,732 events. */ Exobiologist?: number;
  /** Observed in all of 1,732 events. */ Empire: number;
  /** Observed in all of 1,732 events. */ Federation: number;
  /** Observed in all of 1,732 events. */ CQC: number;
}

/** Observed: 1,732 events in 877 journals, game versions 3.8 to 4.4. */
export interface Rank {
  /** Observed in all of 1,732 events. */ timestamp: string;
  /** Observed in all of 1,732 events. */ event: "Rank";
  /** Observed in all of 1,732 events. */ Combat: number;
  /** Observed in all of 1,732 events. */ Trade: number;
  /** Observed in all of 1,732 events. */ Explore: number;
  /** Observed in 1,731 of 1,732 events. */ Soldier?: number;
  /** Observed in 1,731 of 1,732 events. */ Exobiologist?: number;
  /** Observed in all of 1,732 events. */ Empire: number;
  /** Observed in all of 1,732 events. */ Federation: number;
  /** Observed in all of 1,732 events. */ CQC: number;
}

/** Observed: 1,732 events in 877 journals, game versions 3.8 to 4.4. */
export interface Reputation {
  /** Observed in all of 1,732 events. */ timestamp: string;
  /** Observed in all of 1,732 events. */ event: "Reputation";
  /** Observed in all of 1,732 events. */ Empire: number;
  /** Observed in all of 1,732 events. */ Federation: number;
  /** Observed in 1,616 of 1,732 events. */ Independent?: number;
  /** Observed in 1,724 of 1,732 events. */ Alliance?: number;
}

/** Observed: 1,730 events in 877 journals, game versions 3.8 to 4.4. */
export interface Commander {
  /** Observed in all of 1,730 events. */ timestamp: string;
  /** Observed in all of 1,730 events. */ event: "Commander";
  /** Observed in all of 1,730 events. */ FID: string;
  /** Observed in all of 1,730 events. */ Name: string;
}

/** Observed: 1,730 events in 877 journals, game versions 3.8 to 4.4. */
export interface LoadGame {
  /** Observed in all of 1,730 events. */ timestamp: string;
  /** Observed in all of 1,730 events. */ event: "LoadGame";
  /** Observed in all of 1,730 events. */ FID: string;
  /** Observed in all of 1,730 events. */ Commander: string;
  /** Observed in all of 1,730 events. */ Horizons: boolean;
  /** Observed in 1,729 of 1,730 events. */ Odyssey?: boolean;
  /** Observed in 1,729 of 1,730 events. */ Ship?: "Cutter" | "Anaconda" | "TestBuggy" | "Krait_Light" | "Asp" | "Empire_Courier" | "Type9" | "UtilitySuit_Class2" | "Python" | "Mandalay" | "Federation_Corvette" | "Krait_MkII" | "ExplorationSuit_Class1" | "Type9_Military" | "ExplorationSuit_Class3" | "TypeX" | "Python_NX" | "CobraMkIII" | "Eagle" | "FlightSuit" | "Mamba" | "UtilitySuit_Class5" | "ExplorationSuit_Class5" | "FerDeLance" | "UtilitySuit_Class1" | "TacticalSuit_Class3" | "TacticalSuit_Class5" | "DiamondBackXL" | "SideWinder" | "Type6" | "UtilitySuit_Class4" | "BelugaLiner" | "Corsair" | "UtilitySuit_Class3" | (string & {});
  /** Observed in 1,338 of 1,730 events. */ Ship_Localised?: string;
  /** Observed in 1,729 of 1,730 events. */ ShipID?: number | bigint;
  /** Observed in 1,729 of 1,730 events. */ ShipName?: string;
  /** Observed in 1,729 of 1,730 events. */ ShipIdent?: string;
  /** Observed in 1,729 of 1,730 events. */ FuelLevel?: number;
  /** Observed in 1,729 of 1,730 events. */ FuelCapacity?: number;
  /** Observed in 548 of 1,730 events. */ StartLanded?: boolean;
  /** Observed in 1 of 1,730 events. */ StartDead?: boolean;
  /** Observed in 1,729 of 1,730 events. */ GameMode?: "Solo" | "Open" | "Group" | (string & {});
  /** Observed in 53 of 1,730 events. */ Group?: string;
  /** Observed in all of 1,730 events. */ Credits: number;
  /** Observed in all of 1,730 events. */ Loan: number;
  /** Observed in 1,729 of 1,730 events. */ language?: string;
  /** Observed in 1,729 of 1,730 events. */ gameversion?: string;
  /** Observed in 1,729 of 1,730 events. */ build?: string;
  /** Observed in 411 of 1,730 events. */ Name?: string;
}

/** Observed: 1,729 events in 877 journals, game versions 3.8 to 4.4. */
export interface Materials {
  /** Observed in all of 1,729 events. */ timestamp: string;
  /** Observed in all of 1,729 events. */ event: "Materials";
  /** Observed in all of 1,729 events. */ Raw: ({
    /** Observed in all of 41,354 objects. */ Name: "chromium" | "nickel" | "iron" | "sulphur" | "manganese" | "carbon" | "germanium" | "phosphorus" | "zinc" | "vanadium" | "lead" | "rhenium" | "mercury" | "selenium" | "tungsten" | "tellurium" | "polonium" | "arsenic" | "tin" | "zirconium" | "cadmium" | "ruthenium" | "technetium" | "molybdenum" | "yttrium" | "niobium" | "antimony" | "boron" | (string & {});
    /** Observed in 774 of 41,354 objects. */ Name_Localised?: string;
    /** Observed in all of 41,354 objects. */ Count: number;
  })[];
  /** Observed in all of 1,729 events. */ Manufactured: ({
    /** Observed in all of 88,926 objects. */ Name: string;
    /** Observed in all of 88,926 objects. */ Name_Localised: string;
    /** Observed in all of 88,926 objects. */ Count: number;
  })[];
  /** Observed in all of 1,729 events. */ Encoded: ({
    /** Observed in all of 55,895 objects. */ Name: string;
    /** Observed in all of 55,895 objects. */ Name_Localised: string;
    /** Observed in all of 55,895 objects. */ Count: number;
  })[];
}

/** Observed: 1,725 events in 876 journals, game versions 3.8 to 4.4. */
export interface Statistics {
  /** Observed in all of 1,725 events. */ timestamp: string;
  /** Observed in all of 1,725 events. */ event: "Statistics";
  /** Observed in all of 1,725 events. */ Bank_Account: {
    /** Observed in all of 1,725 objects. */ Current_Wealth: number;
    /** Observed in all of 1,725 objects. */ Spent_On_Ships: number;
    /** Observed in all of 1,725 objects. */ Spent_On_Outfitting: number;
    /** Observed in all of 1,725 objects. */ Spent_On_Repairs: number;
    /** Observed in all of 1,725 objects. */ Spent_On_Fuel: number;
    /** Observed in all of 1,725 objects. */ Spent_On_Ammo_Consumables: number;
    /** Observed in all of 1,725 objects. */ Insurance_Claims: number;
    /** Observed in all of 1,725 objects. */ Spent_On_Insurance: number;
    /** Observed in all of 1,725 objects. */ Owned_Ship_Count: number;
    /** Observed in 1,710 of 1,725 objects. */ Spent_On_Suits?: number;
    /** Observed in 1,710 of 1,725 objects. */ Spent_On_Weapons?: number;
    /** Observed in 1,710 of 1,725 objects. */ Spent_On_Suit_Consumables?: number;
    /** Observed in 1,710 of 1,725 objects. */ Suits_Owned?: number;
    /** Observed in 1,710 of 1,725 objects. */ Weapons_Owned?: number;
    /** Observed in 1,710 of 1,725 objects. */ Spent_On_Premium_Stock?: number;
    /** Observed in 1,710 of 1,725 objects. */ Premium_Stock_Bought?: number;
    /** Observed in 1 of 1,725 objects. */ MercCoins_Current?: number;
    /** Observed in 1 of 1,725 objects. */ MercCoins_Total_Earned?: number;
    /** Observed in 1 of 1,725 objects. */ MercCoins_Total_Spent?: number;
    /** Observed in 1 of 1,725 objects. */ MercCoins_Spent_On_MercGear?: number;
    /** Observed in 1 of 1,725 objects. */ MercCoins_Spent_On_Engineering?: number;
  };
  /** Observed in all of 1,725 events. */ Combat: {
    /** Observed in all of 1,725 objects. */ Bounties_Claimed: number;
    /** Observed in all of 1,725 objects. */ Bounty_Hunting_Profit: number;
    /** Observed in all of 1,725 objects. */ Combat_Bonds: number;
    /** Observed in all of 1,725 objects. */ Combat_Bond_Profits: number;
    /** Observed in all of 1,725 objects. */ Assassinations: number;
    /** Observed in all of 1,725 objects. */ Assassination_Profits: number;
    /** Observed in all of 1,725 objects. */ Highest_Single_Reward: number;
    /** Observed in all of 1,725 objects. */ Skimmers_Killed: number;
    /** Observed in 1,710 of 1,725 objects. */ OnFoot_Combat_Bonds?: number;
    /** Observed in 1,710 of 1,725 objects. */ OnFoot_Combat_Bonds_Profits?: number;
    /** Observed in 1,710 of 1,725 objects. */ OnFoot_Vehicles_Destroyed?: number;
    /** Observed in 1,710 of 1,725 objects. */ OnFoot_Ships_Destroyed?: number;
    /** Observed in 1,710 of 1,725 objects. */ Dropships_Taken?: number;
    /** Observed in 1,710 of 1,725 objects. */ Dropships_Booked?: number;
    /** Observed in 1,710 of 1,725 objects. */ Dropships_Cancelled?: number;
    /** Observed in 1,710 of 1,725 objects. */ ConflictZone_High?: number;
    /** Observed in 1,710 of 1,725 objects. */ ConflictZone_Medium?: number;
    /** Observed in 1,710 of 1,725 objects. */ ConflictZone_Low?: number;
    /** Observed in 1,710 of 1,725 objects. */ ConflictZone_Total?: number;
    /** Observed in 1,710 of 1,725 objects. */ ConflictZone_High_Wins?: number;
    /** Observed in 1,710 of 1,725 objects. */ ConflictZone_Medium_Wins?: number;
    /** Observed in 1,710 of 1,725 objects. */ ConflictZone_Low_Wins?: number;
    /** Observed in 1,710 of 1,725 objects. */ ConflictZone_Total_Wins?: number;
    /** Observed in 1,710 of 1,725 objects. */ Settlement_Defended?: number;
    /** Observed in 1,710 of 1,725 objects. */ Settlement_Conquered?: number;
    /** Observed in 1,710 of 1,725 objects. */ OnFoot_Skimmers_Killed?: number;
    /** Observed in 1,710 of 1,725 objects. */ OnFoot_Scavs_Killed?: number;
  };
  /** Observed in all of 1,725 events. */ Crime: {
    /** Observed in all of 1,725 objects. */ Notoriety: number;
    /** Observed in all of 1,725 objects. */ Fines: number;
    /** Observed in all of 1,725 objects. */ Total_Fines: number;
    /** Observed in all of 1,725 objects. */ Bounties_Received: number;
    /** Observed in all of 1,725 objects. */ Total_Bounties: number;
    /** Observed in all of 1,725 objects. */ Highest_Bounty: number;
    /** Observed in 1,710 of 1,725 objects. */ Malware_Uploaded?: number;
    /** Observed in 1,710 of 1,725 objects. */ Settlements_State_Shutdown?: number;
    /** Observed in 1,710 of 1,725 objects. */ Production_Sabotage?: number;
    /** Observed in 1,710 of 1,725 objects. */ Production_Theft?: number;
    /** Observed in 1,710 of 1,725 objects. */ Total_Murders?: number;
    /** Observed in 1,710 of 1,725 objects. */ Citizens_Murdered?: number;
    /** Observed in 1,710 of 1,725 objects. */ Omnipol_Murdered?: number;
    /** Observed in 1,710 of 1,725 objects. */ Guards_Murdered?: number;
    /** Observed in 1,710 of 1,725 objects. */ Data_Stolen?: number;
    /** Observed in 1,710 of 1,725 objects. */ Goods_Stolen?: number;
    /** Observed in 1,710 of 1,725 objects. */ Sample_Stolen?: number;
    /** Observed in 1,710 of 1,725 objects. */ Total_Stolen?: number;
    /** Observed in 1,710 of 1,725 objects. */ Turrets_Destroyed?: number;
    /** Observed in 1,710 of 1,725 objects. */ Turrets_Overloaded?: number;
    /** Observed in 1,710 of 1,725 objects. */ Turrets_Total?: number;
    /** Observed in 1,710 of 1,725 objects. */ Value_Stolen_StateChange?: number;
    /** Observed in 1,710 of 1,725 objects. */ Profiles_Cloned?: number;
  };
  /** Observed in all of 1,725 events. */ Smuggling: {
    /** Observed in all of 1,725 objects. */ Black_Markets_Traded_With: number;
    /** Observed in all of 1,725 objects. */ Black_Markets_Profits: number;
    /** Observed in all of 1,725 objects. */ Resources_Smuggled: number;
    /** Observed in all of 1,725 objects. */ Average_Profit: number;
    /** Observed in all of 1,725 objects. */ Highest_Single_Transaction: number;
  };
  /** Observed in all of 1,725 events. */ Trading: {
    /** Observed in all of 1,725 objects. */ Markets_Traded_With: number;
    /** Observed in all of 1,725 objects. */ Market_Profits: number;
    /** Observed in all of 1,725 objects. */ Resources_Traded: number;
    /** Observed in all of 1,725 objects. */ Average_Profit: number;
    /** Observed in all of 1,725 objects. */ Highest_Single_Transaction: number;
    /** Observed in 1,710 of 1,725 objects. */ Data_Sold?: number;
    /** Observed in 1,710 of 1,725 objects. */ Goods_Sold?: number;
    /** Observed in 1,710 of 1,725 objects. */ Assets_Sold?: number;
  };
  /** Observed in all of 1,725 events. */ Mining: {
    /** Observed in all of 1,725 objects. */ Mining_Profits: number;
    /** Observed in all of 1,725 objects. */ Quantity_Mined: number;
    /** Observed in all of 1,725 objects. */ Materials_Collected: number;
  };
  /** Observed in all of 1,725 events. */ Exploration: {
    /** Observed in all of 1,725 objects. */ Systems_Visited: number;
    /** Observed in all of 1,725 objects. */ Exploration_Profits: number;
    /** Observed in all of 1,725 objects. */ Planets_Scanned_To_Level_2: number;
    /** Observed in all of 1,725 objects. */ Planets_Scanned_To_Level_3: number;
    /** Observed in all of 1,725 objects. */ Efficient_Scans: number;
    /** Observed in all of 1,725 objects. */ Highest_Payout: number;
    /** Observed in all of 1,725 objects. */ Total_Hyperspace_Distance: number;
    /** Observed in all of 1,725 objects. */ Total_Hyperspace_Jumps: number;
    /** Observed in all of 1,725 objects. */ Greatest_Distance_From_Start: number;
    /** Observed in all of 1,725 objects. */ Time_Played: number;
    /** Observed in 1,710 of 1,725 objects. */ OnFoot_Distance_Travelled?: number;
    /** Observed in 1,710 of 1,725 objects. */ Shuttle_Journeys?: number;
    /** Observed in 1,710 of 1,725 objects. */ Shuttle_Distance_Travelled?: number;
    /** Observed in 1,710 of 1,725 objects. */ Spent_On_Shuttles?: number;
    /** Observed in 1,710 of 1,725 objects. */ First_Footfalls?: number;
    /** Observed in 1,710 of 1,725 objects. */ Planet_Footfalls?: number;
    /** Observed in 1,710 of 1,725 objects. */ Settlements_Visited?: number;
  };
  /** Observed in all of 1,725 events. */ Passengers: {
    /** Observed in 1,662 of 1,725 objects. */ Passengers_Missions_Accepted?: number;
    /** Observed in 1 of 1,725 objects. */ Passengers_Missions_Refugee_bulk_delivered?: number;
    /** Observed in 1 of 1,725 objects. */ Passengers_Missions_Criminal_vip_delivered?: number;
    /** Observed in 1 of 1,725 objects. */ Passengers_Missions_Criminal_vip_ejected?: number;
    /** Observed in 1 of 1,725 objects. */ Passengers_Missions_Tourist_vip_delivered?: number;
    /** Observed in 1 of 1,725 objects. */ Passengers_Missions_Tourist_vip_ejected?: number;
    /** Observed in 1 of 1,725 objects. */ Passengers_Missions_FreedomFighters_vip_delivered?: number;
    /** Observed in 1 of 1,725 objects. */ Passengers_Missions_FreedomFighters_vip_ejected?: number;
    /** Observed in 1 of 1,725 objects. */ Passengers_Missions_Explorers_vip_delivered?: number;
    /** Observed in 1,619 of 1,725 objects. */ Passengers_Missions_Disgruntled?: number;
    /** Observed in 1 of 1,725 objects. */ Passengers_Missions_HeadOfState_vip_delivered?: number;
    /** Observed in 1 of 1,725 objects. */ Passengers_Missions_ScienceTeams_vip_delivered?: number;
    /** Observed in 1 of 1,725 objects. */ Passengers_Missions_Celebrities_vip_delivered?: number;
    /** Observed in 1 of 1,725 objects. */ Passengers_Missions_Medical_vip_delivered?: number;
    /** Observed in 1 of 1,725 objects. */ Passengers_Missions_Soldiers_vip_delivered?: number;
    /** Observed in 1 of 1,725 objects. */ Passengers_Missions_Businessmen_vip_delivered?: number;
    /** Observed in all of 1,725 objects. */ Passengers_Missions_Bulk: number;
    /** Observed in all of 1,725 objects. */ Passengers_Missions_VIP: number;
    /** Observed in all of 1,725 objects. */ Passengers_Missions_Delivered: number;
    /** Observed in all of 1,725 objects. */ Passengers_Missions_Ejected: number;
  };
  /** Observed in all of 1,725 events. */ Search_And_Rescue: {
    /** Observed in all of 1,725 objects. */ SearchRescue_Traded: number;
    /** Observed in all of 1,725 objects. */ SearchRescue_Profit: number;
    /** Observed in all of 1,725 objects. */ SearchRescue_Count: number;
    /** Observed in 1,710 of 1,725 objects. */ Salvage_Legal_POI?: number;
    /** Observed in 1,710 of 1,725 objects. */ Salvage_Legal_Settlements?: number;
    /** Observed in 1,710 of 1,725 objects. */ Salvage_Illegal_POI?: number;
    /** Observed in 1,710 of 1,725 objects. */ Salvage_Illegal_Settlements?: number;
    /** Observed in 1,710 of 1,725 objects. */ Maglocks_Opened?: number;
    /** Observed in 1,710 of 1,725 objects. */ Panels_Opened?: number;
    /** Observed in 1,710 of 1,725 objects. */ Settlements_State_FireOut?: number;
    /** Observed in 1,710 of 1,725 objects. */ Settlements_State_Reboot?: number;
  };
  /** Observed in 50 of 1,725 events. */ Squadron?: {
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
  /** Observed in 1,275 of 1,725 events. */ TG_ENCOUNTERS?: {
    /** Observed in 8 of 1,275 objects. */ TG_ENCOUNTER_WAKES?: number;
    /** Observed in 961 of 1,275 objects. */ TG_ENCOUNTER_KILLED?: number;
    /** Observed in 502 of 1,275 objects. */ TG_ENCOUNTER_IMPRINT?: number;
    /** Observed in 1,226 of 1,275 objects. */ TG_ENCOUNTER_TOTAL?: number;
    /** Observed in 1,226 of 1,275 objects. */ TG_ENCOUNTER_TOTAL_LAST_SYSTEM?: string;
    /** Observed in 1,226 of 1,275 objects. */ TG_ENCOUNTER_TOTAL_LAST_TIMESTAMP?: string;
    /** Observed in 1,226 of 1,275 objects. */ TG_ENCOUNTER_TOTAL_LAST_SHIP?: string;
    /** Observed in 1 of 1,275 objects. */ TG_SCOUT_COUNT?: number;
  };
  /** Observed in all of 1,725 events. */ Crafting: {
    /** Observed in all of 1,725 objects. */ Count_Of_Used_Engineers: number;
    /** Observed in all of 1,725 objects. */ Recipes_Generated: number;
    /** Observed in all of 1,725 objects. */ Recipes_Generated_Rank_1: number;
    /** Observed in all of 1,725 objects. */ Recipes_Generated_Rank_2: number;
    /** Observed in all of 1,725 objects. */ Recipes_Generated_Rank_3: number;
    /** Observed in all of 1,725 objects. */ Recipes_Generated_Rank_4: number;
    /** Observed in all of 1,725 objects. */ Recipes_Generated_Rank_5: number;
    /** Observed in 1,710 of 1,725 objects. */ Suit_Mods_Applied?: number;
    /** Observed in 1,710 of 1,725 objects. */ Weapon_Mods_Applied?: number;
    /** Observed in 1,710 of 1,725 objects. */ Suits_Upgraded?: number;
    /** Observed in 1,710 of 1,725 objects. */ Weapons_Upgraded?: number;
    /** Observed in 1,710 of 1,725 objects. */ Suits_Upgraded_Full?: number;
    /** Observed in 1,710 of 1,725 objects. */ Weapons_Upgraded_Full?: number;
    /** Observed in 1,710 of 1,725 objects. */ Suit_Mods_Applied_Full?: number;
    /** Observed in 1,710 of 1,725 objects. */ Weapon_Mods_Applied_Full?: number;
  };
  /** Observed in all of 1,725 events. */ Crew: {
    /** Observed in 1,724 of 1,725 objects. */ NpcCrew_TotalWages?: number;
    /** Observed in 1,724 of 1,725 objects. */ NpcCrew_Hired?: number;
    /** Observed in 1,724 of 1,725 objects. */ NpcCrew_Fired?: number;
    /** Observed in 1,724 of 1,725 objects. */ NpcCrew_Died?: number;
  };
  /** Observed in all of 1,725 events. */ Multicrew: {
    /** Observed in all of 1,725 objects. */ Multicrew_Time_Total: number;
    /** Observed in all of 1,725 objects. */ Multicrew_Gunner_Time_Total: number;
    /** Observed in all of 1,725 objects. */ Multicrew_Fighter_Time_Total: number;
    /** Observed in all of 1,725 objects. */ Multicrew_Credits_Total: number;
    /** Observed in all of 1,725 objects. */ Multicrew_Fines_Total: number;
  };
  /** Observed in all of 1,725 events. */ Material_Trader_Stats: {
    /** Observed in all of 1,725 objects. */ Trades_Completed: number;
    /** Observed in all of 1,725 objects. */ Materials_Traded: number;
    /** Observed in 1,681 of 1,725 objects. */ Encoded_Materials_Traded?: number;
    /** Observed in 1,670 of 1,725 objects. */ Raw_Materials_Traded?: number;
    /** Observed in 1,562 of 1,725 objects. */ Grade_1_Materials_Traded?: number;
    /** Observed in 1,700 of 1,725 objects. */ Grade_2_Materials_Traded?: number;
    /** Observed in 1,700 of 1,725 objects. */ Grade_3_Materials_Traded?: number;
    /** Observed in 1,682 of 1,725 objects. */ Grade_4_Materials_Traded?: number;
    /** Observed in 1,699 of 1,725 objects. */ Grade_5_Materials_Traded?: number;
    /** Observed in 1,710 of 1,725 objects. */ Assets_Traded_In?: number;
    /** Observed in 1,710 of 1,725 objects. */ Assets_Traded_Out?: number;
  };
  /** Observed in 934 of 1,725 events. */ FLEETCARRIER?: {
    /** Observed in all of 934 objects. */ FLEETCARRIER_EXPORT_TOTAL: number;
    /** Observed in all of 934 objects. */ FLEETCARRIER_IMPORT_TOTAL: number;
    /** Observed in all of 934 objects. */ FLEETCARRIER_TRADEPROFIT_TOTAL: number;
    /** Observed in all of 934 objects. */ FLEETCARRIER_TRADESPEND_TOTAL: number;
    /** Observed in all of 934 objects. */ FLEETCARRIER_STOLENPROFIT_TOTAL: number;
    /** Observed in all of 934 objects. */ FLEETCARRIER_STOLENSPEND_TOTAL: number;
    /** Observed in all of 934 objects. */ FLEETCARRIER_DISTANCE_TRAVELLED: number;
    /** Observed in all of 934 objects. */ FLEETCARRIER_TOTAL_JUMPS: number;
    /** Observed in all of 934 objects. */ FLEETCARRIER_SHIPYARD_SOLD: number;
    /** Observed in all of 934 objects. */ FLEETCARRIER_SHIPYARD_PROFIT: number;
    /** Observed in all of 934 objects. */ FLEETCARRIER_OUTFITTING_SOLD: number;
    /** Observed in all of 934 objects. */ FLEETCARRIER_OUTFITTING_PROFIT: number;
    /** Observed in all of 934 objects. */ FLEETCARRIER_REARM_TOTAL: number;
    /** Observed in all of 934 objects. */ FLEETCARRIER_REFUEL_TOTAL: number;
    /** Observed in all of 934 objects. */ FLEETCARRIER_REFUEL_PROFIT: number;
    /** Observed in all of 934 objects. */ FLEETCARRIER_REPAIRS_TOTAL: number;
    /** Observed in all of 934 objects. */ FLEETCARRIER_VOUCHERS_REDEEMED: number;
    /** Observed in all of 934 objects. */ FLEETCARRIER_VOUCHERS_PROFIT: number;
  };
  /** Observed in 438 of 1,725 events. */ CQC?: {
    /** Observed in 289 of 438 objects. */ CQC_Credits_Earned?: number;
    /** Observed in all of 438 objects. */ CQC_Time_Played: number;
    /** Observed in all of 438 objects. */ CQC_KD: number;
    /** Observed in all of 438 objects. */ CQC_Kills: number;
    /** Observed in all of 438 objects. */ CQC_WL: number;
  };
  /** Observed in 1,710 of 1,725 events. */ Exobiology?: {
    /** Observed in all of 1,710 objects. */ Organic_Genus_Encountered: number;
    /** Observed in all of 1,710 objects. */ Organic_Species_Encountered: number;
    /** Observed in all of 1,710 objects. */ Organic_Variant_Encountered: number;
    /** Observed in all of 1,710 objects. */ Organic_Data_Profits: number;
    /** Observed in all of 1,710 objects. */ Organic_Data: number;
    /** Observed in all of 1,710 objects. */ First_Logged_Profits: number;
    /** Observed in all of 1,710 objects. */ First_Logged: number;
    /** Observed in all of 1,710 objects. */ Organic_Systems: number;
    /** Observed in all of 1,710 objects. */ Organic_Planets: number;
    /** Observed in all of 1,710 objects. */ Organic_Genus: number;
    /** Observed in all of 1,710 objects. */ Organic_Species: number;
  };
}

/** Observed: 1,607 events in 313 journals, game versions 3.8 to 4.3. */
export interface SAASignalsFound {
  /** Observed in all of 1,607 events. */ timestamp: string;
  /** Observed in all of 1,607 events. */ event: "SAASignalsFound";
  /** Observed in all of 1,607 events. */ BodyName: string;
  /** Observed in all of 1,607 events. */ SystemAddress: number | bigint;
  /** Observed in all of 1,607 events. */ BodyID: number | bigint;
  /** Observed in all of 1,607 events. */ Signals: ({
    /** Observed in all of 1,989 objects. */ Type: "$SAA_SignalType_Biological;" | "$SAA_SignalType_Human;" | "$SAA_SignalType_Geological;" | "$SAA_SignalType_Other;" | "Alexandrite" | "Monazite" | "Serendibite" | "$SAA_SignalType_Guardian;" | "Platinum" | "Benitoite" | "Painite" | "Rhodplumsite" | "Musgravite" | "Opal" | "Bromellite" | "Grandidierite" | "$SAA_SignalType_Thargoid;" | "LowTemperatureDiamond" | "Tritium" | "tritium" | (string & {});
    /** Observed in 1,841 of 1,989 objects. */ Type_Localised?: string;
    /** Observed in all of 1,989 objects. */ Count: number;
  })[];
  /** Observed in 1,606 of 1,607 events. */ Genuses?: ({
    /** Observed in all of 3,425 objects. */ Genus: "$Codex_Ent_Bacterial_Genus_Name;" | "$Codex_Ent_Tussocks_Genus_Name;" | "$Codex_Ent_Stratum_Genus_Name;" | "$Codex_Ent_Fungoids_Genus_Name;" | "$Codex_Ent_Osseus_Genus_Name;" | "$Codex_Ent_Shrubs_Genus_Name;" | "$Codex_Ent_Fonticulus_Genus_Name;" | "$Codex_Ent_Cactoid_Genus_Name;" | "$Codex_Ent_Tubus_Genus_Name;" | "$Codex_Ent_Conchas_Genus_Name;" | "$Codex_Ent_Aleoids_Genus_Name;" | "$Codex_Ent_Ground_Struct_Ice_Name;" | "$Codex_Ent_Clypeus_Genus_Name;" | "$Codex_Ent_Fumerolas_Genus_Name;" | "$Codex_Ent_Brancae_Name;" | "$Codex_Ent_Electricae_Genus_Name;" | "$Codex_Ent_Recepta_Genus_Name;" | (string & {});
    /** Observed in all of 3,425 objects. */ Genus_Localised: string;
  })[];
}

/** Observed: 1,569 events in 33 journals, game versions 4.0 to 4.3. */
export interface EngineerCraft {
  /** Observed in all of 1,569 events. */ timestamp: string;
  /** Observed in all of 1,569 events. */ event: "EngineerCraft";
  /** Observed in all of 1,569 events. */ Slot: string;
  /** Observed in all of 1,569 events. */ Module: string;
  /** Observed in 67 of 1,569 events. */ ApplyExperimentalEffect?: string;
  /** Observed in all of 1,569 events. */ Ingredients: ({
    /** Observed in all of 4,043 objects. */ Name: string;
    /** Observed in 2,837 of 4,043 objects. */ Name_Localised?: string;
    /** Observed in all of 4,043 objects. */ Count: number;
  })[];
  /** Observed in all of 1,569 events. */ Engineer: string;
  /** Observed in all of 1,569 events. */ EngineerID: number | bigint;
  /** Observed in all of 1,569 events. */ BlueprintID: number | bigint;
  /** Observed in all of 1,569 events. */ BlueprintName: "HullReinforcement_HeavyDuty" | "Engine_Dirty" | "PowerDistributor_HighFrequency" | "Weapon_LongRange" | "PowerPlant_Armoured" | "Armour_HeavyDuty" | "ShieldGenerator_Reinforced" | "FSD_LongRange" | "ShieldBooster_Resistive" | "PowerPlant_Boosted" | "Weapon_Overcharged" | "ShieldGenerator_Optimised" | "PowerDistributor_PriorityEngines" | "Sensor_LongRange" | "Sensor_LightWeight" | "ShieldBooster_HeavyDuty" | "ShieldGenerator_Thermic" | "Misc_LightWeight" | "Sensor_Expanded" | "Weapon_HighCapacity" | "PowerDistributor_HighCapacity" | "Misc_HeatSinkCapacity" | "PowerDistributor_PriorityWeapons" | "Engine_Tuned" | "PowerPlant_Stealth" | (string & {});
  /** Observed in all of 1,569 events. */ Level: number;
  /** Observed in all of 1,569 events. */ Quality: number;
  /** Observed in 201 of 1,569 events. */ ExperimentalEffect?: "special_thermal_vent" | "special_shield_regenerative" | "special_powerplant_cooled" | "special_powerdistributor_fast" | "special_shieldbooster_thermic" | "special_shieldbooster_kinetic" | "special_hullreinforcement_chunky" | "special_engine_overloaded" | "special_armour_chunky" | "special_fsd_heavy" | "special_engine_lightweight" | "special_powerdistributor_lightweight" | "special_powerplant_lightweight" | "special_shield_health" | "special_armour_thermic" | "special_hullreinforcement_thermic" | "special_powerplant_toughened" | (string & {});
  /** Observed in 201 of 1,569 events. */ ExperimentalEffect_Localised?: string;
  /** Observed in all of 1,569 events. */ Modifiers: ({
    /** Observed in all of 7,400 objects. */ Label: "Mass" | "Integrity" | "PowerDraw" | "ThermicResistance" | "KineticResistance" | "ExplosiveResistance" | "DefenceModifierHealthAddition" | "EnginesCapacity" | "EnginesRecharge" | "SystemsCapacity" | "SystemsRecharge" | "WeaponsCapacity" | "WeaponsRecharge" | "EngineHeatRate" | "EngineOptPerformance" | "EngineOptimalMass" | "HeatEfficiency" | "PowerCapacity" | "ShieldGenStrength" | "DamageFalloffRange" | "MaximumRange" | "DefenceModifierHealthMultiplier" | "EnergyPerRegen" | "BrokenRegenRate" | "FSDOptimalMass" | "SensorTargetScanAngle" | "DamagePerSecond" | "Damage" | "DistributorDraw" | "ThermalLoad" | "ShieldGenOptimalMass" | "DefenceModifierShieldMultiplier" | "Range" | "RegenRate" | "AmmoClipSize" | "AmmoMaximum" | "DSS_PatchRadius" | "RateOfFire" | "ReloadTime" | (string & {});
    /** Observed in all of 7,400 objects. */ Value: number;
    /** Observed in all of 7,400 objects. */ OriginalValue: number;
    /** Observed in all of 7,400 objects. */ LessIsGood: number;
  })[];
}

/** Observed: 1,518 events in 182 journals, game versions 3.8 to 4.2. */
export interface LaunchDrone {
  /** Observed in all of 1,518 events. */ timestamp: string;
  /** Observed in all of 1,518 events. */ event: "LaunchDrone";
  /** Observed in all of 1,518 events. */ Type: "Collection" | "Prospector" | "Repair" | "FuelTransfer" | "Decontamination" | "Research" | (string & {});
}

/** Observed: 1,485 events in 308 journals, game versions 4.0 to 4.4. */
export interface RefuelAll {
  /** Observed in all of 1,485 events. */ timestamp: string;
  /** Observed in all of 1,485 events. */ event: "RefuelAll";
  /** Observed in all of 1,485 events. */ Cost: number;
  /** Observed in all of 1,485 events. */ Amount: number;
}

/** Observed: 1,392 events in 328 journals, game versions 4.0 to 4.4. */
export interface ApproachBody {
  /** Observed in all of 1,392 events. */ timestamp: string;
  /** Observed in all of 1,392 events. */ event: "ApproachBody";
  /** Observed in all of 1,392 events. */ StarSystem: string;
  /** Observed in all of 1,392 events. */ SystemAddress: number | bigint;
  /** Observed in all of 1,392 events. */ Body: string;
  /** Observed in all of 1,392 events. */ BodyID: number | bigint;
}

/** Observed: 1,052 events in 99 journals, game versions 4.0 to 4.2. */
export interface MissionAccepted {
  /** Observed in all of 1,052 events. */ timestamp: string;
  /** Observed in all of 1,052 events. */ event: "MissionAccepted";
  /** Observed in all of 1,052 events. */ Faction: string;
  /** Observed in all of 1,052 events. */ Name: string;
  /** Observed in all of 1,052 events. */ LocalisedName: string;
  /** Observed in 350 of 1,052 events. */ TargetType?: "$MissionUtil_FactionTag_Pirate;" | "$MissionUtil_FactionTag_AIHumanoid;" | "$MissionUtil_FactionTag_PirateLord;" | "$MissionUtil_FactionTag_Deserter;" | "$MissionUtil_FactionTag_DeserterASS;" | (string & {});
  /** Observed in 350 of 1,052 events. */ TargetType_Localised?: string;
  /** Observed in 283 of 1,052 events. */ Commodity?: string;
  /** Observed in 283 of 1,052 events. */ Commodity_Localised?: string;
  /** Observed in 283 of 1,052 events. */ Count?: number;
  /** Observed in 357 of 1,052 events. */ Donation?: string;
  /** Observed in 397 of 1,052 events. */ TargetFaction?: string;
  /** Observed in 340 of 1,052 events. */ KillCount?: number;
  /** Observed in 613 of 1,052 events. */ DestinationSystem?: string;
  /** Observed in 88 of 1,052 events. */ DestinationSettlement?: string;
  /** Observed in 37 of 1,052 events. */ Target?: string;
  /** Observed in 5 of 1,052 events. */ Target_Localised?: string;
  /** Observed in 423 of 1,052 events. */ DestinationStation?: string;
  /** Observed in 1,044 of 1,052 events. */ Expiry?: string;
  /** Observed in all of 1,052 events. */ Wing: boolean;
  /** Observed in all of 1,052 events. */ Influence: "++" | "+" | "None" | (string & {});
  /** Observed in all of 1,052 events. */ Reputation: "++" | "+" | "None" | (string & {});
  /** Observed in 687 of 1,052 events. */ Reward?: number;
  /** Observed in 75 of 1,052 events. */ PassengerCount?: number;
  /** Observed in 75 of 1,052 events. */ PassengerVIPs?: boolean;
  /** Observed in 75 of 1,052 events. */ PassengerWanted?: boolean;
  /** Observed in 75 of 1,052 events. */ PassengerType?: string;
  /** Observed in all of 1,052 events. */ MissionID: number | bigint;
}

/** Observed: 987 events in 155 journals, game versions 4.0 to 4.3. */
export interface ShieldState {
  /** Observed in all of 987 events. */ timestamp: string;
  /** Observed in all of 987 events. */ event: "ShieldState";
  /** Observed in all of 987 events. */ ShieldsUp: boolean;
}

/** Observed: 985 events in 87 journals, game versions 4.0 to 4.2. */
export interface MissionCompleted {
  /** Observed in all of 985 events. */ timestamp: string;
  /** Observed in all of 985 events. */ event: "MissionCompleted";
  /** Observed in all of 985 events. */ Faction: string;
  /** Observed in all of 985 events. */ Name: string;
  /** Observed in 835 of 985 events. */ LocalisedName?: string;
  /** Observed in all of 985 events. */ MissionID: number | bigint;
  /** Observed in 355 of 985 events. */ TargetType?: "$MissionUtil_FactionTag_Pirate;" | "$MissionUtil_FactionTag_PirateLord;" | "$MissionUtil_FactionTag_AIHumanoid;" | (string & {});
  /** Observed in 355 of 985 events. */ TargetType_Localised?: string;
  /** Observed in 224 of 985 events. */ Commodity?: string;
  /** Observed in 224 of 985 events. */ Commodity_Localised?: string;
  /** Observed in 224 of 985 events. */ Count?: number;
  /** Observed in 357 of 985 events. */ Donation?: string;
  /** Observed in 357 of 985 events. */ Donated?: number;
  /** Observed in 394 of 985 events. */ TargetFaction?: string;
  /** Observed in 349 of 985 events. */ KillCount?: number;
  /** Observed in 580 of 985 events. */ DestinationSystem?: string;
  /** Observed in 57 of 985 events. */ DestinationSettlement?: string;
  /** Observed in 25 of 985 events. */ Target?: string;
  /** Observed in 4 of 985 events. */ Target_Localised?: string;
  /** Observed in 426 of 985 events. */ DestinationStation?: string;
  /** Observed in 628 of 985 events. */ Reward?: number;
  /** Observed in 169 of 985 events. */ MaterialsReward?: ({
    /** Observed in all of 169 objects. */ Name?: string;
    /** Observed in 167 of 169 objects. */ Name_Localised?: string;
    /** Observed in all of 169 objects. */ Category?: string;
    /** Observed in all of 169 objects. */ Category_Localised?: string;
    /** Observed in all of 169 objects. */ Count?: number;
  })[];
  /** Observed in all of 985 events. */ FactionEffects: ({
    /** Observed in all of 1,372 objects. */ Faction: string;
    /** Observed in all of 1,372 objects. */ Effects: ({
      /** Observed in all of 1,195 objects. */ Effect: "$MISSIONUTIL_Interaction_Summary_EP_up;" | "$MISSIONUTIL_Interaction_Summary_EP_down;" | "$MISSIONUTIL_Interaction_Summary_SP_up;" | "$MISSIONUTIL_Interaction_Summary_Outbreak_down;" | (string & {});
      /** Observed in all of 1,195 objects. */ Effect_Localised: string;
      /** Observed in all of 1,195 objects. */ Trend: "UpGood" | "DownBad" | "DownGood" | (string & {});
    })[];
    /** Observed in all of 1,372 objects. */ Influence: ({
      /** Observed in all of 1,374 objects. */ SystemAddress: number | bigint;
      /** Observed in all of 1,374 objects. */ Trend: "UpGood" | "DownBad" | (string & {});
      /** Observed in all of 1,374 objects. */ Influence: "++" | "+" | "+++" | "++++" | (string & {});
    })[];
    /** Observed in all of 1,372 objects. */ ReputationTrend: "UpGood" | "DownBad" | (string & {});
    /** Observed in all of 1,372 objects. */ Reputation: "++" | "+" | "+++++" | "+++" | "++++" | (string & {});
  })[];
}

/** Observed: 970 events in 970 journals, game versions 3.8 to 4.4. */
export interface Fileheader {
  /** Observed in all of 970 events. */ timestamp: string;
  /** Observed in all of 970 events. */ event: "Fileheader";
  /** Observed in all of 970 events. */ part: number;
  /** Observed in all of 970 events. */ language: string;
  /** Observed in all of 970 events. */ Odyssey: boolean;
  /** Observed in all of 970 events. */ gameversion: string;
  /** Observed in all of 970 events. */ build: string;
}

/** Observed: 923 events in 297 journals, game versions 4.0 to 4.4. */
export interface LeaveBody {
  /** Observed in all of 923 events. */ timestamp: string;
  /** Observed in all of 923 events. */ event: "LeaveBody";
  /** Observed in all of 923 events. */ StarSystem: string;
  /** Observed in all of 923 events. */ SystemAddress: number | bigint;
  /** Observed in all of 923 events. */ Body: string;
  /** Observed in all of 923 events. */ BodyID: number | bigint;
}

/** Observed: 903 events in 903 journals, game versions 3.8 to 4.4. */
export interface Shutdown {
  /** Observed in all of 903 events. */ timestamp: string;
  /** Observed in all of 903 events. */ event: "Shutdown";
}

/** Observed: 877 events in 117 journals, game versions 4.0 to 4.4. */
export interface Market {
  /** Observed in all of 877 events. */ timestamp: string;
  /** Observed in all of 877 events. */ event: "Market";
  /** Observed in all of 877 events. */ MarketID: number | bigint;
  /** Observed in all of 877 events. */ StationName: string;
  /** Observed in all of 877 events. */ StationType: "FleetCarrier" | "Orbis" | "Outpost" | "Coriolis" | "" | "Bernal" | "CraterOutpost" | "OnFootSettlement" | "CraterPort" | (string & {});
  /** Observed in 510 of 877 events. */ CarrierDockingAccess?: "all" | "none" | (string & {});
  /** Observed in all of 877 events. */ StarSystem: string;
}

/** Observed: 852 events in 14 journals, game versions 3.8 to 4.2. */
export interface MiningRefined {
  /** Observed in all of 852 events. */ timestamp: string;
  /** Observed in all of 852 events. */ event: "MiningRefined";
  /** Observed in all of 852 events. */ Type: string;
  /** Observed in all of 852 events. */ Type_Localised: string;
}

/** Observed: 790 events in 66 journals, game versions 4.0 to 4.3. */
export interface SendText {
  /** Observed in all of 790 events. */ timestamp: string;
  /** Observed in all of 790 events. */ event: "SendText";
  /** Observed in all of 790 events. */ To: string;
  /** Observed in all of 790 events. */ Message: string;
  /** Observed in all of 790 events. */ Sent: boolean;
}

/** Observed: 759 events in 130 journals, game versions 4.0 to 4.3. */
export interface CarrierStats {
  /** Observed in all of 759 events. */ timestamp: string;
  /** Observed in all of 759 events. */ event: "CarrierStats";
  /** Observed in all of 759 events. */ CarrierID: number | bigint;
  /** Observed in 1 of 759 events. */ CarrierType?: string;
  /** Observed in all of 759 events. */ Callsign: string;
  /** Observed in all of 759 events. */ Name: string;
  /** Observed in all of 759 events. */ DockingAccess: "all" | "none" | (string & {});
  /** Observed in all of 759 events. */ AllowNotorious: boolean;
  /** Observed in all of 759 events. */ FuelLevel: number;
  /** Observed in all of 759 events. */ JumpRangeCurr: number;
  /** Observed in all of 759 events. */ JumpRangeMax: number;
  /** Observed in all of 759 events. */ PendingDecommission: boolean;
  /** Observed in all of 759 events. */ SpaceUsage: {
    /** Observed in all of 759 objects. */ TotalCapacity: number;
    /** Observed in all of 759 objects. */ Crew: number;
    /** Observed in all of 759 objects. */ Cargo: number;
    /** Observed in all of 759 objects. */ CargoSpaceReserved: number;
    /** Observed in all of 759 objects. */ ShipPacks: number;
    /** Observed in all of 759 objects. */ ModulePacks: number;
    /** Observed in all of 759 objects. */ FreeSpace: number;
  };
  /** Observed in all of 759 events. */ Finance: {
    /** Observed in all of 759 objects. */ CarrierBalance: number;
    /** Observed in all of 759 objects. */ ReserveBalance: number;
    /** Observed in all of 759 objects. */ AvailableBalance: number;
    /** Observed in 756 of 759 objects. */ ReservePercent?: number;
    /** Observed in 4 of 759 objects. */ TaxRate_pioneersupplies?: number;
    /** Observed in 76 of 759 objects. */ TaxRate_shipyard?: number;
    /** Observed in 757 of 759 objects. */ TaxRate_rearm?: number;
    /** Observed in 210 of 759 objects. */ TaxRate_outfitting?: number;
    /** Observed in 757 of 759 objects. */ TaxRate_refuel?: number;
    /** Observed in 757 of 759 objects. */ TaxRate_repair?: number;
  };
  /** Observed in all of 759 events. */ Crew: ({
    /** Observed in all of 10,626 objects. */ CrewRole: "Bartender" | "BlackMarket" | "Captain" | "CarrierFuel" | "Commodities" | "Exploration" | "Outfitting" | "PioneerSupplies" | "Rearm" | "Refuel" | "Repair" | "Shipyard" | "VistaGenomics" | "VoucherRedemption" | (string & {});
    /** Observed in all of 10,626 objects. */ Activated: boolean;
    /** Observed in 6,699 of 10,626 objects. */ Enabled?: boolean;
    /** Observed in 6,699 of 10,626 objects. */ CrewName?: string;
  })[];
  /** Observed in all of 759 events. */ ShipPacks: unknown[];
  /** Observed in all of 759 events. */ ModulePacks: ({
    /** Observed in all of 3 objects. */ PackTheme?: string;
    /** Observed in all of 3 objects. */ PackTier?: number;
  })[];
}

/** Observed: 725 events in 17 journals, game version 4.0. */
export interface FactionKillBond {
  /** Observed in all of 725 events. */ timestamp: string;
  /** Observed in all of 725 events. */ event: "FactionKillBond";
  /** Observed in all of 725 events. */ Reward: number;
  /** Observed in all of 725 events. */ AwardingFaction: string;
  /** Observed in 134 of 725 events. */ AwardingFaction_Localised?: string;
  /** Observed in all of 725 events. */ VictimFaction: string;
  /** Observed in 134 of 725 events. */ VictimFaction_Localised?: string;
}

/** Observed: 711 events in 226 journals, game versions 4.0 to 4.3. */
export interface LaunchSRV {
  /** Observed in all of 711 events. */ timestamp: string;
  /** Observed in all of 711 events. */ event: "LaunchSRV";
  /** Observed in all of 711 events. */ SRVType: "testbuggy" | "combat_multicrew_srv_01" | (string & {});
  /** Observed in all of 711 events. */ SRVType_Localised: string;
  /** Observed in all of 711 events. */ Loadout: "starter" | "default" | (string & {});
  /** Observed in all of 711 events. */ ID: number | bigint;
  /** Observed in all of 711 events. */ PlayerControlled: boolean;
}

/** Observed: 700 events in 222 journals, game versions 4.0 to 4.3. */
export interface DockSRV {
  /** Observed in all of 700 events. */ timestamp: string;
  /** Observed in all of 700 events. */ event: "DockSRV";
  /** Observed in all of 700 events. */ SRVType: "testbuggy" | "combat_multicrew_srv_01" | (string & {});
  /** Observed in all of 700 events. */ SRVType_Localised: string;
  /** Observed in all of 700 events. */ ID: number | bigint;
}

/** Observed: 586 events in 116 journals, game versions 4.0 to 4.3. */
export interface HeatWarning {
  /** Observed in all of 586 events. */ timestamp: string;
  /** Observed in all of 586 events. */ event: "HeatWarning";
}

/** Observed: 555 events in 62 journals, game versions 4.0 to 4.4. */
export interface ModuleBuy {
  /** Observed in all of 555 events. */ timestamp: string;
  /** Observed in all of 555 events. */ event: "ModuleBuy";
  /** Observed in all of 555 events. */ Slot: string;
  /** Observed in 91 of 555 events. */ SellItem?: string;
  /** Observed in 91 of 555 events. */ SellItem_Localised?: string;
  /** Observed in 91 of 555 events. */ SellPrice?: number;
  /** Observed in 133 of 555 events. */ StoredItem?: string;
  /** Observed in 133 of 555 events. */ StoredItem_Localised?: string;
  /** Observed in all of 555 events. */ BuyItem: string;
  /** Observed in all of 555 events. */ BuyItem_Localised: string;
  /** Observed in all of 555 events. */ MarketID: number | bigint;
  /** Observed in all of 555 events. */ BuyPrice: number;
  /** Observed in all of 555 events. */ Ship: "anaconda" | "krait_mkii" | "asp" | "type9_military" | "corsair" | "mandalay" | "python" | "krait_light" | "lakonminer" | "mamba" | "python_nx" | "empire_courier" | "explorer_nx" | "cobramkiii" | "diamondbackxl" | "federation_corvette" | "ferdelance" | "type8" | "typex" | "cutter" | "type9" | (string & {});
  /** Observed in all of 555 events. */ ShipID: number | bigint;
}

/** Observed: 552 events in 18 journals, game version 4.0. */
export interface DatalinkScan {
  /** Observed in all of 552 events. */ timestamp: string;
  /** Observed in all of 552 events. */ event: "DatalinkScan";
  /** Observed in all of 552 events. */ Message: string;
  /** Observed in all of 552 events. */ Message_Localised: string;
}

/** Observed: 532 events in 4 journals, game version 4.1. */
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

/** Observed: 531 events in 80 journals, game versions 4.0 to 4.2. */
export interface MissionRedirected {
  /** Observed in all of 531 events. */ timestamp: string;
  /** Observed in all of 531 events. */ event: "MissionRedirected";
  /** Observed in all of 531 events. */ MissionID: number | bigint;
  /** Observed in all of 531 events. */ Name: string;
  /** Observed in 425 of 531 events. */ LocalisedName?: string;
  /** Observed in 1 of 531 events. */ LocalisedName_Localised?: string;
  /** Observed in all of 531 events. */ NewDestinationStation: string;
  /** Observed in all of 531 events. */ NewDestinationSystem: string;
  /** Observed in all of 531 events. */ OldDestinationStation: string;
  /** Observed in all of 531 events. */ OldDestinationSystem: string;
}

/** Observed: 476 events in 115 journals, game versions 4.0 to 4.2. */
export interface HullDamage {
  /** Observed in all of 476 events. */ timestamp: string;
  /** Observed in all of 476 events. */ event: "HullDamage";
  /** Observed in all of 476 events. */ Health: number;
  /** Observed in all of 476 events. */ PlayerPilot: boolean;
  /** Observed in 422 of 476 events. */ Fighter?: boolean;
}

/** Observed: 461 events in 190 journals, game versions 4.0 to 4.4. */
export interface StoredShips {
  /** Observed in all of 461 events. */ timestamp: string;
  /** Observed in all of 461 events. */ event: "StoredShips";
  /** Observed in all of 461 events. */ StationName: string;
  /** Observed in all of 461 events. */ MarketID: number | bigint;
  /** Observed in all of 461 events. */ StarSystem: string;
  /** Observed in all of 461 events. */ ShipsHere: ({
    /** Observed in all of 2,519 objects. */ ShipID: number | bigint;
    /** Observed in all of 2,519 objects. */ ShipType: "krait_light" | "anaconda" | "cutter" | "typex" | "krait_mkii" | "asp" | "type9" | "type7" | "python" | "sidewinder" | "empire_courier" | "mandalay" | "ferdelance" | "type9_military" | "belugaliner" | "federation_corvette" | "mamba" | "cobramkiii" | "typex_3" | "diamondbackxl" | "python_nx" | "type6" | "type8" | "corsair" | "empire_eagle" | "empire_trader" | "federation_dropship" | "federation_dropship_mkii" | "federation_gunship" | "lakonminer" | "typex_2" | "explorer_nx" | "panthermkii" | (string & {});
    /** Observed in 1,880 of 2,519 objects. */ ShipType_Localised?: string;
    /** Observed in 1,717 of 2,519 objects. */ Name?: string;
    /** Observed in all of 2,519 objects. */ Value: number;
    /** Observed in all of 2,519 objects. */ Hot: boolean;
  })[];
  /** Observed in all of 461 events. */ ShipsRemote: ({
    /** Observed in all of 3,091 objects. */ ShipID: number | bigint;
    /** Observed in all of 3,091 objects. */ ShipType: "Python" | "SideWinder" | "Type9_Military" | "Krait_MkII" | "CobraMkIII" | "Type9" | "Asp" | "TypeX" | "Cutter" | "Krait_Light" | "Federation_Corvette" | "Anaconda" | "Type7" | "Type6" | "Mamba" | "FerDeLance" | "Empire_Courier" | "Type8" | "Python_NX" | "Viper" | "Mandalay" | "Eagle" | "DiamondBackXL" | "Hauler" | "PantherMkII" | "BelugaLiner" | "Empire_Eagle" | "Explorer_NX" | "LakonMiner" | (string & {});
    /** Observed in 2,022 of 3,091 objects. */ ShipType_Localised?: string;
    /** Observed in all of 3,091 objects. */ Name: string;
    /** Observed in 42 of 3,091 objects. */ InTransit?: boolean;
    /** Observed in 3,049 of 3,091 objects. */ StarSystem?: string;
    /** Observed in 3,049 of 3,091 objects. */ ShipMarketID?: number | bigint;
    /** Observed in 3,049 of 3,091 objects. */ TransferPrice?: number;
    /** Observed in 3,049 of 3,091 objects. */ TransferTime?: number;
    /** Observed in all of 3,091 objects. */ Value: number;
    /** Observed in all of 3,091 objects. */ Hot: boolean;
  })[];
}

/** Observed: 456 events in 48 journals, game versions 4.0 to 4.4. */
export interface JetConeBoost {
  /** Observed in all of 456 events. */ timestamp: string;
  /** Observed in all of 456 events. */ event: "JetConeBoost";
  /** Observed in all of 456 events. */ BoostValue: number;
}

/** Observed: 453 events in 190 journals, game versions 4.0 to 4.4. */
export interface Shipyard {
  /** Observed in all of 453 events. */ timestamp: string;
  /** Observed in all of 453 events. */ event: "Shipyard";
  /** Observed in all of 453 events. */ MarketID: number | bigint;
  /** Observed in all of 453 events. */ StationName: string;
  /** Observed in all of 453 events. */ StarSystem: string;
}

/** Observed: 405 events in 135 journals, game versions 4.0 to 4.4. */
export interface Outfitting {
  /** Observed in all of 405 events. */ timestamp: string;
  /** Observed in all of 405 events. */ event: "Outfitting";
  /** Observed in all of 405 events. */ MarketID: number | bigint;
  /** Observed in all of 405 events. */ StationName: string;
  /** Observed in all of 405 events. */ StarSystem: string;
}

/** Observed: 397 events in 59 journals, game versions 4.0 to 4.1. */
export interface MarketBuy {
  /** Observed in all of 397 events. */ timestamp: string;
  /** Observed in all of 397 events. */ event: "MarketBuy";
  /** Observed in all of 397 events. */ MarketID: number | bigint;
  /** Observed in all of 397 events. */ Type: string;
  /** Observed in 120 of 397 events. */ Type_Localised?: string;
  /** Observed in all of 397 events. */ Count: number;
  /** Observed in all of 397 events. */ BuyPrice: number;
  /** Observed in all of 397 events. */ TotalCost: number;
}

/** Observed: 395 events in 182 journals, game versions 4.0 to 4.4. */
export interface RepairAll {
  /** Observed in all of 395 events. */ timestamp: string;
  /** Observed in all of 395 events. */ event: "RepairAll";
  /** Observed in all of 395 events. */ Cost: number;
}

/** Observed: 349 events in 43 journals, game version 4.0. */
export interface MaterialTrade {
  /** Observed in all of 349 events. */ timestamp: string;
  /** Observed in all of 349 events. */ event: "MaterialTrade";
  /** Observed in all of 349 events. */ MarketID: number | bigint;
  /** Observed in all of 349 events. */ TraderType: "manufactured" | "raw" | "encoded" | (string & {});
  /** Observed in all of 349 events. */ Paid: {
    /** Observed in all of 349 objects. */ Material: string;
    /** Observed in 249 of 349 objects. */ Material_Localised?: string;
    /** Observed in all of 349 objects. */ Category: "Manufactured" | "Raw" | "Encoded" | (string & {});
    /** Observed in all of 349 objects. */ Quantity: number;
  };
  /** Observed in all of 349 events. */ Received: {
    /** Observed in all of 349 objects. */ Material: string;
    /** Observed in 249 of 349 objects. */ Material_Localised?: string;
    /** Observed in all of 349 objects. */ Category: "Manufactured" | "Raw" | "Encoded" | (string & {});
    /** Observed in all of 349 objects. */ Quantity: number;
  };
}

/** Observed: 340 events in 51 journals, game versions 4.0 to 4.2. */
export interface CollectCargo {
  /** Observed in all of 340 events. */ timestamp: string;
  /** Observed in all of 340 events. */ event: "CollectCargo";
  /** Observed in all of 340 events. */ Type: string;
  /** Observed in 304 of 340 events. */ Type_Localised?: string;
  /** Observed in all of 340 events. */ Stolen: boolean;
  /** Observed in 35 of 340 events. */ MissionID?: number | bigint;
}

/** Observed: 337 events in 114 journals, game versions 4.0 to 4.4. */
export interface ApproachSettlement {
  /** Observed in all of 337 events. */ timestamp: string;
  /** Observed in all of 337 events. */ event: "ApproachSettlement";
  /** Observed in all of 337 events. */ Name: string;
  /** Observed in 46 of 337 events. */ Name_Localised?: string;
  /** Observed in 289 of 337 events. */ MarketID?: number | bigint;
  /** Observed in 160 of 337 events. */ StationFaction?: {
    /** Observed in all of 160 objects. */ Name?: string;
    /** Observed in 48 of 160 objects. */ FactionState?: string;
  };
  /** Observed in 160 of 337 events. */ StationGovernment?: string;
  /** Observed in 160 of 337 events. */ StationGovernment_Localised?: string;
  /** Observed in 74 of 337 events. */ StationAllegiance?: string;
  /** Observed in 160 of 337 events. */ StationServices?: ("flightcontroller" | "stationoperations" | "dock" | "refuel" | "repair" | "stationMenu" | "autodock" | "contacts" | "commodities" | "engineer" | "searchrescue" | "rearm" | "livery" | "outfitting" | "tuning" | "shop" | "missions" | "missionsgenerated" | "exploration" | "facilitator" | "blackmarket" | "crewlounge" | "bartender" | "pioneersupplies" | "socialspace" | "vistagenomics" | "apexinterstellar" | "frontlinesolutions" | "powerplay" | "shipyard" | "refinery" | "colonisationcontribution" | "registeringcolonisation" | "techBroker" | (string & {}))[];
  /** Observed in 160 of 337 events. */ StationEconomy?: string;
  /** Observed in 160 of 337 events. */ StationEconomy_Localised?: string;
  /** Observed in 160 of 337 events. */ StationEconomies?: ({
    /** Observed in all of 165 objects. */ Name?: string;
    /** Observed in all of 165 objects. */ Name_Localised?: string;
    /** Observed in all of 165 objects. */ Proportion?: number;
  })[];
  /** Observed in all of 337 events. */ SystemAddress: number | bigint;
  /** Observed in all of 337 events. */ BodyID: number | bigint;
  /** Observed in all of 337 events. */ BodyName: string;
  /** Observed in all of 337 events. */ Latitude: number;
  /** Observed in all of 337 events. */ Longitude: number;
}

/** Observed: 296 events in 153 journals, game versions 4.0 to 4.3. */
export interface BuyAmmo {
  /** Observed in all of 296 events. */ timestamp: string;
  /** Observed in all of 296 events. */ event: "BuyAmmo";
  /** Observed in all of 296 events. */ Cost: number;
}

/** Observed: 294 events in 14 journals, game versions 3.8 to 4.2. */
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

/** Observed: 284 events in 47 journals, game versions 4.0 to 4.2. */
export interface MarketSell {
  /** Observed in all of 284 events. */ timestamp: string;
  /** Observed in all of 284 events. */ event: "MarketSell";
  /** Observed in all of 284 events. */ MarketID: number | bigint;
  /** Observed in all of 284 events. */ Type: string;
  /** Observed in 62 of 284 events. */ Type_Localised?: string;
  /** Observed in all of 284 events. */ Count: number;
  /** Observed in all of 284 events. */ SellPrice: number;
  /** Observed in all of 284 events. */ TotalSale: number;
  /** Observed in all of 284 events. */ AvgPricePaid: number;
}

/** Observed: 277 events in 151 journals, game versions 4.0 to 4.4. */
export interface ShipyardSwap {
  /** Observed in all of 277 events. */ timestamp: string;
  /** Observed in all of 277 events. */ event: "ShipyardSwap";
  /** Observed in all of 277 events. */ ShipType: "krait_light" | "asp" | "cutter" | "anaconda" | "typex" | "krait_mkii" | "type9" | "empire_courier" | "mandalay" | "python" | "type9_military" | "federation_corvette" | "ferdelance" | "mamba" | "corsair" | "diamondbackxl" | "belugaliner" | "explorer_nx" | "python_nx" | "type6" | "type7" | "type8" | (string & {});
  /** Observed in 225 of 277 events. */ ShipType_Localised?: string;
  /** Observed in all of 277 events. */ ShipID: number | bigint;
  /** Observed in all of 277 events. */ StoreOldShip: "Krait_Light" | "Asp" | "Cutter" | "Anaconda" | "Krait_MkII" | "TypeX" | "Type9" | "Type9_Military" | "Python" | "Empire_Courier" | "Mandalay" | "FerDeLance" | "Mamba" | "Corsair" | "Explorer_NX" | "Federation_Corvette" | "Python_NX" | "Type8" | "BelugaLiner" | "CobraMkIII" | "DiamondBackXL" | "SideWinder" | "Type7" | (string & {});
  /** Observed in all of 277 events. */ StoreShipID: number | bigint;
  /** Observed in all of 277 events. */ MarketID: number | bigint;
}

/** Observed: 256 events in 58 journals, game versions 4.0 to 4.2. */
export interface EjectCargo {
  /** Observed in all of 256 events. */ timestamp: string;
  /** Observed in all of 256 events. */ event: "EjectCargo";
  /** Observed in all of 256 events. */ Type: string;
  /** Observed in 189 of 256 events. */ Type_Localised?: string;
  /** Observed in all of 256 events. */ Count: number;
  /** Observed in all of 256 events. */ Abandoned: boolean;
  /** Observed in 2 of 256 events. */ PowerplayOrigin?: string;
}

/** Observed: 198 events in 127 journals, game versions 4.0 to 4.2. */
export interface USSDrop {
  /** Observed in all of 198 events. */ timestamp: string;
  /** Observed in all of 198 events. */ event: "USSDrop";
  /** Observed in all of 198 events. */ USSType?: string;
  /** Observed in all of 198 events. */ USSType_Localised?: string;
  /** Observed in all of 198 events. */ USSThreat?: number;
}

/** Observed: 183 events in 65 journals, game versions 4.0 to 4.4. */
export interface ModuleRetrieve {
  /** Observed in all of 183 events. */ timestamp: string;
  /** Observed in all of 183 events. */ event: "ModuleRetrieve";
  /** Observed in all of 183 events. */ MarketID?: number | bigint;
  /** Observed in all of 183 events. */ Slot?: string;
  /** Observed in all of 183 events. */ RetrievedItem?: string;
  /** Observed in all of 183 events. */ RetrievedItem_Localised?: string;
  /** Observed in all of 183 events. */ Ship?: string;
  /** Observed in all of 183 events. */ ShipID?: number | bigint;
  /** Observed in all of 183 events. */ Hot?: boolean;
  /** Observed in 58 of 183 events. */ EngineerModifications?: string;
  /** Observed in 58 of 183 events. */ Level?: number;
  /** Observed in 58 of 183 events. */ Quality?: number;
  /** Observed in 60 of 183 events. */ SwapOutItem?: string;
  /** Observed in 60 of 183 events. */ SwapOutItem_Localised?: string;
}

/** Observed: 177 events in 2 journals, game versions 4.0 to 4.1. */
export interface PowerplayCollect {
  /** Observed in all of 177 events. */ timestamp: string;
  /** Observed in all of 177 events. */ event: "PowerplayCollect";
  /** Observed in all of 177 events. */ Power?: string;
  /** Observed in all of 177 events. */ Type?: string;
  /** Observed in all of 177 events. */ Type_Localised?: string;
  /** Observed in all of 177 events. */ Count?: number;
}

/** Observed: 174 events in 44 journals, game versions 4.0 to 4.2. */
export interface CommitCrime {
  /** Observed in all of 174 events. */ timestamp: string;
  /** Observed in all of 174 events. */ event: "CommitCrime";
  /** Observed in all of 174 events. */ CrimeType?: string;
  /** Observed in all of 174 events. */ Faction?: string;
  /** Observed in 67 of 174 events. */ Victim?: string;
  /** Observed in 11 of 174 events. */ Victim_Localised?: string;
  /** Observed in 63 of 174 events. */ Bounty?: number;
  /** Observed in 111 of 174 events. */ Fine?: number;
}

/** Observed: 165 events in 44 journals, game versions 4.0 to 4.2. */
export interface ModuleStore {
  /** Observed in all of 165 events. */ timestamp: string;
  /** Observed in all of 165 events. */ event: "ModuleStore";
  /** Observed in all of 165 events. */ MarketID?: number | bigint;
  /** Observed in all of 165 events. */ Slot?: string;
  /** Observed in all of 165 events. */ StoredItem?: string;
  /** Observed in all of 165 events. */ StoredItem_Localised?: string;
  /** Observed in all of 165 events. */ Ship?: string;
  /** Observed in all of 165 events. */ ShipID?: number | bigint;
  /** Observed in all of 165 events. */ Hot?: boolean;
  /** Observed in 37 of 165 events. */ EngineerModifications?: string;
  /** Observed in 37 of 165 events. */ Level?: number;
  /** Observed in 37 of 165 events. */ Quality?: number;
}

/** Observed: 161 events in 32 journals, game version 4.0. */
export interface UseConsumable {
  /** Observed in all of 161 events. */ timestamp: string;
  /** Observed in all of 161 events. */ event: "UseConsumable";
  /** Observed in all of 161 events. */ Name?: string;
  /** Observed in all of 161 events. */ Name_Localised?: string;
  /** Observed in all of 161 events. */ Type?: string;
}

/** Observed: 156 events in 1 journal, game version 4.0. */
export interface PowerplayFastTrack {
  /** Observed in all of 156 events. */ timestamp: string;
  /** Observed in all of 156 events. */ event: "PowerplayFastTrack";
  /** Observed in all of 156 events. */ Power?: string;
  /** Observed in all of 156 events. */ Cost?: number;
}

/** Observed: 146 events in 34 journals, game versions 4.0 to 4.3. */
export interface ModuleSell {
  /** Observed in all of 146 events. */ timestamp: string;
  /** Observed in all of 146 events. */ event: "ModuleSell";
  /** Observed in all of 146 events. */ MarketID?: number | bigint;
  /** Observed in all of 146 events. */ Slot?: string;
  /** Observed in all of 146 events. */ SellItem?: string;
  /** Observed in all of 146 events. */ SellItem_Localised?: string;
  /** Observed in all of 146 events. */ SellPrice?: number;
  /** Observed in all of 146 events. */ Ship?: string;
  /** Observed in all of 146 events. */ ShipID?: number | bigint;
}

/** Observed: 144 events in 68 journals, game version 4.0. */
export interface Screenshot {
  /** Observed in all of 144 events. */ timestamp: string;
  /** Observed in all of 144 events. */ event: "Screenshot";
  /** Observed in all of 144 events. */ Filename?: string;
  /** Observed in all of 144 events. */ Width?: number;
  /** Observed in all of 144 events. */ Height?: number;
  /** Observed in 141 of 144 events. */ System?: string;
  /** Observed in 141 of 144 events. */ Body?: string;
  /** Observed in 71 of 144 events. */ Latitude?: number;
  /** Observed in 71 of 144 events. */ Longitude?: number;
  /** Observed in 71 of 144 events. */ Heading?: number;
  /** Observed in 23 of 144 events. */ Altitude?: number;
}

/** Observed: 140 events in 25 journals, game versions 4.0 to 4.3. */
export interface FetchRemoteModule {
  /** Observed in all of 140 events. */ timestamp: string;
  /** Observed in all of 140 events. */ event: "FetchRemoteModule";
  /** Observed in all of 140 events. */ StorageSlot?: number;
  /** Observed in all of 140 events. */ StoredItem?: string;
  /** Observed in all of 140 events. */ StoredItem_Localised?: string;
  /** Observed in all of 140 events. */ ServerId?: number | bigint;
  /** Observed in all of 140 events. */ TransferCost?: number;
  /** Observed in all of 140 events. */ TransferTime?: number;
  /** Observed in all of 140 events. */ Ship?: string;
  /** Observed in all of 140 events. */ ShipID?: number | bigint;
}

/** Observed: 134 events in 79 journals, game versions 4.0 to 4.1. */
export interface CarrierJumpRequest {
  /** Observed in all of 134 events. */ timestamp: string;
  /** Observed in all of 134 events. */ event: "CarrierJumpRequest";
  /** Observed in all of 134 events. */ CarrierID?: number | bigint;
  /** Observed in all of 134 events. */ SystemName?: string;
  /** Observed in 115 of 134 events. */ Body?: string;
  /** Observed in all of 134 events. */ SystemAddress?: number | bigint;
  /** Observed in all of 134 events. */ BodyID?: number | bigint;
  /** Observed in all of 134 events. */ DepartureTime?: string;
}

/** Observed: 134 events in 47 journals, game versions 4.0 to 4.1. */
export interface LaunchFighter {
  /** Observed in all of 134 events. */ timestamp: string;
  /** Observed in all of 134 events. */ event: "LaunchFighter";
  /** Observed in all of 134 events. */ Loadout?: string;
  /** Observed in all of 134 events. */ ID?: number | bigint;
  /** Observed in all of 134 events. */ PlayerControlled?: boolean;
}

/** Observed: 133 events in 95 journals, game versions 4.0 to 4.3. */
export interface Repair {
  /** Observed in all of 133 events. */ timestamp: string;
  /** Observed in all of 133 events. */ event: "Repair";
  /** Observed in all of 133 events. */ Items?: (string)[];
  /** Observed in all of 133 events. */ Cost?: number;
}

/** Observed: 114 events in 37 journals, game versions 4.0 to 4.2. */
export interface HeatDamage {
  /** Observed in all of 114 events. */ timestamp: string;
  /** Observed in all of 114 events. */ event: "HeatDamage";
}

/** Observed: 111 events in 5 journals, game version 4.0. */
export interface DatalinkVoucher {
  /** Observed in all of 111 events. */ timestamp: string;
  /** Observed in all of 111 events. */ event: "DatalinkVoucher";
  /** Observed in all of 111 events. */ Reward?: number;
  /** Observed in all of 111 events. */ VictimFaction?: string;
  /** Observed in all of 111 events. */ PayeeFaction?: string;
}

/** Observed: 108 events in 56 journals, game versions 4.1 to 4.4. */
export interface CarrierLocation {
  /** Observed in all of 108 events. */ timestamp: string;
  /** Observed in all of 108 events. */ event: "CarrierLocation";
  /** Observed in 57 of 108 events. */ CarrierType?: string;
  /** Observed in all of 108 events. */ CarrierID?: number | bigint;
  /** Observed in all of 108 events. */ StarSystem?: string;
  /** Observed in all of 108 events. */ SystemAddress?: number | bigint;
  /** Observed in all of 108 events. */ BodyID?: number | bigint;
}

/** Observed: 107 events in 24 journals, game versions 4.0 to 4.1. */
export interface MissionAbandoned {
  /** Observed in all of 107 events. */ timestamp: string;
  /** Observed in all of 107 events. */ event: "MissionAbandoned";
  /** Observed in all of 107 events. */ Name?: string;
  /** Observed in 72 of 107 events. */ LocalisedName?: string;
  /** Observed in all of 107 events. */ MissionID?: number | bigint;
}

/** Observed: 94 events in 7 journals, game version 4.0. */
export interface CarrierCrewServices {
  /** Observed in all of 94 events. */ timestamp: string;
  /** Observed in all of 94 events. */ event: "CarrierCrewServices";
  /** Observed in all of 94 events. */ CarrierID?: number | bigint;
  /** Observed in all of 94 events. */ CrewRole?: string;
  /** Observed in all of 94 events. */ Operation?: string;
  /** Observed in all of 94 events. */ CrewName?: string;
}

/** Observed: 92 events in 14 journals, game versions 4.0 to 4.1. */
export interface AfmuRepairs {
  /** Observed in all of 92 events. */ timestamp: string;
  /** Observed in all of 92 events. */ event: "AfmuRepairs";
  /** Observed in all of 92 events. */ Module?: string;
  /** Observed in all of 92 events. */ Module_Localised?: string;
  /** Observed in all of 92 events. */ FullyRepaired?: boolean;
  /** Observed in all of 92 events. */ Health?: number;
}

/** Observed: 91 events in 51 journals, game versions 4.0 to 4.2. */
export interface Interdicted {
  /** Observed in all of 91 events. */ timestamp: string;
  /** Observed in all of 91 events. */ event: "Interdicted";
  /** Observed in all of 91 events. */ Submitted?: boolean;
  /** Observed in 45 of 91 events. */ Interdictor?: string;
  /** Observed in 2 of 91 events. */ Interdictor_Localised?: string;
  /** Observed in all of 91 events. */ IsPlayer?: boolean;
  /** Observed in 9 of 91 events. */ CombatRank?: number;
  /** Observed in 46 of 91 events. */ IsThargoid?: boolean;
  /** Observed in 36 of 91 events. */ Faction?: string;
}

/** Observed: 91 events in 29 journals, game versions 4.0 to 4.1. */
export interface WingAdd {
  /** Observed in all of 91 events. */ timestamp: string;
  /** Observed in all of 91 events. */ event: "WingAdd";
  /** Observed in all of 91 events. */ Name?: string;
}

/** Observed: 82 events in 36 journals, game versions 4.0 to 4.3. */
export interface CarrierJump {
  /** Observed in all of 82 events. */ timestamp: string;
  /** Observed in all of 82 events. */ event: "CarrierJump";
  /** Observed in all of 82 events. */ Docked?: boolean;
  /** Observed in 22 of 82 events. */ OnFoot?: boolean;
  /** Observed in 60 of 82 events. */ StationName?: string;
  /** Observed in 60 of 82 events. */ StationType?: string;
  /** Observed in 60 of 82 events. */ MarketID?: number | bigint;
  /** Observed in 60 of 82 events. */ StationFaction?: {
    /** Observed in all of 60 objects. */ Name?: string;
  };
  /** Observed in 60 of 82 events. */ StationGovernment?: string;
  /** Observed in 60 of 82 events. */ StationGovernment_Localised?: string;
  /** Observed in 60 of 82 events. */ StationServices?: ("autodock" | "carrierfuel" | "carriermanagement" | "commodities" | "contacts" | "crewlounge" | "dock" | "engineer" | "flightcontroller" | "refuel" | "repair" | "socialspace" | "stationMenu" | "stationoperations" | "rearm" | "livery" | "outfitting" | "shipyard" | "exploration" | "bartender" | "vistagenomics" | "voucherredemption" | (string & {}))[];
  /** Observed in 60 of 82 events. */ StationEconomy?: string;
  /** Observed in 60 of 82 events. */ StationEconomy_Localised?: string;
  /** Observed in 60 of 82 events. */ StationEconomies?: ({
    /** Observed in all of 60 objects. */ Name?: string;
    /** Observed in all of 60 objects. */ Name_Localised?: string;
    /** Observed in all of 60 objects. */ Proportion?: number;
  })[];
  /** Observed in 60 of 82 events. */ Taxi?: boolean;
  /** Observed in 60 of 82 events. */ Multicrew?: boolean;
  /** Observed in all of 82 events. */ StarSystem?: string;
  /** Observed in all of 82 events. */ SystemAddress?: number | bigint;
  /** Observed in all of 82 events. */ StarPos?: (number)[];
  /** Observed in all of 82 events. */ SystemAllegiance?: string;
  /** Observed in all of 82 events. */ SystemEconomy?: string;
  /** Observed in all of 82 events. */ SystemEconomy_Localised?: string;
  /** Observed in all of 82 events. */ SystemSecondEconomy?: string;
  /** Observed in all of 82 events. */ SystemSecondEconomy_Localised?: string;
  /** Observed in all of 82 events. */ SystemGovernment?: string;
  /** Observed in all of 82 events. */ SystemGovernment_Localised?: string;
  /** Observed in all of 82 events. */ SystemSecurity?: string;
  /** Observed in all of 82 events. */ SystemSecurity_Localised?: string;
  /** Observed in all of 82 events. */ Population?: number;
  /** Observed in all of 82 events. */ Body?: string;
  /** Observed in all of 82 events. */ BodyID?: number | bigint;
  /** Observed in all of 82 events. */ BodyType?: string;
  /** Observed in 5 of 82 events. */ ControllingPower?: string;
  /** Observed in 7 of 82 events. */ Powers?: (string)[];
  /** Observed in 7 of 82 events. */ PowerplayState?: string;
  /** Observed in 1 of 82 events. */ PowerplayConflictProgress?: ({
    /** Observed in all of 4 objects. */ Power?: string;
    /** Observed in all of 4 objects. */ ConflictProgress?: number;
  })[];
  /** Observed in 3 of 82 events. */ PowerplayStateControlProgress?: number;
  /** Observed in 3 of 82 events. */ PowerplayStateReinforcement?: number;
  /** Observed in 3 of 82 events. */ PowerplayStateUndermining?: number;
  /** Observed in 26 of 82 events. */ Factions?: ({
    /** Observed in all of 132 objects. */ Name?: string;
    /** Observed in all of 132 objects. */ FactionState?: string;
    /** Observed in all of 132 objects. */ Government?: string;
    /** Observed in all of 132 objects. */ Influence?: number;
    /** Observed in all of 132 objects. */ Allegiance?: string;
    /** Observed in all of 132 objects. */ Happiness?: string;
    /** Observed in all of 132 objects. */ Happiness_Localised?: string;
    /** Observed in all of 132 objects. */ MyReputation?: number;
    /** Observed in 16 of 132 objects. */ PendingStates?: ({
      /** Observed in all of 16 objects. */ State?: string;
      /** Observed in all of 16 objects. */ Trend?: number;
    })[];
    /** Observed in 30 of 132 objects. */ ActiveStates?: ({
      /** Observed in all of 34 objects. */ State?: string;
    })[];
    /** Observed in 15 of 132 objects. */ RecoveringStates?: ({
      /** Observed in all of 15 objects. */ State?: string;
      /** Observed in all of 15 objects. */ Trend?: number;
    })[];
  })[];
  /** Observed in 26 of 82 events. */ SystemFaction?: {
    /** Observed in all of 26 objects. */ Name?: string;
    /** Observed in 14 of 26 objects. */ FactionState?: string;
  };
  /** Observed in 7 of 82 events. */ Conflicts?: ({
    /** Observed in all of 7 objects. */ WarType?: string;
    /** Observed in all of 7 objects. */ Status?: string;
    /** Observed in all of 7 objects. */ Faction1?: {
      /** Observed in all of 7 objects. */ Name?: string;
      /** Observed in all of 7 objects. */ Stake?: string;
      /** Observed in all of 7 objects. */ WonDays?: number;
    };
    /** Observed in all of 7 objects. */ Faction2?: {
      /** Observed in all of 7 objects. */ Name?: string;
      /** Observed in all of 7 objects. */ Stake?: string;
      /** Observed in all of 7 objects. */ WonDays?: number;
    };
  })[];
  /** Observed in 2 of 82 events. */ ThargoidWar?: {
    /** Observed in all of 2 objects. */ CurrentState?: string;
    /** Observed in all of 2 objects. */ NextStateSuccess?: string;
    /** Observed in all of 2 objects. */ NextStateFailure?: string;
    /** Observed in all of 2 objects. */ SuccessStateReached?: boolean;
    /** Observed in all of 2 objects. */ WarProgress?: number;
    /** Observed in all of 2 objects. */ RemainingPorts?: number;
  };
}

/** Observed: 73 events in 30 journals, game versions 4.0 to 4.1. */
export interface RepairDrone {
  /** Observed in all of 73 events. */ timestamp: string;
  /** Observed in all of 73 events. */ event: "RepairDrone";
  /** Observed in 69 of 73 events. */ HullRepaired?: number;
  /** Observed in 12 of 73 events. */ CorrosionRepaired?: number;
  /** Observed in 9 of 73 events. */ CockpitRepaired?: number;
}

/** Observed: 71 events in 32 journals, game versions 4.0 to 4.1. */
export interface FighterDestroyed {
  /** Observed in all of 71 events. */ timestamp: string;
  /** Observed in all of 71 events. */ event: "FighterDestroyed";
  /** Observed in all of 71 events. */ ID?: number | bigint;
}

/** Observed: 71 events in 48 journals, game versions 4.0 to 4.2. */
export interface RedeemVoucher {
  /** Observed in all of 71 events. */ timestamp: string;
  /** Observed in all of 71 events. */ event: "RedeemVoucher";
  /** Observed in all of 71 events. */ Type?: string;
  /** Observed in all of 71 events. */ Amount?: number;
  /** Observed in 49 of 71 events. */ Factions?: ({
    /** Observed in all of 68 objects. */ Faction?: string;
    /** Observed in all of 68 objects. */ Amount?: number;
  })[];
  /** Observed in 7 of 71 events. */ BrokerPercentage?: number;
  /** Observed in 14 of 71 events. */ Faction?: string;
}

/** Observed: 71 events in 45 journals, game versions 4.0 to 4.4. */
export interface RestockVehicle {
  /** Observed in all of 71 events. */ timestamp: string;
  /** Observed in all of 71 events. */ event: "RestockVehicle";
  /** Observed in all of 71 events. */ Type?: string;
  /** Observed in 24 of 71 events. */ Type_Localised?: string;
  /** Observed in all of 71 events. */ Loadout?: string;
  /** Observed in 24 of 71 events. */ ID?: number | bigint;
  /** Observed in all of 71 events. */ Cost?: number;
  /** Observed in all of 71 events. */ Count?: number;
}

/** Observed: 70 events in 34 journals, game versions 4.0 to 4.1. */
export interface FighterRebuilt {
  /** Observed in all of 70 events. */ timestamp: string;
  /** Observed in all of 70 events. */ event: "FighterRebuilt";
  /** Observed in all of 70 events. */ Loadout?: string;
  /** Observed in all of 70 events. */ ID?: number | bigint;
}

/** Observed: 68 events in 36 journals, game versions 4.0 to 4.1. */
export interface DockFighter {
  /** Observed in all of 68 events. */ timestamp: string;
  /** Observed in all of 68 events. */ event: "DockFighter";
  /** Observed in all of 68 events. */ ID?: number | bigint;
}

/** Observed: 67 events in 57 journals, game versions 4.0 to 4.2. */
export interface BuyDrones {
  /** Observed in all of 67 events. */ timestamp: string;
  /** Observed in all of 67 events. */ event: "BuyDrones";
  /** Observed in all of 67 events. */ Type?: string;
  /** Observed in all of 67 events. */ Count?: number;
  /** Observed in all of 67 events. */ BuyPrice?: number;
  /** Observed in all of 67 events. */ TotalCost?: number;
}

/** Observed: 62 events in 41 journals, game versions 4.0 to 4.1. */
export interface EscapeInterdiction {
  /** Observed in all of 62 events. */ timestamp: string;
  /** Observed in all of 62 events. */ event: "EscapeInterdiction";
  /** Observed in all of 62 events. */ Interdictor?: string;
  /** Observed in 4 of 62 events. */ Interdictor_Localised?: string;
  /** Observed in all of 62 events. */ IsPlayer?: boolean;
}

/** Observed: 56 events in 29 journals, game versions 4.0 to 4.2. */
export interface MaterialDiscovered {
  /** Observed in all of 56 events. */ timestamp: string;
  /** Observed in all of 56 events. */ event: "MaterialDiscovered";
  /** Observed in all of 56 events. */ Category?: string;
  /** Observed in all of 56 events. */ Name?: string;
  /** Observed in 46 of 56 events. */ Name_Localised?: string;
  /** Observed in all of 56 events. */ DiscoveryNumber?: number;
}

/** Observed: 56 events in 35 journals, game versions 4.0 to 4.4. */
export interface ShipyardTransfer {
  /** Observed in all of 56 events. */ timestamp: string;
  /** Observed in all of 56 events. */ event: "ShipyardTransfer";
  /** Observed in all of 56 events. */ ShipType?: string;
  /** Observed in 48 of 56 events. */ ShipType_Localised?: string;
  /** Observed in all of 56 events. */ ShipID?: number | bigint;
  /** Observed in all of 56 events. */ System?: string;
  /** Observed in all of 56 events. */ ShipMarketID?: number | bigint;
  /** Observed in all of 56 events. */ Distance?: number;
  /** Observed in all of 56 events. */ TransferPrice?: number;
  /** Observed in all of 56 events. */ TransferTime?: number;
  /** Observed in all of 56 events. */ MarketID?: number | bigint;
}

/** Observed: 54 events in 17 journals, game versions 4.0 to 4.1. */
export interface CarrierTradeOrder {
  /** Observed in all of 54 events. */ timestamp: string;
  /** Observed in all of 54 events. */ event: "CarrierTradeOrder";
  /** Observed in all of 54 events. */ CarrierID?: number | bigint;
  /** Observed in all of 54 events. */ BlackMarket?: boolean;
  /** Observed in all of 54 events. */ Commodity?: string;
  /** Observed in 19 of 54 events. */ Commodity_Localised?: string;
  /** Observed in 4 of 54 events. */ CancelTrade?: boolean;
  /** Observed in 22 of 54 events. */ SaleOrder?: number;
  /** Observed in 28 of 54 events. */ PurchaseOrder?: number;
  /** Observed in 50 of 54 events. */ Price?: number;
}

/** Observed: 53 events in 32 journals, game versions 4.0 to 4.2. */
export interface SwitchSuitLoadout {
  /** Observed in all of 53 events. */ timestamp: string;
  /** Observed in all of 53 events. */ event: "SwitchSuitLoadout";
  /** Observed in all of 53 events. */ SuitID?: number | bigint;
  /** Observed in all of 53 events. */ SuitName?: string;
  /** Observed in all of 53 events. */ SuitName_Localised?: string;
  /** Observed in all of 53 events. */ SuitMods?: (string)[];
  /** Observed in all of 53 events. */ LoadoutID?: number | bigint;
  /** Observed in all of 53 events. */ LoadoutName?: string;
  /** Observed in all of 53 events. */ Modules?: ({
    /** Observed in all of 117 objects. */ SlotName?: string;
    /** Observed in all of 117 objects. */ SuitModuleID?: number | bigint;
    /** Observed in all of 117 objects. */ ModuleName?: string;
    /** Observed in all of 117 objects. */ ModuleName_Localised?: string;
    /** Observed in all of 117 objects. */ Class?: number;
    /** Observed in all of 117 objects. */ WeaponMods?: ("weapon_handling" | "weapon_reloadspeed" | "weapon_backpackreloading" | "weapon_suppression_unpressurised" | "weapon_suppression_pressurised" | "weapon_clipsize" | "weapon_scope" | "weapon_stability" | "weapon_accuracy" | (string & {}))[];
  })[];
}

/** Observed: 50 events in 28 journals, game versions 4.0 to 4.1. */
export interface WingJoin {
  /** Observed in all of 50 events. */ timestamp: string;
  /** Observed in all of 50 events. */ event: "WingJoin";
  /** Observed in all of 50 events. */ Others?: (string)[];
}

/** Observed: 50 events in 29 journals, game versions 4.0 to 4.1. */
export interface WingLeave {
  /** Observed in all of 50 events. */ timestamp: string;
  /** Observed in all of 50 events. */ event: "WingLeave";
}

/** Observed: 48 events in 28 journals, game versions 4.0 to 4.2. */
export interface NavBeaconScan {
  /** Observed in all of 48 events. */ timestamp: string;
  /** Observed in all of 48 events. */ event: "NavBeaconScan";
  /** Observed in all of 48 events. */ SystemAddress?: number | bigint;
  /** Observed in all of 48 events. */ NumBodies?: number;
}

/** Observed: 46 events in 22 journals, game versions 4.0 to 4.2. */
export interface DataScanned {
  /** Observed in all of 46 events. */ timestamp: string;
  /** Observed in all of 46 events. */ event: "DataScanned";
  /** Observed in all of 46 events. */ Type?: string;
  /** Observed in 21 of 46 events. */ Type_Localised?: string;
}

/** Observed: 46 events in 32 journals, game versions 4.0 to 4.2. */
export interface Resurrect {
  /** Observed in all of 46 events. */ timestamp: string;
  /** Observed in all of 46 events. */ event: "Resurrect";
  /** Observed in all of 46 events. */ Option?: string;
  /** Observed in all of 46 events. */ Cost?: number;
  /** Observed in all of 46 events. */ Bankrupt?: boolean;
}

/** Observed: 44 events in 5 journals, game versions 4.0 to 4.1. */
export interface CargoDepot {
  /** Observed in all of 44 events. */ timestamp: string;
  /** Observed in all of 44 events. */ event: "CargoDepot";
  /** Observed in all of 44 events. */ MissionID?: number | bigint;
  /** Observed in all of 44 events. */ UpdateType?: string;
  /** Observed in all of 44 events. */ CargoType?: string;
  /** Observed in 15 of 44 events. */ CargoType_Localised?: string;
  /** Observed in all of 44 events. */ Count?: number;
  /** Observed in all of 44 events. */ StartMarketID?: number | bigint;
  /** Observed in all of 44 events. */ EndMarketID?: number | bigint;
  /** Observed in all of 44 events. */ ItemsCollected?: number;
  /** Observed in all of 44 events. */ ItemsDelivered?: number;
  /** Observed in all of 44 events. */ TotalItemsToDeliver?: number;
  /** Observed in all of 44 events. */ Progress?: number;
}

/** Observed: 43 events in 11 journals, game versions 4.0 to 4.1. */
export interface BuyMicroResources {
  /** Observed in all of 43 events. */ timestamp: string;
  /** Observed in all of 43 events. */ event: "BuyMicroResources";
  /** Observed in 5 of 43 events. */ TotalCount?: number;
  /** Observed in 5 of 43 events. */ MicroResources?: ({
    /** Observed in all of 9 objects. */ Name?: string;
    /** Observed in all of 9 objects. */ Name_Localised?: string;
    /** Observed in all of 9 objects. */ Category?: string;
    /** Observed in all of 9 objects. */ Count?: number;
  })[];
  /** Observed in 38 of 43 events. */ Name?: string;
  /** Observed in 38 of 43 events. */ Name_Localised?: string;
  /** Observed in 38 of 43 events. */ Category?: string;
  /** Observed in 38 of 43 events. */ Count?: number;
  /** Observed in all of 43 events. */ Price?: number;
  /** Observed in all of 43 events. */ MarketID?: number | bigint;
}

/** Observed: 43 events in 39 journals, game versions 4.0 to 4.2. */
export interface PayFines {
  /** Observed in all of 43 events. */ timestamp: string;
  /** Observed in all of 43 events. */ event: "PayFines";
  /** Observed in all of 43 events. */ Amount?: number;
  /** Observed in all of 43 events. */ AllFines?: boolean;
  /** Observed in 30 of 43 events. */ Faction?: string;
  /** Observed in all of 43 events. */ ShipID?: number | bigint;
  /** Observed in 8 of 43 events. */ BrokerPercentage?: number;
}

/** Observed: 41 events in 20 journals, game versions 4.0 to 4.2. */
export interface MissionFailed {
  /** Observed in all of 41 events. */ timestamp: string;
  /** Observed in all of 41 events. */ event: "MissionFailed";
  /** Observed in all of 41 events. */ Name?: string;
  /** Observed in 30 of 41 events. */ LocalisedName?: string;
  /** Observed in all of 41 events. */ MissionID?: number | bigint;
}

/** Observed: 41 events in 4 journals, game versions 4.1 to 4.2. */
export interface PowerplayMerits {
  /** Observed in all of 41 events. */ timestamp: string;
  /** Observed in all of 41 events. */ event: "PowerplayMerits";
  /** Observed in all of 41 events. */ Power?: string;
  /** Observed in all of 41 events. */ MeritsGained?: number;
  /** Observed in all of 41 events. */ TotalMerits?: number;
}

/** Observed: 40 events in 17 journals, game versions 4.0 to 4.2. */
export interface CrimeVictim {
  /** Observed in all of 40 events. */ timestamp: string;
  /** Observed in all of 40 events. */ event: "CrimeVictim";
  /** Observed in all of 40 events. */ Offender?: string;
  /** Observed in all of 40 events. */ CrimeType?: string;
  /** Observed in 12 of 40 events. */ Fine?: number;
  /** Observed in 28 of 40 events. */ Bounty?: number;
}

/** Observed: 39 events in 27 journals, game versions 4.0 to 4.1. */
export interface Died {
  /** Observed in all of 39 events. */ timestamp: string;
  /** Observed in all of 39 events. */ event: "Died";
  /** Observed in 28 of 39 events. */ KillerName?: string;
  /** Observed in 11 of 39 events. */ KillerName_Localised?: string;
  /** Observed in 33 of 39 events. */ KillerShip?: string;
  /** Observed in 30 of 39 events. */ KillerRank?: string;
}

/** Observed: 39 events in 12 journals, game versions 4.0 to 4.1. */
export interface SystemsShutdown {
  /** Observed in all of 39 events. */ timestamp: string;
  /** Observed in all of 39 events. */ event: "SystemsShutdown";
}

/** Observed: 38 events in 13 journals, game version 4.0. */
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

/** Observed: 35 events in 4 journals, game version 4.1. */
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

/** Observed: 31 events in 17 journals, game versions 4.0 to 4.1. */
export interface WingInvite {
  /** Observed in all of 31 events. */ timestamp: string;
  /** Observed in all of 31 events. */ event: "WingInvite";
  /** Observed in all of 31 events. */ Name?: string;
}

/** Observed: 30 events in 16 journals, game version 4.0. */
export interface CarrierBankTransfer {
  /** Observed in all of 30 events. */ timestamp: string;
  /** Observed in all of 30 events. */ event: "CarrierBankTransfer";
  /** Observed in all of 30 events. */ CarrierID?: number | bigint;
  /** Observed in 8 of 30 events. */ Withdraw?: number;
  /** Observed in 22 of 30 events. */ Deposit?: number;
  /** Observed in all of 30 events. */ PlayerBalance?: number;
  /** Observed in all of 30 events. */ CarrierBalance?: number;
}

/** Observed: 28 events in 14 journals, game versions 4.0 to 4.2. */
export interface DockingCancelled {
  /** Observed in all of 28 events. */ timestamp: string;
  /** Observed in all of 28 events. */ event: "DockingCancelled";
  /** Observed in all of 28 events. */ MarketID?: number | bigint;
  /** Observed in all of 28 events. */ StationName?: string;
  /** Observed in all of 28 events. */ StationType?: string;
}

/** Observed: 27 events in 25 journals, game versions 4.0 to 4.1. */
export interface Promotion {
  /** Observed in all of 27 events. */ timestamp: string;
  /** Observed in all of 27 events. */ event: "Promotion";
  /** Observed in 1 of 27 events. */ Explore?: number;
  /** Observed in 10 of 27 events. */ Trade?: number;
  /** Observed in 3 of 27 events. */ Combat?: number;
  /** Observed in 6 of 27 events. */ Exobiologist?: number;
  /** Observed in 5 of 27 events. */ Federation?: number;
  /** Observed in 2 of 27 events. */ Soldier?: number;
}

/** Observed: 26 events in 7 journals, game versions 3.8 to 4.2. */
export interface AsteroidCracked {
  /** Observed in all of 26 events. */ timestamp: string;
  /** Observed in all of 26 events. */ event: "AsteroidCracked";
  /** Observed in all of 26 events. */ Body?: string;
}

/** Observed: 26 events in 23 journals, game version 4.0. */
export interface DiscoveryScan {
  /** Observed in all of 26 events. */ timestamp: string;
  /** Observed in all of 26 events. */ event: "DiscoveryScan";
  /** Observed in all of 26 events. */ SystemAddress?: number | bigint;
  /** Observed in all of 26 events. */ Bodies?: number;
}

/** Observed: 24 events in 3 journals, game version 4.0. */
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

/** Observed: 22 events in 16 journals, game versions 4.0 to 4.3. */
export interface ModuleSwap {
  /** Observed in all of 22 events. */ timestamp: string;
  /** Observed in all of 22 events. */ event: "ModuleSwap";
  /** Observed in all of 22 events. */ MarketID?: number | bigint;
  /** Observed in all of 22 events. */ FromSlot?: string;
  /** Observed in all of 22 events. */ ToSlot?: string;
  /** Observed in all of 22 events. */ FromItem?: string;
  /** Observed in all of 22 events. */ FromItem_Localised?: string;
  /** Observed in all of 22 events. */ ToItem?: string;
  /** Observed in 7 of 22 events. */ ToItem_Localised?: string;
  /** Observed in all of 22 events. */ Ship?: string;
  /** Observed in all of 22 events. */ ShipID?: number | bigint;
}

/** Observed: 22 events in 19 journals, game versions 4.0 to 4.3. */
export interface SetUserShipName {
  /** Observed in all of 22 events. */ timestamp: string;
  /** Observed in all of 22 events. */ event: "SetUserShipName";
  /** Observed in all of 22 events. */ Ship?: string;
  /** Observed in all of 22 events. */ ShipID?: number | bigint;
  /** Observed in all of 22 events. */ UserShipName?: string;
  /** Observed in all of 22 events. */ UserShipId?: string;
}

/** Observed: 21 events in 3 journals, game version 4.0. */
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

/** Observed: 21 events in 7 journals, game versions 4.0 to 4.1. */
export interface ModuleSellRemote {
  /** Observed in all of 21 events. */ timestamp: string;
  /** Observed in all of 21 events. */ event: "ModuleSellRemote";
  /** Observed in all of 21 events. */ StorageSlot?: number;
  /** Observed in all of 21 events. */ SellItem?: string;
  /** Observed in all of 21 events. */ SellItem_Localised?: string;
  /** Observed in all of 21 events. */ ServerId?: number | bigint;
  /** Observed in all of 21 events. */ SellPrice?: number;
  /** Observed in all of 21 events. */ Ship?: string;
  /** Observed in all of 21 events. */ ShipID?: number | bigint;
}

/** Observed: 18 events in 17 journals, game versions 4.0 to 4.2. */
export interface SellDrones {
  /** Observed in all of 18 events. */ timestamp: string;
  /** Observed in all of 18 events. */ event: "SellDrones";
  /** Observed in all of 18 events. */ Type?: string;
  /** Observed in all of 18 events. */ Count?: number;
  /** Observed in all of 18 events. */ SellPrice?: number;
  /** Observed in all of 18 events. */ TotalSale?: number;
}

/** Observed: 17 events in 12 journals, game versions 4.0 to 4.1. */
export interface CarrierDepositFuel {
  /** Observed in all of 17 events. */ timestamp: string;
  /** Observed in all of 17 events. */ event: "CarrierDepositFuel";
  /** Observed in all of 17 events. */ CarrierID?: number | bigint;
  /** Observed in all of 17 events. */ Amount?: number;
  /** Observed in all of 17 events. */ Total?: number;
}

/** Observed: 17 events in 17 journals, game versions 4.0 to 4.1. */
export interface CrewAssign {
  /** Observed in all of 17 events. */ timestamp: string;
  /** Observed in all of 17 events. */ event: "CrewAssign";
  /** Observed in all of 17 events. */ Name?: string;
  /** Observed in all of 17 events. */ CrewID?: number | bigint;
  /** Observed in all of 17 events. */ Role?: string;
}

/** Observed: 16 events in 15 journals, game versions 4.0 to 4.3. */
export interface ShipyardBuy {
  /** Observed in all of 16 events. */ timestamp: string;
  /** Observed in all of 16 events. */ event: "ShipyardBuy";
  /** Observed in all of 16 events. */ ShipType?: string;
  /** Observed in 10 of 16 events. */ ShipType_Localised?: string;
  /** Observed in all of 16 events. */ ShipPrice?: number;
  /** Observed in all of 16 events. */ StoreOldShip?: string;
  /** Observed in all of 16 events. */ StoreShipID?: number | bigint;
  /** Observed in all of 16 events. */ MarketID?: number | bigint;
}

/** Observed: 16 events in 15 journals, game versions 4.0 to 4.3. */
export interface ShipyardNew {
  /** Observed in all of 16 events. */ timestamp: string;
  /** Observed in all of 16 events. */ event: "ShipyardNew";
  /** Observed in all of 16 events. */ ShipType?: string;
  /** Observed in 10 of 16 events. */ ShipType_Localised?: string;
  /** Observed in all of 16 events. */ NewShipID?: number | bigint;
}

/** Observed: 15 events in 5 journals, game versions 4.0 to 4.1. */
export interface BookTaxi {
  /** Observed in all of 15 events. */ timestamp: string;
  /** Observed in all of 15 events. */ event: "BookTaxi";
  /** Observed in all of 15 events. */ Cost?: number;
  /** Observed in all of 15 events. */ DestinationSystem?: string;
  /** Observed in all of 15 events. */ DestinationLocation?: string;
}

/** Observed: 15 events in 13 journals, game versions 4.0 to 4.1. */
export interface CarrierJumpCancelled {
  /** Observed in all of 15 events. */ timestamp: string;
  /** Observed in all of 15 events. */ event: "CarrierJumpCancelled";
  /** Observed in all of 15 events. */ CarrierID?: number | bigint;
}

/** Observed: 15 events in 5 journals, game version 4.0. */
export interface FCMaterials {
  /** Observed in all of 15 events. */ timestamp: string;
  /** Observed in all of 15 events. */ event: "FCMaterials";
  /** Observed in all of 15 events. */ MarketID?: number | bigint;
  /** Observed in all of 15 events. */ CarrierName?: string;
  /** Observed in all of 15 events. */ CarrierID?: string;
}

/** Observed: 14 events in 4 journals, game version 4.0. */
export interface ChangeCrewRole {
  /** Observed in all of 14 events. */ timestamp: string;
  /** Observed in all of 14 events. */ event: "ChangeCrewRole";
  /** Observed in all of 14 events. */ Role?: string;
  /** Observed in all of 14 events. */ Telepresence?: boolean;
}

/** Observed: 13 events in 5 journals, game version 4.0. */
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

/** Observed: 13 events in 5 journals, game versions 4.0 to 4.1. */
export interface SearchAndRescue {
  /** Observed in all of 13 events. */ timestamp: string;
  /** Observed in all of 13 events. */ event: "SearchAndRescue";
  /** Observed in all of 13 events. */ MarketID?: number | bigint;
  /** Observed in all of 13 events. */ Name?: string;
  /** Observed in all of 13 events. */ Name_Localised?: string;
  /** Observed in all of 13 events. */ Count?: number;
  /** Observed in all of 13 events. */ Reward?: number;
}

/** Observed: 11 events in 10 journals, game versions 4.0 to 4.2. */
export interface PayBounties {
  /** Observed in all of 11 events. */ timestamp: string;
  /** Observed in all of 11 events. */ event: "PayBounties";
  /** Observed in all of 11 events. */ Amount?: number;
  /** Observed in all of 11 events. */ AllFines?: boolean;
  /** Observed in 9 of 11 events. */ Faction?: string;
  /** Observed in all of 11 events. */ ShipID?: number | bigint;
  /** Observed in all of 11 events. */ BrokerPercentage?: number;
}

/** Observed: 11 events in 11 journals, game version 4.0. */
export interface SellOrganicData {
  /** Observed in all of 11 events. */ timestamp: string;
  /** Observed in all of 11 events. */ event: "SellOrganicData";
  /** Observed in all of 11 events. */ MarketID?: number | bigint;
  /** Observed in all of 11 events. */ BioData?: ({
    /** Observed in all of 165 objects. */ Genus?: string;
    /** Observed in all of 165 objects. */ Genus_Localised?: string;
    /** Observed in all of 165 objects. */ Species?: string;
    /** Observed in all of 165 objects. */ Species_Localised?: string;
    /** Observed in 164 of 165 objects. */ Variant?: string;
    /** Observed in 164 of 165 objects. */ Variant_Localised?: string;
    /** Observed in all of 165 objects. */ Value?: number;
    /** Observed in all of 165 objects. */ Bonus?: number;
  })[];
}

/** Observed: 10 events in 8 journals, game versions 4.0 to 4.1. */
export interface EngineerContribution {
  /** Observed in all of 10 events. */ timestamp: string;
  /** Observed in all of 10 events. */ event: "EngineerContribution";
  /** Observed in all of 10 events. */ Engineer?: string;
  /** Observed in all of 10 events. */ EngineerID?: number | bigint;
  /** Observed in all of 10 events. */ Type?: string;
  /** Observed in 2 of 10 events. */ Material?: string;
  /** Observed in 2 of 10 events. */ Material_Localised?: string;
  /** Observed in 8 of 10 events. */ Commodity?: string;
  /** Observed in 8 of 10 events. */ Commodity_Localised?: string;
  /** Observed in all of 10 events. */ Quantity?: number;
  /** Observed in all of 10 events. */ TotalQuantity?: number;
}

/** Observed: 10 events in 4 journals, game version 4.0. */
export interface TradeMicroResources {
  /** Observed in all of 10 events. */ timestamp: string;
  /** Observed in all of 10 events. */ event: "TradeMicroResources";
  /** Observed in all of 10 events. */ Offered?: ({
    /** Observed in all of 27 objects. */ Name?: string;
    /** Observed in 19 of 27 objects. */ Name_Localised?: string;
    /** Observed in all of 27 objects. */ Category?: string;
    /** Observed in all of 27 objects. */ Count?: number;
  })[];
  /** Observed in all of 10 events. */ TotalCount?: number;
  /** Observed in all of 10 events. */ Received?: string;
  /** Observed in 7 of 10 events. */ Received_Localised?: string;
  /** Observed in all of 10 events. */ Count?: number;
  /** Observed in all of 10 events. */ Category?: string;
  /** Observed in all of 10 events. */ MarketID?: number | bigint;
}

/** Observed: 8 events in 7 journals, game version 4.0. */
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

/** Observed: 8 events in 8 journals, game version 4.0. */
export interface Resupply {
  /** Observed in all of 8 events. */ timestamp: string;
  /** Observed in all of 8 events. */ event: "Resupply";
}

/** Observed: 7 events in 2 journals, game version 4.0. */
export interface BookDropship {
  /** Observed in all of 7 events. */ timestamp: string;
  /** Observed in all of 7 events. */ event: "BookDropship";
  /** Observed in all of 7 events. */ Retreat?: boolean;
  /** Observed in all of 7 events. */ Cost?: number;
  /** Observed in all of 7 events. */ DestinationSystem?: string;
  /** Observed in all of 7 events. */ DestinationLocation?: string;
}

/** Observed: 7 events in 7 journals, game versions 4.0 to 4.1. */
export interface BuyExplorationData {
  /** Observed in all of 7 events. */ timestamp: string;
  /** Observed in all of 7 events. */ event: "BuyExplorationData";
  /** Observed in all of 7 events. */ System?: string;
  /** Observed in all of 7 events. */ Cost?: number;
}

/** Observed: 7 events in 5 journals, game versions 4.0 to 4.3. */
export interface CarrierFinance {
  /** Observed in all of 7 events. */ timestamp: string;
  /** Observed in all of 7 events. */ event: "CarrierFinance";
  /** Observed in all of 7 events. */ CarrierID?: number | bigint;
  /** Observed in 1 of 7 events. */ CarrierType?: string;
  /** Observed in all of 7 events. */ CarrierBalance?: number;
  /** Observed in all of 7 events. */ ReserveBalance?: number;
  /** Observed in all of 7 events. */ AvailableBalance?: number;
  /** Observed in all of 7 events. */ ReservePercent?: number;
  /** Observed in 3 of 7 events. */ TaxRate_shipyard?: number;
  /** Observed in all of 7 events. */ TaxRate_rearm?: number;
  /** Observed in 3 of 7 events. */ TaxRate_outfitting?: number;
  /** Observed in all of 7 events. */ TaxRate_refuel?: number;
  /** Observed in all of 7 events. */ TaxRate_repair?: number;
}

/** Observed: 7 events in 7 journals, game versions 4.0 to 4.1. */
export interface RebootRepair {
  /** Observed in all of 7 events. */ timestamp: string;
  /** Observed in all of 7 events. */ event: "RebootRepair";
  /** Observed in all of 7 events. */ Modules?: (string)[];
}

/** Observed: 6 events in 5 journals, game version 4.0. */
export interface CarrierDockingPermission {
  /** Observed in all of 6 events. */ timestamp: string;
  /** Observed in all of 6 events. */ event: "CarrierDockingPermission";
  /** Observed in all of 6 events. */ CarrierID?: number | bigint;
  /** Observed in all of 6 events. */ DockingAccess?: string;
  /** Observed in all of 6 events. */ AllowNotorious?: boolean;
}

/** Observed: 6 events in 2 journals, game version 4.0. */
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

/** Observed: 6 events in 6 journals, game version 4.0. */
export interface PowerplaySalary {
  /** Observed in all of 6 events. */ timestamp: string;
  /** Observed in all of 6 events. */ event: "PowerplaySalary";
  /** Observed in all of 6 events. */ Power?: string;
  /** Observed in all of 6 events. */ Amount?: number;
}

/** Observed: 6 events in 6 journals, game versions 4.0 to 4.1. */
export interface SelfDestruct {
  /** Observed in all of 6 events. */ timestamp: string;
  /** Observed in all of 6 events. */ event: "SelfDestruct";
}

/** Observed: 6 events in 6 journals, game versions 4.0 to 4.1. */
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

/** Observed: 6 events in 5 journals, game versions 4.0 to 4.1. */
export interface VehicleSwitch {
  /** Observed in all of 6 events. */ timestamp: string;
  /** Observed in all of 6 events. */ event: "VehicleSwitch";
  /** Observed in all of 6 events. */ To?: string;
}

/** Observed: 5 events in 3 journals, game versions 4.0 to 4.1. */
export interface ShipyardSell {
  /** Observed in all of 5 events. */ timestamp: string;
  /** Observed in all of 5 events. */ event: "ShipyardSell";
  /** Observed in all of 5 events. */ ShipType?: string;
  /** Observed in 3 of 5 events. */ ShipType_Localised?: string;
  /** Observed in all of 5 events. */ SellShipID?: number | bigint;
  /** Observed in all of 5 events. */ ShipPrice?: number;
  /** Observed in 3 of 5 events. */ System?: string;
  /** Observed in 3 of 5 events. */ ShipMarketID?: number | bigint;
  /** Observed in all of 5 events. */ MarketID?: number | bigint;
}

/** Observed: 4 events in 3 journals, game version 4.0. */
export interface BuySuit {
  /** Observed in all of 4 events. */ timestamp: string;
  /** Observed in all of 4 events. */ event: "BuySuit";
  /** Observed in all of 4 events. */ Name?: string;
  /** Observed in all of 4 events. */ Name_Localised?: string;
  /** Observed in all of 4 events. */ Price?: number;
  /** Observed in all of 4 events. */ SuitID?: number | bigint;
  /** Observed in all of 4 events. */ SuitMods?: (string)[];
}

/** Observed: 4 events in 4 journals, game versions 4.0 to 4.1. */
export interface CockpitBreached {
  /** Observed in all of 4 events. */ timestamp: string;
  /** Observed in all of 4 events. */ event: "CockpitBreached";
}

/** Observed: 4 events in 2 journals, game versions 4.0 to 4.1. */
export interface PowerplayDeliver {
  /** Observed in all of 4 events. */ timestamp: string;
  /** Observed in all of 4 events. */ event: "PowerplayDeliver";
  /** Observed in all of 4 events. */ Power?: string;
  /** Observed in all of 4 events. */ Type?: string;
  /** Observed in all of 4 events. */ Type_Localised?: string;
  /** Observed in all of 4 events. */ Count?: number;
}

/** Observed: 4 events in 2 journals, game versions 4.0 to 4.1. */
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

/** Observed: 4 events in 3 journals, game version 4.0. */
export interface SRVDestroyed {
  /** Observed in all of 4 events. */ timestamp: string;
  /** Observed in all of 4 events. */ event: "SRVDestroyed";
  /** Observed in all of 4 events. */ ID?: number | bigint;
  /** Observed in all of 4 events. */ SRVType?: string;
  /** Observed in all of 4 events. */ SRVType_Localised?: string;
}

/** Observed: 3 events in 2 journals, game versions 4.0 to 4.1. */
export interface CrewFire {
  /** Observed in all of 3 events. */ timestamp: string;
  /** Observed in all of 3 events. */ event: "CrewFire";
  /** Observed in all of 3 events. */ Name?: string;
  /** Observed in all of 3 events. */ CrewID?: number | bigint;
}

/** Observed: 3 events in 3 journals, game version 4.0. */
export interface LoadoutEquipModule {
  /** Observed in all of 3 events. */ timestamp: string;
  /** Observed in all of 3 events. */ event: "LoadoutEquipModule";
  /** Observed in all of 3 events. */ LoadoutName?: string;
  /** Observed in all of 3 events. */ SuitID?: number | bigint;
  /** Observed in all of 3 events. */ SuitName?: string;
  /** Observed in all of 3 events. */ SuitName_Localised?: string;
  /** Observed in all of 3 events. */ LoadoutID?: number | bigint;
  /** Observed in all of 3 events. */ SlotName?: string;
  /** Observed in all of 3 events. */ ModuleName?: string;
  /** Observed in all of 3 events. */ ModuleName_Localised?: string;
  /** Observed in all of 3 events. */ Class?: number;
  /** Observed in all of 3 events. */ WeaponMods?: unknown[];
  /** Observed in all of 3 events. */ SuitModuleID?: number | bigint;
}

/** Observed: 3 events in 3 journals, game versions 4.0 to 4.1. */
export interface NewCommander {
  /** Observed in all of 3 events. */ timestamp: string;
  /** Observed in all of 3 events. */ event: "NewCommander";
  /** Observed in all of 3 events. */ FID?: string;
  /** Observed in all of 3 events. */ Name?: string;
  /** Observed in all of 3 events. */ Package?: string;
}

/** Observed: 3 events in 3 journals, game versions 4.0 to 4.1. */
export interface PowerplayLeave {
  /** Observed in all of 3 events. */ timestamp: string;
  /** Observed in all of 3 events. */ event: "PowerplayLeave";
  /** Observed in all of 3 events. */ Power?: string;
}

/** Observed: 3 events in 3 journals, game versions 4.0 to 4.1. */
export interface ShipRedeemed {
  /** Observed in all of 3 events. */ timestamp: string;
  /** Observed in all of 3 events. */ event: "ShipRedeemed";
  /** Observed in all of 3 events. */ ShipType?: string;
  /** Observed in 1 of 3 events. */ ShipType_Localised?: string;
  /** Observed in all of 3 events. */ NewShipID?: number | bigint;
}

/** Observed: 3 events in 3 journals, game versions 4.0 to 4.1. */
export interface ShipyardRedeem {
  /** Observed in all of 3 events. */ timestamp: string;
  /** Observed in all of 3 events. */ event: "ShipyardRedeem";
  /** Observed in all of 3 events. */ ShipType?: string;
  /** Observed in 1 of 3 events. */ ShipType_Localised?: string;
  /** Observed in all of 3 events. */ BundleID?: number | bigint;
  /** Observed in all of 3 events. */ MarketID?: number | bigint;
}

/** Observed: 2 events in 1 journal, game version 4.0. */
export interface BuyWeapon {
  /** Observed in all of 2 events. */ timestamp: string;
  /** Observed in all of 2 events. */ event: "BuyWeapon";
  /** Observed in all of 2 events. */ Name?: string;
  /** Observed in all of 2 events. */ Name_Localised?: string;
  /** Observed in all of 2 events. */ Class?: number;
  /** Observed in all of 2 events. */ Price?: number;
  /** Observed in all of 2 events. */ SuitModuleID?: number | bigint;
  /** Observed in all of 2 events. */ WeaponMods?: unknown[];
}

/** Observed: 2 events in 2 journals, game versions 4.0 to 4.1. */
export interface CrewHire {
  /** Observed in all of 2 events. */ timestamp: string;
  /** Observed in all of 2 events. */ event: "CrewHire";
  /** Observed in all of 2 events. */ Name?: string;
  /** Observed in all of 2 events. */ CrewID?: number | bigint;
  /** Observed in all of 2 events. */ Faction?: string;
  /** Observed in all of 2 events. */ Cost?: number;
  /** Observed in all of 2 events. */ CombatRank?: number;
}

/** Observed: 2 events in 2 journals, game version 4.0. */
export interface CrewMemberJoins {
  /** Observed in all of 2 events. */ timestamp: string;
  /** Observed in all of 2 events. */ event: "CrewMemberJoins";
  /** Observed in all of 2 events. */ Crew?: string;
  /** Observed in all of 2 events. */ Telepresence?: boolean;
}

/** Observed: 2 events in 2 journals, game version 4.0. */
export interface CrewMemberQuits {
  /** Observed in all of 2 events. */ timestamp: string;
  /** Observed in all of 2 events. */ event: "CrewMemberQuits";
  /** Observed in all of 2 events. */ Crew?: string;
  /** Observed in all of 2 events. */ Telepresence?: boolean;
}

/** Observed: 2 events in 2 journals, game version 4.0. */
export interface CrewMemberRoleChange {
  /** Observed in all of 2 events. */ timestamp: string;
  /** Observed in all of 2 events. */ event: "CrewMemberRoleChange";
  /** Observed in all of 2 events. */ Crew?: string;
  /** Observed in all of 2 events. */ Role?: string;
  /** Observed in all of 2 events. */ Telepresence?: boolean;
}

/** Observed: 2 events in 2 journals, game version 4.0. */
export interface EndCrewSession {
  /** Observed in all of 2 events. */ timestamp: string;
  /** Observed in all of 2 events. */ event: "EndCrewSession";
  /** Observed in all of 2 events. */ OnCrime?: boolean;
  /** Observed in all of 2 events. */ Telepresence?: boolean;
}

/** Observed: 2 events in 2 journals, game version 4.0. */
export interface Interdiction {
  /** Observed in all of 2 events. */ timestamp: string;
  /** Observed in all of 2 events. */ event: "Interdiction";
  /** Observed in all of 2 events. */ Success?: boolean;
  /** Observed in all of 2 events. */ IsPlayer?: boolean;
  /** Observed in all of 2 events. */ Faction?: string;
}

/** Observed: 2 events in 2 journals, game version 4.0. */
export interface JoinACrew {
  /** Observed in all of 2 events. */ timestamp: string;
  /** Observed in all of 2 events. */ event: "JoinACrew";
  /** Observed in all of 2 events. */ Captain?: string;
  /** Observed in all of 2 events. */ Telepresence?: boolean;
}

/** Observed: 2 events in 2 journals, game version 4.0. */
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

/** Observed: 2 events in 2 journals, game version 4.1. */
export interface PVPKill {
  /** Observed in all of 2 events. */ timestamp: string;
  /** Observed in all of 2 events. */ event: "PVPKill";
  /** Observed in all of 2 events. */ Victim?: string;
  /** Observed in all of 2 events. */ CombatRank?: number;
}

/** Observed: 2 events in 1 journal, game version 4.0. */
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

/** Observed: 2 events in 2 journals, game versions 4.0 to 4.1. */
export interface PowerplayJoin {
  /** Observed in all of 2 events. */ timestamp: string;
  /** Observed in all of 2 events. */ event: "PowerplayJoin";
  /** Observed in all of 2 events. */ Power?: string;
}

/** Observed: 2 events in 2 journals, game version 4.0. */
export interface QuitACrew {
  /** Observed in all of 2 events. */ timestamp: string;
  /** Observed in all of 2 events. */ event: "QuitACrew";
  /** Observed in all of 2 events. */ Captain?: string;
}

/** Observed: 1 event in 1 journal, game version 4.0. */
export interface AppliedToSquadron {
  /** Observed in all of 1 event. */ timestamp: string;
  /** Observed in all of 1 event. */ event: "AppliedToSquadron";
  /** Observed in all of 1 event. */ SquadronName?: string;
}

/** Observed: 1 event in 1 journal, game version 4.0. */
export interface CancelTaxi {
  /** Observed in all of 1 event. */ timestamp: string;
  /** Observed in all of 1 event. */ event: "CancelTaxi";
  /** Observed in all of 1 event. */ Refund?: number;
}

/** Observed: 1 event in 1 journal, game version 4.0. */
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

/** Observed: 1 event in 1 journal, game version 4.0. */
export interface CarrierNameChange {
  /** Observed in all of 1 event. */ timestamp: string;
  /** Observed in all of 1 event. */ event: "CarrierNameChange";
  /** Observed in all of 1 event. */ CarrierID?: number | bigint;
  /** Observed in all of 1 event. */ Name?: string;
  /** Observed in all of 1 event. */ Callsign?: string;
}

/** Observed: 1 event in 1 journal, game version 4.0. */
export interface CommunityGoalDiscard {
  /** Observed in all of 1 event. */ timestamp: string;
  /** Observed in all of 1 event. */ event: "CommunityGoalDiscard";
  /** Observed in all of 1 event. */ CGID?: number | bigint;
  /** Observed in all of 1 event. */ Name?: string;
  /** Observed in all of 1 event. */ System?: string;
}

/** Observed: 1 event in 1 journal, game version 4.0. */
export interface CommunityGoalJoin {
  /** Observed in all of 1 event. */ timestamp: string;
  /** Observed in all of 1 event. */ event: "CommunityGoalJoin";
  /** Observed in all of 1 event. */ CGID?: number | bigint;
  /** Observed in all of 1 event. */ Name?: string;
  /** Observed in all of 1 event. */ System?: string;
}

/** Observed: 1 event in 1 journal, game version 4.0. */
export interface NpcCrewRank {
  /** Observed in all of 1 event. */ timestamp: string;
  /** Observed in all of 1 event. */ event: "NpcCrewRank";
  /** Observed in all of 1 event. */ NpcCrewName?: string;
  /** Observed in all of 1 event. */ NpcCrewId?: number | bigint;
  /** Observed in all of 1 event. */ RankCombat?: number;
}

/** Observed: 1 event in 1 journal, game version 4.0. */
export interface PowerplayDefect {
  /** Observed in all of 1 event. */ timestamp: string;
  /** Observed in all of 1 event. */ event: "PowerplayDefect";
  /** Observed in all of 1 event. */ FromPower?: string;
  /** Observed in all of 1 event. */ ToPower?: string;
}

/** Observed: 1 event in 1 journal, game version 4.1. */
export interface PowerplayRank {
  /** Observed in all of 1 event. */ timestamp: string;
  /** Observed in all of 1 event. */ event: "PowerplayRank";
  /** Observed in all of 1 event. */ Power?: string;
  /** Observed in all of 1 event. */ Rank?: number;
}

/** Observed: 1 event in 1 journal, game version 4.0. */
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
  Loadout: Loadout;
  Backpack: Backpack;
  Disembark: Disembark;
  Embark: Embark;
  Cargo: Cargo;
  MaterialCollected: MaterialCollected;
  FSSDiscoveryScan: FSSDiscoveryScan;
  Bounty: Bounty;
  DockingRequested: DockingRequested;
  SupercruiseExit: SupercruiseExit;
  Touchdown: Touchdown;
  Liftoff: Liftoff;
  Powerplay: Powerplay;
  NpcCrewPaidWage: NpcCrewPaidWage;
  FSSBodySignals: FSSBodySignals;
  ScanBaryCentre: ScanBaryCentre;
  BackpackChange: BackpackChange;
  SupercruiseEntry: SupercruiseEntry;
  FSSAllBodiesFound: FSSAllBodiesFound;
  Friends: Friends;
  ReservoirReplenished: ReservoirReplenished;
  DockingDenied: DockingDenied;
  CollectItems: CollectItems;
  NavRouteClear: NavRouteClear;
  SupercruiseDestinationDrop: SupercruiseDestinationDrop;
  CodexEntry: CodexEntry;
  Undocked: Undocked;
  SAAScanComplete: SAAScanComplete;
  DockingGranted: DockingGranted;
  Location: Location;
  Progress: Progress;
  Rank: Rank;
  Reputation: Reputation;
  Commander: Commander;
  LoadGame: LoadGame;
  Materials: Materials;
  Statistics: Statistics;
  SAASignalsFound: SAASignalsFound;
  EngineerCraft: EngineerCraft;
  LaunchDrone: LaunchDrone;
  RefuelAll: RefuelAll;
  ApproachBody: ApproachBody;
  MissionAccepted: MissionAccepted;
  ShieldState: ShieldState;
  MissionCompleted: MissionCompleted;
  Fileheader: Fileheader;
  LeaveBody: LeaveBody;
  Shutdown: Shutdown;
  Market: Market;
  MiningRefined: MiningRefined;
  SendText: SendText;
  CarrierStats: CarrierStats;
  FactionKillBond: FactionKillBond;
  LaunchSRV: LaunchSRV;
  DockSRV: DockSRV;
  HeatWarning: HeatWarning;
  ModuleBuy: ModuleBuy;
  DatalinkScan: DatalinkScan;
  ColonisationConstructionDepot: ColonisationConstructionDepot;
  MissionRedirected: MissionRedirected;
  HullDamage: HullDamage;
  StoredShips: StoredShips;
  JetConeBoost: JetConeBoost;
  Shipyard: Shipyard;
  Outfitting: Outfitting;
  MarketBuy: MarketBuy;
  RepairAll: RepairAll;
  MaterialTrade: MaterialTrade;
  CollectCargo: CollectCargo;
  ApproachSettlement: ApproachSettlement;
  BuyAmmo: BuyAmmo;
  ProspectedAsteroid: ProspectedAsteroid;
  MarketSell: MarketSell;
  ShipyardSwap: ShipyardSwap;
  EjectCargo: EjectCargo;
  USSDrop: USSDrop;
  ModuleRetrieve: ModuleRetrieve;
  PowerplayCollect: PowerplayCollect;
  CommitCrime: CommitCrime;
  ModuleStore: ModuleStore;
  UseConsumable: UseConsumable;
  PowerplayFastTrack: PowerplayFastTrack;
  ModuleSell: ModuleSell;
  Screenshot: Screenshot;
  FetchRemoteModule: FetchRemoteModule;
  CarrierJumpRequest: CarrierJumpRequest;
  LaunchFighter: LaunchFighter;
  Repair: Repair;
  HeatDamage: HeatDamage;
  DatalinkVoucher: DatalinkVoucher;
  CarrierLocation: CarrierLocation;
  MissionAbandoned: MissionAbandoned;
  CarrierCrewServices: CarrierCrewServices;
  AfmuRepairs: AfmuRepairs;
  Interdicted: Interdicted;
  WingAdd: WingAdd;
  CarrierJump: CarrierJump;
  RepairDrone: RepairDrone;
  FighterDestroyed: FighterDestroyed;
  RedeemVoucher: RedeemVoucher;
  RestockVehicle: RestockVehicle;
  FighterRebuilt: FighterRebuilt;
  DockFighter: DockFighter;
  BuyDrones: BuyDrones;
  EscapeInterdiction: EscapeInterdiction;
  MaterialDiscovered: MaterialDiscovered;
  ShipyardTransfer: ShipyardTransfer;
  CarrierTradeOrder: CarrierTradeOrder;
  SwitchSuitLoadout: SwitchSuitLoadout;
  WingJoin: WingJoin;
  WingLeave: WingLeave;
  NavBeaconScan: NavBeaconScan;
  DataScanned: DataScanned;
  Resurrect: Resurrect;
  CargoDepot: CargoDepot;
  BuyMicroResources: BuyMicroResources;
  PayFines: PayFines;
  MissionFailed: MissionFailed;
  PowerplayMerits: PowerplayMerits;
  CrimeVictim: CrimeVictim;
  Died: Died;
  SystemsShutdown: SystemsShutdown;
  TechnologyBroker: TechnologyBroker;
  ColonisationContribution: ColonisationContribution;
  WingInvite: WingInvite;
  CarrierBankTransfer: CarrierBankTransfer;
  DockingCancelled: DockingCancelled;
  Promotion: Promotion;
  AsteroidCracked: AsteroidCracked;
  DiscoveryScan: DiscoveryScan;
  DropItems: DropItems;
  ModuleSwap: ModuleSwap;
  SetUserShipName: SetUserShipName;
  ModuleBuyAndStore: ModuleBuyAndStore;
  ModuleSellRemote: ModuleSellRemote;
  SellDrones: SellDrones;
  CarrierDepositFuel: CarrierDepositFuel;
  CrewAssign: CrewAssign;
  ShipyardBuy: ShipyardBuy;
  ShipyardNew: ShipyardNew;
  BookTaxi: BookTaxi;
  CarrierJumpCancelled: CarrierJumpCancelled;
  FCMaterials: FCMaterials;
  ChangeCrewRole: ChangeCrewRole;
  DropshipDeploy: DropshipDeploy;
  SearchAndRescue: SearchAndRescue;
  PayBounties: PayBounties;
  SellOrganicData: SellOrganicData;
  EngineerContribution: EngineerContribution;
  TradeMicroResources: TradeMicroResources;
  CreateSuitLoadout: CreateSuitLoadout;
  Resupply: Resupply;
  BookDropship: BookDropship;
  BuyExplorationData: BuyExplorationData;
  CarrierFinance: CarrierFinance;
  RebootRepair: RebootRepair;
  CarrierDockingPermission: CarrierDockingPermission;
  CarrierModulePack: CarrierModulePack;
  PowerplaySalary: PowerplaySalary;
  SelfDestruct: SelfDestruct;
  SellMicroResources: SellMicroResources;
  VehicleSwitch: VehicleSwitch;
  ShipyardSell: ShipyardSell;
  BuySuit: BuySuit;
  CockpitBreached: CockpitBreached;
  PowerplayDeliver: PowerplayDeliver;
  RequestPowerMicroResources: RequestPowerMicroResources;
  SRVDestroyed: SRVDestroyed;
  CrewFire: CrewFire;
  LoadoutEquipModule: LoadoutEquipModule;
  NewCommander: NewCommander;
  PowerplayLeave: PowerplayLeave;
  ShipRedeemed: ShipRedeemed;
  ShipyardRedeem: ShipyardRedeem;
  BuyWeapon: BuyWeapon;
  CrewHire: CrewHire;
  CrewMemberJoins: CrewMemberJoins;
  CrewMemberQuits: CrewMemberQuits;
  CrewMemberRoleChange: CrewMemberRoleChange;
  EndCrewSession: EndCrewSession;
  Interdiction: Interdiction;
  JoinACrew: JoinACrew;
  MassModuleStore: MassModuleStore;
  PVPKill: PVPKill;
  Passengers: Passengers;
  PowerplayJoin: PowerplayJoin;
  QuitACrew: QuitACrew;
  AppliedToSquadron: AppliedToSquadron;
  CancelTaxi: CancelTaxi;
  CarrierBuy: CarrierBuy;
  CarrierNameChange: CarrierNameChange;
  CommunityGoalDiscard: CommunityGoalDiscard;
  CommunityGoalJoin: CommunityGoalJoin;
  NpcCrewRank: NpcCrewRank;
  PowerplayDefect: PowerplayDefect;
  PowerplayRank: PowerplayRank;
  SellSuit: SellSuit;
}
