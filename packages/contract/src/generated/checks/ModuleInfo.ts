// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const obj0 = ["Slot","Item","Power","Priority"];
const obj1 = ["timestamp","event","Modules"];

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
if(typeof data1 == "string" && !(data1 === "ModuleInfo")){
add("/event","event","value-outside-set","\"ModuleInfo\"",data1);
}
}
if(data.Modules !== undefined){
let data2 = data.Modules;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.Slot !== undefined){
if(typeof data3.Slot !== "string"){
add("/Modules/" + i0+"/Slot","Modules[].Slot","wrong-type","string");
}
}
if(data3.Item !== undefined){
if(typeof data3.Item !== "string"){
add("/Modules/" + i0+"/Item","Modules[].Item","wrong-type","string");
}
}
if(data3.Power !== undefined){
if(!(typeof data3.Power == "number")){
add("/Modules/" + i0+"/Power","Modules[].Power","wrong-type","number");
}
}
if(data3.Priority !== undefined){
let data7 = data3.Priority;
if(!(typeof data7 == "bigint" || Number.isInteger(data7))){
add("/Modules/" + i0+"/Priority","Modules[].Priority","wrong-type","integer",data7);
}
else if((data7 < -9007199254740991 || data7 > 9007199254740991)){
add("/Modules/" + i0+"/Priority","Modules[].Priority","out-of-range","-9007199254740991 to 9007199254740991",data7);
}
}
if(data3.Slot === undefined){
add("/Modules/" + i0,"Modules[]","field-missing","string",data3.Slot,"Slot");
}
if(data3.Item === undefined){
add("/Modules/" + i0,"Modules[]","field-missing","string",data3.Item,"Item");
}
if(data3.Power === undefined){
add("/Modules/" + i0,"Modules[]","field-missing","number",data3.Power,"Power");
}
let next0 = 0;
for(const key0 in data3){
if(key0 === obj0[next0]){
next0++;
}
else if((next0 = obj0.indexOf(key0) + 1) === 0){
add("/Modules/" + i0,"Modules[]","unknown-field","a field the specification names",data3[key0],key0);
}
}
}
else {
add("/Modules/" + i0,"Modules[]","wrong-type","object");
}
}
}
else {
add("/Modules","Modules","wrong-type","array");
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
