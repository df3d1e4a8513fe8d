export { Anonymiser, type TextForm } from "./Anonymiser.ts";
export { personalFields, type PersonalField } from "./personalFields.ts";
export { Pseudonyms, type Role } from "./Pseudonyms.ts";
