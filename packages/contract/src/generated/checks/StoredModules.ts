// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const pattern1 = new RegExp("^\\$\\w+;$");
const obj0 = ["Name","Name_Localised","StorageSlot","StarSystem","MarketID","TransferCost","TransferTime","InTransit","BuyPrice","Hot","EngineerModifications","Level","Quality"];
const obj1 = ["timestamp","event","MarketID","StationName","StarSystem","Items"];

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
if(typeof data1 == "string" && !(data1 === "StoredModules")){
add("/event","event","value-outside-set","\"StoredModules\"",data1);
}
}
if(data.MarketID !== undefined){
let data2 = data.MarketID;
if(!(typeof data2 == "bigint" || Number.isInteger(data2))){
add("/MarketID","MarketID","wrong-type","integer",data2);
}
}
if(data.StationName !== undefined){
if(typeof data.StationName !== "string"){
add("/StationName","StationName","wrong-type","string");
}
}
if(data.StarSystem !== undefined){
if(typeof data.StarSystem !== "string"){
add("/StarSystem","StarSystem","wrong-type","string");
}
}
if(data.Items !== undefined){
let data5 = data.Items;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.Name !== undefined){
let data7 = data6.Name;
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
add("/Items/" + i0+"/Name","Items[].Name","unusual-form","$name;",data7);
}
}
else {
add("/Items/" + i0+"/Name","Items[].Name","wrong-type","string");
}
}
if(data6.Name_Localised !== undefined){
if(typeof data6.Name_Localised !== "string"){
add("/Items/" + i0+"/Name_Localised","Items[].Name_Localised","wrong-type","string");
}
}
if(data6.StorageSlot !== undefined){
let data9 = data6.StorageSlot;
if(!(typeof data9 == "bigint" || Number.isInteger(data9))){
add("/Items/" + i0+"/StorageSlot","Items[].StorageSlot","wrong-type","integer",data9);
}
else if((data9 < -9007199254740991 || data9 > 9007199254740991)){
add("/Items/" + i0+"/StorageSlot","Items[].StorageSlot","out-of-range","-9007199254740991 to 9007199254740991",data9);
}
}
if(data6.StarSystem !== undefined){
if(typeof data6.StarSystem !== "string"){
add("/Items/" + i0+"/StarSystem","Items[].StarSystem","wrong-type","string");
}
}
if(data6.MarketID !== undefined){
let data11 = data6.MarketID;
if(!(typeof data11 == "bigint" || Number.isInteger(data11))){
add("/Items/" + i0+"/MarketID","Items[].MarketID","wrong-type","integer",data11);
}
}
if(data6.TransferCost !== undefined){
let data12 = data6.TransferCost;
if(!(typeof data12 == "bigint" || Number.isInteger(data12))){
add("/Items/" + i0+"/TransferCost","Items[].TransferCost","wrong-type","integer",data12);
}
else if((data12 < -9007199254740991 || data12 > 9007199254740991)){
add("/Items/" + i0+"/TransferCost","Items[].TransferCost","out-of-range","-9007199254740991 to 9007199254740991",data12);
}
}
if(data6.TransferTime !== undefined){
let data13 = data6.TransferTime;
if(!(typeof data13 == "bigint" || Number.isInteger(data13))){
add("/Items/" + i0+"/TransferTime","Items[].TransferTime","wrong-type","integer",data13);
}
else if((data13 < -9007199254740991 || data13 > 9007199254740991)){
add("/Items/" + i0+"/TransferTime","Items[].TransferTime","out-of-range","-9007199254740991 to 9007199254740991",data13);
}
}
if(data6.InTransit !== undefined){
let data14 = data6.InTransit;
if(typeof data14 !== "boolean"){
add("/Items/" + i0+"/InTransit","Items[].InTransit","wrong-type","boolean");
}
if(typeof data14 == "boolean" && !(data14 === true)){
add("/Items/" + i0+"/InTransit","Items[].InTransit","value-outside-set","true",data14);
}
}
if(data6.BuyPrice !== undefined){
let data15 = data6.BuyPrice;
if(!(typeof data15 == "bigint" || Number.isInteger(data15))){
add("/Items/" + i0+"/BuyPrice","Items[].BuyPrice","wrong-type","integer",data15);
}
else if((data15 < -9007199254740991 || data15 > 9007199254740991)){
add("/Items/" + i0+"/BuyPrice","Items[].BuyPrice","out-of-range","-9007199254740991 to 9007199254740991",data15);
}
}
if(data6.Hot !== undefined){
if(typeof data6.Hot !== "boolean"){
add("/Items/" + i0+"/Hot","Items[].Hot","wrong-type","boolean");
}
}
if(data6.EngineerModifications !== undefined){
if(typeof data6.EngineerModifications !== "string"){
add("/Items/" + i0+"/EngineerModifications","Items[].EngineerModifications","wrong-type","string");
}
}
if(data6.Level !== undefined){
let data18 = data6.Level;
if(!(typeof data18 == "bigint" || Number.isInteger(data18))){
add("/Items/" + i0+"/Level","Items[].Level","wrong-type","integer",data18);
}
else if((data18 < -9007199254740991 || data18 > 9007199254740991)){
add("/Items/" + i0+"/Level","Items[].Level","out-of-range","-9007199254740991 to 9007199254740991",data18);
}
}
if(data6.Quality !== undefined){
if(!(typeof data6.Quality == "number")){
add("/Items/" + i0+"/Quality","Items[].Quality","wrong-type","number");
}
}
if(data6.Name === undefined){
add("/Items/" + i0,"Items[]","field-missing","string",data6.Name,"Name");
}
if(data6.StorageSlot === undefined){
add("/Items/" + i0,"Items[]","field-missing","integer",data6.StorageSlot,"StorageSlot");
}
if(data6.BuyPrice === undefined){
add("/Items/" + i0,"Items[]","field-missing","integer",data6.BuyPrice,"BuyPrice");
}
if(data6.Hot === undefined){
add("/Items/" + i0,"Items[]","field-missing","boolean",data6.Hot,"Hot");
}
let next0 = 0;
for(const key0 in data6){
if(key0 === obj0[next0]){
next0++;
}
else if((next0 = obj0.indexOf(key0) + 1) === 0){
add("/Items/" + i0,"Items[]","unknown-field","a field the specification names",data6[key0],key0);
}
}
if(data6.Level !== undefined){
if(data6.EngineerModifications === undefined){
add("/Items/" + i0,"Items[]","field-needed","present, because Level is present",data6.EngineerModifications,"EngineerModifications");
}
}
if(data6.Quality !== undefined){
if(data6.EngineerModifications === undefined){
add("/Items/" + i0,"Items[]","field-needed","present, because Quality is present",data6.EngineerModifications,"EngineerModifications");
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
if(data.timestamp === undefined){
add("","","field-missing","string",data.timestamp,"timestamp");
}
if(data.event === undefined){
add("","","field-missing","string",data.event,"event");
}
if(data.MarketID === undefined){
add("","","field-missing","integer",data.MarketID,"MarketID");
}
if(data.StationName === undefined){
add("","","field-missing","string",data.StationName,"StationName");
}
if(data.StarSystem === undefined){
add("","","field-missing","string",data.StarSystem,"StarSystem");
}
if(data.Items === undefined){
add("","","field-missing","array",data.Items,"Items");
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
