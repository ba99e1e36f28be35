import { expect, test } from 'vitest';
import { withEagerModules } from './eagerModules.ts';

test('marks whole modules as about to be called, and nothing else', () => {
  const code =
    'import{t}from"./x.js";var a=t(e=>1),b=t((e,n)=>{n.exports=a()}),c=d.map(e=>e,1);f(()=>2);let g=()=>3;';
  expect(withEagerModules(code)).toBe(
    'import{t}from"./x.js";var a=t((e=>1)),b=t(((e,n)=>{n.exports=a()})),c=d.map(e=>e,1);f(()=>2);let g=()=>3;',
  );
});
