import type { SurveyedPlanet } from "../galaxy/survey/SurveyedBody.ts";

/** The number of signals of one type on a body. */
interface SignalCount {
  readonly Type: string;
  readonly Type_Localised: string;
  readonly Count: number;
}

/** Counts the biological and geological signals of a body, as FSSBodySignals and SAASignalsFound list them. */
export function bodySignals({ species, geology }: SurveyedPlanet): SignalCount[] {
  const biology: SignalCount = {
    Type: "$SAA_SignalType_Biological;",
    Type_Localised: "Biological",
    Count: species.length,
  };
  const ground: SignalCount = { Type: "$SAA_SignalType_Geological;", Type_Localised: "Geological", Count: geology };
  return [biology, ground].filter(({ Count }) => Count > 0);
}
