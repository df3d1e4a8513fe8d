// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const pattern1 = new RegExp("^\\$economy_\\w+;$");
const pattern2 = new RegExp("^\\$government_\\w+;$");
const pattern3 = new RegExp("^\\$\\w+;$");
const pattern4 = new RegExp("^\\$Faction_HappinessBand\\d+;$");
const obj0 = new Set(["Unoccupied","Contested","Exploited","Fortified","Stronghold"]);
const obj1 = new Set(["Power","ConflictProgress"]);
const obj2 = new Set(["Thargoid_Probing","Thargoid_Harvest","Thargoid_Controlled","Thargoid_Stronghold","Thargoid_Recovery"]);
const obj5 = new Set(["CurrentState","NextStateSuccess","NextStateFailure","SuccessStateReached","WarProgress","RemainingPorts","EstimatedRemainingTime"]);
const obj6 = new Set(["Elated","Happy","Discontented","Unhappy","Despondent"]);
const obj7 = new Set(["State","Trend"]);
const obj10 = new Set(["Name","FactionState","Government","Influence","Allegiance","Happiness","Happiness_Localised","SquadronFaction","HappiestSystem","HomeSystem","MyReputation","PendingStates","RecoveringStates","ActiveStates"]);
const obj11 = new Set(["Name","FactionState"]);
const obj12 = new Set(["civilwar","war","election"]);
const obj13 = new Set(["active","pending",""]);
const obj14 = new Set(["Name","Stake","Stake_Localised","WonDays"]);
const obj16 = new Set(["WarType","Status","Faction1","Faction2"]);
const obj17 = new Set(["timestamp","event","Taxi","Multicrew","StarSystem","SystemAddress","StarPos","SystemAllegiance","SystemEconomy","SystemEconomy_Localised","SystemSecondEconomy","SystemSecondEconomy_Localised","SystemGovernment","SystemGovernment_Localised","SystemSecurity","SystemSecurity_Localised","Population","Wanted","Body","BodyID","BodyType","ControllingPower","Powers","PowerplayState","PowerplayStateControlProgress","PowerplayStateReinforcement","PowerplayStateUndermining","PowerplayConflictProgress","ThargoidWar","JumpDist","FuelUsed","FuelLevel","BoostUsed","Factions","SystemFaction","Conflicts"]);

