// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const live0 = new Set(["Construction","UnderAttack","DamagedHuman"]);
const live1 = new Set(["dock","autodock","blackmarket","commodities","contacts","exploration","missions","outfitting","crewlounge","rearm","refuel","repair","shipyard","tuning","engineer","missionsgenerated","facilitator","flightcontroller","stationoperations","ondockmission","powerplay","searchrescue","materialtrader","techBroker","stationMenu","socialspace","bartender","vistagenomics","pioneersupplies","apexinterstellar","frontlinesolutions","registeringcolonisation","colonisationcontribution","refinery","squadronBank","initiatives","workshop","research","MaterialTrader","Shop","StationMenu","TechBroker"]);
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const pattern1 = new RegExp("^(?:(?:(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)|(?:\\d{4}-(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-366)|\\d{4}-W(?:0[1-9]|[1-4]\\d|5[0-3])-[1-7])T(?:(?:[01]\\d|2[0-3])(?::[0-5]\\d(?::[0-5]\\d)?)?(?:[.,]\\d+)?|23:59:60(?:[.,]\\d+)?|24(?::00(?::00)?)?(?:[.,]0+)?)(?:Z|\\+00(?::00)?)|(?:(?:\\d{4}(?:(?:0[13578]|1[02])(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)(?:0[1-9]|[12]\\d|30)|02(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)0229)|(?:\\d{4}(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)366)|\\d{4}W(?:0[1-9]|[1-4]\\d|5[0-3])[1-7])T(?:(?:[01]\\d|2[0-3])(?:[0-5]\\d(?:[0-5]\\d)?)?(?:[.,]\\d+)?|235960(?:[.,]\\d+)?|24(?:00(?:00)?)?(?:[.,]0+)?)(?:Z|\\+00(?:00)?))$");
const pattern3 = new RegExp("^\\$government_\\w+;$");
const obj0 = new Set(["Damaged","UnderRepairs"]);
const obj1 = ["Name","FactionState"];
const obj2 = new Set(["Dock","Autodock","BlackMarket","Commodities","Contacts","Exploration","Initiatives","Missions","Outfitting","CrewLounge","Rearm","Refuel","Repair","Shipyard","Tuning","Workshop","MissionsGenerated","Facilitator","Research","FlightController","StationOperations","OnDockMission","Powerplay","SearchAndRescue","shop","carriermanagement","carrierfuel","carriervendor","livery","modulepacks","voucherredemption"]);
const obj3 = ["Name","Name_Localised","Proportion"];
const obj4 = ["Small","Medium","Large"];
const obj5 = ["timestamp","event","StationName","StationName_Localised","StationType","Taxi","Multicrew","StationState","StarSystem","SystemAddress","MarketID","StationFaction","StationGovernment","StationGovernment_Localised","StationAllegiance","StationServices","StationEconomy","StationEconomy_Localised","StationEconomies","DistFromStarLS","Wanted","ActiveFine","CockpitBreach","LandingPads"];

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
if(typeof data1 == "string" && !(data1 === "Docked")){
add("/event","event","value-outside-set","\"Docked\"",data1);
}
}
const f2 = data.StationName;
if(f2 !== undefined){
if(typeof f2 !== "string"){
add("/StationName","StationName","wrong-type","string");
}
}
const f3 = data.StationName_Localised;
if(f3 !== undefined){
if(typeof f3 !== "string"){
add("/StationName_Localised","StationName_Localised","wrong-type","string");
}
}
const f4 = data.StationType;
if(f4 !== undefined){
if(typeof f4 !== "string"){
add("/StationType","StationType","wrong-type","string");
}
}
const f5 = data.Taxi;
if(f5 !== undefined){
if(typeof f5 !== "boolean"){
add("/Taxi","Taxi","wrong-type","boolean");
}
}
const f6 = data.Multicrew;
if(f6 !== undefined){
if(typeof f6 !== "boolean"){
add("/Multicrew","Multicrew","wrong-type","boolean");
}
}
const f7 = data.StationState;
if(f7 !== undefined){
let data7 = f7;
if(typeof data7 !== "string"){
add("/StationState","StationState","wrong-type","string");
}
if(typeof data7 == "string" && !(obj0.has(data7))){
if(!(live && (live0.has(data7)))){add("/StationState","StationState","value-unseen","one of \"Damaged\", \"UnderRepairs\"",data7);}
}
}
const f8 = data.StarSystem;
if(f8 !== undefined){
if(typeof f8 !== "string"){
add("/StarSystem","StarSystem","wrong-type","string");
}
}
const f9 = data.SystemAddress;
if(f9 !== undefined){
let data9 = f9;
if(!(Number.isInteger(data9) || typeof data9 == "bigint")){
add("/SystemAddress","SystemAddress","wrong-type","integer",data9);
}
}
const f10 = data.MarketID;
if(f10 !== undefined){
let data10 = f10;
if(!(Number.isInteger(data10) || typeof data10 == "bigint")){
add("/MarketID","MarketID","wrong-type","integer",data10);
}
}
const f11 = data.StationFaction;
if(f11 !== undefined){
let data11 = f11;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
const f12 = data11.Name;
if(f12 !== undefined){
if(typeof f12 !== "string"){
add("/StationFaction/Name","StationFaction.Name","wrong-type","string");
}
}
const f13 = data11.FactionState;
if(f13 !== undefined){
if(typeof f13 !== "string"){
add("/StationFaction/FactionState","StationFaction.FactionState","wrong-type","string");
}
}
if(f12 === undefined){
add("/StationFaction","StationFaction","field-missing","string",f12,"Name");
}
let next0 = 0;
for(const key0 in data11){
if(key0 === obj1[next0]){
next0++;
}
else if((next0 = obj1.indexOf(key0) + 1) === 0){
if(!(live && (key0 === "Name_Localised"))){add("/StationFaction","StationFaction","unknown-field","a field the specification names",data11[key0],key0);}
}
}
}
else {
add("/StationFaction","StationFaction","wrong-type","object");
}
}
const f14 = data.StationGovernment;
if(f14 !== undefined){
let data14 = f14;
if(typeof data14 === "string"){
if(!pattern3.test(data14)){
add("/StationGovernment","StationGovernment","wrong-form","$government_X;",data14);
}
}
else {
add("/StationGovernment","StationGovernment","wrong-type","string");
}
}
const f15 = data.StationGovernment_Localised;
if(f15 !== undefined){
if(typeof f15 !== "string"){
add("/StationGovernment_Localised","StationGovernment_Localised","wrong-type","string");
}
}
const f16 = data.StationAllegiance;
if(f16 !== undefined){
if(typeof f16 !== "string"){
add("/StationAllegiance","StationAllegiance","wrong-type","string");
}
}
const f17 = data.StationServices;
if(f17 !== undefined){
let data17 = f17;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
if(typeof data18 !== "string"){
add("/StationServices/" + i0,"StationServices[]","wrong-type","string");
}
if(typeof data18 == "string" && !(obj2.has(data18))){
if(!(live && (live1.has(data18)))){add("/StationServices/" + i0,"StationServices[]","value-outside-set","one of \"Dock\", \"Autodock\", \"BlackMarket\", \"Commodities\", \"Contacts\", \"Exploration\", \"Initiatives\", \"Missions\", \"Outfitting\", \"CrewLounge\", \"Rearm\", \"Refuel\", \"Repair\", \"Shipyard\", \"Tuning\", \"Workshop\", \"MissionsGenerated\", \"Facilitator\", \"Research\", \"FlightController\", \"StationOperations\", \"OnDockMission\", \"Powerplay\", \"SearchAndRescue\", \"shop\", \"carriermanagement\", \"carrierfuel\", \"carriervendor\", \"livery\", \"modulepacks\", \"voucherredemption\"",data18);}
}
}
}
else {
add("/StationServices","StationServices","wrong-type","array");
}
}
const f18 = data.StationEconomy;
if(f18 !== undefined){
if(typeof f18 !== "string"){
add("/StationEconomy","StationEconomy","wrong-type","string");
}
}
const f19 = data.StationEconomy_Localised;
if(f19 !== undefined){
if(typeof f19 !== "string"){
add("/StationEconomy_Localised","StationEconomy_Localised","wrong-type","string");
}
}
const f20 = data.StationEconomies;
if(f20 !== undefined){
let data21 = f20;
if(Array.isArray(data21)){
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
let data22 = data21[i1];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
const f21 = data22.Name;
if(f21 !== undefined){
if(typeof f21 !== "string"){
add("/StationEconomies/" + i1+"/Name","StationEconomies[].Name","wrong-type","string");
}
}
const f22 = data22.Name_Localised;
if(f22 !== undefined){
if(typeof f22 !== "string"){
add("/StationEconomies/" + i1+"/Name_Localised","StationEconomies[].Name_Localised","wrong-type","string");
}
}
const f23 = data22.Proportion;
if(f23 !== undefined){
let data25 = f23;
if(typeof data25 == "number"){
if((data25 === -Infinity || data25 === Infinity)){
add("/StationEconomies/" + i1+"/Proportion","StationEconomies[].Proportion","out-of-range","a number that a double can hold",data25);
}
}
else {
add("/StationEconomies/" + i1+"/Proportion","StationEconomies[].Proportion","wrong-type","number");
}
}
if(f21 === undefined){
add("/StationEconomies/" + i1,"StationEconomies[]","field-missing","string",f21,"Name");
}
if(f23 === undefined){
add("/StationEconomies/" + i1,"StationEconomies[]","field-missing","number",f23,"Proportion");
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
if(!live){add("/StationEconomies","StationEconomies","wrong-length","at least 2 elements",data21);}
}
}
else {
add("/StationEconomies","StationEconomies","wrong-type","array");
}
}
const f24 = data.DistFromStarLS;
if(f24 !== undefined){
let data26 = f24;
if(typeof data26 == "number"){
if((data26 === -Infinity || data26 === Infinity)){
add("/DistFromStarLS","DistFromStarLS","out-of-range","a number that a double can hold",data26);
}
}
else {
add("/DistFromStarLS","DistFromStarLS","wrong-type","number");
}
}
const f25 = data.Wanted;
if(f25 !== undefined){
if(typeof f25 !== "boolean"){
add("/Wanted","Wanted","wrong-type","boolean");
}
}
const f26 = data.ActiveFine;
if(f26 !== undefined){
if(typeof f26 !== "boolean"){
add("/ActiveFine","ActiveFine","wrong-type","boolean");
}
}
const f27 = data.CockpitBreach;
if(f27 !== undefined){
if(typeof f27 !== "boolean"){
add("/CockpitBreach","CockpitBreach","wrong-type","boolean");
}
}
const f28 = data.LandingPads;
if(f28 !== undefined){
let data30 = f28;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
const f29 = data30.Small;
if(f29 !== undefined){
let data31 = f29;
if(!(Number.isInteger(data31) || typeof data31 == "bigint")){
add("/LandingPads/Small","LandingPads.Small","wrong-type","integer",data31);
}
else if((data31 < -9007199254740991 || data31 > 9007199254740991)){
add("/LandingPads/Small","LandingPads.Small","large-quantity","-9007199254740991 to 9007199254740991",data31);
}
}
const f30 = data30.Medium;
if(f30 !== undefined){
let data32 = f30;
if(!(Number.isInteger(data32) || typeof data32 == "bigint")){
add("/LandingPads/Medium","LandingPads.Medium","wrong-type","integer",data32);
}
else if((data32 < -9007199254740991 || data32 > 9007199254740991)){
add("/LandingPads/Medium","LandingPads.Medium","large-quantity","-9007199254740991 to 9007199254740991",data32);
}
}
const f31 = data30.Large;
if(f31 !== undefined){
let data33 = f31;
if(!(Number.isInteger(data33) || typeof data33 == "bigint")){
add("/LandingPads/Large","LandingPads.Large","wrong-type","integer",data33);
}
else if((data33 < -9007199254740991 || data33 > 9007199254740991)){
add("/LandingPads/Large","LandingPads.Large","large-quantity","-9007199254740991 to 9007199254740991",data33);
}
}
if(f29 === undefined){
add("/LandingPads","LandingPads","field-missing","integer",f29,"Small");
}
if(f30 === undefined){
add("/LandingPads","LandingPads","field-missing","integer",f30,"Medium");
}
if(f31 === undefined){
add("/LandingPads","LandingPads","field-missing","integer",f31,"Large");
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
if(f0 === undefined){
add("","","field-missing","string",f0,"timestamp");
}
if(f1 === undefined){
add("","","field-missing","string",f1,"event");
}
if(f2 === undefined){
add("","","field-missing","string",f2,"StationName");
}
if(f4 === undefined){
add("","","field-missing","string",f4,"StationType");
}
if(f24 === undefined){
add("","","field-missing","number",f24,"DistFromStarLS");
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
if(f20 !== undefined){
if(f18 !== undefined){
if(!live){add("","","field-forbidden","absent, because StationEconomies is present",f18,"StationEconomy");}
}
}
if(f20 !== undefined){
if(f19 !== undefined){
if(!live){add("","","field-forbidden","absent, because StationEconomies is present",f19,"StationEconomy_Localised");}
}
}
if(f15 !== undefined){
if(f14 === undefined){
add("","","field-needed","present, because StationGovernment_Localised is present",f14,"StationGovernment");
}
}
if(f19 !== undefined){
if(f18 === undefined){
add("","","field-needed","present, because StationEconomy_Localised is present",f18,"StationEconomy");
}
}
}
else {
add("","","wrong-type","object");
}
}
