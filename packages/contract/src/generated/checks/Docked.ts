// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const pattern1 = new RegExp("^\\$government_\\w+;$");
const obj0 = new Set(["Damaged","UnderRepairs"]);
const obj1 = ["Name","FactionState"];
const obj2 = new Set(["Dock","Autodock","BlackMarket","Commodities","Contacts","Exploration","Initiatives","Missions","Outfitting","CrewLounge","Rearm","Refuel","Repair","Shipyard","Tuning","Workshop","MissionsGenerated","Facilitator","Research","FlightController","StationOperations","OnDockMission","Powerplay","SearchAndRescue","shop","carriermanagement","carrierfuel","carriervendor","livery","modulepacks","voucherredemption"]);
const obj3 = ["Name","Name_Localised","Proportion"];
const obj4 = ["Small","Medium","Large"];
const obj5 = ["timestamp","event","StationName","StationName_Localised","StationType","Taxi","Multicrew","StationState","StarSystem","SystemAddress","MarketID","StationFaction","StationGovernment","StationGovernment_Localised","StationAllegiance","StationServices","StationEconomy","StationEconomy_Localised","StationEconomies","DistFromStarLS","Wanted","ActiveFine","CockpitBreach","LandingPads"];

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
if(typeof data1 == "string" && !(data1 === "Docked")){
add("/event","event","value-outside-set","\"Docked\"",data1);
}
}
if(data.StationName !== undefined){
if(typeof data.StationName !== "string"){
add("/StationName","StationName","wrong-type","string");
}
}
if(data.StationName_Localised !== undefined){
if(typeof data.StationName_Localised !== "string"){
add("/StationName_Localised","StationName_Localised","wrong-type","string");
}
}
if(data.StationType !== undefined){
if(typeof data.StationType !== "string"){
add("/StationType","StationType","wrong-type","string");
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
if(data.StationState !== undefined){
let data7 = data.StationState;
if(typeof data7 !== "string"){
add("/StationState","StationState","wrong-type","string");
}
if(typeof data7 == "string" && !(obj0.has(data7))){
add("/StationState","StationState","value-unseen","one of \"Damaged\", \"UnderRepairs\"",data7);
}
}
if(data.StarSystem !== undefined){
if(typeof data.StarSystem !== "string"){
add("/StarSystem","StarSystem","wrong-type","string");
}
}
if(data.SystemAddress !== undefined){
let data9 = data.SystemAddress;
if(!(typeof data9 == "bigint" || Number.isInteger(data9))){
add("/SystemAddress","SystemAddress","wrong-type","integer",data9);
}
}
if(data.MarketID !== undefined){
let data10 = data.MarketID;
if(!(typeof data10 == "bigint" || Number.isInteger(data10))){
add("/MarketID","MarketID","wrong-type","integer",data10);
}
}
if(data.StationFaction !== undefined){
let data11 = data.StationFaction;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.Name !== undefined){
if(typeof data11.Name !== "string"){
add("/StationFaction/Name","StationFaction.Name","wrong-type","string");
}
}
if(data11.FactionState !== undefined){
if(typeof data11.FactionState !== "string"){
add("/StationFaction/FactionState","StationFaction.FactionState","wrong-type","string");
}
}
if(data11.Name === undefined){
add("/StationFaction","StationFaction","field-missing","string",data11.Name,"Name");
}
let next0 = 0;
for(const key0 in data11){
if(key0 === obj1[next0]){
next0++;
}
else if((next0 = obj1.indexOf(key0) + 1) === 0){
add("/StationFaction","StationFaction","unknown-field","a field the specification names",data11[key0],key0);
}
}
}
else {
add("/StationFaction","StationFaction","wrong-type","object");
}
}
if(data.StationGovernment !== undefined){
let data14 = data.StationGovernment;
if(typeof data14 === "string"){
if(!pattern1.test(data14)){
add("/StationGovernment","StationGovernment","wrong-form","$government_X;",data14);
}
}
else {
add("/StationGovernment","StationGovernment","wrong-type","string");
}
}
if(data.StationGovernment_Localised !== undefined){
if(typeof data.StationGovernment_Localised !== "string"){
add("/StationGovernment_Localised","StationGovernment_Localised","wrong-type","string");
}
}
if(data.StationAllegiance !== undefined){
if(typeof data.StationAllegiance !== "string"){
add("/StationAllegiance","StationAllegiance","wrong-type","string");
}
}
if(data.StationServices !== undefined){
let data17 = data.StationServices;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
if(typeof data18 !== "string"){
add("/StationServices/" + i0,"StationServices[]","wrong-type","string");
}
if(typeof data18 == "string" && !(obj2.has(data18))){
add("/StationServices/" + i0,"StationServices[]","value-outside-set","one of \"Dock\", \"Autodock\", \"BlackMarket\", \"Commodities\", \"Contacts\", \"Exploration\", \"Initiatives\", \"Missions\", \"Outfitting\", \"CrewLounge\", \"Rearm\", \"Refuel\", \"Repair\", \"Shipyard\", \"Tuning\", \"Workshop\", \"MissionsGenerated\", \"Facilitator\", \"Research\", \"FlightController\", \"StationOperations\", \"OnDockMission\", \"Powerplay\", \"SearchAndRescue\", \"shop\", \"carriermanagement\", \"carrierfuel\", \"carriervendor\", \"livery\", \"modulepacks\", \"voucherredemption\"",data18);
}
}
}
else {
add("/StationServices","StationServices","wrong-type","array");
}
}
if(data.StationEconomy !== undefined){
if(typeof data.StationEconomy !== "string"){
add("/StationEconomy","StationEconomy","wrong-type","string");
}
}
if(data.StationEconomy_Localised !== undefined){
if(typeof data.StationEconomy_Localised !== "string"){
add("/StationEconomy_Localised","StationEconomy_Localised","wrong-type","string");
}
}
if(data.StationEconomies !== undefined){
let data21 = data.StationEconomies;
if(Array.isArray(data21)){
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
let data22 = data21[i1];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.Name !== undefined){
if(typeof data22.Name !== "string"){
add("/StationEconomies/" + i1+"/Name","StationEconomies[].Name","wrong-type","string");
}
}
if(data22.Name_Localised !== undefined){
if(typeof data22.Name_Localised !== "string"){
add("/StationEconomies/" + i1+"/Name_Localised","StationEconomies[].Name_Localised","wrong-type","string");
}
}
if(data22.Proportion !== undefined){
if(!(typeof data22.Proportion == "number")){
add("/StationEconomies/" + i1+"/Proportion","StationEconomies[].Proportion","wrong-type","number");
}
}
if(data22.Name === undefined){
add("/StationEconomies/" + i1,"StationEconomies[]","field-missing","string",data22.Name,"Name");
}
if(data22.Proportion === undefined){
add("/StationEconomies/" + i1,"StationEconomies[]","field-missing","number",data22.Proportion,"Proportion");
}
let next1 = 0;
for(const key1 in data22){
if(key1 === obj3[next1]){
next1++;
}
else if((next1 = obj3.indexOf(key1) + 1) === 0){
add("/StationEconomies/" + i1,"StationEconomies[]","unknown-field","a field the specification names",data22[key1],key1);
}
}
}
else {
add("/StationEconomies/" + i1,"StationEconomies[]","wrong-type","object");
}
}
if(data21.length < 2){
add("/StationEconomies","StationEconomies","wrong-length","at least 2 elements",data21);
}
}
else {
add("/StationEconomies","StationEconomies","wrong-type","array");
}
}
if(data.DistFromStarLS !== undefined){
if(!(typeof data.DistFromStarLS == "number")){
add("/DistFromStarLS","DistFromStarLS","wrong-type","number");
}
}
if(data.Wanted !== undefined){
if(typeof data.Wanted !== "boolean"){
add("/Wanted","Wanted","wrong-type","boolean");
}
}
if(data.ActiveFine !== undefined){
if(typeof data.ActiveFine !== "boolean"){
add("/ActiveFine","ActiveFine","wrong-type","boolean");
}
}
if(data.CockpitBreach !== undefined){
let data29 = data.CockpitBreach;
if(typeof data29 !== "boolean"){
add("/CockpitBreach","CockpitBreach","wrong-type","boolean");
}
if(typeof data29 == "boolean" && !(data29 === true)){
add("/CockpitBreach","CockpitBreach","value-outside-set","true",data29);
}
}
if(data.LandingPads !== undefined){
let data30 = data.LandingPads;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.Small !== undefined){
let data31 = data30.Small;
if(!(typeof data31 == "bigint" || Number.isInteger(data31))){
add("/LandingPads/Small","LandingPads.Small","wrong-type","integer",data31);
}
else if((data31 < -9007199254740991 || data31 > 9007199254740991)){
add("/LandingPads/Small","LandingPads.Small","out-of-range","-9007199254740991 to 9007199254740991",data31);
}
}
if(data30.Medium !== undefined){
let data32 = data30.Medium;
if(!(typeof data32 == "bigint" || Number.isInteger(data32))){
add("/LandingPads/Medium","LandingPads.Medium","wrong-type","integer",data32);
}
else if((data32 < -9007199254740991 || data32 > 9007199254740991)){
add("/LandingPads/Medium","LandingPads.Medium","out-of-range","-9007199254740991 to 9007199254740991",data32);
}
}
if(data30.Large !== undefined){
let data33 = data30.Large;
if(!(typeof data33 == "bigint" || Number.isInteger(data33))){
add("/LandingPads/Large","LandingPads.Large","wrong-type","integer",data33);
}
else if((data33 < -9007199254740991 || data33 > 9007199254740991)){
add("/LandingPads/Large","LandingPads.Large","out-of-range","-9007199254740991 to 9007199254740991",data33);
}
}
if(data30.Small === undefined){
add("/LandingPads","LandingPads","field-missing","integer",data30.Small,"Small");
}
if(data30.Medium === undefined){
add("/LandingPads","LandingPads","field-missing","integer",data30.Medium,"Medium");
}
if(data30.Large === undefined){
add("/LandingPads","LandingPads","field-missing","integer",data30.Large,"Large");
}
let next2 = 0;
for(const key2 in data30){
if(key2 === obj4[next2]){
next2++;
}
else if((next2 = obj4.indexOf(key2) + 1) === 0){
add("/LandingPads","LandingPads","unknown-field","a field the specification names",data30[key2],key2);
}
}
}
else {
add("/LandingPads","LandingPads","wrong-type","object");
}
}
if(data.timestamp === undefined){
add("","","field-missing","string",data.timestamp,"timestamp");
}
if(data.event === undefined){
add("","","field-missing","string",data.event,"event");
}
if(data.StationName === undefined){
add("","","field-missing","string",data.StationName,"StationName");
}
if(data.StationType === undefined){
add("","","field-missing","string",data.StationType,"StationType");
}
if(data.DistFromStarLS === undefined){
add("","","field-missing","number",data.DistFromStarLS,"DistFromStarLS");
}
let next3 = 0;
for(const key3 in data){
if(key3 === obj5[next3]){
next3++;
}
else if((next3 = obj5.indexOf(key3) + 1) === 0){
add("","","unknown-field","a field the specification names",data[key3],key3);
}
}
if(data.StationEconomies !== undefined){
if(data.StationEconomy !== undefined){
add("","","field-forbidden","absent, because StationEconomies is present",data.StationEconomy,"StationEconomy");
}
}
if(data.StationEconomies !== undefined){
if(data.StationEconomy_Localised !== undefined){
add("","","field-forbidden","absent, because StationEconomies is present",data.StationEconomy_Localised,"StationEconomy_Localised");
}
}
}
else {
add("","","wrong-type","object");
}
}