export function check(data, add) {
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timestamp !== undefined){
let data0 = data.timestamp;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
add("/timestamp","not-a-timestamp","a UTC time such as 2026-05-01T12:00:00Z");
}
}
else {
add("/timestamp","wrong-type","string");
}
}
if(data.event !== undefined){
let data1 = data.event;
if(typeof data1 !== "string"){
add("/event","wrong-type","string");
}
if(typeof data1 == "string" && !(data1 === "FSDJump")){
add("/event","value-outside-set","\"FSDJump\"");
}
}
if(data.Taxi !== undefined){
if(typeof data.Taxi !== "boolean"){
add("/Taxi","wrong-type","boolean");
}
}
if(data.Multicrew !== undefined){
if(typeof data.Multicrew !== "boolean"){
add("/Multicrew","wrong-type","boolean");
}
}
if(data.StarSystem !== undefined){
if(typeof data.StarSystem !== "string"){
add("/StarSystem","wrong-type","string");
}
}
if(data.SystemAddress !== undefined){
let data5 = data.SystemAddress;
if(!(typeof data5 == "bigint" || Number.isInteger(data5))){
add("/SystemAddress","wrong-type","integer");
}
}
if(data.StarPos !== undefined){
let data6 = data.StarPos;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(typeof data6[i0] == "number")){
add("/StarPos/" + i0,"wrong-type","number");
}
}
if((data6.length < 3 || data6.length > 3)){
add("/StarPos","wrong-length","3 to 3 elements");
}
}
else {
add("/StarPos","wrong-type","array");
}
}
if(data.SystemAllegiance !== undefined){
if(typeof data.SystemAllegiance !== "string"){
add("/SystemAllegiance","wrong-type","string");
}
}
if(data.SystemEconomy !== undefined){
let data9 = data.SystemEconomy;
if(typeof data9 === "string"){
if(!pattern1.test(data9)){
add("/SystemEconomy","wrong-form","$economy_X;");
}
}
else {
add("/SystemEconomy","wrong-type","string");
}
}
if(data.SystemEconomy_Localised !== undefined){
if(typeof data.SystemEconomy_Localised !== "string"){
add("/SystemEconomy_Localised","wrong-type","string");
}
}
if(data.SystemSecondEconomy !== undefined){
if(typeof data.SystemSecondEconomy !== "string"){
add("/SystemSecondEconomy","wrong-type","string");
}
}
if(data.SystemSecondEconomy_Localised !== undefined){
if(typeof data.SystemSecondEconomy_Localised !== "string"){
add("/SystemSecondEconomy_Localised","wrong-type","string");
}
}
if(data.SystemGovernment !== undefined){
let data13 = data.SystemGovernment;
if(typeof data13 === "string"){
if(!pattern2.test(data13)){
add("/SystemGovernment","wrong-form","$government_X;");
}
}
else {
add("/SystemGovernment","wrong-type","string");
}
}
if(data.SystemGovernment_Localised !== undefined){
if(typeof data.SystemGovernment_Localised !== "string"){
add("/SystemGovernment_Localised","wrong-type","string");
}
}
if(data.SystemSecurity !== undefined){
let data15 = data.SystemSecurity;
if(typeof data15 === "string"){
if(!pattern3.test(data15)){
add("/SystemSecurity","unusual-form","$name;");
}
}
else {
add("/SystemSecurity","wrong-type","string");
}
}
if(data.SystemSecurity_Localised !== undefined){
if(typeof data.SystemSecurity_Localised !== "string"){
add("/SystemSecurity_Localised","wrong-type","string");
}
}
if(data.Population !== undefined){
let data17 = data.Population;
if(!(typeof data17 == "bigint" || Number.isInteger(data17))){
add("/Population","wrong-type","integer");
}
else if((data17 < -9007199254740991 || data17 > 9007199254740991)){
add("/Population","out-of-range","-9007199254740991 to 9007199254740991");
}
}
if(data.Wanted !== undefined){
if(typeof data.Wanted !== "boolean"){
add("/Wanted","wrong-type","boolean");
}
}
if(data.Body !== undefined){
if(typeof data.Body !== "string"){
add("/Body","wrong-type","string");
}
}
if(data.BodyID !== undefined){
let data20 = data.BodyID;
if(!(typeof data20 == "bigint" || Number.isInteger(data20))){
add("/BodyID","wrong-type","integer");
}
}
if(data.BodyType !== undefined){
if(typeof data.BodyType !== "string"){
add("/BodyType","wrong-type","string");
}
}
if(data.ControllingPower !== undefined){
if(typeof data.ControllingPower !== "string"){
add("/ControllingPower","wrong-type","string");
}
}
if(data.Powers !== undefined){
let data23 = data.Powers;
if(Array.isArray(data23)){
const len1 = data23.length;
for(let i1=0; i1<len1; i1++){
if(typeof data23[i1] !== "string"){
add("/Powers/" + i1,"wrong-type","string");
}
}
}
else {
add("/Powers","wrong-type","array");
}
}
if(data.PowerplayState !== undefined){
let data25 = data.PowerplayState;
if(typeof data25 !== "string"){
add("/PowerplayState","wrong-type","string");
}
if(typeof data25 == "string" && !(obj0.has(data25))){
add("/PowerplayState","value-outside-set","one of \"Unoccupied\", \"Contested\", \"Exploited\", \"Fortified\", \"Stronghold\"");
}
}
if(data.PowerplayStateControlProgress !== undefined){
if(!(typeof data.PowerplayStateControlProgress == "number")){
add("/PowerplayStateControlProgress","wrong-type","number");
}
}
if(data.PowerplayStateReinforcement !== undefined){
let data27 = data.PowerplayStateReinforcement;
if(!(typeof data27 == "bigint" || Number.isInteger(data27))){
add("/PowerplayStateReinforcement","wrong-type","integer");
}
else if((data27 < -9007199254740991 || data27 > 9007199254740991)){
add("/PowerplayStateReinforcement","out-of-range","-9007199254740991 to 9007199254740991");
}
}
if(data.PowerplayStateUndermining !== undefined){
let data28 = data.PowerplayStateUndermining;
if(!(typeof data28 == "bigint" || Number.isInteger(data28))){
add("/PowerplayStateUndermining","wrong-type","integer");
}
else if((data28 < -9007199254740991 || data28 > 9007199254740991)){
add("/PowerplayStateUndermining","out-of-range","-9007199254740991 to 9007199254740991");
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
add("/PowerplayConflictProgress/" + i2+"/Power","wrong-type","string");
}
}
if(data30.ConflictProgress !== undefined){
if(!(typeof data30.ConflictProgress == "number")){
add("/PowerplayConflictProgress/" + i2+"/ConflictProgress","wrong-type","number");
}
}
if(data30.Power === undefined){
add("/PowerplayConflictProgress/" + i2,"field-missing","string","Power");
}
if(data30.ConflictProgress === undefined){
add("/PowerplayConflictProgress/" + i2,"field-missing","number","ConflictProgress");
}
for(const key0 in data30){
if(!obj1.has(key0)){
add("/PowerplayConflictProgress/" + i2,"unknown-field","a field the specification names",key0);
}
}
}
else {
add("/PowerplayConflictProgress/" + i2,"wrong-type","object");
}
}
}
else {
add("/PowerplayConflictProgress","wrong-type","array");
}
}
if(data.ThargoidWar !== undefined){
let data33 = data.ThargoidWar;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.CurrentState !== undefined){
let data34 = data33.CurrentState;
if(typeof data34 !== "string"){
add("/ThargoidWar/CurrentState","wrong-type","string");
}
if(typeof data34 == "string" && !(obj2.has(data34))){
add("/ThargoidWar/CurrentState","value-outside-set","one of \"Thargoid_Probing\", \"Thargoid_Harvest\", \"Thargoid_Controlled\", \"Thargoid_Stronghold\", \"Thargoid_Recovery\"");
}
}
if(data33.NextStateSuccess !== undefined){
let data35 = data33.NextStateSuccess;
if(typeof data35 !== "string"){
add("/ThargoidWar/NextStateSuccess","wrong-type","string");
}
if(typeof data35 == "string" && !(obj2.has(data35))){
add("/ThargoidWar/NextStateSuccess","value-outside-set","one of \"Thargoid_Probing\", \"Thargoid_Harvest\", \"Thargoid_Controlled\", \"Thargoid_Stronghold\", \"Thargoid_Recovery\"");
}
}
if(data33.NextStateFailure !== undefined){
let data36 = data33.NextStateFailure;
if(typeof data36 !== "string"){
add("/ThargoidWar/NextStateFailure","wrong-type","string");
}
if(typeof data36 == "string" && !(obj2.has(data36))){
add("/ThargoidWar/NextStateFailure","value-outside-set","one of \"Thargoid_Probing\", \"Thargoid_Harvest\", \"Thargoid_Controlled\", \"Thargoid_Stronghold\", \"Thargoid_Recovery\"");
}
}
if(data33.SuccessStateReached !== undefined){
if(typeof data33.SuccessStateReached !== "boolean"){
add("/ThargoidWar/SuccessStateReached","wrong-type","boolean");
}
}
if(data33.WarProgress !== undefined){
if(!(typeof data33.WarProgress == "number")){
add("/ThargoidWar/WarProgress","wrong-type","number");
}
}
if(data33.RemainingPorts !== undefined){
let data39 = data33.RemainingPorts;
if(!(typeof data39 == "bigint" || Number.isInteger(data39))){
add("/ThargoidWar/RemainingPorts","wrong-type","integer");
}
else if((data39 < -9007199254740991 || data39 > 9007199254740991)){
add("/ThargoidWar/RemainingPorts","out-of-range","-9007199254740991 to 9007199254740991");
}
}
if(data33.EstimatedRemainingTime !== undefined){
if(typeof data33.EstimatedRemainingTime !== "string"){
add("/ThargoidWar/EstimatedRemainingTime","wrong-type","string");
}
}
if(data33.CurrentState === undefined){
add("/ThargoidWar","field-missing","string","CurrentState");
}
if(data33.SuccessStateReached === undefined){
add("/ThargoidWar","field-missing","boolean","SuccessStateReached");
}
for(const key1 in data33){
if(!obj5.has(key1)){
add("/ThargoidWar","unknown-field","a field the specification names",key1);
}
}
}
else {
add("/ThargoidWar","wrong-type","object");
}
}
if(data.JumpDist !== undefined){
if(!(typeof data.JumpDist == "number")){
add("/JumpDist","wrong-type","number");
}
}
if(data.FuelUsed !== undefined){
if(!(typeof data.FuelUsed == "number")){
add("/FuelUsed","wrong-type","number");
}
}
if(data.FuelLevel !== undefined){
if(!(typeof data.FuelLevel == "number")){
add("/FuelLevel","wrong-type","number");
}
}
if(data.BoostUsed !== undefined){
let data44 = data.BoostUsed;
if(!(typeof data44 == "bigint" || Number.isInteger(data44))){
add("/BoostUsed","wrong-type","integer");
}
else if((data44 < -9007199254740991 || data44 > 9007199254740991)){
add("/BoostUsed","out-of-range","-9007199254740991 to 9007199254740991");
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
add("/Factions/" + i3+"/Name","wrong-type","string");
}
}
if(data46.FactionState !== undefined){
if(typeof data46.FactionState !== "string"){
add("/Factions/" + i3+"/FactionState","wrong-type","string");
}
}
if(data46.Government !== undefined){
if(typeof data46.Government !== "string"){
add("/Factions/" + i3+"/Government","wrong-type","string");
}
}
if(data46.Influence !== undefined){
if(!(typeof data46.Influence == "number")){
add("/Factions/" + i3+"/Influence","wrong-type","number");
}
}
if(data46.Allegiance !== undefined){
if(typeof data46.Allegiance !== "string"){
add("/Factions/" + i3+"/Allegiance","wrong-type","string");
}
}
if(data46.Happiness !== undefined){
let data52 = data46.Happiness;
if(typeof data52 === "string"){
if(!pattern4.test(data52)){
add("/Factions/" + i3+"/Happiness","wrong-form","$Faction_HappinessBandN;");
}
}
else {
add("/Factions/" + i3+"/Happiness","wrong-type","string");
}
}
if(data46.Happiness_Localised !== undefined){
let data53 = data46.Happiness_Localised;
if(typeof data53 !== "string"){
add("/Factions/" + i3+"/Happiness_Localised","wrong-type","string");
}
if(typeof data53 == "string" && !(obj6.has(data53))){
add("/Factions/" + i3+"/Happiness_Localised","value-outside-set","one of \"Elated\", \"Happy\", \"Discontented\", \"Unhappy\", \"Despondent\"");
}
}
if(data46.SquadronFaction !== undefined){
if(typeof data46.SquadronFaction !== "boolean"){
add("/Factions/" + i3+"/SquadronFaction","wrong-type","boolean");
}
}
if(data46.HappiestSystem !== undefined){
if(typeof data46.HappiestSystem !== "boolean"){
add("/Factions/" + i3+"/HappiestSystem","wrong-type","boolean");
}
}
if(data46.HomeSystem !== undefined){
if(typeof data46.HomeSystem !== "boolean"){
add("/Factions/" + i3+"/HomeSystem","wrong-type","boolean");
}
}
if(data46.MyReputation !== undefined){
if(!(typeof data46.MyReputation == "number")){
add("/Factions/" + i3+"/MyReputation","wrong-type","number");
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
add("/Factions/" + i3+"/PendingStates/" + i4+"/State","wrong-type","string");
}
}
if(data59.Trend !== undefined){
let data61 = data59.Trend;
if(!(typeof data61 == "bigint" || Number.isInteger(data61))){
add("/Factions/" + i3+"/PendingStates/" + i4+"/Trend","wrong-type","integer");
}
else if((data61 < -9007199254740991 || data61 > 9007199254740991)){
add("/Factions/" + i3+"/PendingStates/" + i4+"/Trend","out-of-range","-9007199254740991 to 9007199254740991");
}
}
if(data59.State === undefined){
add("/Factions/" + i3+"/PendingStates/" + i4,"field-missing","string","State");
}
if(data59.Trend === undefined){
add("/Factions/" + i3+"/PendingStates/" + i4,"field-missing","integer","Trend");
}
for(const key2 in data59){
if(!obj7.has(key2)){
add("/Factions/" + i3+"/PendingStates/" + i4,"unknown-field","a field the specification names",key2);
}
}
}
else {
add("/Factions/" + i3+"/PendingStates/" + i4,"wrong-type","object");
}
}
}
else {
add("/Factions/" + i3+"/PendingStates","wrong-type","array");
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
add("/Factions/" + i3+"/RecoveringStates/" + i5+"/State","wrong-type","string");
}
}
if(data63.Trend !== undefined){
let data65 = data63.Trend;
if(!(typeof data65 == "bigint" || Number.isInteger(data65))){
add("/Factions/" + i3+"/RecoveringStates/" + i5+"/Trend","wrong-type","integer");
}
else if((data65 < -9007199254740991 || data65 > 9007199254740991)){
add("/Factions/" + i3+"/RecoveringStates/" + i5+"/Trend","out-of-range","-9007199254740991 to 9007199254740991");
}
}
if(data63.State === undefined){
add("/Factions/" + i3+"/RecoveringStates/" + i5,"field-missing","string","State");
}
if(data63.Trend === undefined){
add("/Factions/" + i3+"/RecoveringStates/" + i5,"field-missing","integer","Trend");
}
for(const key3 in data63){
if(!obj7.has(key3)){
add("/Factions/" + i3+"/RecoveringStates/" + i5,"unknown-field","a field the specification names",key3);
}
}
}
else {
add("/Factions/" + i3+"/RecoveringStates/" + i5,"wrong-type","object");
}
}
}
else {
add("/Factions/" + i3+"/RecoveringStates","wrong-type","array");
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
add("/Factions/" + i3+"/ActiveStates/" + i6+"/State","wrong-type","string");
}
}
if(data67.Trend !== undefined){
add("/Factions/" + i3+"/ActiveStates/" + i6+"/Trend","field-forbidden","absent");
}
if(data67.State === undefined){
add("/Factions/" + i3+"/ActiveStates/" + i6,"field-missing","string","State");
}
for(const key4 in data67){
if(!obj7.has(key4)){
add("/Factions/" + i3+"/ActiveStates/" + i6,"unknown-field","a field the specification names",key4);
}
}
}
else {
add("/Factions/" + i3+"/ActiveStates/" + i6,"wrong-type","object");
}
}
}
else {
add("/Factions/" + i3+"/ActiveStates","wrong-type","array");
}
}
if(data46.Name === undefined){
add("/Factions/" + i3,"field-missing","string","Name");
}
if(data46.FactionState === undefined){
add("/Factions/" + i3,"field-missing","string","FactionState");
}
if(data46.Government === undefined){
add("/Factions/" + i3,"field-missing","string","Government");
}
if(data46.Influence === undefined){
add("/Factions/" + i3,"field-missing","number","Influence");
}
if(data46.Allegiance === undefined){
add("/Factions/" + i3,"field-missing","string","Allegiance");
}
if(data46.Happiness === undefined){
add("/Factions/" + i3,"field-missing","string","Happiness");
}
if(data46.MyReputation === undefined){
add("/Factions/" + i3,"field-missing","number","MyReputation");
}
for(const key5 in data46){
if(!obj10.has(key5)){
add("/Factions/" + i3,"unknown-field","a field the specification names",key5);
}
}
if(data46.HappiestSystem !== undefined){
if(data46.SquadronFaction === undefined){
add("/Factions/" + i3,"field-needed","true, because HappiestSystem is present","SquadronFaction");
}
if(typeof data46.SquadronFaction == "boolean" && data46.SquadronFaction !== true){
add("/Factions/" + i3,"condition-broken","true, because HappiestSystem is present","SquadronFaction");
}
}
if(data46.HomeSystem !== undefined){
if(data46.SquadronFaction === undefined){
add("/Factions/" + i3,"field-needed","true, because HomeSystem is present","SquadronFaction");
}
if(typeof data46.SquadronFaction == "boolean" && data46.SquadronFaction !== true){
add("/Factions/" + i3,"condition-broken","true, because HomeSystem is present","SquadronFaction");
}
}
}
else {
add("/Factions/" + i3,"wrong-type","object");
}
}
}
else {
add("/Factions","wrong-type","array");
}
}
if(data.SystemFaction !== undefined){
let data70 = data.SystemFaction;
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
if(data70.Name !== undefined){
if(typeof data70.Name !== "string"){
add("/SystemFaction/Name","wrong-type","string");
}
}
if(data70.FactionState !== undefined){
if(typeof data70.FactionState !== "string"){
add("/SystemFaction/FactionState","wrong-type","string");
}
}
if(data70.Name === undefined){
add("/SystemFaction","field-missing","string","Name");
}
for(const key6 in data70){
if(!obj11.has(key6)){
add("/SystemFaction","unknown-field","a field the specification names",key6);
}
}
}
else {
add("/SystemFaction","wrong-type","object");
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
add("/Conflicts/" + i7+"/WarType","wrong-type","string");
}
if(typeof data75 == "string" && !(obj12.has(data75))){
add("/Conflicts/" + i7+"/WarType","value-unseen","one of \"civilwar\", \"war\", \"election\"");
}
}
if(data74.Status !== undefined){
let data76 = data74.Status;
if(typeof data76 !== "string"){
add("/Conflicts/" + i7+"/Status","wrong-type","string");
}
if(typeof data76 == "string" && !(obj13.has(data76))){
add("/Conflicts/" + i7+"/Status","value-unseen","one of \"active\", \"pending\", \"\"");
}
}
if(data74.Faction1 !== undefined){
let data77 = data74.Faction1;
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
if(data77.Name !== undefined){
if(typeof data77.Name !== "string"){
add("/Conflicts/" + i7+"/Faction1/Name","wrong-type","string");
}
}
if(data77.Stake !== undefined){
if(typeof data77.Stake !== "string"){
add("/Conflicts/" + i7+"/Faction1/Stake","wrong-type","string");
}
}
if(data77.Stake_Localised !== undefined){
if(typeof data77.Stake_Localised !== "string"){
add("/Conflicts/" + i7+"/Faction1/Stake_Localised","wrong-type","string");
}
}
if(data77.WonDays !== undefined){
let data81 = data77.WonDays;
if(!(typeof data81 == "bigint" || Number.isInteger(data81))){
add("/Conflicts/" + i7+"/Faction1/WonDays","wrong-type","integer");
}
else if((data81 < -9007199254740991 || data81 > 9007199254740991)){
add("/Conflicts/" + i7+"/Faction1/WonDays","out-of-range","-9007199254740991 to 9007199254740991");
}
}
if(data77.Name === undefined){
add("/Conflicts/" + i7+"/Faction1","field-missing","string","Name");
}
if(data77.Stake === undefined){
add("/Conflicts/" + i7+"/Faction1","field-missing","string","Stake");
}
if(data77.WonDays === undefined){
add("/Conflicts/" + i7+"/Faction1","field-missing","integer","WonDays");
}
for(const key7 in data77){
if(!obj14.has(key7)){
add("/Conflicts/" + i7+"/Faction1","unknown-field","a field the specification names",key7);
}
}
}
else {
add("/Conflicts/" + i7+"/Faction1","wrong-type","object");
}
}
if(data74.Faction2 !== undefined){
let data82 = data74.Faction2;
if(data82 && typeof data82 == "object" && !Array.isArray(data82)){
if(data82.Name !== undefined){
if(typeof data82.Name !== "string"){
add("/Conflicts/" + i7+"/Faction2/Name","wrong-type","string");
}
}
if(data82.Stake !== undefined){
if(typeof data82.Stake !== "string"){
add("/Conflicts/" + i7+"/Faction2/Stake","wrong-type","string");
}
}
if(data82.Stake_Localised !== undefined){
if(typeof data82.Stake_Localised !== "string"){
add("/Conflicts/" + i7+"/Faction2/Stake_Localised","wrong-type","string");
}
}
if(data82.WonDays !== undefined){
let data86 = data82.WonDays;
if(!(typeof data86 == "bigint" || Number.isInteger(data86))){
add("/Conflicts/" + i7+"/Faction2/WonDays","wrong-type","integer");
}
else if((data86 < -9007199254740991 || data86 > 9007199254740991)){
add("/Conflicts/" + i7+"/Faction2/WonDays","out-of-range","-9007199254740991 to 9007199254740991");
}
}
if(data82.Name === undefined){
add("/Conflicts/" + i7+"/Faction2","field-missing","string","Name");
}
if(data82.Stake === undefined){
add("/Conflicts/" + i7+"/Faction2","field-missing","string","Stake");
}
if(data82.WonDays === undefined){
add("/Conflicts/" + i7+"/Faction2","field-missing","integer","WonDays");
}
for(const key8 in data82){
if(!obj14.has(key8)){
add("/Conflicts/" + i7+"/Faction2","unknown-field","a field the specification names",key8);
}
}
}
else {
add("/Conflicts/" + i7+"/Faction2","wrong-type","object");
}
}
if(data74.WarType === undefined){
add("/Conflicts/" + i7,"field-missing","string","WarType");
}
if(data74.Status === undefined){
add("/Conflicts/" + i7,"field-missing","string","Status");
}
if(data74.Faction1 === undefined){
add("/Conflicts/" + i7,"field-missing","object","Faction1");
}
if(data74.Faction2 === undefined){
add("/Conflicts/" + i7,"field-missing","object","Faction2");
}
for(const key9 in data74){
if(!obj16.has(key9)){
add("/Conflicts/" + i7,"unknown-field","a field the specification names",key9);
}
}
}
else {
add("/Conflicts/" + i7,"wrong-type","object");
}
}
}
else {
add("/Conflicts","wrong-type","array");
}
}
if(data.timestamp === undefined){
add("","field-missing","string","timestamp");
}
if(data.event === undefined){
add("","field-missing","string","event");
}
if(data.StarSystem === undefined){
add("","field-missing","string","StarSystem");
}
if(data.SystemAddress === undefined){
add("","field-missing","integer","SystemAddress");
}
if(data.StarPos === undefined){
add("","field-missing","array","StarPos");
}
if(data.SystemAllegiance === undefined){
add("","field-missing","string","SystemAllegiance");
}
if(data.SystemEconomy === undefined){
add("","field-missing","string","SystemEconomy");
}
if(data.SystemSecondEconomy === undefined){
add("","field-missing","string","SystemSecondEconomy");
}
if(data.SystemGovernment === undefined){
add("","field-missing","string","SystemGovernment");
}
if(data.SystemSecurity === undefined){
add("","field-missing","string","SystemSecurity");
}
if(data.Population === undefined){
add("","field-missing","integer","Population");
}
if(data.Body === undefined){
add("","field-missing","string","Body");
}
if(data.BodyID === undefined){
add("","field-missing","integer","BodyID");
}
if(data.BodyType === undefined){
add("","field-missing","string","BodyType");
}
if(data.JumpDist === undefined){
add("","field-missing","number","JumpDist");
}
if(data.FuelUsed === undefined){
add("","field-missing","number","FuelUsed");
}
if(data.FuelLevel === undefined){
add("","field-missing","number","FuelLevel");
}
for(const key10 in data){
if(!obj17.has(key10)){
add("","unknown-field","a field the specification names",key10);
}
}
if(data.PowerplayConflictProgress !== undefined){
if(data.PowerplayState === undefined){
add("","field-needed","\"Unoccupied\", because PowerplayConflictProgress is present","PowerplayState");
}
if(typeof data.PowerplayState == "string" && data.PowerplayState !== "Unoccupied"){
add("","condition-broken","\"Unoccupied\", because PowerplayConflictProgress is present","PowerplayState");
}
}
}
else {
add("","wrong-type","object");
}
}
