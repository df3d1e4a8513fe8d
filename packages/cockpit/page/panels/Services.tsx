import { spacedWords } from "../display/text.ts";

/** Services that every port has, or that are not for the player. */
const plainServices: ReadonlySet<string> = new Set(["dock", "autodock", "flightcontroller", "stationoperations"]);

/** The services of a port, by the names that the game shows. */
export function Services({ names }: { readonly names: readonly string[] }) {
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
