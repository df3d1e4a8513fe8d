// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const live0 = new Set(["Controlled","InPrepareRadius","Prepared","Turmoil","HomeSystem"]);
const live1 = new Set(["","Unknown"]);
const live2 = new Set([""]);
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const pattern1 = new RegExp("^(?:(?:(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)|(?:\\d{4}-(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-366)|\\d{4}-W(?:0[1-9]|[1-4]\\d|5[0-3])-[1-7])T(?:(?:[01]\\d|2[0-3])(?::[0-5]\\d(?::[0-5]\\d)?)?(?:[.,]\\d+)?|23:59:60(?:[.,]\\d+)?|24(?::00(?::00)?)?(?:[.,]0+)?)(?:Z|\\+00(?::00)?)|(?:(?:\\d{4}(?:(?:0[13578]|1[02])(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)(?:0[1-9]|[12]\\d|30)|02(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)0229)|(?:\\d{4}(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)366)|\\d{4}W(?:0[1-9]|[1-4]\\d|5[0-3])[1-7])T(?:(?:[01]\\d|2[0-3])(?:[0-5]\\d(?:[0-5]\\d)?)?(?:[.,]\\d+)?|235960(?:[.,]\\d+)?|24(?:00(?:00)?)?(?:[.,]0+)?)(?:Z|\\+00(?:00)?))$");
const pattern3 = new RegExp("^\\$Faction_HappinessBand\\d+;$");
const obj0 = new Set(["Unoccupied","Contested","Exploited","Fortified","Stronghold"]);
const obj1 = ["Power","ConflictProgress"];
const obj2 = new Set(["Thargoid_Probing","Thargoid_Harvest","Thargoid_Controlled","Thargoid_Stronghold","Thargoid_Recovery"]);
const obj5 = ["CurrentState","NextStateSuccess","NextStateFailure","SuccessStateReached","WarProgress","RemainingPorts","EstimatedRemainingTime"];
const obj6 = new Set(["Elated","Happy","Discontented","Unhappy","Despondent"]);
const obj7 = ["State","Trend"];
const obj10 = ["Name","FactionState","Government","Influence","Allegiance","Happiness","Happiness_Localised","SquadronFaction","HappiestSystem","HomeSystem","MyReputation","PendingStates","RecoveringStates","ActiveStates"];
const obj11 = ["Name","FactionState"];
const obj12 = new Set(["civilwar","war","election"]);
const obj13 = new Set(["active","pending",""]);
const obj14 = ["Name","Stake","Stake_Localised","WonDays"];
const obj16 = ["WarType","Status","Faction1","Faction2"];
const obj17 = ["timestamp","event","Taxi","Multicrew","StarSystem","SystemAddress","StarPos","SystemAllegiance","SystemEconomy","SystemEconomy_Localised","SystemSecondEconomy","SystemSecondEconomy_Localised","SystemGovernment","SystemGovernment_Localised","SystemSecurity","SystemSecurity_Localised","Population","Wanted","Body","BodyID","BodyType","ControllingPower","Powers","PowerplayState","PowerplayStateControlProgress","PowerplayStateReinforcement","PowerplayStateUndermining","PowerplayConflictProgress","ThargoidWar","JumpDist","FuelUsed","FuelLevel","BoostUsed","Factions","SystemFaction","Conflicts"];

