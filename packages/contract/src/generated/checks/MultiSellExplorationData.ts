// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const pattern1 = new RegExp("^(?:(?:(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)|(?:\\d{4}-(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-366)|\\d{4}-W(?:0[1-9]|[1-4]\\d|5[0-3])-[1-7])T(?:(?:[01]\\d|2[0-3])(?::[0-5]\\d(?::[0-5]\\d)?)?(?:[.,]\\d+)?|23:59:60(?:[.,]\\d+)?|24(?::00(?::00)?)?(?:[.,]0+)?)(?:Z|\\+00(?::00)?)|(?:(?:\\d{4}(?:(?:0[13578]|1[02])(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)(?:0[1-9]|[12]\\d|30)|02(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)0229)|(?:\\d{4}(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)366)|\\d{4}W(?:0[1-9]|[1-4]\\d|5[0-3])[1-7])T(?:(?:[01]\\d|2[0-3])(?:[0-5]\\d(?:[0-5]\\d)?)?(?:[.,]\\d+)?|235960(?:[.,]\\d+)?|24(?:00(?:00)?)?(?:[.,]0+)?)(?:Z|\\+00(?:00)?))$");
const obj0 = ["SystemName","SystemName_Localised","NumBodies"];
const obj1 = ["timestamp","event","Discovered","BaseValue","Bonus","TotalEarnings"];

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
if(typeof data1 == "string" && !(data1 === "MultiSellExplorationData")){
add("/event","event","value-outside-set","\"MultiSellExplorationData\"",data1);
}
}
const f2 = data.Discovered;
if(f2 !== undefined){
let data2 = f2;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
const f3 = data3.SystemName;
if(f3 !== undefined){
if(typeof f3 !== "string"){
add("/Discovered/" + i0+"/SystemName","Discovered[].SystemName","wrong-type","string");
}
}
const f4 = data3.SystemName_Localised;
if(f4 !== undefined){
if(typeof f4 !== "string"){
add("/Discovered/" + i0+"/SystemName_Localised","Discovered[].SystemName_Localised","wrong-type","string");
}
}
const f5 = data3.NumBodies;
if(f5 !== undefined){
let data6 = f5;
if(!(Number.isInteger(data6) || typeof data6 == "bigint")){
add("/Discovered/" + i0+"/NumBodies","Discovered[].NumBodies","wrong-type","integer",data6);
}
else if((data6 < -9007199254740991 || data6 > 9007199254740991)){
add("/Discovered/" + i0+"/NumBodies","Discovered[].NumBodies","large-quantity","-9007199254740991 to 9007199254740991",data6);
}
}
if(f3 === undefined){
add("/Discovered/" + i0,"Discovered[]","field-missing","string",f3,"SystemName");
}
if(f5 === undefined){
add("/Discovered/" + i0,"Discovered[]","field-missing","integer",f5,"NumBodies");
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
const f6 = data.BaseValue;
if(f6 !== undefined){
let data7 = f6;
if(!(Number.isInteger(data7) || typeof data7 == "bigint")){
add("/BaseValue","BaseValue","wrong-type","integer",data7);
}
else if((data7 < -9007199254740991 || data7 > 9007199254740991)){
add("/BaseValue","BaseValue","large-quantity","-9007199254740991 to 9007199254740991",data7);
}
}
const f7 = data.Bonus;
if(f7 !== undefined){
let data8 = f7;
if(!(Number.isInteger(data8) || typeof data8 == "bigint")){
add("/Bonus","Bonus","wrong-type","integer",data8);
}
else if((data8 < -9007199254740991 || data8 > 9007199254740991)){
add("/Bonus","Bonus","large-quantity","-9007199254740991 to 9007199254740991",data8);
}
}
const f8 = data.TotalEarnings;
if(f8 !== undefined){
let data9 = f8;
if(!(Number.isInteger(data9) || typeof data9 == "bigint")){
add("/TotalEarnings","TotalEarnings","wrong-type","integer",data9);
}
else if((data9 < -9007199254740991 || data9 > 9007199254740991)){
add("/TotalEarnings","TotalEarnings","large-quantity","-9007199254740991 to 9007199254740991",data9);
}
}
if(f0 === undefined){
add("","","field-missing","string",f0,"timestamp");
}
if(f1 === undefined){
add("","","field-missing","string",f1,"event");
}
if(f2 === undefined){
add("","","field-missing","array",f2,"Discovered");
}
if(f6 === undefined){
add("","","field-missing","integer",f6,"BaseValue");
}
if(f7 === undefined){
add("","","field-missing","integer",f7,"Bonus");
}
if(f8 === undefined){
add("","","field-missing","integer",f8,"TotalEarnings");
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
