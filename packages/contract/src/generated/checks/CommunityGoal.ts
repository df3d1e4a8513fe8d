// Generated from the declarations by `npm run generate`; change those instead.
// @ts-nocheck
const pattern0 = new RegExp("^(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$");
const obj0 = ["Name","Bonus"];
const obj1 = new Set([100,75,50,25,0]);
const obj2 = ["CGID","Title","SystemName","MarketName","Expiry","IsComplete","CurrentTotal","PlayerContribution","NumContributors","TopTier","TopRankSize","PlayerInTopRank","TierReached","PlayerPercentileBand","Bonus"];
const obj3 = ["timestamp","event","CurrentGoals"];

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
if(typeof data1 == "string" && !(data1 === "CommunityGoal")){
add("/event","event","value-outside-set","\"CommunityGoal\"",data1);
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
add("/CurrentGoals/" + i0+"/CGID","CurrentGoals[].CGID","wrong-type","integer",data4);
}
}
if(data3.Title !== undefined){
if(typeof data3.Title !== "string"){
add("/CurrentGoals/" + i0+"/Title","CurrentGoals[].Title","wrong-type","string");
}
}
if(data3.SystemName !== undefined){
if(typeof data3.SystemName !== "string"){
add("/CurrentGoals/" + i0+"/SystemName","CurrentGoals[].SystemName","wrong-type","string");
}
}
if(data3.MarketName !== undefined){
if(typeof data3.MarketName !== "string"){
add("/CurrentGoals/" + i0+"/MarketName","CurrentGoals[].MarketName","wrong-type","string");
}
}
if(data3.Expiry !== undefined){
let data8 = data3.Expiry;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
add("/CurrentGoals/" + i0+"/Expiry","CurrentGoals[].Expiry","not-a-timestamp","a UTC time such as 2026-05-01T12:00:00Z",data8);
}
}
else {
add("/CurrentGoals/" + i0+"/Expiry","CurrentGoals[].Expiry","wrong-type","string");
}
}
if(data3.IsComplete !== undefined){
if(typeof data3.IsComplete !== "boolean"){
add("/CurrentGoals/" + i0+"/IsComplete","CurrentGoals[].IsComplete","wrong-type","boolean");
}
}
if(data3.CurrentTotal !== undefined){
let data10 = data3.CurrentTotal;
if(!(typeof data10 == "bigint" || Number.isInteger(data10))){
add("/CurrentGoals/" + i0+"/CurrentTotal","CurrentGoals[].CurrentTotal","wrong-type","integer",data10);
}
else if((data10 < -9007199254740991 || data10 > 9007199254740991)){
add("/CurrentGoals/" + i0+"/CurrentTotal","CurrentGoals[].CurrentTotal","out-of-range","-9007199254740991 to 9007199254740991",data10);
}
}
if(data3.PlayerContribution !== undefined){
let data11 = data3.PlayerContribution;
if(!(typeof data11 == "bigint" || Number.isInteger(data11))){
add("/CurrentGoals/" + i0+"/PlayerContribution","CurrentGoals[].PlayerContribution","wrong-type","integer",data11);
}
else if((data11 < -9007199254740991 || data11 > 9007199254740991)){
add("/CurrentGoals/" + i0+"/PlayerContribution","CurrentGoals[].PlayerContribution","out-of-range","-9007199254740991 to 9007199254740991",data11);
}
}
if(data3.NumContributors !== undefined){
let data12 = data3.NumContributors;
if(!(typeof data12 == "bigint" || Number.isInteger(data12))){
add("/CurrentGoals/" + i0+"/NumContributors","CurrentGoals[].NumContributors","wrong-type","integer",data12);
}
else if((data12 < -9007199254740991 || data12 > 9007199254740991)){
add("/CurrentGoals/" + i0+"/NumContributors","CurrentGoals[].NumContributors","out-of-range","-9007199254740991 to 9007199254740991",data12);
}
}
if(data3.TopTier !== undefined){
let data13 = data3.TopTier;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.Name !== undefined){
if(typeof data13.Name !== "string"){
add("/CurrentGoals/" + i0+"/TopTier/Name","CurrentGoals[].TopTier.Name","wrong-type","string");
}
}
if(data13.Bonus !== undefined){
if(typeof data13.Bonus !== "string"){
add("/CurrentGoals/" + i0+"/TopTier/Bonus","CurrentGoals[].TopTier.Bonus","wrong-type","string");
}
}
if(data13.Name === undefined){
add("/CurrentGoals/" + i0+"/TopTier","CurrentGoals[].TopTier","field-missing","string",data13.Name,"Name");
}
if(data13.Bonus === undefined){
add("/CurrentGoals/" + i0+"/TopTier","CurrentGoals[].TopTier","field-missing","string",data13.Bonus,"Bonus");
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
if(data3.TopRankSize !== undefined){
let data16 = data3.TopRankSize;
if(!(typeof data16 == "bigint" || Number.isInteger(data16))){
add("/CurrentGoals/" + i0+"/TopRankSize","CurrentGoals[].TopRankSize","wrong-type","integer",data16);
}
else if((data16 < -9007199254740991 || data16 > 9007199254740991)){
add("/CurrentGoals/" + i0+"/TopRankSize","CurrentGoals[].TopRankSize","out-of-range","-9007199254740991 to 9007199254740991",data16);
}
}
if(data3.PlayerInTopRank !== undefined){
if(typeof data3.PlayerInTopRank !== "boolean"){
add("/CurrentGoals/" + i0+"/PlayerInTopRank","CurrentGoals[].PlayerInTopRank","wrong-type","boolean");
}
}
if(data3.TierReached !== undefined){
if(typeof data3.TierReached !== "string"){
add("/CurrentGoals/" + i0+"/TierReached","CurrentGoals[].TierReached","wrong-type","string");
}
}
if(data3.PlayerPercentileBand !== undefined){
let data19 = data3.PlayerPercentileBand;
if((typeof data19 == "bigint" || Number.isInteger(data19)) && !(obj1.has(data19))){
add("/CurrentGoals/" + i0+"/PlayerPercentileBand","CurrentGoals[].PlayerPercentileBand","value-unseen","one of 100, 75, 50, 25, 0",data19);
}
if(!(typeof data19 == "bigint" || Number.isInteger(data19))){
add("/CurrentGoals/" + i0+"/PlayerPercentileBand","CurrentGoals[].PlayerPercentileBand","wrong-type","integer",data19);
}
else if((data19 < -9007199254740991 || data19 > 9007199254740991)){
add("/CurrentGoals/" + i0+"/PlayerPercentileBand","CurrentGoals[].PlayerPercentileBand","out-of-range","-9007199254740991 to 9007199254740991",data19);
}
}
if(data3.Bonus !== undefined){
let data20 = data3.Bonus;
if(!(typeof data20 == "bigint" || Number.isInteger(data20))){
add("/CurrentGoals/" + i0+"/Bonus","CurrentGoals[].Bonus","wrong-type","integer",data20);
}
else if((data20 < -9007199254740991 || data20 > 9007199254740991)){
add("/CurrentGoals/" + i0+"/Bonus","CurrentGoals[].Bonus","out-of-range","-9007199254740991 to 9007199254740991",data20);
}
}
if(data3.CGID === undefined){
add("/CurrentGoals/" + i0,"CurrentGoals[]","field-missing","integer",data3.CGID,"CGID");
}
if(data3.Title === undefined){
add("/CurrentGoals/" + i0,"CurrentGoals[]","field-missing","string",data3.Title,"Title");
}
if(data3.SystemName === undefined){
add("/CurrentGoals/" + i0,"CurrentGoals[]","field-missing","string",data3.SystemName,"SystemName");
}
if(data3.MarketName === undefined){
add("/CurrentGoals/" + i0,"CurrentGoals[]","field-missing","string",data3.MarketName,"MarketName");
}
if(data3.Expiry === undefined){
add("/CurrentGoals/" + i0,"CurrentGoals[]","field-missing","string",data3.Expiry,"Expiry");
}
if(data3.IsComplete === undefined){
add("/CurrentGoals/" + i0,"CurrentGoals[]","field-missing","boolean",data3.IsComplete,"IsComplete");
}
if(data3.CurrentTotal === undefined){
add("/CurrentGoals/" + i0,"CurrentGoals[]","field-missing","integer",data3.CurrentTotal,"CurrentTotal");
}
if(data3.PlayerContribution === undefined){
add("/CurrentGoals/" + i0,"CurrentGoals[]","field-missing","integer",data3.PlayerContribution,"PlayerContribution");
}
if(data3.NumContributors === undefined){
add("/CurrentGoals/" + i0,"CurrentGoals[]","field-missing","integer",data3.NumContributors,"NumContributors");
}
if(data3.TopTier === undefined){
add("/CurrentGoals/" + i0,"CurrentGoals[]","field-missing","object",data3.TopTier,"TopTier");
}
if(data3.PlayerPercentileBand === undefined){
add("/CurrentGoals/" + i0,"CurrentGoals[]","field-missing","integer",data3.PlayerPercentileBand,"PlayerPercentileBand");
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
if(data3.TopRankSize !== undefined){
if(data3.PlayerInTopRank === undefined){
add("/CurrentGoals/" + i0,"CurrentGoals[]","field-needed","present, because TopRankSize is present",data3.PlayerInTopRank,"PlayerInTopRank");
}
}
if(data3.PlayerInTopRank !== undefined){
if(data3.TopRankSize === undefined){
add("/CurrentGoals/" + i0,"CurrentGoals[]","field-needed","present, because PlayerInTopRank is present",data3.TopRankSize,"TopRankSize");
}
}
if(data3.TierReached !== undefined){
if(data3.Bonus === undefined){
add("/CurrentGoals/" + i0,"CurrentGoals[]","field-needed","present, because TierReached is present",data3.Bonus,"Bonus");
}
}
if(data3.Bonus !== undefined){
if(data3.TierReached === undefined){
add("/CurrentGoals/" + i0,"CurrentGoals[]","field-needed","present, because Bonus is present",data3.TierReached,"TierReached");
}
}
if(data3.PlayerContribution === 0){
if(typeof data3.PlayerPercentileBand == "number" && data3.PlayerPercentileBand !== 100){
add("/CurrentGoals/" + i0,"CurrentGoals[]","condition-broken","100, because PlayerContribution is 0",data3.PlayerPercentileBand,"PlayerPercentileBand");
}
}
if(data3.PlayerInTopRank === true){
if(typeof data3.PlayerPercentileBand == "number" && data3.PlayerPercentileBand !== 0){
add("/CurrentGoals/" + i0,"CurrentGoals[]","condition-broken","0, because PlayerInTopRank is true",data3.PlayerPercentileBand,"PlayerPercentileBand");
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
if(data.timestamp === undefined){
add("","","field-missing","string",data.timestamp,"timestamp");
}
if(data.event === undefined){
add("","","field-missing","string",data.event,"event");
}
if(data.CurrentGoals === undefined){
add("","","field-missing","array",data.CurrentGoals,"CurrentGoals");
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
