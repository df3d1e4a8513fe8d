// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const obj0 = new Set(["Unlocked","Invited","Known"]);
const obj1 = ["Engineer","EngineerID","Progress","RankProgress","Rank"];
const obj3 = ["timestamp","event","Engineers","Engineer","EngineerID","Progress","RankProgress","Rank"];

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
if(typeof data1 == "string" && !(data1 === "EngineerProgress")){
add("/event","event","value-outside-set","\"EngineerProgress\"",data1);
}
}
if(data.Engineers !== undefined){
let data2 = data.Engineers;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.Engineer !== undefined){
if(typeof data3.Engineer !== "string"){
add("/Engineers/" + i0+"/Engineer","Engineers[].Engineer","wrong-type","string");
}
}
if(data3.EngineerID !== undefined){
let data5 = data3.EngineerID;
if(!(typeof data5 == "bigint" || Number.isInteger(data5))){
add("/Engineers/" + i0+"/EngineerID","Engineers[].EngineerID","wrong-type","integer",data5);
}
}
if(data3.Progress !== undefined){
let data6 = data3.Progress;
if(typeof data6 !== "string"){
add("/Engineers/" + i0+"/Progress","Engineers[].Progress","wrong-type","string");
}
if(typeof data6 == "string" && !(obj0.has(data6))){
add("/Engineers/" + i0+"/Progress","Engineers[].Progress","value-unseen","one of \"Unlocked\", \"Invited\", \"Known\"",data6);
}
}
if(data3.RankProgress !== undefined){
let data7 = data3.RankProgress;
if(!(typeof data7 == "bigint" || Number.isInteger(data7))){
add("/Engineers/" + i0+"/RankProgress","Engineers[].RankProgress","wrong-type","integer",data7);
}
else if((data7 < -9007199254740991 || data7 > 9007199254740991)){
add("/Engineers/" + i0+"/RankProgress","Engineers[].RankProgress","out-of-range","-9007199254740991 to 9007199254740991",data7);
}
}
if(data3.Rank !== undefined){
let data8 = data3.Rank;
if(!(typeof data8 == "bigint" || Number.isInteger(data8))){
add("/Engineers/" + i0+"/Rank","Engineers[].Rank","wrong-type","integer",data8);
}
else if((data8 < -9007199254740991 || data8 > 9007199254740991)){
add("/Engineers/" + i0+"/Rank","Engineers[].Rank","out-of-range","-9007199254740991 to 9007199254740991",data8);
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
if(data.Engineer !== undefined){
if(typeof data.Engineer !== "string"){
add("/Engineer","Engineer","wrong-type","string");
}
}
if(data.EngineerID !== undefined){
let data10 = data.EngineerID;
if(!(typeof data10 == "bigint" || Number.isInteger(data10))){
add("/EngineerID","EngineerID","wrong-type","integer",data10);
}
}
if(data.Progress !== undefined){
let data11 = data.Progress;
if(typeof data11 !== "string"){
add("/Progress","Progress","wrong-type","string");
}
if(typeof data11 == "string" && !(obj0.has(data11))){
add("/Progress","Progress","value-unseen","one of \"Unlocked\", \"Invited\", \"Known\"",data11);
}
}
if(data.RankProgress !== undefined){
let data12 = data.RankProgress;
if(!(typeof data12 == "bigint" || Number.isInteger(data12))){
add("/RankProgress","RankProgress","wrong-type","integer",data12);
}
else if((data12 < -9007199254740991 || data12 > 9007199254740991)){
add("/RankProgress","RankProgress","out-of-range","-9007199254740991 to 9007199254740991",data12);
}
}
if(data.Rank !== undefined){
let data13 = data.Rank;
if(!(typeof data13 == "bigint" || Number.isInteger(data13))){
add("/Rank","Rank","wrong-type","integer",data13);
}
else if((data13 < -9007199254740991 || data13 > 9007199254740991)){
add("/Rank","Rank","out-of-range","-9007199254740991 to 9007199254740991",data13);
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
if(key1 === obj3[next1]){
next1++;
}
else if((next1 = obj3.indexOf(key1) + 1) === 0){
add("","","unknown-field","a field the specification names",data[key1],key1);
}
}
if(data.Engineers !== undefined){
if(data.Engineer !== undefined){
add("","","field-forbidden","absent, because Engineers is present",data.Engineer,"Engineer");
}
}
if(data.Engineers !== undefined){
if(data.EngineerID !== undefined){
add("","","field-forbidden","absent, because Engineers is present",data.EngineerID,"EngineerID");
}
}
if(data.Engineers !== undefined){
if(data.Progress !== undefined){
add("","","field-forbidden","absent, because Engineers is present",data.Progress,"Progress");
}
}
if(data.Engineers !== undefined){
if(data.RankProgress !== undefined){
add("","","field-forbidden","absent, because Engineers is present",data.RankProgress,"RankProgress");
}
}
if(data.Engineers !== undefined){
if(data.Rank !== undefined){
add("","","field-forbidden","absent, because Engineers is present",data.Rank,"Rank");
}
}
if(data.Engineers === undefined && data.Engineer === undefined && data.EngineerID === undefined && data.Progress === undefined && data.RankProgress === undefined && data.Rank === undefined){
add("","","form-missing","one of Engineers, Engineer, EngineerID, Progress, RankProgress, Rank",data);
}
}
else {
add("","","wrong-type","object");
}
}
