// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const pattern1 = new RegExp("^(?:(?:(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)|(?:\\d{4}-(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-366)|\\d{4}-W(?:0[1-9]|[1-4]\\d|5[0-3])-[1-7])T(?:(?:[01]\\d|2[0-3])(?::[0-5]\\d(?::[0-5]\\d)?)?(?:[.,]\\d+)?|23:59:60(?:[.,]\\d+)?|24(?::00(?::00)?)?(?:[.,]0+)?)(?:Z|\\+00(?::00)?)|(?:(?:\\d{4}(?:(?:0[13578]|1[02])(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)(?:0[1-9]|[12]\\d|30)|02(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)0229)|(?:\\d{4}(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)366)|\\d{4}W(?:0[1-9]|[1-4]\\d|5[0-3])[1-7])T(?:(?:[01]\\d|2[0-3])(?:[0-5]\\d(?:[0-5]\\d)?)?(?:[.,]\\d+)?|235960(?:[.,]\\d+)?|24(?:00(?:00)?)?(?:[.,]0+)?)(?:Z|\\+00(?:00)?))$");
const obj0 = ["timestamp","event","SquadronID","SquadronName","CurrentRank","CurrentRankName","CurrentRankName_Localised"];

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
if(typeof data1 == "string" && !(data1 === "SquadronStartup")){
add("/event","event","value-outside-set","\"SquadronStartup\"",data1);
}
}
const f2 = data.SquadronID;
if(f2 !== undefined){
let data2 = f2;
if(!(Number.isInteger(data2) || typeof data2 == "bigint")){
add("/SquadronID","SquadronID","wrong-type","integer",data2);
}
}
const f3 = data.SquadronName;
if(f3 !== undefined){
if(typeof f3 !== "string"){
add("/SquadronName","SquadronName","wrong-type","string");
}
}
const f4 = data.CurrentRank;
if(f4 !== undefined){
let data4 = f4;
if(!(Number.isInteger(data4) || typeof data4 == "bigint")){
add("/CurrentRank","CurrentRank","wrong-type","integer",data4);
}
else if((data4 < -9007199254740991 || data4 > 9007199254740991)){
add("/CurrentRank","CurrentRank","large-quantity","-9007199254740991 to 9007199254740991",data4);
}
}
const f5 = data.CurrentRankName;
if(f5 !== undefined){
if(typeof f5 !== "string"){
add("/CurrentRankName","CurrentRankName","wrong-type","string");
}
}
const f6 = data.CurrentRankName_Localised;
if(f6 !== undefined){
if(typeof f6 !== "string"){
add("/CurrentRankName_Localised","CurrentRankName_Localised","wrong-type","string");
}
}
if(f0 === undefined){
add("","","field-missing","string",f0,"timestamp");
}
if(f1 === undefined){
add("","","field-missing","string",f1,"event");
}
if(f3 === undefined){
add("","","field-missing","string",f3,"SquadronName");
}
if(f4 === undefined){
add("","","field-missing","integer",f4,"CurrentRank");
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
if(f6 !== undefined){
if(f5 === undefined){
add("","","field-needed","present, because CurrentRankName_Localised is present",f5,"CurrentRankName");
}
}
}
else {
add("","","wrong-type","object");
}
}
