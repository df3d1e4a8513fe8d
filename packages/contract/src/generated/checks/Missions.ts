// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const obj0 = ["MissionID","Name","Name_Localised","PassengerMission","Expires"];
const obj3 = ["timestamp","event","Active","Failed","Complete"];

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
if(typeof data1 == "string" && !(data1 === "Missions")){
add("/event","event","value-outside-set","\"Missions\"",data1);
}
}
if(data.Active !== undefined){
let data2 = data.Active;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.MissionID !== undefined){
let data4 = data3.MissionID;
if(!(typeof data4 == "bigint" || Number.isInteger(data4))){
add("/Active/" + i0+"/MissionID","Active[].MissionID","wrong-type","integer",data4);
}
}
if(data3.Name !== undefined){
if(typeof data3.Name !== "string"){
add("/Active/" + i0+"/Name","Active[].Name","wrong-type","string");
}
}
if(data3.Name_Localised !== undefined){
if(typeof data3.Name_Localised !== "string"){
add("/Active/" + i0+"/Name_Localised","Active[].Name_Localised","wrong-type","string");
}
}
if(data3.PassengerMission !== undefined){
if(typeof data3.PassengerMission !== "boolean"){
add("/Active/" + i0+"/PassengerMission","Active[].PassengerMission","wrong-type","boolean");
}
}
if(data3.Expires !== undefined){
let data8 = data3.Expires;
if(!(typeof data8 == "bigint" || Number.isInteger(data8))){
add("/Active/" + i0+"/Expires","Active[].Expires","wrong-type","integer",data8);
}
else if((data8 < -9007199254740991 || data8 > 9007199254740991)){
add("/Active/" + i0+"/Expires","Active[].Expires","out-of-range","-9007199254740991 to 9007199254740991",data8);
}
}
if(data3.MissionID === undefined){
add("/Active/" + i0,"Active[]","field-missing","integer",data3.MissionID,"MissionID");
}
if(data3.Name === undefined){
add("/Active/" + i0,"Active[]","field-missing","string",data3.Name,"Name");
}
if(data3.PassengerMission === undefined){
add("/Active/" + i0,"Active[]","field-missing","boolean",data3.PassengerMission,"PassengerMission");
}
if(data3.Expires === undefined){
add("/Active/" + i0,"Active[]","field-missing","integer",data3.Expires,"Expires");
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
if(data.Failed !== undefined){
let data9 = data.Failed;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.MissionID !== undefined){
let data11 = data10.MissionID;
if(!(typeof data11 == "bigint" || Number.isInteger(data11))){
add("/Failed/" + i1+"/MissionID","Failed[].MissionID","wrong-type","integer",data11);
}
}
if(data10.Name !== undefined){
if(typeof data10.Name !== "string"){
add("/Failed/" + i1+"/Name","Failed[].Name","wrong-type","string");
}
}
if(data10.Name_Localised !== undefined){
if(typeof data10.Name_Localised !== "string"){
add("/Failed/" + i1+"/Name_Localised","Failed[].Name_Localised","wrong-type","string");
}
}
if(data10.PassengerMission !== undefined){
if(typeof data10.PassengerMission !== "boolean"){
add("/Failed/" + i1+"/PassengerMission","Failed[].PassengerMission","wrong-type","boolean");
}
}
if(data10.Expires !== undefined){
let data15 = data10.Expires;
if(!(typeof data15 == "bigint" || Number.isInteger(data15))){
add("/Failed/" + i1+"/Expires","Failed[].Expires","wrong-type","integer",data15);
}
else if((data15 < -9007199254740991 || data15 > 9007199254740991)){
add("/Failed/" + i1+"/Expires","Failed[].Expires","out-of-range","-9007199254740991 to 9007199254740991",data15);
}
}
if(data10.MissionID === undefined){
add("/Failed/" + i1,"Failed[]","field-missing","integer",data10.MissionID,"MissionID");
}
if(data10.Name === undefined){
add("/Failed/" + i1,"Failed[]","field-missing","string",data10.Name,"Name");
}
if(data10.PassengerMission === undefined){
add("/Failed/" + i1,"Failed[]","field-missing","boolean",data10.PassengerMission,"PassengerMission");
}
if(data10.Expires === undefined){
add("/Failed/" + i1,"Failed[]","field-missing","integer",data10.Expires,"Expires");
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
if(data.Complete !== undefined){
let data16 = data.Complete;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.MissionID !== undefined){
let data18 = data17.MissionID;
if(!(typeof data18 == "bigint" || Number.isInteger(data18))){
add("/Complete/" + i2+"/MissionID","Complete[].MissionID","wrong-type","integer",data18);
}
}
if(data17.Name !== undefined){
if(typeof data17.Name !== "string"){
add("/Complete/" + i2+"/Name","Complete[].Name","wrong-type","string");
}
}
if(data17.Name_Localised !== undefined){
if(typeof data17.Name_Localised !== "string"){
add("/Complete/" + i2+"/Name_Localised","Complete[].Name_Localised","wrong-type","string");
}
}
if(data17.PassengerMission !== undefined){
if(typeof data17.PassengerMission !== "boolean"){
add("/Complete/" + i2+"/PassengerMission","Complete[].PassengerMission","wrong-type","boolean");
}
}
if(data17.Expires !== undefined){
let data22 = data17.Expires;
if(!(typeof data22 == "bigint" || Number.isInteger(data22))){
add("/Complete/" + i2+"/Expires","Complete[].Expires","wrong-type","integer",data22);
}
else if((data22 < -9007199254740991 || data22 > 9007199254740991)){
add("/Complete/" + i2+"/Expires","Complete[].Expires","out-of-range","-9007199254740991 to 9007199254740991",data22);
}
}
if(data17.MissionID === undefined){
add("/Complete/" + i2,"Complete[]","field-missing","integer",data17.MissionID,"MissionID");
}
if(data17.Name === undefined){
add("/Complete/" + i2,"Complete[]","field-missing","string",data17.Name,"Name");
}
if(data17.PassengerMission === undefined){
add("/Complete/" + i2,"Complete[]","field-missing","boolean",data17.PassengerMission,"PassengerMission");
}
if(data17.Expires === undefined){
add("/Complete/" + i2,"Complete[]","field-missing","integer",data17.Expires,"Expires");
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
if(data.timestamp === undefined){
add("","","field-missing","string",data.timestamp,"timestamp");
}
if(data.event === undefined){
add("","","field-missing","string",data.event,"event");
}
if(data.Active === undefined){
add("","","field-missing","array",data.Active,"Active");
}
if(data.Failed === undefined){
add("","","field-missing","array",data.Failed,"Failed");
}
if(data.Complete === undefined){
add("","","field-missing","array",data.Complete,"Complete");
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
