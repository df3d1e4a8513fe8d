// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const pattern1 = new RegExp("^\\$economy_\\w+;$");
const pattern2 = new RegExp("^\\$government_\\w+;$");
const pattern3 = new RegExp("^\\$\\w+;$");
const pattern4 = new RegExp("^\\$Faction_HappinessBand\\d+;$");
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

export function check(data, add) {
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timestamp !== undefined){
let data0 = data.timestamp;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
add("/timestamp","timestamp","not-a-timestamp","a UTC time such as 2026-05-01T12:00:00Z",data0);
}
}
else {
add("/timestamp","timestamp","wrong-type","string");
}
}
if(data.event !== undefined){
let data1 = data.event;
if(typeof data1 !== "string"){
add("/event","event","wrong-type","string");
}
if(typeof data1 == "string" && !(data1 === "FSDJump")){
add("/event","event","value-outside-set","\"FSDJump\"",data1);
}
}
if(data.Taxi !== undefined){
if(typeof data.Taxi !== "boolean"){
add("/Taxi","Taxi","wrong-type","boolean");
}
}
if(data.Multicrew !== undefined){
if(typeof data.Multicrew !== "boolean"){
add("/Multicrew","Multicrew","wrong-type","boolean");
}
}
if(data.StarSystem !== undefined){
if(typeof data.StarSystem !== "string"){
add("/StarSystem","StarSystem","wrong-type","string");
}
}
if(data.SystemAddress !== undefined){
let data5 = data.SystemAddress;
if(!(typeof data5 == "bigint" || Number.isInteger(data5))){
add("/SystemAddress","SystemAddress","wrong-type","integer",data5);
}
}
if(data.StarPos !== undefined){
let data6 = data.StarPos;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(typeof data6[i0] == "number")){
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
if(data.SystemAllegiance !== undefined){
if(typeof data.SystemAllegiance !== "string"){
add("/SystemAllegiance","SystemAllegiance","wrong-type","string");
}
}
if(data.SystemEconomy !== undefined){
let data9 = data.SystemEconomy;
if(typeof data9 === "string"){
if(!pattern1.test(data9)){
add("/SystemEconomy","SystemEconomy","wrong-form","$economy_X;",data9);
}
}
else {
add("/SystemEconomy","SystemEconomy","wrong-type","string");
}
}
if(data.SystemEconomy_Localised !== undefined){
if(typeof data.SystemEconomy_Localised !== "string"){
add("/SystemEconomy_Localised","SystemEconomy_Localised","wrong-type","string");
}
}
if(data.SystemSecondEconomy !== undefined){
if(typeof data.SystemSecondEconomy !== "string"){
add("/SystemSecondEconomy","SystemSecondEconomy","wrong-type","string");
}
}
if(data.SystemSecondEconomy_Localised !== undefined){
if(typeof data.SystemSecondEconomy_Localised !== "string"){
add("/SystemSecondEconomy_Localised","SystemSecondEconomy_Localised","wrong-type","string");
}
}
if(data.SystemGovernment !== undefined){
let data13 = data.SystemGovernment;
if(typeof data13 === "string"){
if(!pattern2.test(data13)){
add("/SystemGovernment","SystemGovernment","wrong-form","$government_X;",data13);
}
}
else {
add("/SystemGovernment","SystemGovernment","wrong-type","string");
}
}
if(data.SystemGovernment_Localised !== undefined){
if(typeof data.SystemGovernment_Localised !== "string"){
add("/SystemGovernment_Localised","SystemGovernment_Localised","wrong-type","string");
}
}
if(data.SystemSecurity !== undefined){
let data15 = data.SystemSecurity;
if(typeof data15 === "string"){
if(!pattern3.test(data15)){
add("/SystemSecurity","SystemSecurity","unusual-form","$name;",data15);
}
}
else {
add("/SystemSecurity","SystemSecurity","wrong-type","string");
}
}
if(data.SystemSecurity_Localised !== undefined){
if(typeof data.SystemSecurity_Localised !== "string"){
add("/SystemSecurity_Localised","SystemSecurity_Localised","wrong-type","string");
}
}
if(data.Population !== undefined){
let data17 = data.Population;
if(!(typeof data17 == "bigint" || Number.isInteger(data17))){
add("/Population","Population","wrong-type","integer",data17);
}
else if((data17 < -9007199254740991 || data17 > 9007199254740991)){
add("/Population","Population","out-of-range","-9007199254740991 to 9007199254740991",data17);
}
}
if(data.Wanted !== undefined){
if(typeof data.Wanted !== "boolean"){
add("/Wanted","Wanted","wrong-type","boolean");
}
}
if(data.Body !== undefined){
if(typeof data.Body !== "string"){
add("/Body","Body","wrong-type","string");
}
}
if(data.BodyID !== undefined){
let data20 = data.BodyID;
if(!(typeof data20 == "bigint" || Number.isInteger(data20))){
add("/BodyID","BodyID","wrong-type","integer",data20);
}
}
if(data.BodyType !== undefined){
if(typeof data.BodyType !== "string"){
add("/BodyType","BodyType","wrong-type","string");
}
}
if(data.ControllingPower !== undefined){
if(typeof data.ControllingPower !== "string"){
add("/ControllingPower","ControllingPower","wrong-type","string");
}
}
if(data.Powers !== undefined){
let data23 = data.Powers;
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
if(data.PowerplayState !== undefined){
let data25 = data.PowerplayState;
if(typeof data25 !== "string"){
add("/PowerplayState","PowerplayState","wrong-type","string");
}
if(typeof data25 == "string" && !(obj0.has(data25))){
add("/PowerplayState","PowerplayState","value-outside-set","one of \"Unoccupied\", \"Contested\", \"Exploited\", \"Fortified\", \"Stronghold\"",data25);
}
}
if(data.PowerplayStateControlProgress !== undefined){
if(!(typeof data.PowerplayStateControlProgress == "number")){
add("/PowerplayStateControlProgress","PowerplayStateControlProgress","wrong-type","number");
}
}
if(data.PowerplayStateReinforcement !== undefined){
let data27 = data.PowerplayStateReinforcement;
if(!(typeof data27 == "bigint" || Number.isInteger(data27))){
add("/PowerplayStateReinforcement","PowerplayStateReinforcement","wrong-type","integer",data27);
}
else if((data27 < -9007199254740991 || data27 > 9007199254740991)){
add("/PowerplayStateReinforcement","PowerplayStateReinforcement","out-of-range","-9007199254740991 to 9007199254740991",data27);
}
}
if(data.PowerplayStateUndermining !== undefined){
let data28 = data.PowerplayStateUndermining;
if(!(typeof data28 == "bigint" || Number.isInteger(data28))){
add("/PowerplayStateUndermining","PowerplayStateUndermining","wrong-type","integer",data28);
}
else if((data28 < -9007199254740991 || data28 > 9007199254740991)){
add("/PowerplayStateUndermining","PowerplayStateUndermining","out-of-range","-9007199254740991 to 9007199254740991",data28);
}
}
if(data.PowerplayConflictProgress !== undefined){
let data29 = data.PowerplayConflictProgress;
if(Array.isArray(data29)){
const len2 = data29.length;
for(let i2=0; i2<len2; i2++){
let data30 = data29[i2];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.Power !== undefined){
if(typeof data30.Power !== "string"){
add("/PowerplayConflictProgress/" + i2+"/Power","PowerplayConflictProgress[].Power","wrong-type","string");
}
}
if(data30.ConflictProgress !== undefined){
if(!(typeof data30.ConflictProgress == "number")){
add("/PowerplayConflictProgress/" + i2+"/ConflictProgress","PowerplayConflictProgress[].ConflictProgress","wrong-type","number");
}
}
if(data30.Power === undefined){
add("/PowerplayConflictProgress/" + i2,"PowerplayConflictProgress[]","field-missing","string",data30.Power,"Power");
}
if(data30.ConflictProgress === undefined){
add("/PowerplayConflictProgress/" + i2,"PowerplayConflictProgress[]","field-missing","number",data30.ConflictProgress,"ConflictProgress");
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
}
else {
add("/PowerplayConflictProgress","PowerplayConflictProgress","wrong-type","array");
}
}
if(data.ThargoidWar !== undefined){
let data33 = data.ThargoidWar;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.CurrentState !== undefined){
let data34 = data33.CurrentState;
if(typeof data34 !== "string"){
add("/ThargoidWar/CurrentState","ThargoidWar.CurrentState","wrong-type","string");
}
if(typeof data34 == "string" && !(obj2.has(data34))){
add("/ThargoidWar/CurrentState","ThargoidWar.CurrentState","value-outside-set","one of \"Thargoid_Probing\", \"Thargoid_Harvest\", \"Thargoid_Controlled\", \"Thargoid_Stronghold\", \"Thargoid_Recovery\"",data34);
}
}
if(data33.NextStateSuccess !== undefined){
let data35 = data33.NextStateSuccess;
if(typeof data35 !== "string"){
add("/ThargoidWar/NextStateSuccess","ThargoidWar.NextStateSuccess","wrong-type","string");
}
if(typeof data35 == "string" && !(obj2.has(data35))){
add("/ThargoidWar/NextStateSuccess","ThargoidWar.NextStateSuccess","value-outside-set","one of \"Thargoid_Probing\", \"Thargoid_Harvest\", \"Thargoid_Controlled\", \"Thargoid_Stronghold\", \"Thargoid_Recovery\"",data35);
}
}
if(data33.NextStateFailure !== undefined){
let data36 = data33.NextStateFailure;
if(typeof data36 !== "string"){
add("/ThargoidWar/NextStateFailure","ThargoidWar.NextStateFailure","wrong-type","string");
}
if(typeof data36 == "string" && !(obj2.has(data36))){
add("/ThargoidWar/NextStateFailure","ThargoidWar.NextStateFailure","value-outside-set","one of \"Thargoid_Probing\", \"Thargoid_Harvest\", \"Thargoid_Controlled\", \"Thargoid_Stronghold\", \"Thargoid_Recovery\"",data36);
}
}
if(data33.SuccessStateReached !== undefined){
if(typeof data33.SuccessStateReached !== "boolean"){
add("/ThargoidWar/SuccessStateReached","ThargoidWar.SuccessStateReached","wrong-type","boolean");
}
}
if(data33.WarProgress !== undefined){
if(!(typeof data33.WarProgress == "number")){
add("/ThargoidWar/WarProgress","ThargoidWar.WarProgress","wrong-type","number");
}
}
if(data33.RemainingPorts !== undefined){
let data39 = data33.RemainingPorts;
if(!(typeof data39 == "bigint" || Number.isInteger(data39))){
add("/ThargoidWar/RemainingPorts","ThargoidWar.RemainingPorts","wrong-type","integer",data39);
}
else if((data39 < -9007199254740991 || data39 > 9007199254740991)){
add("/ThargoidWar/RemainingPorts","ThargoidWar.RemainingPorts","out-of-range","-9007199254740991 to 9007199254740991",data39);
}
}
if(data33.EstimatedRemainingTime !== undefined){
if(typeof data33.EstimatedRemainingTime !== "string"){
add("/ThargoidWar/EstimatedRemainingTime","ThargoidWar.EstimatedRemainingTime","wrong-type","string");
}
}
if(data33.CurrentState === undefined){
add("/ThargoidWar","ThargoidWar","field-missing","string",data33.CurrentState,"CurrentState");
}
if(data33.SuccessStateReached === undefined){
add("/ThargoidWar","ThargoidWar","field-missing","boolean",data33.SuccessStateReached,"SuccessStateReached");
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
if(data.JumpDist !== undefined){
if(!(typeof data.JumpDist == "number")){
add("/JumpDist","JumpDist","wrong-type","number");
}
}
if(data.FuelUsed !== undefined){
if(!(typeof data.FuelUsed == "number")){
add("/FuelUsed","FuelUsed","wrong-type","number");
}
}
if(data.FuelLevel !== undefined){
if(!(typeof data.FuelLevel == "number")){
add("/FuelLevel","FuelLevel","wrong-type","number");
}
}
if(data.BoostUsed !== undefined){
let data44 = data.BoostUsed;
if(!(typeof data44 == "bigint" || Number.isInteger(data44))){
add("/BoostUsed","BoostUsed","wrong-type","integer",data44);
}
else if((data44 < -9007199254740991 || data44 > 9007199254740991)){
add("/BoostUsed","BoostUsed","out-of-range","-9007199254740991 to 9007199254740991",data44);
}
}
if(data.Factions !== undefined){
let data45 = data.Factions;
if(Array.isArray(data45)){
const len3 = data45.length;
for(let i3=0; i3<len3; i3++){
let data46 = data45[i3];
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.Name !== undefined){
if(typeof data46.Name !== "string"){
add("/Factions/" + i3+"/Name","Factions[].Name","wrong-type","string");
}
}
if(data46.FactionState !== undefined){
if(typeof data46.FactionState !== "string"){
add("/Factions/" + i3+"/FactionState","Factions[].FactionState","wrong-type","string");
}
}
if(data46.Government !== undefined){
if(typeof data46.Government !== "string"){
add("/Factions/" + i3+"/Government","Factions[].Government","wrong-type","string");
}
}
if(data46.Influence !== undefined){
if(!(typeof data46.Influence == "number")){
add("/Factions/" + i3+"/Influence","Factions[].Influence","wrong-type","number");
}
}
if(data46.Allegiance !== undefined){
if(typeof data46.Allegiance !== "string"){
add("/Factions/" + i3+"/Allegiance","Factions[].Allegiance","wrong-type","string");
}
}
if(data46.Happiness !== undefined){
let data52 = data46.Happiness;
if(typeof data52 === "string"){
if(!pattern4.test(data52)){
add("/Factions/" + i3+"/Happiness","Factions[].Happiness","wrong-form","$Faction_HappinessBandN;",data52);
}
}
else {
add("/Factions/" + i3+"/Happiness","Factions[].Happiness","wrong-type","string");
}
}
if(data46.Happiness_Localised !== undefined){
let data53 = data46.Happiness_Localised;
if(typeof data53 !== "string"){
add("/Factions/" + i3+"/Happiness_Localised","Factions[].Happiness_Localised","wrong-type","string");
}
if(typeof data53 == "string" && !(obj6.has(data53))){
add("/Factions/" + i3+"/Happiness_Localised","Factions[].Happiness_Localised","value-outside-set","one of \"Elated\", \"Happy\", \"Discontented\", \"Unhappy\", \"Despondent\"",data53);
}
}
if(data46.SquadronFaction !== undefined){
if(typeof data46.SquadronFaction !== "boolean"){
add("/Factions/" + i3+"/SquadronFaction","Factions[].SquadronFaction","wrong-type","boolean");
}
}
if(data46.HappiestSystem !== undefined){
if(typeof data46.HappiestSystem !== "boolean"){
add("/Factions/" + i3+"/HappiestSystem","Factions[].HappiestSystem","wrong-type","boolean");
}
}
if(data46.HomeSystem !== undefined){
if(typeof data46.HomeSystem !== "boolean"){
add("/Factions/" + i3+"/HomeSystem","Factions[].HomeSystem","wrong-type","boolean");
}
}
if(data46.MyReputation !== undefined){
if(!(typeof data46.MyReputation == "number")){
add("/Factions/" + i3+"/MyReputation","Factions[].MyReputation","wrong-type","number");
}
}
if(data46.PendingStates !== undefined){
let data58 = data46.PendingStates;
if(Array.isArray(data58)){
const len4 = data58.length;
for(let i4=0; i4<len4; i4++){
let data59 = data58[i4];
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(data59.State !== undefined){
if(typeof data59.State !== "string"){
add("/Factions/" + i3+"/PendingStates/" + i4+"/State","Factions[].PendingStates[].State","wrong-type","string");
}
}
if(data59.Trend !== undefined){
let data61 = data59.Trend;
if(!(typeof data61 == "bigint" || Number.isInteger(data61))){
add("/Factions/" + i3+"/PendingStates/" + i4+"/Trend","Factions[].PendingStates[].Trend","wrong-type","integer",data61);
}
else if((data61 < -9007199254740991 || data61 > 9007199254740991)){
add("/Factions/" + i3+"/PendingStates/" + i4+"/Trend","Factions[].PendingStates[].Trend","out-of-range","-9007199254740991 to 9007199254740991",data61);
}
}
if(data59.State === undefined){
add("/Factions/" + i3+"/PendingStates/" + i4,"Factions[].PendingStates[]","field-missing","string",data59.State,"State");
}
if(data59.Trend === undefined){
add("/Factions/" + i3+"/PendingStates/" + i4,"Factions[].PendingStates[]","field-missing","integer",data59.Trend,"Trend");
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
if(data46.RecoveringStates !== undefined){
let data62 = data46.RecoveringStates;
if(Array.isArray(data62)){
const len5 = data62.length;
for(let i5=0; i5<len5; i5++){
let data63 = data62[i5];
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
if(data63.State !== undefined){
if(typeof data63.State !== "string"){
add("/Factions/" + i3+"/RecoveringStates/" + i5+"/State","Factions[].RecoveringStates[].State","wrong-type","string");
}
}
if(data63.Trend !== undefined){
let data65 = data63.Trend;
if(!(typeof data65 == "bigint" || Number.isInteger(data65))){
add("/Factions/" + i3+"/RecoveringStates/" + i5+"/Trend","Factions[].RecoveringStates[].Trend","wrong-type","integer",data65);
}
else if((data65 < -9007199254740991 || data65 > 9007199254740991)){
add("/Factions/" + i3+"/RecoveringStates/" + i5+"/Trend","Factions[].RecoveringStates[].Trend","out-of-range","-9007199254740991 to 9007199254740991",data65);
}
}
if(data63.State === undefined){
add("/Factions/" + i3+"/RecoveringStates/" + i5,"Factions[].RecoveringStates[]","field-missing","string",data63.State,"State");
}
if(data63.Trend === undefined){
add("/Factions/" + i3+"/RecoveringStates/" + i5,"Factions[].RecoveringStates[]","field-missing","integer",data63.Trend,"Trend");
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
if(data46.ActiveStates !== undefined){
let data66 = data46.ActiveStates;
if(Array.isArray(data66)){
const len6 = data66.length;
for(let i6=0; i6<len6; i6++){
let data67 = data66[i6];
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
if(data67.State !== undefined){
if(typeof data67.State !== "string"){
add("/Factions/" + i3+"/ActiveStates/" + i6+"/State","Factions[].ActiveStates[].State","wrong-type","string");
}
}
if(data67.Trend !== undefined){
add("/Factions/" + i3+"/ActiveStates/" + i6+"/Trend","Factions[].ActiveStates[].Trend","field-forbidden","absent",data67.Trend);
}
if(data67.State === undefined){
add("/Factions/" + i3+"/ActiveStates/" + i6,"Factions[].ActiveStates[]","field-missing","string",data67.State,"State");
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
if(data46.Name === undefined){
add("/Factions/" + i3,"Factions[]","field-missing","string",data46.Name,"Name");
}
if(data46.FactionState === undefined){
add("/Factions/" + i3,"Factions[]","field-missing","string",data46.FactionState,"FactionState");
}
if(data46.Government === undefined){
add("/Factions/" + i3,"Factions[]","field-missing","string",data46.Government,"Government");
}
if(data46.Influence === undefined){
add("/Factions/" + i3,"Factions[]","field-missing","number",data46.Influence,"Influence");
}
if(data46.Allegiance === undefined){
add("/Factions/" + i3,"Factions[]","field-missing","string",data46.Allegiance,"Allegiance");
}
if(data46.Happiness === undefined){
add("/Factions/" + i3,"Factions[]","field-missing","string",data46.Happiness,"Happiness");
}
if(data46.MyReputation === undefined){
add("/Factions/" + i3,"Factions[]","field-missing","number",data46.MyReputation,"MyReputation");
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
if(data46.HappiestSystem !== undefined){
if(data46.SquadronFaction === undefined){
add("/Factions/" + i3,"Factions[]","field-needed","true, because HappiestSystem is present",data46.SquadronFaction,"SquadronFaction");
}
if(typeof data46.SquadronFaction == "boolean" && data46.SquadronFaction !== true){
add("/Factions/" + i3,"Factions[]","condition-broken","true, because HappiestSystem is present",data46.SquadronFaction,"SquadronFaction");
}
}
if(data46.HomeSystem !== undefined){
if(data46.SquadronFaction === undefined){
add("/Factions/" + i3,"Factions[]","field-needed","true, because HomeSystem is present",data46.SquadronFaction,"SquadronFaction");
}
if(typeof data46.SquadronFaction == "boolean" && data46.SquadronFaction !== true){
add("/Factions/" + i3,"Factions[]","condition-broken","true, because HomeSystem is present",data46.SquadronFaction,"SquadronFaction");
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
if(data.SystemFaction !== undefined){
let data70 = data.SystemFaction;
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
if(data70.Name !== undefined){
if(typeof data70.Name !== "string"){
add("/SystemFaction/Name","SystemFaction.Name","wrong-type","string");
}
}
if(data70.FactionState !== undefined){
if(typeof data70.FactionState !== "string"){
add("/SystemFaction/FactionState","SystemFaction.FactionState","wrong-type","string");
}
}
if(data70.Name === undefined){
add("/SystemFaction","SystemFaction","field-missing","string",data70.Name,"Name");
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
if(data.Conflicts !== undefined){
let data73 = data.Conflicts;
if(Array.isArray(data73)){
const len7 = data73.length;
for(let i7=0; i7<len7; i7++){
let data74 = data73[i7];
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
if(data74.WarType !== undefined){
let data75 = data74.WarType;
if(typeof data75 !== "string"){
add("/Conflicts/" + i7+"/WarType","Conflicts[].WarType","wrong-type","string");
}
if(typeof data75 == "string" && !(obj12.has(data75))){
add("/Conflicts/" + i7+"/WarType","Conflicts[].WarType","value-unseen","one of \"civilwar\", \"war\", \"election\"",data75);
}
}
if(data74.Status !== undefined){
let data76 = data74.Status;
if(typeof data76 !== "string"){
add("/Conflicts/" + i7+"/Status","Conflicts[].Status","wrong-type","string");
}
if(typeof data76 == "string" && !(obj13.has(data76))){
add("/Conflicts/" + i7+"/Status","Conflicts[].Status","value-unseen","one of \"active\", \"pending\", \"\"",data76);
}
}
if(data74.Faction1 !== undefined){
let data77 = data74.Faction1;
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
if(data77.Name !== undefined){
if(typeof data77.Name !== "string"){
add("/Conflicts/" + i7+"/Faction1/Name","Conflicts[].Faction1.Name","wrong-type","string");
}
}
if(data77.Stake !== undefined){
if(typeof data77.Stake !== "string"){
add("/Conflicts/" + i7+"/Faction1/Stake","Conflicts[].Faction1.Stake","wrong-type","string");
}
}
if(data77.Stake_Localised !== undefined){
if(typeof data77.Stake_Localised !== "string"){
add("/Conflicts/" + i7+"/Faction1/Stake_Localised","Conflicts[].Faction1.Stake_Localised","wrong-type","string");
}
}
if(data77.WonDays !== undefined){
let data81 = data77.WonDays;
if(!(typeof data81 == "bigint" || Number.isInteger(data81))){
add("/Conflicts/" + i7+"/Faction1/WonDays","Conflicts[].Faction1.WonDays","wrong-type","integer",data81);
}
else if((data81 < -9007199254740991 || data81 > 9007199254740991)){
add("/Conflicts/" + i7+"/Faction1/WonDays","Conflicts[].Faction1.WonDays","out-of-range","-9007199254740991 to 9007199254740991",data81);
}
}
if(data77.Name === undefined){
add("/Conflicts/" + i7+"/Faction1","Conflicts[].Faction1","field-missing","string",data77.Name,"Name");
}
if(data77.Stake === undefined){
add("/Conflicts/" + i7+"/Faction1","Conflicts[].Faction1","field-missing","string",data77.Stake,"Stake");
}
if(data77.WonDays === undefined){
add("/Conflicts/" + i7+"/Faction1","Conflicts[].Faction1","field-missing","integer",data77.WonDays,"WonDays");
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
if(data74.Faction2 !== undefined){
let data82 = data74.Faction2;
if(data82 && typeof data82 == "object" && !Array.isArray(data82)){
if(data82.Name !== undefined){
if(typeof data82.Name !== "string"){
add("/Conflicts/" + i7+"/Faction2/Name","Conflicts[].Faction2.Name","wrong-type","string");
}
}
if(data82.Stake !== undefined){
if(typeof data82.Stake !== "string"){
add("/Conflicts/" + i7+"/Faction2/Stake","Conflicts[].Faction2.Stake","wrong-type","string");
}
}
if(data82.Stake_Localised !== undefined){
if(typeof data82.Stake_Localised !== "string"){
add("/Conflicts/" + i7+"/Faction2/Stake_Localised","Conflicts[].Faction2.Stake_Localised","wrong-type","string");
}
}
if(data82.WonDays !== undefined){
let data86 = data82.WonDays;
if(!(typeof data86 == "bigint" || Number.isInteger(data86))){
add("/Conflicts/" + i7+"/Faction2/WonDays","Conflicts[].Faction2.WonDays","wrong-type","integer",data86);
}
else if((data86 < -9007199254740991 || data86 > 9007199254740991)){
add("/Conflicts/" + i7+"/Faction2/WonDays","Conflicts[].Faction2.WonDays","out-of-range","-9007199254740991 to 9007199254740991",data86);
}
}
if(data82.Name === undefined){
add("/Conflicts/" + i7+"/Faction2","Conflicts[].Faction2","field-missing","string",data82.Name,"Name");
}
if(data82.Stake === undefined){
add("/Conflicts/" + i7+"/Faction2","Conflicts[].Faction2","field-missing","string",data82.Stake,"Stake");
}
if(data82.WonDays === undefined){
add("/Conflicts/" + i7+"/Faction2","Conflicts[].Faction2","field-missing","integer",data82.WonDays,"WonDays");
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
if(data74.WarType === undefined){
add("/Conflicts/" + i7,"Conflicts[]","field-missing","string",data74.WarType,"WarType");
}
if(data74.Status === undefined){
add("/Conflicts/" + i7,"Conflicts[]","field-missing","string",data74.Status,"Status");
}
if(data74.Faction1 === undefined){
add("/Conflicts/" + i7,"Conflicts[]","field-missing","object",data74.Faction1,"Faction1");
}
if(data74.Faction2 === undefined){
add("/Conflicts/" + i7,"Conflicts[]","field-missing","object",data74.Faction2,"Faction2");
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
if(data.timestamp === undefined){
add("","","field-missing","string",data.timestamp,"timestamp");
}
if(data.event === undefined){
add("","","field-missing","string",data.event,"event");
}
if(data.StarSystem === undefined){
add("","","field-missing","string",data.StarSystem,"StarSystem");
}
if(data.SystemAddress === undefined){
add("","","field-missing","integer",data.SystemAddress,"SystemAddress");
}
if(data.StarPos === undefined){
add("","","field-missing","array",data.StarPos,"StarPos");
}
if(data.SystemAllegiance === undefined){
add("","","field-missing","string",data.SystemAllegiance,"SystemAllegiance");
}
if(data.SystemEconomy === undefined){
add("","","field-missing","string",data.SystemEconomy,"SystemEconomy");
}
if(data.SystemSecondEconomy === undefined){
add("","","field-missing","string",data.SystemSecondEconomy,"SystemSecondEconomy");
}
if(data.SystemGovernment === undefined){
add("","","field-missing","string",data.SystemGovernment,"SystemGovernment");
}
if(data.SystemSecurity === undefined){
add("","","field-missing","string",data.SystemSecurity,"SystemSecurity");
}
if(data.Population === undefined){
add("","","field-missing","integer",data.Population,"Population");
}
if(data.Body === undefined){
add("","","field-missing","string",data.Body,"Body");
}
if(data.BodyID === undefined){
add("","","field-missing","integer",data.BodyID,"BodyID");
}
if(data.BodyType === undefined){
add("","","field-missing","string",data.BodyType,"BodyType");
}
if(data.JumpDist === undefined){
add("","","field-missing","number",data.JumpDist,"JumpDist");
}
if(data.FuelUsed === undefined){
add("","","field-missing","number",data.FuelUsed,"FuelUsed");
}
if(data.FuelLevel === undefined){
add("","","field-missing","number",data.FuelLevel,"FuelLevel");
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
if(data.PowerplayConflictProgress !== undefined){
if(data.PowerplayState === undefined){
add("","","field-needed","\"Unoccupied\", because PowerplayConflictProgress is present",data.PowerplayState,"PowerplayState");
}
if(typeof data.PowerplayState == "string" && data.PowerplayState !== "Unoccupied"){
add("","","condition-broken","\"Unoccupied\", because PowerplayConflictProgress is present",data.PowerplayState,"PowerplayState");
}
}
}
else {
add("","","wrong-type","object");
}
}
