// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const pattern1 = new RegExp("^(?:(?:(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)|(?:\\d{4}-(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-366)|\\d{4}-W(?:0[1-9]|[1-4]\\d|5[0-3])-[1-7])T(?:(?:[01]\\d|2[0-3])(?::[0-5]\\d(?::[0-5]\\d)?)?(?:[.,]\\d+)?|23:59:60(?:[.,]\\d+)?|24(?::00(?::00)?)?(?:[.,]0+)?)(?:Z|\\+00(?::00)?)|(?:(?:\\d{4}(?:(?:0[13578]|1[02])(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)(?:0[1-9]|[12]\\d|30)|02(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)0229)|(?:\\d{4}(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)366)|\\d{4}W(?:0[1-9]|[1-4]\\d|5[0-3])[1-7])T(?:(?:[01]\\d|2[0-3])(?:[0-5]\\d(?:[0-5]\\d)?)?(?:[.,]\\d+)?|235960(?:[.,]\\d+)?|24(?:00(?:00)?)?(?:[.,]0+)?)(?:Z|\\+00(?:00)?))$");
const obj0 = ["Name","Name_Localised","Count"];
const obj1 = ["timestamp","event","Name","Name_Localised","SuitID","Class","Cost","Resources"];

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
if(typeof data1 == "string" && !(data1 === "UpgradeSuit")){
add("/event","event","value-outside-set","\"UpgradeSuit\"",data1);
}
}
const f2 = data.Name;
if(f2 !== undefined){
if(typeof f2 !== "string"){
add("/Name","Name","wrong-type","string");
}
}
const f3 = data.Name_Localised;
if(f3 !== undefined){
if(typeof f3 !== "string"){
add("/Name_Localised","Name_Localised","wrong-type","string");
}
}
const f4 = data.SuitID;
if(f4 !== undefined){
let data4 = f4;
if(!(Number.isInteger(data4) || typeof data4 == "bigint")){
add("/SuitID","SuitID","wrong-type","integer",data4);
}
}
const f5 = data.Class;
if(f5 !== undefined){
let data5 = f5;
if(!(Number.isInteger(data5) || typeof data5 == "bigint")){
add("/Class","Class","wrong-type","integer",data5);
}
else if((data5 < -9007199254740991 || data5 > 9007199254740991)){
add("/Class","Class","large-quantity","-9007199254740991 to 9007199254740991",data5);
}
}
const f6 = data.Cost;
if(f6 !== undefined){
let data6 = f6;
if(!(Number.isInteger(data6) || typeof data6 == "bigint")){
add("/Cost","Cost","wrong-type","integer",data6);
}
else if((data6 < -9007199254740991 || data6 > 9007199254740991)){
add("/Cost","Cost","large-quantity","-9007199254740991 to 9007199254740991",data6);
}
}
const f7 = data.Resources;
if(f7 !== undefined){
let data7 = f7;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
const f8 = data8.Name;
if(f8 !== undefined){
if(typeof f8 !== "string"){
add("/Resources/" + i0+"/Name","Resources[].Name","wrong-type","string");
}
}
const f9 = data8.Name_Localised;
if(f9 !== undefined){
if(typeof f9 !== "string"){
add("/Resources/" + i0+"/Name_Localised","Resources[].Name_Localised","wrong-type","string");
}
}
const f10 = data8.Count;
if(f10 !== undefined){
let data11 = f10;
if(!(Number.isInteger(data11) || typeof data11 == "bigint")){
add("/Resources/" + i0+"/Count","Resources[].Count","wrong-type","integer",data11);
}
else if((data11 < -9007199254740991 || data11 > 9007199254740991)){
add("/Resources/" + i0+"/Count","Resources[].Count","large-quantity","-9007199254740991 to 9007199254740991",data11);
}
}
if(f8 === undefined){
add("/Resources/" + i0,"Resources[]","field-missing","string",f8,"Name");
}
if(f10 === undefined){
add("/Resources/" + i0,"Resources[]","field-missing","integer",f10,"Count");
}
let next0 = 0;
for(const key0 in data8){
if(key0 === obj0[next0]){
next0++;
}
else if((next0 = obj0.indexOf(key0) + 1) === 0){
add("/Resources/" + i0,"Resources[]","unknown-field","a field the specification names",data8[key0],key0);
}
}
}
else {
add("/Resources/" + i0,"Resources[]","wrong-type","object");
}
}
}
else {
add("/Resources","Resources","wrong-type","array");
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
if(f4 === undefined){
add("","","field-missing","integer",f4,"SuitID");
}
if(f5 === undefined){
add("","","field-missing","integer",f5,"Class");
}
if(f6 === undefined){
add("","","field-missing","integer",f6,"Cost");
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
