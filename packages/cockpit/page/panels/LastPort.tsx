import type { CockpitState } from "../../src/state/CockpitState.ts";
import { Cell } from "../instruments/Cell.tsx";
import { Empty } from "../instruments/Empty.tsx";
import { Fact } from "../instruments/Fact.tsx";
import { Readout } from "../instruments/Readout.tsx";
import { displayDecimal } from "../display/numbers.ts";
import { displayText, localisedText, spacedWords } from "../display/text.ts";

/** The port where the ship last docked in this system, with its services. */
export function LastPort({ state: { system } }: { readonly state: CockpitState }) {
  const { port } = system;
  if (port === undefined) {
    return (
      <Cell title="Port" span={4}>
        <Empty what="docking in this system yet" isKnown />
      </Cell>
    );
  }
  const pads = port.LandingPads;
  return (
    <Cell title="Port" span={4} aside={spacedWords(port.StationType)}>
      <Readout label="Last docked at" value={localisedText(port.StationName, port.StationName_Localised)} />
      <dl class="facts">
        <Fact name="Distance from the star" value={displayDecimal(port.DistFromStarLS, 0)} unit="ls" />
        <Fact name="Owner" value={port.StationFaction && displayText(port.StationFaction.Name)} />
        <Fact name="Pads, small to large" value={pads && `${pads.Small} / ${pads.Medium} / ${pads.Large}`} />
      </dl>
      {port.StationServices !== undefined && <Services names={port.StationServices} />}
    </Cell>
  );
}

/** Services that every port has, or that are not for the player. */
const plainServices: ReadonlySet<string> = new Set(["dock", "autodock", "flightcontroller", "stationoperations"]);

function Services({ names }: { readonly names: readonly string[] }) {
  const shown = names.filter((name) => !plainServices.has(name.toLowerCase())).slice(0, 60);
  return (
    <>
      <h3 class="label">Services</h3>
      <p>{shown.map((name) => serviceName(name)).join(", ")}</p>
    </>
  );
}

function serviceName(name: string): string {
  const id = name.toLowerCase();
  return Object.hasOwn(serviceNames, id) ? (serviceNames[id] ?? "") : spacedWords(name);
}

/** Services whose internal name does not say what they are. */
const serviceNames: Readonly<Record<string, string>> = {
  apexinterstellar: "Apex taxis",
  bartender: "Bartender",
  blackmarket: "Black market",
  carrierfuel: "Carrier fuel",
  carriermanagement: "Carrier management",
  carriervendor: "Carrier vendor",
  colonisationcontribution: "Colonisation contact",
  commodities: "Commodity market",
  contacts: "Contacts",
  crewlounge: "Crew lounge",
  exploration: "Universal Cartographics",
  facilitator: "Interstellar Factors",
  frontlinesolutions: "Frontline Solutions",
  livery: "Livery",
  materialtrader: "Material trader",
  missions: "Missions",
  missionsgenerated: "Mission board",
  modulepacks: "Module packs",
  ondockmission: "Docked missions",
  outfitting: "Outfitting",
  pioneersupplies: "Pioneer Supplies",
  powerplay: "Powerplay contact",
  rearm: "Rearm",
  refuel: "Refuel",
  repair: "Repair",
  searchrescue: "Search and rescue",
  shipyard: "Shipyard",
  shop: "Shop",
  socialspace: "Concourse",
  stationmenu: "Station menu",
  techbroker: "Technology broker",
  tuning: "Engineer workshop",
  vistagenomics: "Vista Genomics",
  voucherredemption: "Voucher redemption",
};
