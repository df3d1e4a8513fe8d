// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const pattern1 = new RegExp("^(?:(?:(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)|(?:\\d{4}-(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-366)|\\d{4}-W(?:0[1-9]|[1-4]\\d|5[0-3])-[1-7])T(?:(?:[01]\\d|2[0-3])(?::[0-5]\\d(?::[0-5]\\d)?)?(?:[.,]\\d+)?|23:59:60(?:[.,]\\d+)?|24(?::00(?::00)?)?(?:[.,]0+)?)(?:Z|\\+00(?::00)?)|(?:(?:\\d{4}(?:(?:0[13578]|1[02])(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)(?:0[1-9]|[12]\\d|30)|02(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)0229)|(?:\\d{4}(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)366)|\\d{4}W(?:0[1-9]|[1-4]\\d|5[0-3])[1-7])T(?:(?:[01]\\d|2[0-3])(?:[0-5]\\d(?:[0-5]\\d)?)?(?:[.,]\\d+)?|235960(?:[.,]\\d+)?|24(?:00(?:00)?)?(?:[.,]0+)?)(?:Z|\\+00(?:00)?))$");
const obj0 = ["Name","Name_Localised","Count"];
const obj1 = ["timestamp","event","Name","Materials"];

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
if(typeof data1 == "string" && !(data1 === "Synthesis")){
add("/event","event","value-outside-set","\"Synthesis\"",data1);
}
}
const f2 = data.Name;
if(f2 !== undefined){
if(typeof f2 !== "string"){
add("/Name","Name","wrong-type","string");
}
}
const f3 = data.Materials;
if(f3 !== undefined){
let data3 = f3;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
const f4 = data4.Name;
if(f4 !== undefined){
if(typeof f4 !== "string"){
add("/Materials/" + i0+"/Name","Materials[].Name","wrong-type","string");
}
}
const f5 = data4.Name_Localised;
if(f5 !== undefined){
if(typeof f5 !== "string"){
add("/Materials/" + i0+"/Name_Localised","Materials[].Name_Localised","wrong-type","string");
}
}
const f6 = data4.Count;
if(f6 !== undefined){
let data7 = f6;
if(!(Number.isInteger(data7) || typeof data7 == "bigint")){
add("/Materials/" + i0+"/Count","Materials[].Count","wrong-type","integer",data7);
}
else if((data7 < -9007199254740991 || data7 > 9007199254740991)){
add("/Materials/" + i0+"/Count","Materials[].Count","large-quantity","-9007199254740991 to 9007199254740991",data7);
}
}
if(f4 === undefined){
add("/Materials/" + i0,"Materials[]","field-missing","string",f4,"Name");
}
if(f6 === undefined){
add("/Materials/" + i0,"Materials[]","field-missing","integer",f6,"Count");
}
let next0 = 0;
for(const key0 in data4){
if(key0 === obj0[next0]){
next0++;
}
else if((next0 = obj0.indexOf(key0) + 1) === 0){
add("/Materials/" + i0,"Materials[]","unknown-field","a field the specification names",data4[key0],key0);
}
}
}
else {
add("/Materials/" + i0,"Materials[]","wrong-type","object");
}
}
}
else {
add("/Materials","Materials","wrong-type","array");
}
}
if(f0 === undefined){
add("","","field-missing","string",f0,"timestamp");
}
if(f1 === undefined){
add("","","field-missing","string",f1,"event");
}
if(f2 === undefined){
add("","","field-missing","string",f2,"Name");
}
if(f3 === undefined){
add("","","field-missing","array",f3,"Materials");
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
