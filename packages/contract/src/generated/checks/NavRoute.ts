// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const obj0 = ["StarSystem","SystemAddress","StarPos","StarClass"];
const obj1 = ["timestamp","event","Route"];

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
if(typeof data1 == "string" && !(data1 === "NavRoute")){
add("/event","event","value-outside-set","\"NavRoute\"",data1);
}
}
if(data.Route !== undefined){
let data2 = data.Route;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.StarSystem !== undefined){
if(typeof data3.StarSystem !== "string"){
add("/Route/" + i0+"/StarSystem","Route[].StarSystem","wrong-type","string");
}
}
if(data3.SystemAddress !== undefined){
let data5 = data3.SystemAddress;
if(!(typeof data5 == "bigint" || Number.isInteger(data5))){
add("/Route/" + i0+"/SystemAddress","Route[].SystemAddress","wrong-type","integer",data5);
}
}
if(data3.StarPos !== undefined){
let data6 = data3.StarPos;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(typeof data6[i1] == "number")){
add("/Route/" + i0+"/StarPos/" + i1,"Route[].StarPos[]","wrong-type","number");
}
}
if((data6.length < 3 || data6.length > 3)){
add("/Route/" + i0+"/StarPos","Route[].StarPos","wrong-length","3 to 3 elements",data6);
}
}
else {
add("/Route/" + i0+"/StarPos","Route[].StarPos","wrong-type","array");
}
}
if(data3.StarClass !== undefined){
if(typeof data3.StarClass !== "string"){
add("/Route/" + i0+"/StarClass","Route[].StarClass","wrong-type","string");
}
}
if(data3.StarSystem === undefined){
add("/Route/" + i0,"Route[]","field-missing","string",data3.StarSystem,"StarSystem");
}
if(data3.SystemAddress === undefined){
add("/Route/" + i0,"Route[]","field-missing","integer",data3.SystemAddress,"SystemAddress");
}
if(data3.StarPos === undefined){
add("/Route/" + i0,"Route[]","field-missing","array",data3.StarPos,"StarPos");
}
if(data3.StarClass === undefined){
add("/Route/" + i0,"Route[]","field-missing","string",data3.StarClass,"StarClass");
}
let next0 = 0;
for(const key0 in data3){
if(key0 === obj0[next0]){
next0++;
}
else if((next0 = obj0.indexOf(key0) + 1) === 0){
add("/Route/" + i0,"Route[]","unknown-field","a field the specification names",data3[key0],key0);
}
}
}
else {
add("/Route/" + i0,"Route[]","wrong-type","object");
}
}
}
else {
add("/Route","Route","wrong-type","array");
}
}
if(data.timestamp === undefined){
add("","","field-missing","string",data.timestamp,"timestamp");
}
if(data.event === undefined){
add("","","field-missing","string",data.event,"event");
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
