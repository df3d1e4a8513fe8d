import type { Situation } from "./Situation.ts";

const asks = { event: "DockingRequested" } as const;
const denied = (Reason: string) => ({ event: "DockingDenied", Reason });

/** Ports that refuse, and requests that are taken back. */
export const dockingSituations: Readonly<Record<number, Situation>> = {
  32: {
    title: "A port grants docking",
    steps: [{ do: "undock" }, { do: "dock" }],
    writes: ["Undocked", "DockingRequested", "DockingGranted", "Docked"],
    real: 1110,
  },
  33.1: {
    title: "Docking is denied: no free pad",
    steps: [{ do: "requestDocking", answer: "NoSpace" }, { do: "dock" }],
    writes: [asks, denied("NoSpace"), "DockingGranted", "Docked"],
    real: 122,
  },
  33.2: {
    title: "Docking is denied: the ship is too large",
    setup: { ship: "trader" },
    steps: [{ do: "requestDocking", answer: "TooLarge" }],
    writes: [asks, denied("TooLarge")],
    real: 14,
  },
  33.3: {
    title: "Docking is denied: offences are pending",
    steps: [{ do: "requestDocking", answer: "Offences" }, { do: "dock" }],
    writes: [
      { event: "ReceiveText", Message: "$DockingPadBlockWarningComms;" },
      denied("Offences"),
      { event: "ReceiveText", Message: "$DockingOffenceCleared;" },
    ],
    real: 10,
  },
  33.4: {
    title: "Docking is denied: the player is wanted",
    steps: [{ do: "requestDocking", answer: "Hostile" }],
    writes: [{ event: "ReceiveText", Message: "$DockingFailed_Hostile;" }, denied("Hostile")],
    real: 3,
  },
  33.5: {
    title: "Docking is denied: a carrier of somebody else",
    steps: [{ do: "requestDocking", answer: "RestrictedAccess" }],
    writes: [asks, { event: "DockingDenied", Reason: "RestrictedAccess", StationType: "FleetCarrier" }],
    real: 4,
  },
  33.6: {
    title: "Docking is denied: the fighter is out",
    setup: { ship: "fighter" },
    steps: [{ do: "requestDocking", answer: "ActiveFighter" }],
    writes: ["LaunchFighter", denied("ActiveFighter"), "DockFighter"],
    real: 1,
  },
  33.7: {
    title: "Docking is denied: too far away",
    steps: [{ do: "requestDocking", answer: "Distance" }, { do: "dock" }],
    writes: [denied("Distance"), "DockingRequested", "DockingGranted"],
    real: 68,
  },
  33.8: {
    title: "Docking is denied without a reason",
    steps: [{ do: "requestDocking", answer: "NoReason" }],
    writes: [asks, denied("NoReason")],
    real: 24,
  },
  34: {
    title: "A granted docking is cancelled and asked for again",
    steps: [{ do: "requestDocking" }, { do: "dock" }],
    writes: ["DockingRequested", "DockingGranted", "DockingCancelled", "DockingRequested", "DockingGranted", "Docked"],
    real: 21,
  },
};
