// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const obj0 = ["timestamp","event","SquadronID","SquadronName","CurrentRank","CurrentRankName","CurrentRankName_Localised"];

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
if(typeof data1 == "string" && !(data1 === "SquadronStartup")){
add("/event","event","value-outside-set","\"SquadronStartup\"",data1);
}
}
if(data.SquadronID !== undefined){
let data2 = data.SquadronID;
if(!(typeof data2 == "bigint" || Number.isInteger(data2))){
add("/SquadronID","SquadronID","wrong-type","integer",data2);
}
}
if(data.SquadronName !== undefined){
if(typeof data.SquadronName !== "string"){
add("/SquadronName","SquadronName","wrong-type","string");
}
}
if(data.CurrentRank !== undefined){
let data4 = data.CurrentRank;
if(!(typeof data4 == "bigint" || Number.isInteger(data4))){
add("/CurrentRank","CurrentRank","wrong-type","integer",data4);
}
else if((data4 < -9007199254740991 || data4 > 9007199254740991)){
add("/CurrentRank","CurrentRank","out-of-range","-9007199254740991 to 9007199254740991",data4);
}
}
if(data.CurrentRankName !== undefined){
if(typeof data.CurrentRankName !== "string"){
add("/CurrentRankName","CurrentRankName","wrong-type","string");
}
}
if(data.CurrentRankName_Localised !== undefined){
if(typeof data.CurrentRankName_Localised !== "string"){
add("/CurrentRankName_Localised","CurrentRankName_Localised","wrong-type","string");
}
}
if(data.timestamp === undefined){
add("","","field-missing","string",data.timestamp,"timestamp");
}
if(data.event === undefined){
add("","","field-missing","string",data.event,"event");
}
if(data.SquadronName === undefined){
add("","","field-missing","string",data.SquadronName,"SquadronName");
}
if(data.CurrentRank === undefined){
add("","","field-missing","integer",data.CurrentRank,"CurrentRank");
}
let next0 = 0;
for(const key0 in data){
if(key0 === obj0[next0]){
next0++;
}
else if((next0 = obj0.indexOf(key0) + 1) === 0){
add("","","unknown-field","a field the specification names",data[key0],key0);
}
}
}
else {
add("","","wrong-type","object");
}
}
