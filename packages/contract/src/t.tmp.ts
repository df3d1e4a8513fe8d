import fs from 'node:fs'; import { validate, isKind } from './index.ts';
const c: Record<string, number>={}; const inc=(k:string)=>{c[k]=(c[k]??0)+1};
let n=0; const lines:string[]=[];
for(const d of ['2023','2025','more']) for(const f of fs.readdirSync('/tmp/corpus/'+d)) for(const l of fs.readFileSync('/tmp/corpus/'+d+'/'+f,'utf8').split('\n')){ if(!l.trim())continue; const m=/"event":\s*"(\w+)"/.exec(l); if(!m||!isKind(m[1]))continue; lines.push(l)}
for (const l of lines){ const e=JSON.parse(l); n++; for(const dialect of ['spec','live'] as const){ for(const i of validate(e,{dialect}).issues) inc([dialect,i.severity,i.code,e.event,i.pointer.replace(/\d+/g,'#'), i.received.length<30?i.received:''].join(' ')) } }
console.log(n); for(const [k,v] of Object.entries(c).sort((a,b)=>b[1]-a[1])) if(!/spec .*value-outside.*Services/.test(k)) console.log(v,k);
for (let r=0;r<4;r++){ let t=performance.now(); for(const l of lines) JSON.parse(l); const a=performance.now()-t; t=performance.now(); let k=0; for(const l of lines) k+=validate(JSON.parse(l),{dialect:'live'}).ok?1:0; const b=performance.now()-t; t=performance.now(); for(const l of lines) k+=validate(JSON.parse(l),{dialect:'spec'}).ok?1:0; const s=performance.now()-t;  console.log(a|0,b|0,s|0,'live',(b/a).toFixed(3),'spec',(s/a).toFixed(3)); }
