// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const pattern1 = new RegExp("^\\$\\w+;$");
const obj0 = new Set(["Name","Name_Localised","StorageSlot","StarSystem","MarketID","TransferCost","TransferTime","InTransit","BuyPrice","Hot","EngineerModifications","Level","Quality"]);
const obj1 = new Set(["timestamp","event","MarketID","StationName","StarSystem","Items"]);

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
if(typeof data1 == "string" && !(data1 === "StoredModules")){
add("/event","value-outside-set","\"StoredModules\"");
}
}
if(data.MarketID !== undefined){
let data2 = data.MarketID;
if(!(typeof data2 == "bigint" || Number.isInteger(data2))){
add("/MarketID","wrong-type","integer");
}
}
if(data.StationName !== undefined){
if(typeof data.StationName !== "string"){
add("/StationName","wrong-type","string");
}
}
if(data.StarSystem !== undefined){
if(typeof data.StarSystem !== "string"){
add("/StarSystem","wrong-type","string");
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
add("/Items/" + i0+"/Name","unusual-form","$name;");
}
}
else {
add("/Items/" + i0+"/Name","wrong-type","string");
}
}
if(data6.Name_Localised !== undefined){
if(typeof data6.Name_Localised !== "string"){
add("/Items/" + i0+"/Name_Localised","wrong-type","string");
}
}
if(data6.StorageSlot !== undefined){
let data9 = data6.StorageSlot;
if(!(typeof data9 == "bigint" || Number.isInteger(data9))){
add("/Items/" + i0+"/StorageSlot","wrong-type","integer");
}
else if((data9 < -9007199254740991 || data9 > 9007199254740991)){
add("/Items/" + i0+"/StorageSlot","out-of-range","-9007199254740991 to 9007199254740991");
}
}
if(data6.StarSystem !== undefined){
if(typeof data6.StarSystem !== "string"){
add("/Items/" + i0+"/StarSystem","wrong-type","string");
}
}
if(data6.MarketID !== undefined){
let data11 = data6.MarketID;
if(!(typeof data11 == "bigint" || Number.isInteger(data11))){
add("/Items/" + i0+"/MarketID","wrong-type","integer");
}
}
if(data6.TransferCost !== undefined){
let data12 = data6.TransferCost;
if(!(typeof data12 == "bigint" || Number.isInteger(data12))){
add("/Items/" + i0+"/TransferCost","wrong-type","integer");
}
else if((data12 < -9007199254740991 || data12 > 9007199254740991)){
add("/Items/" + i0+"/TransferCost","out-of-range","-9007199254740991 to 9007199254740991");
}
}
if(data6.TransferTime !== undefined){
let data13 = data6.TransferTime;
if(!(typeof data13 == "bigint" || Number.isInteger(data13))){
add("/Items/" + i0+"/TransferTime","wrong-type","integer");
}
else if((data13 < -9007199254740991 || data13 > 9007199254740991)){
add("/Items/" + i0+"/TransferTime","out-of-range","-9007199254740991 to 9007199254740991");
}
}
if(data6.InTransit !== undefined){
let data14 = data6.InTransit;
if(typeof data14 !== "boolean"){
add("/Items/" + i0+"/InTransit","wrong-type","boolean");
}
if(typeof data14 == "boolean" && !(data14 === true)){
add("/Items/" + i0+"/InTransit","value-outside-set","true");
}
}
if(data6.BuyPrice !== undefined){
let data15 = data6.BuyPrice;
if(!(typeof data15 == "bigint" || Number.isInteger(data15))){
add("/Items/" + i0+"/BuyPrice","wrong-type","integer");
}
else if((data15 < -9007199254740991 || data15 > 9007199254740991)){
add("/Items/" + i0+"/BuyPrice","out-of-range","-9007199254740991 to 9007199254740991");
}
}
if(data6.Hot !== undefined){
if(typeof data6.Hot !== "boolean"){
add("/Items/" + i0+"/Hot","wrong-type","boolean");
}
}
if(data6.EngineerModifications !== undefined){
if(typeof data6.EngineerModifications !== "string"){
add("/Items/" + i0+"/EngineerModifications","wrong-type","string");
}
}
if(data6.Level !== undefined){
let data18 = data6.Level;
if(!(typeof data18 == "bigint" || Number.isInteger(data18))){
add("/Items/" + i0+"/Level","wrong-type","integer");
}
else if((data18 < -9007199254740991 || data18 > 9007199254740991)){
add("/Items/" + i0+"/Level","out-of-range","-9007199254740991 to 9007199254740991");
}
}
if(data6.Quality !== undefined){
if(!(typeof data6.Quality == "number")){
add("/Items/" + i0+"/Quality","wrong-type","number");
}
}
if(data6.Name === undefined){
add("/Items/" + i0,"field-missing","string","Name");
}
if(data6.StorageSlot === undefined){
add("/Items/" + i0,"field-missing","integer","StorageSlot");
}
if(data6.BuyPrice === undefined){
add("/Items/" + i0,"field-missing","integer","BuyPrice");
}
if(data6.Hot === undefined){
add("/Items/" + i0,"field-missing","boolean","Hot");
}
for(const key0 in data6){
if(!obj0.has(key0)){
add("/Items/" + i0,"unknown-field","a field the specification names",key0);
}
}
if(data6.Level !== undefined){
if(data6.EngineerModifications === undefined){
add("/Items/" + i0,"field-needed","present, because Level is present","EngineerModifications");
}
}
if(data6.Quality !== undefined){
if(data6.EngineerModifications === undefined){
add("/Items/" + i0,"field-needed","present, because Quality is present","EngineerModifications");
}
}
}
else {
add("/Items/" + i0,"wrong-type","object");
}
}
}
else {
add("/Items","wrong-type","array");
}
}
if(data.timestamp === undefined){
add("","field-missing","string","timestamp");
}
if(data.event === undefined){
add("","field-missing","string","event");
}
if(data.MarketID === undefined){
add("","field-missing","integer","MarketID");
}
if(data.StationName === undefined){
add("","field-missing","string","StationName");
}
if(data.StarSystem === undefined){
add("","field-missing","string","StarSystem");
}
if(data.Items === undefined){
add("","field-missing","array","Items");
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
