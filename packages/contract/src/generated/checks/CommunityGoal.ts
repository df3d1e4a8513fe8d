// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const obj0 = new Set(["Name","Bonus"]);
const obj1 = new Set([100,75,50,25,0]);
const obj2 = new Set(["CGID","Title","SystemName","MarketName","Expiry","IsComplete","CurrentTotal","PlayerContribution","NumContributors","TopTier","TopRankSize","PlayerInTopRank","TierReached","PlayerPercentileBand","Bonus"]);
const obj3 = new Set(["timestamp","event","CurrentGoals"]);

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
if(typeof data1 == "string" && !(data1 === "CommunityGoal")){
add("/event","value-outside-set","\"CommunityGoal\"");
}
}
if(data.CurrentGoals !== undefined){
let data2 = data.CurrentGoals;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.CGID !== undefined){
let data4 = data3.CGID;
if(!(typeof data4 == "bigint" || Number.isInteger(data4))){
add("/CurrentGoals/" + i0+"/CGID","wrong-type","integer");
}
}
if(data3.Title !== undefined){
if(typeof data3.Title !== "string"){
add("/CurrentGoals/" + i0+"/Title","wrong-type","string");
}
}
if(data3.SystemName !== undefined){
if(typeof data3.SystemName !== "string"){
add("/CurrentGoals/" + i0+"/SystemName","wrong-type","string");
}
}
if(data3.MarketName !== undefined){
if(typeof data3.MarketName !== "string"){
add("/CurrentGoals/" + i0+"/MarketName","wrong-type","string");
}
}
if(data3.Expiry !== undefined){
let data8 = data3.Expiry;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
add("/CurrentGoals/" + i0+"/Expiry","not-a-timestamp","a UTC time such as 2026-05-01T12:00:00Z");
}
}
else {
add("/CurrentGoals/" + i0+"/Expiry","wrong-type","string");
}
}
if(data3.IsComplete !== undefined){
if(typeof data3.IsComplete !== "boolean"){
add("/CurrentGoals/" + i0+"/IsComplete","wrong-type","boolean");
}
}
if(data3.CurrentTotal !== undefined){
let data10 = data3.CurrentTotal;
if(!(typeof data10 == "bigint" || Number.isInteger(data10))){
add("/CurrentGoals/" + i0+"/CurrentTotal","wrong-type","integer");
}
else if((data10 < -9007199254740991 || data10 > 9007199254740991)){
add("/CurrentGoals/" + i0+"/CurrentTotal","out-of-range","-9007199254740991 to 9007199254740991");
}
}
if(data3.PlayerContribution !== undefined){
let data11 = data3.PlayerContribution;
if(!(typeof data11 == "bigint" || Number.isInteger(data11))){
add("/CurrentGoals/" + i0+"/PlayerContribution","wrong-type","integer");
}
else if((data11 < -9007199254740991 || data11 > 9007199254740991)){
add("/CurrentGoals/" + i0+"/PlayerContribution","out-of-range","-9007199254740991 to 9007199254740991");
}
}
if(data3.NumContributors !== undefined){
let data12 = data3.NumContributors;
if(!(typeof data12 == "bigint" || Number.isInteger(data12))){
add("/CurrentGoals/" + i0+"/NumContributors","wrong-type","integer");
}
else if((data12 < -9007199254740991 || data12 > 9007199254740991)){
add("/CurrentGoals/" + i0+"/NumContributors","out-of-range","-9007199254740991 to 9007199254740991");
}
}
if(data3.TopTier !== undefined){
let data13 = data3.TopTier;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.Name !== undefined){
if(typeof data13.Name !== "string"){
add("/CurrentGoals/" + i0+"/TopTier/Name","wrong-type","string");
}
}
if(data13.Bonus !== undefined){
if(typeof data13.Bonus !== "string"){
add("/CurrentGoals/" + i0+"/TopTier/Bonus","wrong-type","string");
}
}
if(data13.Name === undefined){
add("/CurrentGoals/" + i0+"/TopTier","field-missing","string","Name");
}
if(data13.Bonus === undefined){
add("/CurrentGoals/" + i0+"/TopTier","field-missing","string","Bonus");
}
for(const key0 in data13){
if(!obj0.has(key0)){
add("/CurrentGoals/" + i0+"/TopTier","unknown-field","a field the specification names",key0);
}
}
}
else {
add("/CurrentGoals/" + i0+"/TopTier","wrong-type","object");
}
}
if(data3.TopRankSize !== undefined){
let data16 = data3.TopRankSize;
if(!(typeof data16 == "bigint" || Number.isInteger(data16))){
add("/CurrentGoals/" + i0+"/TopRankSize","wrong-type","integer");
}
else if((data16 < -9007199254740991 || data16 > 9007199254740991)){
add("/CurrentGoals/" + i0+"/TopRankSize","out-of-range","-9007199254740991 to 9007199254740991");
}
}
if(data3.PlayerInTopRank !== undefined){
if(typeof data3.PlayerInTopRank !== "boolean"){
add("/CurrentGoals/" + i0+"/PlayerInTopRank","wrong-type","boolean");
}
}
if(data3.TierReached !== undefined){
if(typeof data3.TierReached !== "string"){
add("/CurrentGoals/" + i0+"/TierReached","wrong-type","string");
}
}
if(data3.PlayerPercentileBand !== undefined){
let data19 = data3.PlayerPercentileBand;
if((typeof data19 == "bigint" || Number.isInteger(data19)) && !(obj1.has(data19))){
add("/CurrentGoals/" + i0+"/PlayerPercentileBand","value-unseen","one of 100, 75, 50, 25, 0");
}
if(!(typeof data19 == "bigint" || Number.isInteger(data19))){
add("/CurrentGoals/" + i0+"/PlayerPercentileBand","wrong-type","integer");
}
else if((data19 < -9007199254740991 || data19 > 9007199254740991)){
add("/CurrentGoals/" + i0+"/PlayerPercentileBand","out-of-range","-9007199254740991 to 9007199254740991");
}
}
if(data3.Bonus !== undefined){
let data20 = data3.Bonus;
if(!(typeof data20 == "bigint" || Number.isInteger(data20))){
add("/CurrentGoals/" + i0+"/Bonus","wrong-type","integer");
}
else if((data20 < -9007199254740991 || data20 > 9007199254740991)){
add("/CurrentGoals/" + i0+"/Bonus","out-of-range","-9007199254740991 to 9007199254740991");
}
}
if(data3.CGID === undefined){
add("/CurrentGoals/" + i0,"field-missing","integer","CGID");
}
if(data3.Title === undefined){
add("/CurrentGoals/" + i0,"field-missing","string","Title");
}
if(data3.SystemName === undefined){
add("/CurrentGoals/" + i0,"field-missing","string","SystemName");
}
if(data3.MarketName === undefined){
add("/CurrentGoals/" + i0,"field-missing","string","MarketName");
}
if(data3.Expiry === undefined){
add("/CurrentGoals/" + i0,"field-missing","string","Expiry");
}
if(data3.IsComplete === undefined){
add("/CurrentGoals/" + i0,"field-missing","boolean","IsComplete");
}
if(data3.CurrentTotal === undefined){
add("/CurrentGoals/" + i0,"field-missing","integer","CurrentTotal");
}
if(data3.PlayerContribution === undefined){
add("/CurrentGoals/" + i0,"field-missing","integer","PlayerContribution");
}
if(data3.NumContributors === undefined){
add("/CurrentGoals/" + i0,"field-missing","integer","NumContributors");
}
if(data3.TopTier === undefined){
add("/CurrentGoals/" + i0,"field-missing","object","TopTier");
}
if(data3.PlayerPercentileBand === undefined){
add("/CurrentGoals/" + i0,"field-missing","integer","PlayerPercentileBand");
}
for(const key1 in data3){
if(!obj2.has(key1)){
add("/CurrentGoals/" + i0,"unknown-field","a field the specification names",key1);
}
}
if(data3.TopRankSize !== undefined){
if(data3.PlayerInTopRank === undefined){
add("/CurrentGoals/" + i0,"field-needed","present, because TopRankSize is present","PlayerInTopRank");
}
}
if(data3.PlayerInTopRank !== undefined){
if(data3.TopRankSize === undefined){
add("/CurrentGoals/" + i0,"field-needed","present, because PlayerInTopRank is present","TopRankSize");
}
}
if(data3.TierReached !== undefined){
if(data3.Bonus === undefined){
add("/CurrentGoals/" + i0,"field-needed","present, because TierReached is present","Bonus");
}
}
if(data3.Bonus !== undefined){
if(data3.TierReached === undefined){
add("/CurrentGoals/" + i0,"field-needed","present, because Bonus is present","TierReached");
}
}
if(data3.PlayerContribution === 0){
if(typeof data3.PlayerPercentileBand == "number" && data3.PlayerPercentileBand !== 100){
add("/CurrentGoals/" + i0,"condition-broken","100, because PlayerContribution is 0","PlayerPercentileBand");
}
}
if(data3.PlayerInTopRank === true){
if(typeof data3.PlayerPercentileBand == "number" && data3.PlayerPercentileBand !== 0){
add("/CurrentGoals/" + i0,"condition-broken","0, because PlayerInTopRank is true","PlayerPercentileBand");
}
}
}
else {
add("/CurrentGoals/" + i0,"wrong-type","object");
}
}
}
else {
add("/CurrentGoals","wrong-type","array");
}
}
if(data.timestamp === undefined){
add("","field-missing","string","timestamp");
}
if(data.event === undefined){
add("","field-missing","string","event");
}
if(data.CurrentGoals === undefined){
add("","field-missing","array","CurrentGoals");
}
for(const key2 in data){
if(!obj3.has(key2)){
add("","unknown-field","a field the specification names",key2);
}
}
}
else {
add("","wrong-type","object");
}
}
