// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const pattern1 = new RegExp("^(?:(?:(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)|(?:\\d{4}-(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-366)|\\d{4}-W(?:0[1-9]|[1-4]\\d|5[0-3])-[1-7])T(?:(?:[01]\\d|2[0-3])(?::[0-5]\\d(?::[0-5]\\d)?)?(?:[.,]\\d+)?|23:59:60(?:[.,]\\d+)?|24(?::00(?::00)?)?(?:[.,]0+)?)(?:Z|\\+00(?::00)?)|(?:(?:\\d{4}(?:(?:0[13578]|1[02])(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)(?:0[1-9]|[12]\\d|30)|02(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)0229)|(?:\\d{4}(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)366)|\\d{4}W(?:0[1-9]|[1-4]\\d|5[0-3])[1-7])T(?:(?:[01]\\d|2[0-3])(?:[0-5]\\d(?:[0-5]\\d)?)?(?:[.,]\\d+)?|235960(?:[.,]\\d+)?|24(?:00(?:00)?)?(?:[.,]0+)?)(?:Z|\\+00(?:00)?))$");
const obj0 = new Set(["toship","tocarrier","tosrv"]);
const obj1 = ["Type","Type_Localised","Count","Direction","MissionID"];
const obj2 = ["timestamp","event","Transfers"];

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
if(typeof data1 == "string" && !(data1 === "CargoTransfer")){
add("/event","event","value-outside-set","\"CargoTransfer\"",data1);
}
}
const f2 = data.Transfers;
if(f2 !== undefined){
let data2 = f2;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
const f3 = data3.Type;
if(f3 !== undefined){
if(typeof f3 !== "string"){
add("/Transfers/" + i0+"/Type","Transfers[].Type","wrong-type","string");
}
}
const f4 = data3.Type_Localised;
if(f4 !== undefined){
if(typeof f4 !== "string"){
add("/Transfers/" + i0+"/Type_Localised","Transfers[].Type_Localised","wrong-type","string");
}
}
const f5 = data3.Count;
if(f5 !== undefined){
let data6 = f5;
if(!(Number.isInteger(data6) || typeof data6 == "bigint")){
add("/Transfers/" + i0+"/Count","Transfers[].Count","wrong-type","integer",data6);
}
else if((data6 < -9007199254740991 || data6 > 9007199254740991)){
add("/Transfers/" + i0+"/Count","Transfers[].Count","large-quantity","-9007199254740991 to 9007199254740991",data6);
}
}
const f6 = data3.Direction;
if(f6 !== undefined){
let data7 = f6;
if(typeof data7 !== "string"){
add("/Transfers/" + i0+"/Direction","Transfers[].Direction","wrong-type","string");
}
if(typeof data7 == "string" && !(obj0.has(data7))){
add("/Transfers/" + i0+"/Direction","Transfers[].Direction","value-outside-set","one of \"toship\", \"tocarrier\", \"tosrv\"",data7);
}
}
const f7 = data3.MissionID;
if(f7 !== undefined){
let data8 = f7;
if(!(Number.isInteger(data8) || typeof data8 == "bigint")){
add("/Transfers/" + i0+"/MissionID","Transfers[].MissionID","wrong-type","integer",data8);
}
}
if(f3 === undefined){
add("/Transfers/" + i0,"Transfers[]","field-missing","string",f3,"Type");
}
if(f5 === undefined){
add("/Transfers/" + i0,"Transfers[]","field-missing","integer",f5,"Count");
}
if(f6 === undefined){
add("/Transfers/" + i0,"Transfers[]","field-missing","string",f6,"Direction");
}
let next0 = 0;
for(const key0 in data3){
if(key0 === obj1[next0]){
next0++;
}
else if((next0 = obj1.indexOf(key0) + 1) === 0){
add("/Transfers/" + i0,"Transfers[]","unknown-field","a field the specification names",data3[key0],key0);
}
}
}
else {
add("/Transfers/" + i0,"Transfers[]","wrong-type","object");
}
}
}
else {
add("/Transfers","Transfers","wrong-type","array");
}
}
if(f0 === undefined){
add("","","field-missing","string",f0,"timestamp");
}
if(f1 === undefined){
add("","","field-missing","string",f1,"event");
}
if(f2 === undefined){
add("","","field-missing","array",f2,"Transfers");
}
let next1 = 0;
for(const key1 in data){
if(key1 === obj2[next1]){
next1++;
}
else if((next1 = obj2.indexOf(key1) + 1) === 0){
add("","","unknown-field","a field the specification names",data[key1],key1);
}
}
}
else {
add("","","wrong-type","object");
}
}
