// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const live0 = new Set([-1]);
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const pattern1 = new RegExp("^(?:(?:(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)|(?:\\d{4}-(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-366)|\\d{4}-W(?:0[1-9]|[1-4]\\d|5[0-3])-[1-7])T(?:(?:[01]\\d|2[0-3])(?::[0-5]\\d(?::[0-5]\\d)?)?(?:[.,]\\d+)?|23:59:60(?:[.,]\\d+)?|24(?::00(?::00)?)?(?:[.,]0+)?)(?:Z|\\+00(?::00)?)|(?:(?:\\d{4}(?:(?:0[13578]|1[02])(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)(?:0[1-9]|[12]\\d|30)|02(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)0229)|(?:\\d{4}(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)366)|\\d{4}W(?:0[1-9]|[1-4]\\d|5[0-3])[1-7])T(?:(?:[01]\\d|2[0-3])(?:[0-5]\\d(?:[0-5]\\d)?)?(?:[.,]\\d+)?|235960(?:[.,]\\d+)?|24(?:00(?:00)?)?(?:[.,]0+)?)(?:Z|\\+00(?:00)?))$");
const obj0 = new Set([0,1,2,3,4,5,6,7,8,9,10,11]);
const obj1 = ["FuelMain","FuelReservoir"];
const obj2 = ["System","Body","Name","Name_Localised"];
const obj3 = ["timestamp","event","Flags","Flags2","Oxygen","Health","Temperature","SelectedWeapon","SelectedWeapon_Localised","Gravity","Pips","FireGroup","GuiFocus","Fuel","Cargo","LegalState","Latitude","Longitude","Heading","Altitude","BodyName","PlanetRadius","Balance","Destination"];

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
if(typeof data1 == "string" && !(data1 === "Status")){
add("/event","event","value-outside-set","\"Status\"",data1);
}
}
const f2 = data.Flags;
if(f2 !== undefined){
let data2 = f2;
if(!(Number.isInteger(data2) || typeof data2 == "bigint")){
add("/Flags","Flags","wrong-type","integer",data2);
}
else if((data2 < 0 || data2 > 4294967295)){
add("/Flags","Flags","out-of-range","0 to 4294967295",data2);
}
}
const f3 = data.Flags2;
if(f3 !== undefined){
let data3 = f3;
if(!(Number.isInteger(data3) || typeof data3 == "bigint")){
add("/Flags2","Flags2","wrong-type","integer",data3);
}
else if((data3 < 0 || data3 > 8388607)){
add("/Flags2","Flags2","unknown-bit","0 to 8388607",data3);
}
}
const f4 = data.Oxygen;
if(f4 !== undefined){
let data4 = f4;
if(typeof data4 == "number"){
if((data4 < 0 || data4 > 1)){
add("/Oxygen","Oxygen","out-of-range","0 to 1",data4);
}
}
else {
add("/Oxygen","Oxygen","wrong-type","number");
}
}
const f5 = data.Health;
if(f5 !== undefined){
let data5 = f5;
if(typeof data5 == "number"){
if((data5 < 0 || data5 > 1)){
add("/Health","Health","out-of-range","0 to 1",data5);
}
}
else {
add("/Health","Health","wrong-type","number");
}
}
const f6 = data.Temperature;
if(f6 !== undefined){
let data6 = f6;
if(typeof data6 == "number"){
if((data6 === -Infinity || data6 === Infinity)){
add("/Temperature","Temperature","out-of-range","a number that a double can hold",data6);
}
}
else {
add("/Temperature","Temperature","wrong-type","number");
}
}
const f7 = data.SelectedWeapon;
if(f7 !== undefined){
if(typeof f7 !== "string"){
add("/SelectedWeapon","SelectedWeapon","wrong-type","string");
}
}
const f8 = data.SelectedWeapon_Localised;
if(f8 !== undefined){
if(typeof f8 !== "string"){
add("/SelectedWeapon_Localised","SelectedWeapon_Localised","wrong-type","string");
}
}
const f9 = data.Gravity;
if(f9 !== undefined){
let data9 = f9;
if(typeof data9 == "number"){
if((data9 === -Infinity || data9 === Infinity)){
add("/Gravity","Gravity","out-of-range","a number that a double can hold",data9);
}
}
else {
add("/Gravity","Gravity","wrong-type","number");
}
}
const f10 = data.Pips;
if(f10 !== undefined){
let data10 = f10;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(!(Number.isInteger(data11) || typeof data11 == "bigint")){
add("/Pips/" + i0,"Pips[]","wrong-type","integer",data11);
}
else if((data11 < -9007199254740991 || data11 > 9007199254740991)){
add("/Pips/" + i0,"Pips[]","large-quantity","-9007199254740991 to 9007199254740991",data11);
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
const f11 = data.FireGroup;
if(f11 !== undefined){
let data12 = f11;
if(!(Number.isInteger(data12) || typeof data12 == "bigint")){
add("/FireGroup","FireGroup","wrong-type","integer",data12);
}
else if((data12 < -9007199254740991 || data12 > 9007199254740991)){
add("/FireGroup","FireGroup","large-quantity","-9007199254740991 to 9007199254740991",data12);
}
}
const f12 = data.GuiFocus;
if(f12 !== undefined){
let data13 = f12;
if((Number.isInteger(data13) || typeof data13 == "bigint") && !(obj0.has(data13))){
if(!(live && (live0.has(data13)))){add("/GuiFocus","GuiFocus","value-outside-set","one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11",data13);}
}
if(!(Number.isInteger(data13) || typeof data13 == "bigint")){
add("/GuiFocus","GuiFocus","wrong-type","integer",data13);
}
}
const f13 = data.Fuel;
if(f13 !== undefined){
let data14 = f13;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
const f14 = data14.FuelMain;
if(f14 !== undefined){
let data15 = f14;
if(typeof data15 == "number"){
if((data15 === -Infinity || data15 === Infinity)){
add("/Fuel/FuelMain","Fuel.FuelMain","out-of-range","a number that a double can hold",data15);
}
}
else {
add("/Fuel/FuelMain","Fuel.FuelMain","wrong-type","number");
}
}
const f15 = data14.FuelReservoir;
if(f15 !== undefined){
let data16 = f15;
if(typeof data16 == "number"){
if((data16 === -Infinity || data16 === Infinity)){
add("/Fuel/FuelReservoir","Fuel.FuelReservoir","out-of-range","a number that a double can hold",data16);
}
}
else {
add("/Fuel/FuelReservoir","Fuel.FuelReservoir","wrong-type","number");
}
}
if(f14 === undefined){
add("/Fuel","Fuel","field-missing","number",f14,"FuelMain");
}
if(f15 === undefined){
add("/Fuel","Fuel","field-missing","number",f15,"FuelReservoir");
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
const f16 = data.Cargo;
if(f16 !== undefined){
let data17 = f16;
if(typeof data17 == "number"){
if((data17 === -Infinity || data17 === Infinity)){
add("/Cargo","Cargo","out-of-range","a number that a double can hold",data17);
}
}
else {
add("/Cargo","Cargo","wrong-type","number");
}
}
const f17 = data.LegalState;
if(f17 !== undefined){
if(typeof f17 !== "string"){
add("/LegalState","LegalState","wrong-type","string");
}
}
const f18 = data.Latitude;
if(f18 !== undefined){
let data19 = f18;
if(typeof data19 == "number"){
if((data19 === -Infinity || data19 === Infinity)){
add("/Latitude","Latitude","out-of-range","a number that a double can hold",data19);
}
}
else {
add("/Latitude","Latitude","wrong-type","number");
}
}
const f19 = data.Longitude;
if(f19 !== undefined){
let data20 = f19;
if(typeof data20 == "number"){
if((data20 === -Infinity || data20 === Infinity)){
add("/Longitude","Longitude","out-of-range","a number that a double can hold",data20);
}
}
else {
add("/Longitude","Longitude","wrong-type","number");
}
}
const f20 = data.Heading;
if(f20 !== undefined){
let data21 = f20;
if(!(Number.isInteger(data21) || typeof data21 == "bigint")){
add("/Heading","Heading","wrong-type","integer",data21);
}
else if((data21 < -9007199254740991 || data21 > 9007199254740991)){
add("/Heading","Heading","large-quantity","-9007199254740991 to 9007199254740991",data21);
}
}
const f21 = data.Altitude;
if(f21 !== undefined){
let data22 = f21;
if(!(Number.isInteger(data22) || typeof data22 == "bigint")){
add("/Altitude","Altitude","wrong-type","integer",data22);
}
else if((data22 < -9007199254740991 || data22 > 9007199254740991)){
add("/Altitude","Altitude","large-quantity","-9007199254740991 to 9007199254740991",data22);
}
}
const f22 = data.BodyName;
if(f22 !== undefined){
if(typeof f22 !== "string"){
add("/BodyName","BodyName","wrong-type","string");
}
}
const f23 = data.PlanetRadius;
if(f23 !== undefined){
let data24 = f23;
if(typeof data24 == "number"){
if((data24 === -Infinity || data24 === Infinity)){
add("/PlanetRadius","PlanetRadius","out-of-range","a number that a double can hold",data24);
}
}
else {
add("/PlanetRadius","PlanetRadius","wrong-type","number");
}
}
const f24 = data.Balance;
if(f24 !== undefined){
let data25 = f24;
if(!(Number.isInteger(data25) || typeof data25 == "bigint")){
add("/Balance","Balance","wrong-type","integer",data25);
}
else if((data25 < -9007199254740991 || data25 > 9007199254740991)){
add("/Balance","Balance","large-quantity","-9007199254740991 to 9007199254740991",data25);
}
}
const f25 = data.Destination;
if(f25 !== undefined){
let data26 = f25;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
const f26 = data26.System;
if(f26 !== undefined){
let data27 = f26;
if(!(Number.isInteger(data27) || typeof data27 == "bigint")){
add("/Destination/System","Destination.System","wrong-type","integer",data27);
}
}
const f27 = data26.Body;
if(f27 !== undefined){
let data28 = f27;
if(!(Number.isInteger(data28) || typeof data28 == "bigint")){
add("/Destination/Body","Destination.Body","wrong-type","integer",data28);
}
}
const f28 = data26.Name;
if(f28 !== undefined){
if(typeof f28 !== "string"){
add("/Destination/Name","Destination.Name","wrong-type","string");
}
}
const f29 = data26.Name_Localised;
if(f29 !== undefined){
if(typeof f29 !== "string"){
add("/Destination/Name_Localised","Destination.Name_Localised","wrong-type","string");
}
}
if(f26 === undefined){
add("/Destination","Destination","field-missing","integer",f26,"System");
}
if(f27 === undefined){
add("/Destination","Destination","field-missing","integer",f27,"Body");
}
if(f28 === undefined){
add("/Destination","Destination","field-missing","string",f28,"Name");
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
if(f0 === undefined){
add("","","field-missing","string",f0,"timestamp");
}
if(f1 === undefined){
add("","","field-missing","string",f1,"event");
}
if(f2 === undefined){
add("","","field-missing","integer",f2,"Flags");
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
if(f8 !== undefined){
if(f7 === undefined){
add("","","field-needed","present, because SelectedWeapon_Localised is present",f7,"SelectedWeapon");
}
}
}
else {
add("","","wrong-type","object");
}
}
