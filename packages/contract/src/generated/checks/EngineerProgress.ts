// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const pattern1 = new RegExp("^(?:(?:(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)|(?:\\d{4}-(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-366)|\\d{4}-W(?:0[1-9]|[1-4]\\d|5[0-3])-[1-7])T(?:(?:[01]\\d|2[0-3])(?::[0-5]\\d(?::[0-5]\\d)?)?(?:[.,]\\d+)?|23:59:60(?:[.,]\\d+)?|24(?::00(?::00)?)?(?:[.,]0+)?)(?:Z|\\+00(?::00)?)|(?:(?:\\d{4}(?:(?:0[13578]|1[02])(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)(?:0[1-9]|[12]\\d|30)|02(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)0229)|(?:\\d{4}(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)366)|\\d{4}W(?:0[1-9]|[1-4]\\d|5[0-3])[1-7])T(?:(?:[01]\\d|2[0-3])(?:[0-5]\\d(?:[0-5]\\d)?)?(?:[.,]\\d+)?|235960(?:[.,]\\d+)?|24(?:00(?:00)?)?(?:[.,]0+)?)(?:Z|\\+00(?:00)?))$");
const obj0 = new Set(["Unlocked","Invited","Known"]);
const obj1 = ["Engineer","EngineerID","Progress","RankProgress","Rank"];
const obj3 = ["timestamp","event","Engineers","Engineer","EngineerID","Progress","RankProgress","Rank"];

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
if(typeof data1 == "string" && !(data1 === "EngineerProgress")){
add("/event","event","value-outside-set","\"EngineerProgress\"",data1);
}
}
const f2 = data.Engineers;
if(f2 !== undefined){
let data2 = f2;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
const f3 = data3.Engineer;
if(f3 !== undefined){
if(typeof f3 !== "string"){
add("/Engineers/" + i0+"/Engineer","Engineers[].Engineer","wrong-type","string");
}
}
const f4 = data3.EngineerID;
if(f4 !== undefined){
let data5 = f4;
if(!(Number.isInteger(data5) || typeof data5 == "bigint")){
add("/Engineers/" + i0+"/EngineerID","Engineers[].EngineerID","wrong-type","integer",data5);
}
}
const f5 = data3.Progress;
if(f5 !== undefined){
let data6 = f5;
if(typeof data6 !== "string"){
add("/Engineers/" + i0+"/Progress","Engineers[].Progress","wrong-type","string");
}
if(typeof data6 == "string" && !(obj0.has(data6))){
add("/Engineers/" + i0+"/Progress","Engineers[].Progress","value-unseen","one of \"Unlocked\", \"Invited\", \"Known\"",data6);
}
}
const f6 = data3.RankProgress;
if(f6 !== undefined){
let data7 = f6;
if(!(Number.isInteger(data7) || typeof data7 == "bigint")){
add("/Engineers/" + i0+"/RankProgress","Engineers[].RankProgress","wrong-type","integer",data7);
}
else if((data7 < -9007199254740991 || data7 > 9007199254740991)){
add("/Engineers/" + i0+"/RankProgress","Engineers[].RankProgress","large-quantity","-9007199254740991 to 9007199254740991",data7);
}
}
const f7 = data3.Rank;
if(f7 !== undefined){
let data8 = f7;
if(!(Number.isInteger(data8) || typeof data8 == "bigint")){
add("/Engineers/" + i0+"/Rank","Engineers[].Rank","wrong-type","integer",data8);
}
else if((data8 < -9007199254740991 || data8 > 9007199254740991)){
add("/Engineers/" + i0+"/Rank","Engineers[].Rank","large-quantity","-9007199254740991 to 9007199254740991",data8);
}
}
let next0 = 0;
for(const key0 in data3){
if(key0 === obj1[next0]){
next0++;
}
else if((next0 = obj1.indexOf(key0) + 1) === 0){
add("/Engineers/" + i0,"Engineers[]","unknown-field","a field the specification names",data3[key0],key0);
}
}
}
else {
add("/Engineers/" + i0,"Engineers[]","wrong-type","object");
}
}
}
else {
add("/Engineers","Engineers","wrong-type","array");
}
}
const f8 = data.Engineer;
if(f8 !== undefined){
if(typeof f8 !== "string"){
add("/Engineer","Engineer","wrong-type","string");
}
}
const f9 = data.EngineerID;
if(f9 !== undefined){
let data10 = f9;
if(!(Number.isInteger(data10) || typeof data10 == "bigint")){
add("/EngineerID","EngineerID","wrong-type","integer",data10);
}
}
const f10 = data.Progress;
if(f10 !== undefined){
let data11 = f10;
if(typeof data11 !== "string"){
add("/Progress","Progress","wrong-type","string");
}
if(typeof data11 == "string" && !(obj0.has(data11))){
add("/Progress","Progress","value-unseen","one of \"Unlocked\", \"Invited\", \"Known\"",data11);
}
}
const f11 = data.RankProgress;
if(f11 !== undefined){
let data12 = f11;
if(!(Number.isInteger(data12) || typeof data12 == "bigint")){
add("/RankProgress","RankProgress","wrong-type","integer",data12);
}
else if((data12 < -9007199254740991 || data12 > 9007199254740991)){
add("/RankProgress","RankProgress","large-quantity","-9007199254740991 to 9007199254740991",data12);
}
}
const f12 = data.Rank;
if(f12 !== undefined){
let data13 = f12;
if(!(Number.isInteger(data13) || typeof data13 == "bigint")){
add("/Rank","Rank","wrong-type","integer",data13);
}
else if((data13 < -9007199254740991 || data13 > 9007199254740991)){
add("/Rank","Rank","large-quantity","-9007199254740991 to 9007199254740991",data13);
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
if(key1 === obj3[next1]){
next1++;
}
else if((next1 = obj3.indexOf(key1) + 1) === 0){
add("","","unknown-field","a field the specification names",data[key1],key1);
}
}
if(f2 !== undefined){
if(f8 !== undefined){
add("","","field-forbidden","absent, because Engineers is present",f8,"Engineer");
}
}
if(f2 !== undefined){
if(f9 !== undefined){
add("","","field-forbidden","absent, because Engineers is present",f9,"EngineerID");
}
}
if(f2 !== undefined){
if(f10 !== undefined){
add("","","field-forbidden","absent, because Engineers is present",f10,"Progress");
}
}
if(f2 !== undefined){
if(f11 !== undefined){
add("","","field-forbidden","absent, because Engineers is present",f11,"RankProgress");
}
}
if(f2 !== undefined){
if(f12 !== undefined){
add("","","field-forbidden","absent, because Engineers is present",f12,"Rank");
}
}
if(f2 === undefined && f8 === undefined && f9 === undefined && f10 === undefined && f11 === undefined && f12 === undefined){
add("","","form-missing","one of Engineers, Engineer, EngineerID, Progress, RankProgress, Rank",data);
}
}
else {
add("","","wrong-type","object");
}
}
