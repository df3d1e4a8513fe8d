// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const pattern1 = new RegExp("^(?:(?:(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)|(?:\\d{4}-(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-366)|\\d{4}-W(?:0[1-9]|[1-4]\\d|5[0-3])-[1-7])T(?:(?:[01]\\d|2[0-3])(?::[0-5]\\d(?::[0-5]\\d)?)?(?:[.,]\\d+)?|23:59:60(?:[.,]\\d+)?|24(?::00(?::00)?)?(?:[.,]0+)?)(?:Z|\\+00(?::00)?)|(?:(?:\\d{4}(?:(?:0[13578]|1[02])(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)(?:0[1-9]|[12]\\d|30)|02(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)0229)|(?:\\d{4}(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)366)|\\d{4}W(?:0[1-9]|[1-4]\\d|5[0-3])[1-7])T(?:(?:[01]\\d|2[0-3])(?:[0-5]\\d(?:[0-5]\\d)?)?(?:[.,]\\d+)?|235960(?:[.,]\\d+)?|24(?:00(?:00)?)?(?:[.,]0+)?)(?:Z|\\+00(?:00)?))$");
const obj0 = ["Name","Bonus"];
const obj1 = new Set([100,75,50,25,0]);
const obj2 = ["CGID","Title","SystemName","MarketName","Expiry","IsComplete","CurrentTotal","PlayerContribution","NumContributors","TopTier","TopRankSize","PlayerInTopRank","TierReached","PlayerPercentileBand","Bonus"];
const obj3 = ["timestamp","event","CurrentGoals"];

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
if(typeof data1 == "string" && !(data1 === "CommunityGoal")){
add("/event","event","value-outside-set","\"CommunityGoal\"",data1);
}
}
const f2 = data.CurrentGoals;
if(f2 !== undefined){
let data2 = f2;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
const f3 = data3.CGID;
if(f3 !== undefined){
let data4 = f3;
if(!(Number.isInteger(data4) || typeof data4 == "bigint")){
add("/CurrentGoals/" + i0+"/CGID","CurrentGoals[].CGID","wrong-type","integer",data4);
}
}
const f4 = data3.Title;
if(f4 !== undefined){
if(typeof f4 !== "string"){
add("/CurrentGoals/" + i0+"/Title","CurrentGoals[].Title","wrong-type","string");
}
}
const f5 = data3.SystemName;
if(f5 !== undefined){
if(typeof f5 !== "string"){
add("/CurrentGoals/" + i0+"/SystemName","CurrentGoals[].SystemName","wrong-type","string");
}
}
const f6 = data3.MarketName;
if(f6 !== undefined){
if(typeof f6 !== "string"){
add("/CurrentGoals/" + i0+"/MarketName","CurrentGoals[].MarketName","wrong-type","string");
}
}
const f7 = data3.Expiry;
if(f7 !== undefined){
let data8 = f7;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
if(pattern1.test(data8)){
add("/CurrentGoals/" + i0+"/Expiry","CurrentGoals[].Expiry","unusual-timestamp","a UTC time such as 2026-05-01T12:00:00Z",data8);
}
if(!pattern1.test(data8)){
add("/CurrentGoals/" + i0+"/Expiry","CurrentGoals[].Expiry","not-a-timestamp","a UTC time such as 2026-05-01T12:00:00Z",data8);
}
}
}
else {
add("/CurrentGoals/" + i0+"/Expiry","CurrentGoals[].Expiry","wrong-type","string");
}
}
const f8 = data3.IsComplete;
if(f8 !== undefined){
if(typeof f8 !== "boolean"){
add("/CurrentGoals/" + i0+"/IsComplete","CurrentGoals[].IsComplete","wrong-type","boolean");
}
}
const f9 = data3.CurrentTotal;
if(f9 !== undefined){
let data10 = f9;
if(!(Number.isInteger(data10) || typeof data10 == "bigint")){
add("/CurrentGoals/" + i0+"/CurrentTotal","CurrentGoals[].CurrentTotal","wrong-type","integer",data10);
}
else if((data10 < -9007199254740991 || data10 > 9007199254740991)){
add("/CurrentGoals/" + i0+"/CurrentTotal","CurrentGoals[].CurrentTotal","large-quantity","-9007199254740991 to 9007199254740991",data10);
}
}
const f10 = data3.PlayerContribution;
if(f10 !== undefined){
let data11 = f10;
if(!(Number.isInteger(data11) || typeof data11 == "bigint")){
add("/CurrentGoals/" + i0+"/PlayerContribution","CurrentGoals[].PlayerContribution","wrong-type","integer",data11);
}
else if((data11 < -9007199254740991 || data11 > 9007199254740991)){
add("/CurrentGoals/" + i0+"/PlayerContribution","CurrentGoals[].PlayerContribution","large-quantity","-9007199254740991 to 9007199254740991",data11);
}
}
const f11 = data3.NumContributors;
if(f11 !== undefined){
let data12 = f11;
if(!(Number.isInteger(data12) || typeof data12 == "bigint")){
add("/CurrentGoals/" + i0+"/NumContributors","CurrentGoals[].NumContributors","wrong-type","integer",data12);
}
else if((data12 < -9007199254740991 || data12 > 9007199254740991)){
add("/CurrentGoals/" + i0+"/NumContributors","CurrentGoals[].NumContributors","large-quantity","-9007199254740991 to 9007199254740991",data12);
}
}
const f12 = data3.TopTier;
if(f12 !== undefined){
let data13 = f12;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
const f13 = data13.Name;
if(f13 !== undefined){
if(typeof f13 !== "string"){
add("/CurrentGoals/" + i0+"/TopTier/Name","CurrentGoals[].TopTier.Name","wrong-type","string");
}
}
const f14 = data13.Bonus;
if(f14 !== undefined){
if(typeof f14 !== "string"){
add("/CurrentGoals/" + i0+"/TopTier/Bonus","CurrentGoals[].TopTier.Bonus","wrong-type","string");
}
}
if(f13 === undefined){
add("/CurrentGoals/" + i0+"/TopTier","CurrentGoals[].TopTier","field-missing","string",f13,"Name");
}
if(f14 === undefined){
add("/CurrentGoals/" + i0+"/TopTier","CurrentGoals[].TopTier","field-missing","string",f14,"Bonus");
}
let next0 = 0;
for(const key0 in data13){
if(key0 === obj0[next0]){
next0++;
}
else if((next0 = obj0.indexOf(key0) + 1) === 0){
add("/CurrentGoals/" + i0+"/TopTier","CurrentGoals[].TopTier","unknown-field","a field the specification names",data13[key0],key0);
}
}
}
else {
add("/CurrentGoals/" + i0+"/TopTier","CurrentGoals[].TopTier","wrong-type","object");
}
}
const f15 = data3.TopRankSize;
if(f15 !== undefined){
let data16 = f15;
if(!(Number.isInteger(data16) || typeof data16 == "bigint")){
add("/CurrentGoals/" + i0+"/TopRankSize","CurrentGoals[].TopRankSize","wrong-type","integer",data16);
}
else if((data16 < -9007199254740991 || data16 > 9007199254740991)){
add("/CurrentGoals/" + i0+"/TopRankSize","CurrentGoals[].TopRankSize","large-quantity","-9007199254740991 to 9007199254740991",data16);
}
}
const f16 = data3.PlayerInTopRank;
if(f16 !== undefined){
if(typeof f16 !== "boolean"){
add("/CurrentGoals/" + i0+"/PlayerInTopRank","CurrentGoals[].PlayerInTopRank","wrong-type","boolean");
}
}
const f17 = data3.TierReached;
if(f17 !== undefined){
if(typeof f17 !== "string"){
add("/CurrentGoals/" + i0+"/TierReached","CurrentGoals[].TierReached","wrong-type","string");
}
}
const f18 = data3.PlayerPercentileBand;
if(f18 !== undefined){
let data19 = f18;
if(Number.isSafeInteger(data19) && !(obj1.has(data19))){
add("/CurrentGoals/" + i0+"/PlayerPercentileBand","CurrentGoals[].PlayerPercentileBand","value-unseen","one of 100, 75, 50, 25, 0",data19);
}
if(!(Number.isInteger(data19) || typeof data19 == "bigint")){
add("/CurrentGoals/" + i0+"/PlayerPercentileBand","CurrentGoals[].PlayerPercentileBand","wrong-type","integer",data19);
}
else if((data19 < -9007199254740991 || data19 > 9007199254740991)){
add("/CurrentGoals/" + i0+"/PlayerPercentileBand","CurrentGoals[].PlayerPercentileBand","large-quantity","-9007199254740991 to 9007199254740991",data19);
}
}
const f19 = data3.Bonus;
if(f19 !== undefined){
let data20 = f19;
if(!(Number.isInteger(data20) || typeof data20 == "bigint")){
add("/CurrentGoals/" + i0+"/Bonus","CurrentGoals[].Bonus","wrong-type","integer",data20);
}
else if((data20 < -9007199254740991 || data20 > 9007199254740991)){
add("/CurrentGoals/" + i0+"/Bonus","CurrentGoals[].Bonus","large-quantity","-9007199254740991 to 9007199254740991",data20);
}
}
if(f3 === undefined){
add("/CurrentGoals/" + i0,"CurrentGoals[]","field-missing","integer",f3,"CGID");
}
if(f4 === undefined){
add("/CurrentGoals/" + i0,"CurrentGoals[]","field-missing","string",f4,"Title");
}
if(f5 === undefined){
add("/CurrentGoals/" + i0,"CurrentGoals[]","field-missing","string",f5,"SystemName");
}
if(f6 === undefined){
add("/CurrentGoals/" + i0,"CurrentGoals[]","field-missing","string",f6,"MarketName");
}
if(f7 === undefined){
add("/CurrentGoals/" + i0,"CurrentGoals[]","field-missing","string",f7,"Expiry");
}
if(f8 === undefined){
add("/CurrentGoals/" + i0,"CurrentGoals[]","field-missing","boolean",f8,"IsComplete");
}
if(f9 === undefined){
add("/CurrentGoals/" + i0,"CurrentGoals[]","field-missing","integer",f9,"CurrentTotal");
}
if(f10 === undefined){
add("/CurrentGoals/" + i0,"CurrentGoals[]","field-missing","integer",f10,"PlayerContribution");
}
if(f11 === undefined){
add("/CurrentGoals/" + i0,"CurrentGoals[]","field-missing","integer",f11,"NumContributors");
}
if(f12 === undefined){
add("/CurrentGoals/" + i0,"CurrentGoals[]","field-missing","object",f12,"TopTier");
}
if(f18 === undefined){
add("/CurrentGoals/" + i0,"CurrentGoals[]","field-missing","integer",f18,"PlayerPercentileBand");
}
let next1 = 0;
for(const key1 in data3){
if(key1 === obj2[next1]){
next1++;
}
else if((next1 = obj2.indexOf(key1) + 1) === 0){
add("/CurrentGoals/" + i0,"CurrentGoals[]","unknown-field","a field the specification names",data3[key1],key1);
}
}
if(f15 !== undefined){
if(f16 === undefined){
add("/CurrentGoals/" + i0,"CurrentGoals[]","field-needed","present, because TopRankSize is present",f16,"PlayerInTopRank");
}
}
if(f16 !== undefined){
if(f15 === undefined){
add("/CurrentGoals/" + i0,"CurrentGoals[]","field-needed","present, because PlayerInTopRank is present",f15,"TopRankSize");
}
}
if(f10 === 0){
if((Number.isInteger(f18) || typeof f18 == "bigint") && f18 !== 100){
add("/CurrentGoals/" + i0,"CurrentGoals[]","condition-broken","100, because PlayerContribution is 0",f18,"PlayerPercentileBand");
}
}
if(f16 === true){
if((Number.isInteger(f18) || typeof f18 == "bigint") && f18 !== 0){
add("/CurrentGoals/" + i0,"CurrentGoals[]","condition-broken","0, because PlayerInTopRank is true",f18,"PlayerPercentileBand");
}
}
}
else {
add("/CurrentGoals/" + i0,"CurrentGoals[]","wrong-type","object");
}
}
}
else {
add("/CurrentGoals","CurrentGoals","wrong-type","array");
}
}
if(f0 === undefined){
add("","","field-missing","string",f0,"timestamp");
}
if(f1 === undefined){
add("","","field-missing","string",f1,"event");
}
if(f2 === undefined){
add("","","field-missing","array",f2,"CurrentGoals");
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
