// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const pattern1 = new RegExp("^(?:(?:(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)|(?:\\d{4}-(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-366)|\\d{4}-W(?:0[1-9]|[1-4]\\d|5[0-3])-[1-7])T(?:(?:[01]\\d|2[0-3])(?::[0-5]\\d(?::[0-5]\\d)?)?(?:[.,]\\d+)?|23:59:60(?:[.,]\\d+)?|24(?::00(?::00)?)?(?:[.,]0+)?)(?:Z|\\+00(?::00)?)|(?:(?:\\d{4}(?:(?:0[13578]|1[02])(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)(?:0[1-9]|[12]\\d|30)|02(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)0229)|(?:\\d{4}(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)366)|\\d{4}W(?:0[1-9]|[1-4]\\d|5[0-3])[1-7])T(?:(?:[01]\\d|2[0-3])(?:[0-5]\\d(?:[0-5]\\d)?)?(?:[.,]\\d+)?|235960(?:[.,]\\d+)?|24(?:00(?:00)?)?(?:[.,]0+)?)(?:Z|\\+00(?:00)?))$");
const obj0 = ["SlotName","SuitModuleID","ModuleName","ModuleName_Localised","Class","WeaponMods"];
const obj1 = ["timestamp","event","SuitID","SuitName","SuitName_Localised","SuitMods","LoadoutID","LoadoutName","Modules"];

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
if(typeof data1 == "string" && !(data1 === "SuitLoadout")){
add("/event","event","value-outside-set","\"SuitLoadout\"",data1);
}
}
const f2 = data.SuitID;
if(f2 !== undefined){
let data2 = f2;
if(!(Number.isInteger(data2) || typeof data2 == "bigint")){
add("/SuitID","SuitID","wrong-type","integer",data2);
}
}
const f3 = data.SuitName;
if(f3 !== undefined){
if(typeof f3 !== "string"){
add("/SuitName","SuitName","wrong-type","string");
}
}
const f4 = data.SuitName_Localised;
if(f4 !== undefined){
if(typeof f4 !== "string"){
add("/SuitName_Localised","SuitName_Localised","wrong-type","string");
}
}
const f5 = data.SuitMods;
if(f5 !== undefined){
let data5 = f5;
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
const f6 = data.LoadoutID;
if(f6 !== undefined){
let data7 = f6;
if(!(Number.isInteger(data7) || typeof data7 == "bigint")){
add("/LoadoutID","LoadoutID","wrong-type","integer",data7);
}
}
const f7 = data.LoadoutName;
if(f7 !== undefined){
if(typeof f7 !== "string"){
add("/LoadoutName","LoadoutName","wrong-type","string");
}
}
const f8 = data.Modules;
if(f8 !== undefined){
let data9 = f8;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
const f9 = data10.SlotName;
if(f9 !== undefined){
if(typeof f9 !== "string"){
add("/Modules/" + i1+"/SlotName","Modules[].SlotName","wrong-type","string");
}
}
const f10 = data10.SuitModuleID;
if(f10 !== undefined){
let data12 = f10;
if(!(Number.isInteger(data12) || typeof data12 == "bigint")){
add("/Modules/" + i1+"/SuitModuleID","Modules[].SuitModuleID","wrong-type","integer",data12);
}
}
const f11 = data10.ModuleName;
if(f11 !== undefined){
if(typeof f11 !== "string"){
add("/Modules/" + i1+"/ModuleName","Modules[].ModuleName","wrong-type","string");
}
}
const f12 = data10.ModuleName_Localised;
if(f12 !== undefined){
if(typeof f12 !== "string"){
add("/Modules/" + i1+"/ModuleName_Localised","Modules[].ModuleName_Localised","wrong-type","string");
}
}
const f13 = data10.Class;
if(f13 !== undefined){
let data15 = f13;
if(!(Number.isInteger(data15) || typeof data15 == "bigint")){
add("/Modules/" + i1+"/Class","Modules[].Class","wrong-type","integer",data15);
}
else if((data15 < -9007199254740991 || data15 > 9007199254740991)){
add("/Modules/" + i1+"/Class","Modules[].Class","large-quantity","-9007199254740991 to 9007199254740991",data15);
}
}
const f14 = data10.WeaponMods;
if(f14 !== undefined){
let data16 = f14;
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
if(f9 === undefined){
add("/Modules/" + i1,"Modules[]","field-missing","string",f9,"SlotName");
}
if(f10 === undefined){
add("/Modules/" + i1,"Modules[]","field-missing","integer",f10,"SuitModuleID");
}
if(f11 === undefined){
add("/Modules/" + i1,"Modules[]","field-missing","string",f11,"ModuleName");
}
if(f13 === undefined){
add("/Modules/" + i1,"Modules[]","field-missing","integer",f13,"Class");
}
if(f14 === undefined){
add("/Modules/" + i1,"Modules[]","field-missing","array",f14,"WeaponMods");
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
if(f0 === undefined){
add("","","field-missing","string",f0,"timestamp");
}
if(f1 === undefined){
add("","","field-missing","string",f1,"event");
}
if(f2 === undefined){
add("","","field-missing","integer",f2,"SuitID");
}
if(f3 === undefined){
add("","","field-missing","string",f3,"SuitName");
}
if(f5 === undefined){
add("","","field-missing","array",f5,"SuitMods");
}
if(f6 === undefined){
add("","","field-missing","integer",f6,"LoadoutID");
}
if(f7 === undefined){
add("","","field-missing","string",f7,"LoadoutName");
}
if(f8 === undefined){
add("","","field-missing","array",f8,"Modules");
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
