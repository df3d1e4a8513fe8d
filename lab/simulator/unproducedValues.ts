const worse = "Success does not lead to a state of the war that is worse or earlier.";
const stronghold = "A stronghold is where the war begins; no system becomes one.";

/** Listed values that the simulator does not produce, with the reason. */
export const unproducedValues: Readonly<Record<string, string>> = {
  "FSDJump ThargoidWar.NextStateSuccess=Thargoid_Probing": worse,
  "FSDJump ThargoidWar.NextStateSuccess=Thargoid_Harvest": worse,
  "FSDJump ThargoidWar.NextStateSuccess=Thargoid_Stronghold": stronghold,
  "FSDJump ThargoidWar.NextStateFailure=Thargoid_Stronghold": stronghold,
  "FSDJump ThargoidWar.NextStateFailure=Thargoid_Recovery": "Failure does not end an attack.",
};
