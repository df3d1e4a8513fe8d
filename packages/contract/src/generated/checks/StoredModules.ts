// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const pattern1 = new RegExp("^(?:(?:(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)|(?:\\d{4}-(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-366)|\\d{4}-W(?:0[1-9]|[1-4]\\d|5[0-3])-[1-7])T(?:(?:[01]\\d|2[0-3])(?::[0-5]\\d(?::[0-5]\\d)?)?(?:[.,]\\d+)?|23:59:60(?:[.,]\\d+)?|24(?::00(?::00)?)?(?:[.,]0+)?)(?:Z|\\+00(?::00)?)|(?:(?:\\d{4}(?:(?:0[13578]|1[02])(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)(?:0[1-9]|[12]\\d|30)|02(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)0229)|(?:\\d{4}(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)366)|\\d{4}W(?:0[1-9]|[1-4]\\d|5[0-3])[1-7])T(?:(?:[01]\\d|2[0-3])(?:[0-5]\\d(?:[0-5]\\d)?)?(?:[.,]\\d+)?|235960(?:[.,]\\d+)?|24(?:00(?:00)?)?(?:[.,]0+)?)(?:Z|\\+00(?:00)?))$");
const obj0 = ["Name","Name_Localised","StorageSlot","StarSystem","MarketID","TransferCost","TransferTime","InTransit","BuyPrice","Hot","EngineerModifications","Level","Quality"];
const obj1 = ["timestamp","event","MarketID","StationName","StarSystem","Items"];

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
if(typeof data1 == "string" && !(data1 === "StoredModules")){
add("/event","event","value-outside-set","\"StoredModules\"",data1);
}
}
const f2 = data.MarketID;
if(f2 !== undefined){
let data2 = f2;
if(!(Number.isInteger(data2) || typeof data2 == "bigint")){
add("/MarketID","MarketID","wrong-type","integer",data2);
}
}
const f3 = data.StationName;
if(f3 !== undefined){
if(typeof f3 !== "string"){
add("/StationName","StationName","wrong-type","string");
}
}
const f4 = data.StarSystem;
if(f4 !== undefined){
if(typeof f4 !== "string"){
add("/StarSystem","StarSystem","wrong-type","string");
}
}
const f5 = data.Items;
if(f5 !== undefined){
let data5 = f5;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
const f6 = data6.Name;
if(f6 !== undefined){
let data7 = f6;
if(typeof data7 === "string"){
if(!(data7.startsWith("$") && data7.endsWith(";"))){
add("/Items/" + i0+"/Name","Items[].Name","unusual-form","$name;",data7);
}
}
else {
add("/Items/" + i0+"/Name","Items[].Name","wrong-type","string");
}
}
const f7 = data6.Name_Localised;
if(f7 !== undefined){
if(typeof f7 !== "string"){
add("/Items/" + i0+"/Name_Localised","Items[].Name_Localised","wrong-type","string");
}
}
const f8 = data6.StorageSlot;
if(f8 !== undefined){
let data9 = f8;
if(!(Number.isInteger(data9) || typeof data9 == "bigint")){
add("/Items/" + i0+"/StorageSlot","Items[].StorageSlot","wrong-type","integer",data9);
}
else if((data9 < -9007199254740991 || data9 > 9007199254740991)){
add("/Items/" + i0+"/StorageSlot","Items[].StorageSlot","large-quantity","-9007199254740991 to 9007199254740991",data9);
}
}
const f9 = data6.StarSystem;
if(f9 !== undefined){
if(typeof f9 !== "string"){
add("/Items/" + i0+"/StarSystem","Items[].StarSystem","wrong-type","string");
}
}
const f10 = data6.MarketID;
if(f10 !== undefined){
let data11 = f10;
if(!(Number.isInteger(data11) || typeof data11 == "bigint")){
add("/Items/" + i0+"/MarketID","Items[].MarketID","wrong-type","integer",data11);
}
}
const f11 = data6.TransferCost;
if(f11 !== undefined){
let data12 = f11;
if(!(Number.isInteger(data12) || typeof data12 == "bigint")){
add("/Items/" + i0+"/TransferCost","Items[].TransferCost","wrong-type","integer",data12);
}
else if((data12 < -9007199254740991 || data12 > 9007199254740991)){
add("/Items/" + i0+"/TransferCost","Items[].TransferCost","large-quantity","-9007199254740991 to 9007199254740991",data12);
}
}
const f12 = data6.TransferTime;
if(f12 !== undefined){
let data13 = f12;
if(!(Number.isInteger(data13) || typeof data13 == "bigint")){
add("/Items/" + i0+"/TransferTime","Items[].TransferTime","wrong-type","integer",data13);
}
else if((data13 < -9007199254740991 || data13 > 9007199254740991)){
add("/Items/" + i0+"/TransferTime","Items[].TransferTime","large-quantity","-9007199254740991 to 9007199254740991",data13);
}
}
const f13 = data6.InTransit;
if(f13 !== undefined){
if(typeof f13 !== "boolean"){
add("/Items/" + i0+"/InTransit","Items[].InTransit","wrong-type","boolean");
}
}
const f14 = data6.BuyPrice;
if(f14 !== undefined){
let data15 = f14;
if(!(Number.isInteger(data15) || typeof data15 == "bigint")){
add("/Items/" + i0+"/BuyPrice","Items[].BuyPrice","wrong-type","integer",data15);
}
else if((data15 < -9007199254740991 || data15 > 9007199254740991)){
add("/Items/" + i0+"/BuyPrice","Items[].BuyPrice","large-quantity","-9007199254740991 to 9007199254740991",data15);
}
}
const f15 = data6.Hot;
if(f15 !== undefined){
if(typeof f15 !== "boolean"){
add("/Items/" + i0+"/Hot","Items[].Hot","wrong-type","boolean");
}
}
const f16 = data6.EngineerModifications;
if(f16 !== undefined){
if(typeof f16 !== "string"){
add("/Items/" + i0+"/EngineerModifications","Items[].EngineerModifications","wrong-type","string");
}
}
const f17 = data6.Level;
if(f17 !== undefined){
let data18 = f17;
if(!(Number.isInteger(data18) || typeof data18 == "bigint")){
add("/Items/" + i0+"/Level","Items[].Level","wrong-type","integer",data18);
}
else if((data18 < -9007199254740991 || data18 > 9007199254740991)){
add("/Items/" + i0+"/Level","Items[].Level","large-quantity","-9007199254740991 to 9007199254740991",data18);
}
}
const f18 = data6.Quality;
if(f18 !== undefined){
let data19 = f18;
if(typeof data19 == "number"){
if((data19 === -Infinity || data19 === Infinity)){
add("/Items/" + i0+"/Quality","Items[].Quality","out-of-range","a number that a double can hold",data19);
}
}
else {
add("/Items/" + i0+"/Quality","Items[].Quality","wrong-type","number");
}
}
if(f6 === undefined){
add("/Items/" + i0,"Items[]","field-missing","string",f6,"Name");
}
if(f8 === undefined){
add("/Items/" + i0,"Items[]","field-missing","integer",f8,"StorageSlot");
}
if(f14 === undefined){
add("/Items/" + i0,"Items[]","field-missing","integer",f14,"BuyPrice");
}
if(f15 === undefined){
add("/Items/" + i0,"Items[]","field-missing","boolean",f15,"Hot");
}
let next0 = 0;
for(const key0 in data6){
if(key0 === obj0[next0]){
next0++;
}
else if((next0 = obj0.indexOf(key0) + 1) === 0){
if(!(live && (key0 === "BuyMercCoinsPrice"))){add("/Items/" + i0,"Items[]","unknown-field","a field the specification names",data6[key0],key0);}
}
}
}
else {
add("/Items/" + i0,"Items[]","wrong-type","object");
}
}
}
else {
add("/Items","Items","wrong-type","array");
}
}
if(f0 === undefined){
add("","","field-missing","string",f0,"timestamp");
}
if(f1 === undefined){
add("","","field-missing","string",f1,"event");
}
if(f2 === undefined){
add("","","field-missing","integer",f2,"MarketID");
}
if(f3 === undefined){
add("","","field-missing","string",f3,"StationName");
}
if(f4 === undefined){
add("","","field-missing","string",f4,"StarSystem");
}
if(f5 === undefined){
add("","","field-missing","array",f5,"Items");
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
