// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const obj0 = new Set(["SystemName","SystemName_Localised","NumBodies"]);
const obj1 = new Set(["timestamp","event","Discovered","BaseValue","Bonus","TotalEarnings"]);

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
if(typeof data1 == "string" && !(data1 === "MultiSellExplorationData")){
add("/event","value-outside-set","\"MultiSellExplorationData\"");
}
}
if(data.Discovered !== undefined){
let data2 = data.Discovered;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.SystemName !== undefined){
if(typeof data3.SystemName !== "string"){
add("/Discovered/" + i0+"/SystemName","wrong-type","string");
}
}
if(data3.SystemName_Localised !== undefined){
if(typeof data3.SystemName_Localised !== "string"){
add("/Discovered/" + i0+"/SystemName_Localised","wrong-type","string");
}
}
if(data3.NumBodies !== undefined){
let data6 = data3.NumBodies;
if(!(typeof data6 == "bigint" || Number.isInteger(data6))){
add("/Discovered/" + i0+"/NumBodies","wrong-type","integer");
}
else if((data6 < -9007199254740991 || data6 > 9007199254740991)){
add("/Discovered/" + i0+"/NumBodies","out-of-range","-9007199254740991 to 9007199254740991");
}
}
if(data3.SystemName === undefined){
add("/Discovered/" + i0,"field-missing","string","SystemName");
}
if(data3.NumBodies === undefined){
add("/Discovered/" + i0,"field-missing","integer","NumBodies");
}
for(const key0 in data3){
if(!obj0.has(key0)){
add("/Discovered/" + i0,"unknown-field","a field the specification names",key0);
}
}
}
else {
add("/Discovered/" + i0,"wrong-type","object");
}
}
}
else {
add("/Discovered","wrong-type","array");
}
}
if(data.BaseValue !== undefined){
let data7 = data.BaseValue;
if(!(typeof data7 == "bigint" || Number.isInteger(data7))){
add("/BaseValue","wrong-type","integer");
}
else if((data7 < -9007199254740991 || data7 > 9007199254740991)){
add("/BaseValue","out-of-range","-9007199254740991 to 9007199254740991");
}
}
if(data.Bonus !== undefined){
let data8 = data.Bonus;
if(!(typeof data8 == "bigint" || Number.isInteger(data8))){
add("/Bonus","wrong-type","integer");
}
else if((data8 < -9007199254740991 || data8 > 9007199254740991)){
add("/Bonus","out-of-range","-9007199254740991 to 9007199254740991");
}
}
if(data.TotalEarnings !== undefined){
let data9 = data.TotalEarnings;
if(!(typeof data9 == "bigint" || Number.isInteger(data9))){
add("/TotalEarnings","wrong-type","integer");
}
else if((data9 < -9007199254740991 || data9 > 9007199254740991)){
add("/TotalEarnings","out-of-range","-9007199254740991 to 9007199254740991");
}
}
if(data.timestamp === undefined){
add("","field-missing","string","timestamp");
}
if(data.event === undefined){
add("","field-missing","string","event");
}
if(data.Discovered === undefined){
add("","field-missing","array","Discovered");
}
if(data.BaseValue === undefined){
add("","field-missing","integer","BaseValue");
}
if(data.Bonus === undefined){
add("","field-missing","integer","Bonus");
}
if(data.TotalEarnings === undefined){
add("","field-missing","integer","TotalEarnings");
}
for(const key1 in data){
if(!obj1.has(key1)){
add("","unknown-field","a field the specification names",key1);
}
}
}
else {
add("","wrong-type","object");
}
}
