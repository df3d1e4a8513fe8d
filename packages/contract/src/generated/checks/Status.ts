// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const obj0 = new Set([0,1,2,3,4,5,6,7,8,9,10,11]);
const obj1 = ["FuelMain","FuelReservoir"];
const obj2 = ["System","Body","Name","Name_Localised"];
const obj3 = ["timestamp","event","Flags","Flags2","Oxygen","Health","Temperature","SelectedWeapon","SelectedWeapon_Localised","Gravity","Pips","FireGroup","GuiFocus","Fuel","Cargo","LegalState","Latitude","Longitude","Heading","Altitude","BodyName","PlanetRadius","Balance","Destination"];

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
if(typeof data1 == "string" && !(data1 === "Status")){
add("/event","event","value-outside-set","\"Status\"",data1);
}
}
if(data.Flags !== undefined){
let data2 = data.Flags;
if(!(typeof data2 == "bigint" || Number.isInteger(data2))){
add("/Flags","Flags","wrong-type","integer",data2);
}
else if((data2 < 0 || data2 > 4294967295)){
add("/Flags","Flags","out-of-range","0 to 4294967295",data2);
}
}
if(data.Flags2 !== undefined){
let data3 = data.Flags2;
if(!(typeof data3 == "bigint" || Number.isInteger(data3))){
add("/Flags2","Flags2","wrong-type","integer",data3);
}
else if((data3 < 0 || data3 > 8388607)){
add("/Flags2","Flags2","unknown-bit","0 to 8388607",data3);
}
}
if(data.Oxygen !== undefined){
let data4 = data.Oxygen;
if(typeof data4 == "number"){
if((data4 < 0 || data4 > 1)){
add("/Oxygen","Oxygen","out-of-range","0 to 1",data4);
}
}
else {
add("/Oxygen","Oxygen","wrong-type","number");
}
}
if(data.Health !== undefined){
let data5 = data.Health;
if(typeof data5 == "number"){
if((data5 < 0 || data5 > 1)){
add("/Health","Health","out-of-range","0 to 1",data5);
}
}
else {
add("/Health","Health","wrong-type","number");
}
}
if(data.Temperature !== undefined){
if(!(typeof data.Temperature == "number")){
add("/Temperature","Temperature","wrong-type","number");
}
}
if(data.SelectedWeapon !== undefined){
if(typeof data.SelectedWeapon !== "string"){
add("/SelectedWeapon","SelectedWeapon","wrong-type","string");
}
}
if(data.SelectedWeapon_Localised !== undefined){
if(typeof data.SelectedWeapon_Localised !== "string"){
add("/SelectedWeapon_Localised","SelectedWeapon_Localised","wrong-type","string");
}
}
if(data.Gravity !== undefined){
if(!(typeof data.Gravity == "number")){
add("/Gravity","Gravity","wrong-type","number");
}
}
if(data.Pips !== undefined){
let data10 = data.Pips;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(!(typeof data11 == "bigint" || Number.isInteger(data11))){
add("/Pips/" + i0,"Pips[]","wrong-type","integer",data11);
}
else if((data11 < -9007199254740991 || data11 > 9007199254740991)){
add("/Pips/" + i0,"Pips[]","out-of-range","-9007199254740991 to 9007199254740991",data11);
}
}
if((data10.length < 3 || data10.length > 3)){
add("/Pips","Pips","wrong-length","3 to 3 elements",data10);
}
}
else {
add("/Pips","Pips","wrong-type","array");
}
}
if(data.FireGroup !== undefined){
let data12 = data.FireGroup;
if(!(typeof data12 == "bigint" || Number.isInteger(data12))){
add("/FireGroup","FireGroup","wrong-type","integer",data12);
}
else if((data12 < -9007199254740991 || data12 > 9007199254740991)){
add("/FireGroup","FireGroup","out-of-range","-9007199254740991 to 9007199254740991",data12);
}
}
if(data.GuiFocus !== undefined){
let data13 = data.GuiFocus;
if((typeof data13 == "bigint" || Number.isInteger(data13)) && !(obj0.has(data13))){
add("/GuiFocus","GuiFocus","value-outside-set","one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11",data13);
}
if(!(typeof data13 == "bigint" || Number.isInteger(data13))){
add("/GuiFocus","GuiFocus","wrong-type","integer",data13);
}
}
if(data.Fuel !== undefined){
let data14 = data.Fuel;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.FuelMain !== undefined){
if(!(typeof data14.FuelMain == "number")){
add("/Fuel/FuelMain","Fuel.FuelMain","wrong-type","number");
}
}
if(data14.FuelReservoir !== undefined){
if(!(typeof data14.FuelReservoir == "number")){
add("/Fuel/FuelReservoir","Fuel.FuelReservoir","wrong-type","number");
}
}
if(data14.FuelMain === undefined){
add("/Fuel","Fuel","field-missing","number",data14.FuelMain,"FuelMain");
}
if(data14.FuelReservoir === undefined){
add("/Fuel","Fuel","field-missing","number",data14.FuelReservoir,"FuelReservoir");
}
let next0 = 0;
for(const key0 in data14){
if(key0 === obj1[next0]){
next0++;
}
else if((next0 = obj1.indexOf(key0) + 1) === 0){
add("/Fuel","Fuel","unknown-field","a field the specification names",data14[key0],key0);
}
}
}
else {
add("/Fuel","Fuel","wrong-type","object");
}
}
if(data.Cargo !== undefined){
if(!(typeof data.Cargo == "number")){
add("/Cargo","Cargo","wrong-type","number");
}
}
if(data.LegalState !== undefined){
if(typeof data.LegalState !== "string"){
add("/LegalState","LegalState","wrong-type","string");
}
}
if(data.Latitude !== undefined){
if(!(typeof data.Latitude == "number")){
add("/Latitude","Latitude","wrong-type","number");
}
}
if(data.Longitude !== undefined){
if(!(typeof data.Longitude == "number")){
add("/Longitude","Longitude","wrong-type","number");
}
}
if(data.Heading !== undefined){
let data21 = data.Heading;
if(!(typeof data21 == "bigint" || Number.isInteger(data21))){
add("/Heading","Heading","wrong-type","integer",data21);
}
else if((data21 < -9007199254740991 || data21 > 9007199254740991)){
add("/Heading","Heading","out-of-range","-9007199254740991 to 9007199254740991",data21);
}
}
if(data.Altitude !== undefined){
let data22 = data.Altitude;
if(!(typeof data22 == "bigint" || Number.isInteger(data22))){
add("/Altitude","Altitude","wrong-type","integer",data22);
}
else if((data22 < -9007199254740991 || data22 > 9007199254740991)){
add("/Altitude","Altitude","out-of-range","-9007199254740991 to 9007199254740991",data22);
}
}
if(data.BodyName !== undefined){
if(typeof data.BodyName !== "string"){
add("/BodyName","BodyName","wrong-type","string");
}
}
if(data.PlanetRadius !== undefined){
if(!(typeof data.PlanetRadius == "number")){
add("/PlanetRadius","PlanetRadius","wrong-type","number");
}
}
if(data.Balance !== undefined){
let data25 = data.Balance;
if(!(typeof data25 == "bigint" || Number.isInteger(data25))){
add("/Balance","Balance","wrong-type","integer",data25);
}
else if((data25 < -9007199254740991 || data25 > 9007199254740991)){
add("/Balance","Balance","out-of-range","-9007199254740991 to 9007199254740991",data25);
}
}
if(data.Destination !== undefined){
let data26 = data.Destination;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.System !== undefined){
let data27 = data26.System;
if(!(typeof data27 == "bigint" || Number.isInteger(data27))){
add("/Destination/System","Destination.System","wrong-type","integer",data27);
}
}
if(data26.Body !== undefined){
let data28 = data26.Body;
if(!(typeof data28 == "bigint" || Number.isInteger(data28))){
add("/Destination/Body","Destination.Body","wrong-type","integer",data28);
}
}
if(data26.Name !== undefined){
if(typeof data26.Name !== "string"){
add("/Destination/Name","Destination.Name","wrong-type","string");
}
}
if(data26.Name_Localised !== undefined){
if(typeof data26.Name_Localised !== "string"){
add("/Destination/Name_Localised","Destination.Name_Localised","wrong-type","string");
}
}
if(data26.System === undefined){
add("/Destination","Destination","field-missing","integer",data26.System,"System");
}
if(data26.Body === undefined){
add("/Destination","Destination","field-missing","integer",data26.Body,"Body");
}
if(data26.Name === undefined){
add("/Destination","Destination","field-missing","string",data26.Name,"Name");
}
let next1 = 0;
for(const key1 in data26){
if(key1 === obj2[next1]){
next1++;
}
else if((next1 = obj2.indexOf(key1) + 1) === 0){
add("/Destination","Destination","unknown-field","a field the specification names",data26[key1],key1);
}
}
}
else {
add("/Destination","Destination","wrong-type","object");
}
}
if(data.timestamp === undefined){
add("","","field-missing","string",data.timestamp,"timestamp");
}
if(data.event === undefined){
add("","","field-missing","string",data.event,"event");
}
if(data.Flags === undefined){
add("","","field-missing","integer",data.Flags,"Flags");
}
let next2 = 0;
for(const key2 in data){
if(key2 === obj3[next2]){
next2++;
}
else if((next2 = obj3.indexOf(key2) + 1) === 0){
add("","","unknown-field","a field the specification names",data[key2],key2);
}
}
}
else {
add("","","wrong-type","object");
}
}
