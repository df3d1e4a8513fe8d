/** The id of the colonisation mission: the largest 64-bit number, which means none; its Expires is a point in time (deviation D18). */
export const colonisationMissionId = "18446744073709551615";
