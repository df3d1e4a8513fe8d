// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const obj0 = ["Name","Name_Localised","Count"];
const obj1 = ["timestamp","event","Name","Materials"];

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
if(typeof data1 == "string" && !(data1 === "Synthesis")){
add("/event","event","value-outside-set","\"Synthesis\"",data1);
}
}
if(data.Name !== undefined){
if(typeof data.Name !== "string"){
add("/Name","Name","wrong-type","string");
}
}
if(data.Materials !== undefined){
let data3 = data.Materials;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.Name !== undefined){
if(typeof data4.Name !== "string"){
add("/Materials/" + i0+"/Name","Materials[].Name","wrong-type","string");
}
}
if(data4.Name_Localised !== undefined){
if(typeof data4.Name_Localised !== "string"){
add("/Materials/" + i0+"/Name_Localised","Materials[].Name_Localised","wrong-type","string");
}
}
if(data4.Count !== undefined){
let data7 = data4.Count;
if(!(typeof data7 == "bigint" || Number.isInteger(data7))){
add("/Materials/" + i0+"/Count","Materials[].Count","wrong-type","integer",data7);
}
else if((data7 < -9007199254740991 || data7 > 9007199254740991)){
add("/Materials/" + i0+"/Count","Materials[].Count","out-of-range","-9007199254740991 to 9007199254740991",data7);
}
}
if(data4.Name === undefined){
add("/Materials/" + i0,"Materials[]","field-missing","string",data4.Name,"Name");
}
if(data4.Count === undefined){
add("/Materials/" + i0,"Materials[]","field-missing","integer",data4.Count,"Count");
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
if(data.timestamp === undefined){
add("","","field-missing","string",data.timestamp,"timestamp");
}
if(data.event === undefined){
add("","","field-missing","string",data.event,"event");
}
if(data.Name === undefined){
add("","","field-missing","string",data.Name,"Name");
}
if(data.Materials === undefined){
add("","","field-missing","array",data.Materials,"Materials");
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
