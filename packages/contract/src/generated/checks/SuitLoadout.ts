// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const obj0 = ["SlotName","SuitModuleID","ModuleName","ModuleName_Localised","Class","WeaponMods"];
const obj1 = ["timestamp","event","SuitID","SuitName","SuitName_Localised","SuitMods","LoadoutID","LoadoutName","Modules"];

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
if(typeof data1 == "string" && !(data1 === "SuitLoadout")){
add("/event","event","value-outside-set","\"SuitLoadout\"",data1);
}
}
if(data.SuitID !== undefined){
let data2 = data.SuitID;
if(!(typeof data2 == "bigint" || Number.isInteger(data2))){
add("/SuitID","SuitID","wrong-type","integer",data2);
}
}
if(data.SuitName !== undefined){
if(typeof data.SuitName !== "string"){
add("/SuitName","SuitName","wrong-type","string");
}
}
if(data.SuitName_Localised !== undefined){
if(typeof data.SuitName_Localised !== "string"){
add("/SuitName_Localised","SuitName_Localised","wrong-type","string");
}
}
if(data.SuitMods !== undefined){
let data5 = data.SuitMods;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(typeof data5[i0] !== "string"){
add("/SuitMods/" + i0,"SuitMods[]","wrong-type","string");
}
}
}
else {
add("/SuitMods","SuitMods","wrong-type","array");
}
}
if(data.LoadoutID !== undefined){
let data7 = data.LoadoutID;
if(!(typeof data7 == "bigint" || Number.isInteger(data7))){
add("/LoadoutID","LoadoutID","wrong-type","integer",data7);
}
}
if(data.LoadoutName !== undefined){
if(typeof data.LoadoutName !== "string"){
add("/LoadoutName","LoadoutName","wrong-type","string");
}
}
if(data.Modules !== undefined){
let data9 = data.Modules;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.SlotName !== undefined){
if(typeof data10.SlotName !== "string"){
add("/Modules/" + i1+"/SlotName","Modules[].SlotName","wrong-type","string");
}
}
if(data10.SuitModuleID !== undefined){
let data12 = data10.SuitModuleID;
if(!(typeof data12 == "bigint" || Number.isInteger(data12))){
add("/Modules/" + i1+"/SuitModuleID","Modules[].SuitModuleID","wrong-type","integer",data12);
}
}
if(data10.ModuleName !== undefined){
if(typeof data10.ModuleName !== "string"){
add("/Modules/" + i1+"/ModuleName","Modules[].ModuleName","wrong-type","string");
}
}
if(data10.ModuleName_Localised !== undefined){
if(typeof data10.ModuleName_Localised !== "string"){
add("/Modules/" + i1+"/ModuleName_Localised","Modules[].ModuleName_Localised","wrong-type","string");
}
}
if(data10.Class !== undefined){
let data15 = data10.Class;
if(!(typeof data15 == "bigint" || Number.isInteger(data15))){
add("/Modules/" + i1+"/Class","Modules[].Class","wrong-type","integer",data15);
}
else if((data15 < -9007199254740991 || data15 > 9007199254740991)){
add("/Modules/" + i1+"/Class","Modules[].Class","out-of-range","-9007199254740991 to 9007199254740991",data15);
}
}
if(data10.WeaponMods !== undefined){
let data16 = data10.WeaponMods;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
if(typeof data16[i2] !== "string"){
add("/Modules/" + i1+"/WeaponMods/" + i2,"Modules[].WeaponMods[]","wrong-type","string");
}
}
}
else {
add("/Modules/" + i1+"/WeaponMods","Modules[].WeaponMods","wrong-type","array");
}
}
if(data10.SlotName === undefined){
add("/Modules/" + i1,"Modules[]","field-missing","string",data10.SlotName,"SlotName");
}
if(data10.SuitModuleID === undefined){
add("/Modules/" + i1,"Modules[]","field-missing","integer",data10.SuitModuleID,"SuitModuleID");
}
if(data10.ModuleName === undefined){
add("/Modules/" + i1,"Modules[]","field-missing","string",data10.ModuleName,"ModuleName");
}
if(data10.Class === undefined){
add("/Modules/" + i1,"Modules[]","field-missing","integer",data10.Class,"Class");
}
if(data10.WeaponMods === undefined){
add("/Modules/" + i1,"Modules[]","field-missing","array",data10.WeaponMods,"WeaponMods");
}
let next0 = 0;
for(const key0 in data10){
if(key0 === obj0[next0]){
next0++;
}
else if((next0 = obj0.indexOf(key0) + 1) === 0){
add("/Modules/" + i1,"Modules[]","unknown-field","a field the specification names",data10[key0],key0);
}
}
}
else {
add("/Modules/" + i1,"Modules[]","wrong-type","object");
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
if(data.SuitID === undefined){
add("","","field-missing","integer",data.SuitID,"SuitID");
}
if(data.SuitName === undefined){
add("","","field-missing","string",data.SuitName,"SuitName");
}
if(data.SuitMods === undefined){
add("","","field-missing","array",data.SuitMods,"SuitMods");
}
if(data.LoadoutID === undefined){
add("","","field-missing","integer",data.LoadoutID,"LoadoutID");
}
if(data.LoadoutName === undefined){
add("","","field-missing","string",data.LoadoutName,"LoadoutName");
}
if(data.Modules === undefined){
add("","","field-missing","array",data.Modules,"Modules");
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
