import { expect, it } from 'vitest';
import { requireJsonWithinLimits } from './json-size.ts';

const check = (text: string) => (): number => requireJsonWithinLimits(Buffer.from(text));
const members = (count: number) => `{${Array.from({ length: count }, (_, n) => `"m${n}":1`).join(',')}}`;

it('admits what the console sends, and what is no JSON: the parser says so', () => {
  const list = Array.from({ length: 20_000 }, () => `{"code":"A,{[","price":1,"names":["\\"[{",null]}`);
  for (const text of [`[${list.join(',')}]`, '}]}]', '"unended', '', `${'['.repeat(64)}${']'.repeat(64)}`])
    expect(check(text)).not.toThrow();
  expect(check(`[${members(9_000)},${members(9_000)}]`)).not.toThrow();
});

it('counts values', () => {
  expect(requireJsonWithinLimits(Buffer.from(`[${'{},'.repeat(600)}{"a,":[1,2]}]`))).toBe(
    1 + 600 * 2 + 1 + 2,
  );
});

it.each([
  ['deep', '['.repeat(65), 'The JSON is nested too deeply: more than 64 levels.'],
  ['wide', `[${'0,'.repeat(500_001)}0]`, 'The JSON contains too many values.'],
  ['one object', members(11_000), 'The JSON contains too many values.'],
])('refuses what is %s', (_name, text, message) => {
  expect(check(text)).toThrow(message);
});
