// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const obj0 = new Set(["SlotName","SuitModuleID","ModuleName","ModuleName_Localised","Class","WeaponMods"]);
const obj1 = new Set(["timestamp","event","SuitID","SuitName","SuitName_Localised","SuitMods","LoadoutID","LoadoutName","Modules"]);

export function check(data, add) {
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timestamp !== undefined){
let data0 = data.timestamp;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
add("/timestamp","not-a-timestamp","a UTC time such as 2026-05-01T12:00:00Z");
}
}
else {
add("/timestamp","wrong-type","string");
}
}
if(data.event !== undefined){
let data1 = data.event;
if(typeof data1 !== "string"){
add("/event","wrong-type","string");
}
if(typeof data1 == "string" && !(data1 === "SuitLoadout")){
add("/event","value-outside-set","\"SuitLoadout\"");
}
}
if(data.SuitID !== undefined){
let data2 = data.SuitID;
if(!(typeof data2 == "bigint" || Number.isInteger(data2))){
add("/SuitID","wrong-type","integer");
}
}
if(data.SuitName !== undefined){
if(typeof data.SuitName !== "string"){
add("/SuitName","wrong-type","string");
}
}
if(data.SuitName_Localised !== undefined){
if(typeof data.SuitName_Localised !== "string"){
add("/SuitName_Localised","wrong-type","string");
}
}
if(data.SuitMods !== undefined){
let data5 = data.SuitMods;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(typeof data5[i0] !== "string"){
add("/SuitMods/" + i0,"wrong-type","string");
}
}
}
else {
add("/SuitMods","wrong-type","array");
}
}
if(data.LoadoutID !== undefined){
let data7 = data.LoadoutID;
if(!(typeof data7 == "bigint" || Number.isInteger(data7))){
add("/LoadoutID","wrong-type","integer");
}
}
if(data.LoadoutName !== undefined){
if(typeof data.LoadoutName !== "string"){
add("/LoadoutName","wrong-type","string");
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
add("/Modules/" + i1+"/SlotName","wrong-type","string");
}
}
if(data10.SuitModuleID !== undefined){
let data12 = data10.SuitModuleID;
if(!(typeof data12 == "bigint" || Number.isInteger(data12))){
add("/Modules/" + i1+"/SuitModuleID","wrong-type","integer");
}
}
if(data10.ModuleName !== undefined){
if(typeof data10.ModuleName !== "string"){
add("/Modules/" + i1+"/ModuleName","wrong-type","string");
}
}
if(data10.ModuleName_Localised !== undefined){
if(typeof data10.ModuleName_Localised !== "string"){
add("/Modules/" + i1+"/ModuleName_Localised","wrong-type","string");
}
}
if(data10.Class !== undefined){
let data15 = data10.Class;
if(!(typeof data15 == "bigint" || Number.isInteger(data15))){
add("/Modules/" + i1+"/Class","wrong-type","integer");
}
else if((data15 < -9007199254740991 || data15 > 9007199254740991)){
add("/Modules/" + i1+"/Class","out-of-range","-9007199254740991 to 9007199254740991");
}
}
if(data10.WeaponMods !== undefined){
let data16 = data10.WeaponMods;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
if(typeof data16[i2] !== "string"){
add("/Modules/" + i1+"/WeaponMods/" + i2,"wrong-type","string");
}
}
}
else {
add("/Modules/" + i1+"/WeaponMods","wrong-type","array");
}
}
if(data10.SlotName === undefined){
add("/Modules/" + i1,"field-missing","string","SlotName");
}
if(data10.SuitModuleID === undefined){
add("/Modules/" + i1,"field-missing","integer","SuitModuleID");
}
if(data10.ModuleName === undefined){
add("/Modules/" + i1,"field-missing","string","ModuleName");
}
if(data10.Class === undefined){
add("/Modules/" + i1,"field-missing","integer","Class");
}
if(data10.WeaponMods === undefined){
add("/Modules/" + i1,"field-missing","array","WeaponMods");
}
for(const key0 in data10){
if(!obj0.has(key0)){
add("/Modules/" + i1,"unknown-field","a field the specification names",key0);
}
}
}
else {
add("/Modules/" + i1,"wrong-type","object");
}
}
}
else {
add("/Modules","wrong-type","array");
}
}
if(data.timestamp === undefined){
add("","field-missing","string","timestamp");
}
if(data.event === undefined){
add("","field-missing","string","event");
}
if(data.SuitID === undefined){
add("","field-missing","integer","SuitID");
}
if(data.SuitName === undefined){
add("","field-missing","string","SuitName");
}
if(data.SuitMods === undefined){
add("","field-missing","array","SuitMods");
}
if(data.LoadoutID === undefined){
add("","field-missing","integer","LoadoutID");
}
if(data.LoadoutName === undefined){
add("","field-missing","string","LoadoutName");
}
if(data.Modules === undefined){
add("","field-missing","array","Modules");
}
for(const key1 in data){
if(!obj1.has(key1)){
add("","unknown-field","a field the specification names",key1);
}
}
}
else {
add("","wrong-type","object");
}
}
