// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const obj0 = ["Name","Name_Localised","Count"];
const obj1 = ["timestamp","event","Name","Name_Localised","SuitID","Class","Cost","Resources"];

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
if(typeof data1 == "string" && !(data1 === "UpgradeSuit")){
add("/event","event","value-outside-set","\"UpgradeSuit\"",data1);
}
}
if(data.Name !== undefined){
if(typeof data.Name !== "string"){
add("/Name","Name","wrong-type","string");
}
}
if(data.Name_Localised !== undefined){
if(typeof data.Name_Localised !== "string"){
add("/Name_Localised","Name_Localised","wrong-type","string");
}
}
if(data.SuitID !== undefined){
let data4 = data.SuitID;
if(!(typeof data4 == "bigint" || Number.isInteger(data4))){
add("/SuitID","SuitID","wrong-type","integer",data4);
}
}
if(data.Class !== undefined){
let data5 = data.Class;
if(!(typeof data5 == "bigint" || Number.isInteger(data5))){
add("/Class","Class","wrong-type","integer",data5);
}
else if((data5 < -9007199254740991 || data5 > 9007199254740991)){
add("/Class","Class","out-of-range","-9007199254740991 to 9007199254740991",data5);
}
}
if(data.Cost !== undefined){
let data6 = data.Cost;
if(!(typeof data6 == "bigint" || Number.isInteger(data6))){
add("/Cost","Cost","wrong-type","integer",data6);
}
else if((data6 < -9007199254740991 || data6 > 9007199254740991)){
add("/Cost","Cost","out-of-range","-9007199254740991 to 9007199254740991",data6);
}
}
if(data.Resources !== undefined){
let data7 = data.Resources;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.Name !== undefined){
if(typeof data8.Name !== "string"){
add("/Resources/" + i0+"/Name","Resources[].Name","wrong-type","string");
}
}
if(data8.Name_Localised !== undefined){
if(typeof data8.Name_Localised !== "string"){
add("/Resources/" + i0+"/Name_Localised","Resources[].Name_Localised","wrong-type","string");
}
}
if(data8.Count !== undefined){
let data11 = data8.Count;
if(!(typeof data11 == "bigint" || Number.isInteger(data11))){
add("/Resources/" + i0+"/Count","Resources[].Count","wrong-type","integer",data11);
}
else if((data11 < -9007199254740991 || data11 > 9007199254740991)){
add("/Resources/" + i0+"/Count","Resources[].Count","out-of-range","-9007199254740991 to 9007199254740991",data11);
}
}
if(data8.Name === undefined){
add("/Resources/" + i0,"Resources[]","field-missing","string",data8.Name,"Name");
}
if(data8.Count === undefined){
add("/Resources/" + i0,"Resources[]","field-missing","integer",data8.Count,"Count");
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
if(data.timestamp === undefined){
add("","","field-missing","string",data.timestamp,"timestamp");
}
if(data.event === undefined){
add("","","field-missing","string",data.event,"event");
}
if(data.Name === undefined){
add("","","field-missing","string",data.Name,"Name");
}
if(data.SuitID === undefined){
add("","","field-missing","integer",data.SuitID,"SuitID");
}
if(data.Class === undefined){
add("","","field-missing","integer",data.Class,"Class");
}
if(data.Cost === undefined){
add("","","field-missing","integer",data.Cost,"Cost");
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
