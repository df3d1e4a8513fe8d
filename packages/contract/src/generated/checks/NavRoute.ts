// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const live0 = new Set(["NavRouteClear"]);
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const pattern1 = new RegExp("^(?:(?:(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)|(?:\\d{4}-(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-366)|\\d{4}-W(?:0[1-9]|[1-4]\\d|5[0-3])-[1-7])T(?:(?:[01]\\d|2[0-3])(?::[0-5]\\d(?::[0-5]\\d)?)?(?:[.,]\\d+)?|23:59:60(?:[.,]\\d+)?|24(?::00(?::00)?)?(?:[.,]0+)?)(?:Z|\\+00(?::00)?)|(?:(?:\\d{4}(?:(?:0[13578]|1[02])(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)(?:0[1-9]|[12]\\d|30)|02(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)0229)|(?:\\d{4}(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)366)|\\d{4}W(?:0[1-9]|[1-4]\\d|5[0-3])[1-7])T(?:(?:[01]\\d|2[0-3])(?:[0-5]\\d(?:[0-5]\\d)?)?(?:[.,]\\d+)?|235960(?:[.,]\\d+)?|24(?:00(?:00)?)?(?:[.,]0+)?)(?:Z|\\+00(?:00)?))$");
const obj0 = ["StarSystem","SystemAddress","StarPos","StarClass"];
const obj1 = ["timestamp","event","Route"];

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
if(typeof data1 == "string" && !(data1 === "NavRoute")){
if(!(live && (live0.has(data1)))){add("/event","event","value-outside-set","\"NavRoute\"",data1);}
}
}
const f2 = data.Route;
if(f2 !== undefined){
let data2 = f2;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
const f3 = data3.StarSystem;
if(f3 !== undefined){
if(typeof f3 !== "string"){
add("/Route/" + i0+"/StarSystem","Route[].StarSystem","wrong-type","string");
}
}
const f4 = data3.SystemAddress;
if(f4 !== undefined){
let data5 = f4;
if(!(Number.isInteger(data5) || typeof data5 == "bigint")){
add("/Route/" + i0+"/SystemAddress","Route[].SystemAddress","wrong-type","integer",data5);
}
}
const f5 = data3.StarPos;
if(f5 !== undefined){
let data6 = f5;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 == "number"){
if((data7 === -Infinity || data7 === Infinity)){
add("/Route/" + i0+"/StarPos/" + i1,"Route[].StarPos[]","out-of-range","a number that a double can hold",data7);
}
}
else {
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
const f6 = data3.StarClass;
if(f6 !== undefined){
if(typeof f6 !== "string"){
add("/Route/" + i0+"/StarClass","Route[].StarClass","wrong-type","string");
}
}
if(f3 === undefined){
add("/Route/" + i0,"Route[]","field-missing","string",f3,"StarSystem");
}
if(f4 === undefined){
add("/Route/" + i0,"Route[]","field-missing","integer",f4,"SystemAddress");
}
if(f5 === undefined){
add("/Route/" + i0,"Route[]","field-missing","array",f5,"StarPos");
}
if(f6 === undefined){
add("/Route/" + i0,"Route[]","field-missing","string",f6,"StarClass");
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
if(f0 === undefined){
add("","","field-missing","string",f0,"timestamp");
}
if(f1 === undefined){
add("","","field-missing","string",f1,"event");
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