export function check(data, add, live) {
if(data && typeof data == "object" && !Array.isArray(data)){
const f0 = data.timestamp;
if(f0 !== undefined){
let data0 = f0;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
if(pattern1.test(data0)){
add("/timestamp","timestamp","unusual-timestamp","a UTC time such as 2026-05-01T12:00:00Z",data0);
}
if(!pattern1.test(data0)){
add("/timestamp","timestamp","not-a-timestamp","a UTC time such as 2026-05-01T12:00:00Z",data0);
}
}
}
else {
add("/timestamp","timestamp","wrong-type","string");
}
}
const f1 = data.event;
if(f1 !== undefined){
let data1 = f1;
if(typeof data1 !== "string"){
add("/event","event","wrong-type","string");
}
if(typeof data1 == "string" && !(data1 === "FSDJump")){
add("/event","event","value-outside-set","\"FSDJump\"",data1);
}
}
const f2 = data.Taxi;
if(f2 !== undefined){
if(typeof f2 !== "boolean"){
add("/Taxi","Taxi","wrong-type","boolean");
}
}
const f3 = data.Multicrew;
if(f3 !== undefined){
if(typeof f3 !== "boolean"){
add("/Multicrew","Multicrew","wrong-type","boolean");
}
}
const f4 = data.StarSystem;
if(f4 !== undefined){
if(typeof f4 !== "string"){
add("/StarSystem","StarSystem","wrong-type","string");
}
}
const f5 = data.SystemAddress;
if(f5 !== undefined){
let data5 = f5;
if(!(Number.isInteger(data5) || typeof data5 == "bigint")){
add("/SystemAddress","SystemAddress","wrong-type","integer",data5);
}
}
const f6 = data.StarPos;
if(f6 !== undefined){
let data6 = f6;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 == "number"){
if((data7 === -Infinity || data7 === Infinity)){
add("/StarPos/" + i0,"StarPos[]","out-of-range","a number that a double can hold",data7);
}
}
else {
add("/StarPos/" + i0,"StarPos[]","wrong-type","number");
}
}
if((data6.length < 3 || data6.length > 3)){
add("/StarPos","StarPos","wrong-length","3 to 3 elements",data6);
}
}
else {
add("/StarPos","StarPos","wrong-type","array");
}
}
const f7 = data.SystemAllegiance;
if(f7 !== undefined){
if(typeof f7 !== "string"){
add("/SystemAllegiance","SystemAllegiance","wrong-type","string");
}
}
const f8 = data.SystemEconomy;
if(f8 !== undefined){
let data9 = f8;
if(typeof data9 === "string"){
if(!(data9.startsWith("$economy_") && data9.endsWith(";"))){
add("/SystemEconomy","SystemEconomy","unusual-form","$economy_X;",data9);
}
}
else {
add("/SystemEconomy","SystemEconomy","wrong-type","string");
}
}
const f9 = data.SystemEconomy_Localised;
if(f9 !== undefined){
if(typeof f9 !== "string"){
add("/SystemEconomy_Localised","SystemEconomy_Localised","wrong-type","string");
}
}
const f10 = data.SystemSecondEconomy;
if(f10 !== undefined){
if(typeof f10 !== "string"){
add("/SystemSecondEconomy","SystemSecondEconomy","wrong-type","string");
}
}
const f11 = data.SystemSecondEconomy_Localised;
if(f11 !== undefined){
if(typeof f11 !== "string"){
add("/SystemSecondEconomy_Localised","SystemSecondEconomy_Localised","wrong-type","string");
}
}
const f12 = data.SystemGovernment;
if(f12 !== undefined){
let data13 = f12;
if(typeof data13 === "string"){
if(!(data13.startsWith("$government_") && data13.endsWith(";"))){
add("/SystemGovernment","SystemGovernment","unusual-form","$government_X;",data13);
}
}
else {
add("/SystemGovernment","SystemGovernment","wrong-type","string");
}
}
const f13 = data.SystemGovernment_Localised;
if(f13 !== undefined){
if(typeof f13 !== "string"){
add("/SystemGovernment_Localised","SystemGovernment_Localised","wrong-type","string");
}
}
const f14 = data.SystemSecurity;
if(f14 !== undefined){
let data15 = f14;
if(typeof data15 === "string"){
if(!(data15.startsWith("$") && data15.endsWith(";"))){
add("/SystemSecurity","SystemSecurity","unusual-form","$name;",data15);
}
}
else {
add("/SystemSecurity","SystemSecurity","wrong-type","string");
}
}
const f15 = data.SystemSecurity_Localised;
if(f15 !== undefined){
if(typeof f15 !== "string"){
add("/SystemSecurity_Localised","SystemSecurity_Localised","wrong-type","string");
}
}
const f16 = data.Population;
if(f16 !== undefined){
let data17 = f16;
if(!(Number.isInteger(data17) || typeof data17 == "bigint")){
add("/Population","Population","wrong-type","integer",data17);
}
else if((data17 < -9007199254740991 || data17 > 9007199254740991)){
add("/Population","Population","large-quantity","-9007199254740991 to 9007199254740991",data17);
}
}
const f17 = data.Wanted;
if(f17 !== undefined){
if(typeof f17 !== "boolean"){
add("/Wanted","Wanted","wrong-type","boolean");
}
}
const f18 = data.Body;
if(f18 !== undefined){
if(typeof f18 !== "string"){
add("/Body","Body","wrong-type","string");
}
}
const f19 = data.BodyID;
if(f19 !== undefined){
let data20 = f19;
if(!(Number.isInteger(data20) || typeof data20 == "bigint")){
add("/BodyID","BodyID","wrong-type","integer",data20);
}
}
const f20 = data.BodyType;
if(f20 !== undefined){
if(typeof f20 !== "string"){
add("/BodyType","BodyType","wrong-type","string");
}
}
const f21 = data.ControllingPower;
if(f21 !== undefined){
if(typeof f21 !== "string"){
add("/ControllingPower","ControllingPower","wrong-type","string");
}
}
const f22 = data.Powers;
if(f22 !== undefined){
let data23 = f22;
if(Array.isArray(data23)){
const len1 = data23.length;
for(let i1=0; i1<len1; i1++){
if(typeof data23[i1] !== "string"){
add("/Powers/" + i1,"Powers[]","wrong-type","string");
}
}
}
else {
add("/Powers","Powers","wrong-type","array");
}
}
const f23 = data.PowerplayState;
if(f23 !== undefined){
let data25 = f23;
if(typeof data25 !== "string"){
add("/PowerplayState","PowerplayState","wrong-type","string");
}
if(typeof data25 == "string" && !(obj0.has(data25))){
if(!(live && (live0.has(data25)))){add("/PowerplayState","PowerplayState","value-outside-set","one of \"Unoccupied\", \"Contested\", \"Exploited\", \"Fortified\", \"Stronghold\"",data25);}
}
}
const f24 = data.PowerplayStateControlProgress;
if(f24 !== undefined){
let data26 = f24;
if(typeof data26 == "number"){
if((data26 === -Infinity || data26 === Infinity)){
add("/PowerplayStateControlProgress","PowerplayStateControlProgress","out-of-range","a number that a double can hold",data26);
}
}
else {
add("/PowerplayStateControlProgress","PowerplayStateControlProgress","wrong-type","number");
}
}
const f25 = data.PowerplayStateReinforcement;
if(f25 !== undefined){
let data27 = f25;
if(!(Number.isInteger(data27) || typeof data27 == "bigint")){
add("/PowerplayStateReinforcement","PowerplayStateReinforcement","wrong-type","integer",data27);
}
else if((data27 < -9007199254740991 || data27 > 9007199254740991)){
add("/PowerplayStateReinforcement","PowerplayStateReinforcement","large-quantity","-9007199254740991 to 9007199254740991",data27);
}
}
const f26 = data.PowerplayStateUndermining;
if(f26 !== undefined){
let data28 = f26;
if(!(Number.isInteger(data28) || typeof data28 == "bigint")){
add("/PowerplayStateUndermining","PowerplayStateUndermining","wrong-type","integer",data28);
}
else if((data28 < -9007199254740991 || data28 > 9007199254740991)){
add("/PowerplayStateUndermining","PowerplayStateUndermining","large-quantity","-9007199254740991 to 9007199254740991",data28);
}
}
const f27 = data.PowerplayConflictProgress;
if(f27 !== undefined){
let data29 = f27;
if(Array.isArray(data29)){
const len2 = data29.length;
for(let i2=0; i2<len2; i2++){
let data30 = data29[i2];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
const f28 = data30.Power;
if(f28 !== undefined){
if(typeof f28 !== "string"){
add("/PowerplayConflictProgress/" + i2+"/Power","PowerplayConflictProgress[].Power","wrong-type","string");
}
}
const f29 = data30.ConflictProgress;
if(f29 !== undefined){
let data32 = f29;
if(typeof data32 == "number"){
if((data32 === -Infinity || data32 === Infinity)){
add("/PowerplayConflictProgress/" + i2+"/ConflictProgress","PowerplayConflictProgress[].ConflictProgress","out-of-range","a number that a double can hold",data32);
}
}
else {
add("/PowerplayConflictProgress/" + i2+"/ConflictProgress","PowerplayConflictProgress[].ConflictProgress","wrong-type","number");
}
}
if(f28 === undefined){
add("/PowerplayConflictProgress/" + i2,"PowerplayConflictProgress[]","field-missing","string",f28,"Power");
}
if(f29 === undefined){
add("/PowerplayConflictProgress/" + i2,"PowerplayConflictProgress[]","field-missing","number",f29,"ConflictProgress");
}
let next0 = 0;
for(const key0 in data30){
if(key0 === obj1[next0]){
next0++;
}
else if((next0 = obj1.indexOf(key0) + 1) === 0){
add("/PowerplayConflictProgress/" + i2,"PowerplayConflictProgress[]","unknown-field","a field the specification names",data30[key0],key0);
}
}
}
else {
add("/PowerplayConflictProgress/" + i2,"PowerplayConflictProgress[]","wrong-type","object");
}
}
if(data29.length < 1){
add("/PowerplayConflictProgress","PowerplayConflictProgress","wrong-length","at least 1 elements",data29);
}
}
else {
add("/PowerplayConflictProgress","PowerplayConflictProgress","wrong-type","array");
}
}
const f30 = data.ThargoidWar;
if(f30 !== undefined){
let data33 = f30;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
const f31 = data33.CurrentState;
if(f31 !== undefined){
let data34 = f31;
if(typeof data34 !== "string"){
add("/ThargoidWar/CurrentState","ThargoidWar.CurrentState","wrong-type","string");
}
if(typeof data34 == "string" && !(obj2.has(data34))){
if(!(live && (live1.has(data34)))){add("/ThargoidWar/CurrentState","ThargoidWar.CurrentState","value-outside-set","one of \"Thargoid_Probing\", \"Thargoid_Harvest\", \"Thargoid_Controlled\", \"Thargoid_Stronghold\", \"Thargoid_Recovery\"",data34);}
}
}
const f32 = data33.NextStateSuccess;
if(f32 !== undefined){
let data35 = f32;
if(typeof data35 !== "string"){
add("/ThargoidWar/NextStateSuccess","ThargoidWar.NextStateSuccess","wrong-type","string");
}
if(typeof data35 == "string" && !(obj2.has(data35))){
if(!(live && (live1.has(data35)))){add("/ThargoidWar/NextStateSuccess","ThargoidWar.NextStateSuccess","value-outside-set","one of \"Thargoid_Probing\", \"Thargoid_Harvest\", \"Thargoid_Controlled\", \"Thargoid_Stronghold\", \"Thargoid_Recovery\"",data35);}
}
}
const f33 = data33.NextStateFailure;
if(f33 !== undefined){
let data36 = f33;
if(typeof data36 !== "string"){
add("/ThargoidWar/NextStateFailure","ThargoidWar.NextStateFailure","wrong-type","string");
}
if(typeof data36 == "string" && !(obj2.has(data36))){
if(!(live && (live1.has(data36)))){add("/ThargoidWar/NextStateFailure","ThargoidWar.NextStateFailure","value-outside-set","one of \"Thargoid_Probing\", \"Thargoid_Harvest\", \"Thargoid_Controlled\", \"Thargoid_Stronghold\", \"Thargoid_Recovery\"",data36);}
}
}
const f34 = data33.SuccessStateReached;
if(f34 !== undefined){
if(typeof f34 !== "boolean"){
add("/ThargoidWar/SuccessStateReached","ThargoidWar.SuccessStateReached","wrong-type","boolean");
}
}
const f35 = data33.WarProgress;
if(f35 !== undefined){
let data38 = f35;
if(typeof data38 == "number"){
if((data38 === -Infinity || data38 === Infinity)){
add("/ThargoidWar/WarProgress","ThargoidWar.WarProgress","out-of-range","a number that a double can hold",data38);
}
}
else {
add("/ThargoidWar/WarProgress","ThargoidWar.WarProgress","wrong-type","number");
}
}
const f36 = data33.RemainingPorts;
if(f36 !== undefined){
let data39 = f36;
if(!(Number.isInteger(data39) || typeof data39 == "bigint")){
add("/ThargoidWar/RemainingPorts","ThargoidWar.RemainingPorts","wrong-type","integer",data39);
}
else if((data39 < -9007199254740991 || data39 > 9007199254740991)){
add("/ThargoidWar/RemainingPorts","ThargoidWar.RemainingPorts","large-quantity","-9007199254740991 to 9007199254740991",data39);
}
}
const f37 = data33.EstimatedRemainingTime;
if(f37 !== undefined){
if(typeof f37 !== "string"){
add("/ThargoidWar/EstimatedRemainingTime","ThargoidWar.EstimatedRemainingTime","wrong-type","string");
}
}
if(f31 === undefined){
add("/ThargoidWar","ThargoidWar","field-missing","string",f31,"CurrentState");
}
if(f34 === undefined){
add("/ThargoidWar","ThargoidWar","field-missing","boolean",f34,"SuccessStateReached");
}
let next1 = 0;
for(const key1 in data33){
if(key1 === obj5[next1]){
next1++;
}
else if((next1 = obj5.indexOf(key1) + 1) === 0){
add("/ThargoidWar","ThargoidWar","unknown-field","a field the specification names",data33[key1],key1);
}
}
}
else {
add("/ThargoidWar","ThargoidWar","wrong-type","object");
}
}
const f38 = data.JumpDist;
if(f38 !== undefined){
let data41 = f38;
if(typeof data41 == "number"){
if((data41 === -Infinity || data41 === Infinity)){
add("/JumpDist","JumpDist","out-of-range","a number that a double can hold",data41);
}
}
else {
add("/JumpDist","JumpDist","wrong-type","number");
}
}
const f39 = data.FuelUsed;
if(f39 !== undefined){
let data42 = f39;
if(typeof data42 == "number"){
if((data42 === -Infinity || data42 === Infinity)){
add("/FuelUsed","FuelUsed","out-of-range","a number that a double can hold",data42);
}
}
else {
add("/FuelUsed","FuelUsed","wrong-type","number");
}
}
const f40 = data.FuelLevel;
if(f40 !== undefined){
let data43 = f40;
if(typeof data43 == "number"){
if((data43 === -Infinity || data43 === Infinity)){
add("/FuelLevel","FuelLevel","out-of-range","a number that a double can hold",data43);
}
}
else {
add("/FuelLevel","FuelLevel","wrong-type","number");
}
}
const f41 = data.BoostUsed;
if(f41 !== undefined){
let data44 = f41;
if(!(Number.isInteger(data44) || typeof data44 == "bigint")){
add("/BoostUsed","BoostUsed","wrong-type","integer",data44);
}
else if((data44 < -9007199254740991 || data44 > 9007199254740991)){
add("/BoostUsed","BoostUsed","large-quantity","-9007199254740991 to 9007199254740991",data44);
}
}
const f42 = data.Factions;
if(f42 !== undefined){
let data45 = f42;
if(Array.isArray(data45)){
const len3 = data45.length;
for(let i3=0; i3<len3; i3++){
let data46 = data45[i3];
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
const f43 = data46.Name;
if(f43 !== undefined){
if(typeof f43 !== "string"){
add("/Factions/" + i3+"/Name","Factions[].Name","wrong-type","string");
}
}
const f44 = data46.FactionState;
if(f44 !== undefined){
if(typeof f44 !== "string"){
add("/Factions/" + i3+"/FactionState","Factions[].FactionState","wrong-type","string");
}
}
const f45 = data46.Government;
if(f45 !== undefined){
if(typeof f45 !== "string"){
add("/Factions/" + i3+"/Government","Factions[].Government","wrong-type","string");
}
}
const f46 = data46.Influence;
if(f46 !== undefined){
let data50 = f46;
if(typeof data50 == "number"){
if((data50 === -Infinity || data50 === Infinity)){
add("/Factions/" + i3+"/Influence","Factions[].Influence","out-of-range","a number that a double can hold",data50);
}
}
else {
add("/Factions/" + i3+"/Influence","Factions[].Influence","wrong-type","number");
}
}
const f47 = data46.Allegiance;
if(f47 !== undefined){
if(typeof f47 !== "string"){
add("/Factions/" + i3+"/Allegiance","Factions[].Allegiance","wrong-type","string");
}
}
const f48 = data46.Happiness;
if(f48 !== undefined){
let data52 = f48;
if(typeof data52 === "string"){
if(!pattern3.test(data52)){
if(!(live && (live2.has(data52)))){add("/Factions/" + i3+"/Happiness","Factions[].Happiness","wrong-form","$Faction_HappinessBandN;",data52);}
}
}
else {
add("/Factions/" + i3+"/Happiness","Factions[].Happiness","wrong-type","string");
}
}
const f49 = data46.Happiness_Localised;
if(f49 !== undefined){
let data53 = f49;
if(typeof data53 !== "string"){
add("/Factions/" + i3+"/Happiness_Localised","Factions[].Happiness_Localised","wrong-type","string");
}
if(typeof data53 == "string" && !(obj6.has(data53))){
if(!live){add("/Factions/" + i3+"/Happiness_Localised","Factions[].Happiness_Localised","value-outside-set","one of \"Elated\", \"Happy\", \"Discontented\", \"Unhappy\", \"Despondent\"",data53);}
}
}
const f50 = data46.SquadronFaction;
if(f50 !== undefined){
if(typeof f50 !== "boolean"){
add("/Factions/" + i3+"/SquadronFaction","Factions[].SquadronFaction","wrong-type","boolean");
}
}
const f51 = data46.HappiestSystem;
if(f51 !== undefined){
if(typeof f51 !== "boolean"){
add("/Factions/" + i3+"/HappiestSystem","Factions[].HappiestSystem","wrong-type","boolean");
}
}
const f52 = data46.HomeSystem;
if(f52 !== undefined){
if(typeof f52 !== "boolean"){
add("/Factions/" + i3+"/HomeSystem","Factions[].HomeSystem","wrong-type","boolean");
}
}
const f53 = data46.MyReputation;
if(f53 !== undefined){
let data57 = f53;
if(typeof data57 == "number"){
if((data57 === -Infinity || data57 === Infinity)){
add("/Factions/" + i3+"/MyReputation","Factions[].MyReputation","out-of-range","a number that a double can hold",data57);
}
}
else {
add("/Factions/" + i3+"/MyReputation","Factions[].MyReputation","wrong-type","number");
}
}
const f54 = data46.PendingStates;
if(f54 !== undefined){
let data58 = f54;
if(Array.isArray(data58)){
const len4 = data58.length;
for(let i4=0; i4<len4; i4++){
let data59 = data58[i4];
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
const f55 = data59.State;
if(f55 !== undefined){
if(typeof f55 !== "string"){
add("/Factions/" + i3+"/PendingStates/" + i4+"/State","Factions[].PendingStates[].State","wrong-type","string");
}
}
const f56 = data59.Trend;
if(f56 !== undefined){
let data61 = f56;
if(!(Number.isInteger(data61) || typeof data61 == "bigint")){
add("/Factions/" + i3+"/PendingStates/" + i4+"/Trend","Factions[].PendingStates[].Trend","wrong-type","integer",data61);
}
else if((data61 < -9007199254740991 || data61 > 9007199254740991)){
add("/Factions/" + i3+"/PendingStates/" + i4+"/Trend","Factions[].PendingStates[].Trend","large-quantity","-9007199254740991 to 9007199254740991",data61);
}
}
if(f55 === undefined){
add("/Factions/" + i3+"/PendingStates/" + i4,"Factions[].PendingStates[]","field-missing","string",f55,"State");
}
if(f56 === undefined){
add("/Factions/" + i3+"/PendingStates/" + i4,"Factions[].PendingStates[]","field-missing","integer",f56,"Trend");
}
let next2 = 0;
for(const key2 in data59){
if(key2 === obj7[next2]){
next2++;
}
else if((next2 = obj7.indexOf(key2) + 1) === 0){
add("/Factions/" + i3+"/PendingStates/" + i4,"Factions[].PendingStates[]","unknown-field","a field the specification names",data59[key2],key2);
}
}
}
else {
add("/Factions/" + i3+"/PendingStates/" + i4,"Factions[].PendingStates[]","wrong-type","object");
}
}
}
else {
add("/Factions/" + i3+"/PendingStates","Factions[].PendingStates","wrong-type","array");
}
}
const f57 = data46.RecoveringStates;
if(f57 !== undefined){
let data62 = f57;
if(Array.isArray(data62)){
const len5 = data62.length;
for(let i5=0; i5<len5; i5++){
let data63 = data62[i5];
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
const f58 = data63.State;
if(f58 !== undefined){
if(typeof f58 !== "string"){
add("/Factions/" + i3+"/RecoveringStates/" + i5+"/State","Factions[].RecoveringStates[].State","wrong-type","string");
}
}
const f59 = data63.Trend;
if(f59 !== undefined){
let data65 = f59;
if(!(Number.isInteger(data65) || typeof data65 == "bigint")){
add("/Factions/" + i3+"/RecoveringStates/" + i5+"/Trend","Factions[].RecoveringStates[].Trend","wrong-type","integer",data65);
}
else if((data65 < -9007199254740991 || data65 > 9007199254740991)){
add("/Factions/" + i3+"/RecoveringStates/" + i5+"/Trend","Factions[].RecoveringStates[].Trend","large-quantity","-9007199254740991 to 9007199254740991",data65);
}
}
if(f58 === undefined){
add("/Factions/" + i3+"/RecoveringStates/" + i5,"Factions[].RecoveringStates[]","field-missing","string",f58,"State");
}
if(f59 === undefined){
add("/Factions/" + i3+"/RecoveringStates/" + i5,"Factions[].RecoveringStates[]","field-missing","integer",f59,"Trend");
}
let next3 = 0;
for(const key3 in data63){
if(key3 === obj7[next3]){
next3++;
}
else if((next3 = obj7.indexOf(key3) + 1) === 0){
add("/Factions/" + i3+"/RecoveringStates/" + i5,"Factions[].RecoveringStates[]","unknown-field","a field the specification names",data63[key3],key3);
}
}
}
else {
add("/Factions/" + i3+"/RecoveringStates/" + i5,"Factions[].RecoveringStates[]","wrong-type","object");
}
}
}
else {
add("/Factions/" + i3+"/RecoveringStates","Factions[].RecoveringStates","wrong-type","array");
}
}
const f60 = data46.ActiveStates;
if(f60 !== undefined){
let data66 = f60;
if(Array.isArray(data66)){
const len6 = data66.length;
for(let i6=0; i6<len6; i6++){
let data67 = data66[i6];
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
const f61 = data67.State;
if(f61 !== undefined){
if(typeof f61 !== "string"){
add("/Factions/" + i3+"/ActiveStates/" + i6+"/State","Factions[].ActiveStates[].State","wrong-type","string");
}
}
const f62 = data67.Trend;
if(f62 !== undefined){
add("/Factions/" + i3+"/ActiveStates/" + i6+"/Trend","Factions[].ActiveStates[].Trend","field-forbidden","absent",f62);
}
if(f61 === undefined){
add("/Factions/" + i3+"/ActiveStates/" + i6,"Factions[].ActiveStates[]","field-missing","string",f61,"State");
}
let next4 = 0;
for(const key4 in data67){
if(key4 === obj7[next4]){
next4++;
}
else if((next4 = obj7.indexOf(key4) + 1) === 0){
add("/Factions/" + i3+"/ActiveStates/" + i6,"Factions[].ActiveStates[]","unknown-field","a field the specification names",data67[key4],key4);
}
}
}
else {
add("/Factions/" + i3+"/ActiveStates/" + i6,"Factions[].ActiveStates[]","wrong-type","object");
}
}
}
else {
add("/Factions/" + i3+"/ActiveStates","Factions[].ActiveStates","wrong-type","array");
}
}
if(f43 === undefined){
add("/Factions/" + i3,"Factions[]","field-missing","string",f43,"Name");
}
if(f44 === undefined){
add("/Factions/" + i3,"Factions[]","field-missing","string",f44,"FactionState");
}
if(f45 === undefined){
add("/Factions/" + i3,"Factions[]","field-missing","string",f45,"Government");
}
if(f46 === undefined){
add("/Factions/" + i3,"Factions[]","field-missing","number",f46,"Influence");
}
if(f47 === undefined){
add("/Factions/" + i3,"Factions[]","field-missing","string",f47,"Allegiance");
}
if(f48 === undefined){
add("/Factions/" + i3,"Factions[]","field-missing","string",f48,"Happiness");
}
if(f53 === undefined){
add("/Factions/" + i3,"Factions[]","field-missing","number",f53,"MyReputation");
}
let next5 = 0;
for(const key5 in data46){
if(key5 === obj10[next5]){
next5++;
}
else if((next5 = obj10.indexOf(key5) + 1) === 0){
add("/Factions/" + i3,"Factions[]","unknown-field","a field the specification names",data46[key5],key5);
}
}
if(f51 !== undefined){
if(f50 === undefined){
add("/Factions/" + i3,"Factions[]","field-needed","true, because HappiestSystem is present",f50,"SquadronFaction");
}
if(typeof f50 == "boolean" && f50 !== true){
add("/Factions/" + i3,"Factions[]","condition-broken","true, because HappiestSystem is present",f50,"SquadronFaction");
}
}
if(f52 !== undefined){
if(f50 === undefined){
add("/Factions/" + i3,"Factions[]","field-needed","true, because HomeSystem is present",f50,"SquadronFaction");
}
if(typeof f50 == "boolean" && f50 !== true){
add("/Factions/" + i3,"Factions[]","condition-broken","true, because HomeSystem is present",f50,"SquadronFaction");
}
}
}
else {
add("/Factions/" + i3,"Factions[]","wrong-type","object");
}
}
}
else {
add("/Factions","Factions","wrong-type","array");
}
}
const f63 = data.SystemFaction;
if(f63 !== undefined){
let data70 = f63;
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
const f64 = data70.Name;
if(f64 !== undefined){
if(typeof f64 !== "string"){
add("/SystemFaction/Name","SystemFaction.Name","wrong-type","string");
}
}
const f65 = data70.FactionState;
if(f65 !== undefined){
if(typeof f65 !== "string"){
add("/SystemFaction/FactionState","SystemFaction.FactionState","wrong-type","string");
}
}
if(f64 === undefined){
add("/SystemFaction","SystemFaction","field-missing","string",f64,"Name");
}
let next6 = 0;
for(const key6 in data70){
if(key6 === obj11[next6]){
next6++;
}
else if((next6 = obj11.indexOf(key6) + 1) === 0){
add("/SystemFaction","SystemFaction","unknown-field","a field the specification names",data70[key6],key6);
}
}
}
else {
add("/SystemFaction","SystemFaction","wrong-type","object");
}
}
const f66 = data.Conflicts;
if(f66 !== undefined){
let data73 = f66;
if(Array.isArray(data73)){
const len7 = data73.length;
for(let i7=0; i7<len7; i7++){
let data74 = data73[i7];
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
const f67 = data74.WarType;
if(f67 !== undefined){
let data75 = f67;
if(typeof data75 !== "string"){
add("/Conflicts/" + i7+"/WarType","Conflicts[].WarType","wrong-type","string");
}
if(typeof data75 == "string" && !(obj12.has(data75))){
add("/Conflicts/" + i7+"/WarType","Conflicts[].WarType","value-unseen","one of \"civilwar\", \"war\", \"election\"",data75);
}
}
const f68 = data74.Status;
if(f68 !== undefined){
let data76 = f68;
if(typeof data76 !== "string"){
add("/Conflicts/" + i7+"/Status","Conflicts[].Status","wrong-type","string");
}
if(typeof data76 == "string" && !(obj13.has(data76))){
add("/Conflicts/" + i7+"/Status","Conflicts[].Status","value-unseen","one of \"active\", \"pending\", \"\"",data76);
}
}
const f69 = data74.Faction1;
if(f69 !== undefined){
let data77 = f69;
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
const f70 = data77.Name;
if(f70 !== undefined){
if(typeof f70 !== "string"){
add("/Conflicts/" + i7+"/Faction1/Name","Conflicts[].Faction1.Name","wrong-type","string");
}
}
const f71 = data77.Stake;
if(f71 !== undefined){
if(typeof f71 !== "string"){
add("/Conflicts/" + i7+"/Faction1/Stake","Conflicts[].Faction1.Stake","wrong-type","string");
}
}
const f72 = data77.Stake_Localised;
if(f72 !== undefined){
if(typeof f72 !== "string"){
add("/Conflicts/" + i7+"/Faction1/Stake_Localised","Conflicts[].Faction1.Stake_Localised","wrong-type","string");
}
}
const f73 = data77.WonDays;
if(f73 !== undefined){
let data81 = f73;
if(!(Number.isInteger(data81) || typeof data81 == "bigint")){
add("/Conflicts/" + i7+"/Faction1/WonDays","Conflicts[].Faction1.WonDays","wrong-type","integer",data81);
}
else if((data81 < -9007199254740991 || data81 > 9007199254740991)){
add("/Conflicts/" + i7+"/Faction1/WonDays","Conflicts[].Faction1.WonDays","large-quantity","-9007199254740991 to 9007199254740991",data81);
}
}
if(f70 === undefined){
add("/Conflicts/" + i7+"/Faction1","Conflicts[].Faction1","field-missing","string",f70,"Name");
}
if(f71 === undefined){
add("/Conflicts/" + i7+"/Faction1","Conflicts[].Faction1","field-missing","string",f71,"Stake");
}
if(f73 === undefined){
add("/Conflicts/" + i7+"/Faction1","Conflicts[].Faction1","field-missing","integer",f73,"WonDays");
}
let next7 = 0;
for(const key7 in data77){
if(key7 === obj14[next7]){
next7++;
}
else if((next7 = obj14.indexOf(key7) + 1) === 0){
add("/Conflicts/" + i7+"/Faction1","Conflicts[].Faction1","unknown-field","a field the specification names",data77[key7],key7);
}
}
}
else {
add("/Conflicts/" + i7+"/Faction1","Conflicts[].Faction1","wrong-type","object");
}
}
const f74 = data74.Faction2;
if(f74 !== undefined){
let data82 = f74;
if(data82 && typeof data82 == "object" && !Array.isArray(data82)){
const f75 = data82.Name;
if(f75 !== undefined){
if(typeof f75 !== "string"){
add("/Conflicts/" + i7+"/Faction2/Name","Conflicts[].Faction2.Name","wrong-type","string");
}
}
const f76 = data82.Stake;
if(f76 !== undefined){
if(typeof f76 !== "string"){
add("/Conflicts/" + i7+"/Faction2/Stake","Conflicts[].Faction2.Stake","wrong-type","string");
}
}
const f77 = data82.Stake_Localised;
if(f77 !== undefined){
if(typeof f77 !== "string"){
add("/Conflicts/" + i7+"/Faction2/Stake_Localised","Conflicts[].Faction2.Stake_Localised","wrong-type","string");
}
}
const f78 = data82.WonDays;
if(f78 !== undefined){
let data86 = f78;
if(!(Number.isInteger(data86) || typeof data86 == "bigint")){
add("/Conflicts/" + i7+"/Faction2/WonDays","Conflicts[].Faction2.WonDays","wrong-type","integer",data86);
}
else if((data86 < -9007199254740991 || data86 > 9007199254740991)){
add("/Conflicts/" + i7+"/Faction2/WonDays","Conflicts[].Faction2.WonDays","large-quantity","-9007199254740991 to 9007199254740991",data86);
}
}
if(f75 === undefined){
add("/Conflicts/" + i7+"/Faction2","Conflicts[].Faction2","field-missing","string",f75,"Name");
}
if(f76 === undefined){
add("/Conflicts/" + i7+"/Faction2","Conflicts[].Faction2","field-missing","string",f76,"Stake");
}
if(f78 === undefined){
add("/Conflicts/" + i7+"/Faction2","Conflicts[].Faction2","field-missing","integer",f78,"WonDays");
}
let next8 = 0;
for(const key8 in data82){
if(key8 === obj14[next8]){
next8++;
}
else if((next8 = obj14.indexOf(key8) + 1) === 0){
add("/Conflicts/" + i7+"/Faction2","Conflicts[].Faction2","unknown-field","a field the specification names",data82[key8],key8);
}
}
}
else {
add("/Conflicts/" + i7+"/Faction2","Conflicts[].Faction2","wrong-type","object");
}
}
if(f67 === undefined){
add("/Conflicts/" + i7,"Conflicts[]","field-missing","string",f67,"WarType");
}
if(f68 === undefined){
add("/Conflicts/" + i7,"Conflicts[]","field-missing","string",f68,"Status");
}
if(f69 === undefined){
add("/Conflicts/" + i7,"Conflicts[]","field-missing","object",f69,"Faction1");
}
if(f74 === undefined){
add("/Conflicts/" + i7,"Conflicts[]","field-missing","object",f74,"Faction2");
}
let next9 = 0;
for(const key9 in data74){
if(key9 === obj16[next9]){
next9++;
}
else if((next9 = obj16.indexOf(key9) + 1) === 0){
add("/Conflicts/" + i7,"Conflicts[]","unknown-field","a field the specification names",data74[key9],key9);
}
}
}
else {
add("/Conflicts/" + i7,"Conflicts[]","wrong-type","object");
}
}
}
else {
add("/Conflicts","Conflicts","wrong-type","array");
}
}
if(f0 === undefined){
add("","","field-missing","string",f0,"timestamp");
}
if(f1 === undefined){
add("","","field-missing","string",f1,"event");
}
if(f4 === undefined){
add("","","field-missing","string",f4,"StarSystem");
}
if(f5 === undefined){
add("","","field-missing","integer",f5,"SystemAddress");
}
if(f6 === undefined){
add("","","field-missing","array",f6,"StarPos");
}
if(f7 === undefined){
add("","","field-missing","string",f7,"SystemAllegiance");
}
if(f8 === undefined){
add("","","field-missing","string",f8,"SystemEconomy");
}
if(f10 === undefined){
add("","","field-missing","string",f10,"SystemSecondEconomy");
}
if(f12 === undefined){
add("","","field-missing","string",f12,"SystemGovernment");
}
if(f14 === undefined){
add("","","field-missing","string",f14,"SystemSecurity");
}
if(f16 === undefined){
add("","","field-missing","integer",f16,"Population");
}
if(f18 === undefined){
add("","","field-missing","string",f18,"Body");
}
if(f19 === undefined){
add("","","field-missing","integer",f19,"BodyID");
}
if(f20 === undefined){
add("","","field-missing","string",f20,"BodyType");
}
if(f38 === undefined){
add("","","field-missing","number",f38,"JumpDist");
}
if(f39 === undefined){
add("","","field-missing","number",f39,"FuelUsed");
}
if(f40 === undefined){
add("","","field-missing","number",f40,"FuelLevel");
}
let next10 = 0;
for(const key10 in data){
if(key10 === obj17[next10]){
next10++;
}
else if((next10 = obj17.indexOf(key10) + 1) === 0){
add("","","unknown-field","a field the specification names",data[key10],key10);
}
}
if(f27 !== undefined){
if(obj0.has(f23) && f23 !== "Unoccupied"){
add("","","condition-broken","\"Unoccupied\", because PowerplayConflictProgress is present",f23,"PowerplayState");
}
}
}
else {
add("","","wrong-type","object");
}
}
