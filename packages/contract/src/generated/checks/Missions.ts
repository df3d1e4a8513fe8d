// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const pattern1 = new RegExp("^(?:(?:(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)|(?:\\d{4}-(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-366)|\\d{4}-W(?:0[1-9]|[1-4]\\d|5[0-3])-[1-7])T(?:(?:[01]\\d|2[0-3])(?::[0-5]\\d(?::[0-5]\\d)?)?(?:[.,]\\d+)?|23:59:60(?:[.,]\\d+)?|24(?::00(?::00)?)?(?:[.,]0+)?)(?:Z|\\+00(?::00)?)|(?:(?:\\d{4}(?:(?:0[13578]|1[02])(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)(?:0[1-9]|[12]\\d|30)|02(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)0229)|(?:\\d{4}(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)366)|\\d{4}W(?:0[1-9]|[1-4]\\d|5[0-3])[1-7])T(?:(?:[01]\\d|2[0-3])(?:[0-5]\\d(?:[0-5]\\d)?)?(?:[.,]\\d+)?|235960(?:[.,]\\d+)?|24(?:00(?:00)?)?(?:[.,]0+)?)(?:Z|\\+00(?:00)?))$");
const obj0 = ["MissionID","Name","Name_Localised","PassengerMission","Expires"];
const obj3 = ["timestamp","event","Active","Failed","Complete"];

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
if(typeof data1 == "string" && !(data1 === "Missions")){
add("/event","event","value-outside-set","\"Missions\"",data1);
}
}
const f2 = data.Active;
if(f2 !== undefined){
let data2 = f2;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
const f3 = data3.MissionID;
if(f3 !== undefined){
let data4 = f3;
if(!(Number.isInteger(data4) || typeof data4 == "bigint")){
add("/Active/" + i0+"/MissionID","Active[].MissionID","wrong-type","integer",data4);
}
}
const f4 = data3.Name;
if(f4 !== undefined){
if(typeof f4 !== "string"){
add("/Active/" + i0+"/Name","Active[].Name","wrong-type","string");
}
}
const f5 = data3.Name_Localised;
if(f5 !== undefined){
if(typeof f5 !== "string"){
add("/Active/" + i0+"/Name_Localised","Active[].Name_Localised","wrong-type","string");
}
}
const f6 = data3.PassengerMission;
if(f6 !== undefined){
if(typeof f6 !== "boolean"){
add("/Active/" + i0+"/PassengerMission","Active[].PassengerMission","wrong-type","boolean");
}
}
const f7 = data3.Expires;
if(f7 !== undefined){
let data8 = f7;
if(!(Number.isInteger(data8) || typeof data8 == "bigint")){
add("/Active/" + i0+"/Expires","Active[].Expires","wrong-type","integer",data8);
}
else if((data8 < -9007199254740991 || data8 > 9007199254740991)){
add("/Active/" + i0+"/Expires","Active[].Expires","large-quantity","-9007199254740991 to 9007199254740991",data8);
}
}
if(f3 === undefined){
add("/Active/" + i0,"Active[]","field-missing","integer",f3,"MissionID");
}
if(f4 === undefined){
add("/Active/" + i0,"Active[]","field-missing","string",f4,"Name");
}
if(f6 === undefined){
add("/Active/" + i0,"Active[]","field-missing","boolean",f6,"PassengerMission");
}
if(f7 === undefined){
add("/Active/" + i0,"Active[]","field-missing","integer",f7,"Expires");
}
let next0 = 0;
for(const key0 in data3){
if(key0 === obj0[next0]){
next0++;
}
else if((next0 = obj0.indexOf(key0) + 1) === 0){
add("/Active/" + i0,"Active[]","unknown-field","a field the specification names",data3[key0],key0);
}
}
}
else {
add("/Active/" + i0,"Active[]","wrong-type","object");
}
}
}
else {
add("/Active","Active","wrong-type","array");
}
}
const f8 = data.Failed;
if(f8 !== undefined){
let data9 = f8;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
const f9 = data10.MissionID;
if(f9 !== undefined){
let data11 = f9;
if(!(Number.isInteger(data11) || typeof data11 == "bigint")){
add("/Failed/" + i1+"/MissionID","Failed[].MissionID","wrong-type","integer",data11);
}
}
const f10 = data10.Name;
if(f10 !== undefined){
if(typeof f10 !== "string"){
add("/Failed/" + i1+"/Name","Failed[].Name","wrong-type","string");
}
}
const f11 = data10.Name_Localised;
if(f11 !== undefined){
if(typeof f11 !== "string"){
add("/Failed/" + i1+"/Name_Localised","Failed[].Name_Localised","wrong-type","string");
}
}
const f12 = data10.PassengerMission;
if(f12 !== undefined){
if(typeof f12 !== "boolean"){
add("/Failed/" + i1+"/PassengerMission","Failed[].PassengerMission","wrong-type","boolean");
}
}
const f13 = data10.Expires;
if(f13 !== undefined){
let data15 = f13;
if(!(Number.isInteger(data15) || typeof data15 == "bigint")){
add("/Failed/" + i1+"/Expires","Failed[].Expires","wrong-type","integer",data15);
}
else if((data15 < -9007199254740991 || data15 > 9007199254740991)){
add("/Failed/" + i1+"/Expires","Failed[].Expires","large-quantity","-9007199254740991 to 9007199254740991",data15);
}
}
if(f9 === undefined){
add("/Failed/" + i1,"Failed[]","field-missing","integer",f9,"MissionID");
}
if(f10 === undefined){
add("/Failed/" + i1,"Failed[]","field-missing","string",f10,"Name");
}
if(f12 === undefined){
add("/Failed/" + i1,"Failed[]","field-missing","boolean",f12,"PassengerMission");
}
if(f13 === undefined){
add("/Failed/" + i1,"Failed[]","field-missing","integer",f13,"Expires");
}
let next1 = 0;
for(const key1 in data10){
if(key1 === obj0[next1]){
next1++;
}
else if((next1 = obj0.indexOf(key1) + 1) === 0){
add("/Failed/" + i1,"Failed[]","unknown-field","a field the specification names",data10[key1],key1);
}
}
}
else {
add("/Failed/" + i1,"Failed[]","wrong-type","object");
}
}
}
else {
add("/Failed","Failed","wrong-type","array");
}
}
const f14 = data.Complete;
if(f14 !== undefined){
let data16 = f14;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
const f15 = data17.MissionID;
if(f15 !== undefined){
let data18 = f15;
if(!(Number.isInteger(data18) || typeof data18 == "bigint")){
add("/Complete/" + i2+"/MissionID","Complete[].MissionID","wrong-type","integer",data18);
}
}
const f16 = data17.Name;
if(f16 !== undefined){
if(typeof f16 !== "string"){
add("/Complete/" + i2+"/Name","Complete[].Name","wrong-type","string");
}
}
const f17 = data17.Name_Localised;
if(f17 !== undefined){
if(typeof f17 !== "string"){
add("/Complete/" + i2+"/Name_Localised","Complete[].Name_Localised","wrong-type","string");
}
}
const f18 = data17.PassengerMission;
if(f18 !== undefined){
if(typeof f18 !== "boolean"){
add("/Complete/" + i2+"/PassengerMission","Complete[].PassengerMission","wrong-type","boolean");
}
}
const f19 = data17.Expires;
if(f19 !== undefined){
let data22 = f19;
if(!(Number.isInteger(data22) || typeof data22 == "bigint")){
add("/Complete/" + i2+"/Expires","Complete[].Expires","wrong-type","integer",data22);
}
else if((data22 < -9007199254740991 || data22 > 9007199254740991)){
add("/Complete/" + i2+"/Expires","Complete[].Expires","large-quantity","-9007199254740991 to 9007199254740991",data22);
}
}
if(f15 === undefined){
add("/Complete/" + i2,"Complete[]","field-missing","integer",f15,"MissionID");
}
if(f16 === undefined){
add("/Complete/" + i2,"Complete[]","field-missing","string",f16,"Name");
}
if(f18 === undefined){
add("/Complete/" + i2,"Complete[]","field-missing","boolean",f18,"PassengerMission");
}
if(f19 === undefined){
add("/Complete/" + i2,"Complete[]","field-missing","integer",f19,"Expires");
}
let next2 = 0;
for(const key2 in data17){
if(key2 === obj0[next2]){
next2++;
}
else if((next2 = obj0.indexOf(key2) + 1) === 0){
add("/Complete/" + i2,"Complete[]","unknown-field","a field the specification names",data17[key2],key2);
}
}
}
else {
add("/Complete/" + i2,"Complete[]","wrong-type","object");
}
}
}
else {
add("/Complete","Complete","wrong-type","array");
}
}
if(f0 === undefined){
add("","","field-missing","string",f0,"timestamp");
}
if(f1 === undefined){
add("","","field-missing","string",f1,"event");
}
if(f2 === undefined){
add("","","field-missing","array",f2,"Active");
}
if(f8 === undefined){
add("","","field-missing","array",f8,"Failed");
}
if(f14 === undefined){
add("","","field-missing","array",f14,"Complete");
}
let next3 = 0;
for(const key3 in data){
if(key3 === obj3[next3]){
next3++;
}
else if((next3 = obj3.indexOf(key3) + 1) === 0){
add("","","unknown-field","a field the specification names",data[key3],key3);
}
}
}
else {
add("","","wrong-type","object");
}
}
