import type { Rule } from "../../declare/Rule.ts";
import { textIn, textListIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Docked } = sampleEvents;
/** The services of 691 real dockings at carriers and of no other; carriervendor is at two other stations. */
const carrierOnly = ["carriermanagement", "carrierfuel"];
const managed = (StationType: string) => Docked({ StationType, StationServices: ["Dock", "carriermanagement"] });

/** Services of a fleet carrier elsewhere. */
export const carrierServices: Rule = {
  id: "carrier-services",
  group: "session",
  basis: { game: "The specification does not say which services only a carrier has." },
  severity: { spec: "warning", live: "warning" },
  title: "A station that is no fleet carrier has the services of one.",
  why: "Readers recognise carriers by their services.",
  restsOn: "Measured on the real journals",
  evidence: "One Docked with StationServices.",
  passes: [{ event: managed("FleetCarrier") }],
  fails: [{ event: managed("Ocellus") }],
  exampleDialect: "spec",
  start: () => ({
    onEvent: {
      Docked: (event) => {
        const services = textListIn(event, "StationServices");
        const type = textIn(event, "StationType");
        if (services === undefined || type === undefined) return undefined;
        const index = services.findIndex((service) => carrierOnly.includes(service));
        if (index === -1 || type === "FleetCarrier") return "holds";
        const expected = `no service of a carrier at a station of type ${type}`;
        return { pointer: `/StationServices/${index}`, expected, received: services[index] ?? "" };
      },
    },
  }),
};
