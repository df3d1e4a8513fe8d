// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const obj0 = ["SystemName","SystemName_Localised","NumBodies"];
const obj1 = ["timestamp","event","Discovered","BaseValue","Bonus","TotalEarnings"];

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
if(typeof data1 == "string" && !(data1 === "MultiSellExplorationData")){
add("/event","event","value-outside-set","\"MultiSellExplorationData\"",data1);
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
add("/Discovered/" + i0+"/SystemName","Discovered[].SystemName","wrong-type","string");
}
}
if(data3.SystemName_Localised !== undefined){
if(typeof data3.SystemName_Localised !== "string"){
add("/Discovered/" + i0+"/SystemName_Localised","Discovered[].SystemName_Localised","wrong-type","string");
}
}
if(data3.NumBodies !== undefined){
let data6 = data3.NumBodies;
if(!(typeof data6 == "bigint" || Number.isInteger(data6))){
add("/Discovered/" + i0+"/NumBodies","Discovered[].NumBodies","wrong-type","integer",data6);
}
else if((data6 < -9007199254740991 || data6 > 9007199254740991)){
add("/Discovered/" + i0+"/NumBodies","Discovered[].NumBodies","out-of-range","-9007199254740991 to 9007199254740991",data6);
}
}
if(data3.SystemName === undefined){
add("/Discovered/" + i0,"Discovered[]","field-missing","string",data3.SystemName,"SystemName");
}
if(data3.NumBodies === undefined){
add("/Discovered/" + i0,"Discovered[]","field-missing","integer",data3.NumBodies,"NumBodies");
}
let next0 = 0;
for(const key0 in data3){
if(key0 === obj0[next0]){
next0++;
}
else if((next0 = obj0.indexOf(key0) + 1) === 0){
add("/Discovered/" + i0,"Discovered[]","unknown-field","a field the specification names",data3[key0],key0);
}
}
}
else {
add("/Discovered/" + i0,"Discovered[]","wrong-type","object");
}
}
}
else {
add("/Discovered","Discovered","wrong-type","array");
}
}
if(data.BaseValue !== undefined){
let data7 = data.BaseValue;
if(!(typeof data7 == "bigint" || Number.isInteger(data7))){
add("/BaseValue","BaseValue","wrong-type","integer",data7);
}
else if((data7 < -9007199254740991 || data7 > 9007199254740991)){
add("/BaseValue","BaseValue","out-of-range","-9007199254740991 to 9007199254740991",data7);
}
}
if(data.Bonus !== undefined){
let data8 = data.Bonus;
if(!(typeof data8 == "bigint" || Number.isInteger(data8))){
add("/Bonus","Bonus","wrong-type","integer",data8);
}
else if((data8 < -9007199254740991 || data8 > 9007199254740991)){
add("/Bonus","Bonus","out-of-range","-9007199254740991 to 9007199254740991",data8);
}
}
if(data.TotalEarnings !== undefined){
let data9 = data.TotalEarnings;
if(!(typeof data9 == "bigint" || Number.isInteger(data9))){
add("/TotalEarnings","TotalEarnings","wrong-type","integer",data9);
}
else if((data9 < -9007199254740991 || data9 > 9007199254740991)){
add("/TotalEarnings","TotalEarnings","out-of-range","-9007199254740991 to 9007199254740991",data9);
}
}
if(data.timestamp === undefined){
add("","","field-missing","string",data.timestamp,"timestamp");
}
if(data.event === undefined){
add("","","field-missing","string",data.event,"event");
}
if(data.Discovered === undefined){
add("","","field-missing","array",data.Discovered,"Discovered");
}
if(data.BaseValue === undefined){
add("","","field-missing","integer",data.BaseValue,"BaseValue");
}
if(data.Bonus === undefined){
add("","","field-missing","integer",data.Bonus,"Bonus");
}
if(data.TotalEarnings === undefined){
add("","","field-missing","integer",data.TotalEarnings,"TotalEarnings");
}
let next1 = 0;
for(const key1 in data){
if(key1 === obj1[next1]){
next1++;
}
else if((next1 = obj1.indexOf(key1) + 1) === 0){
add("","","unknown-field","a field the specification names",data[key1],key1);
}
}
}
else {
add("","","wrong-type","object");
}
}
