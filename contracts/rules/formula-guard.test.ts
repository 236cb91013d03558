import { expect, it } from 'vitest';
import { guarded, unguarded } from './formula-guard.ts';

const FORMULAS = [
  ...['=1+1', '+39', '-5%', '@SUM(A1)', '\tcmd', '\r=1', '\n=1', "'=1"],
  ...['＝1+1', '＋1', '－1', '＠SUM(A1)', '﹦1', '﹢1', '﹣1', '﹫A', '−1', '–1', '‐1'],
];

it.each(FORMULAS)('%j gets an apostrophe, which is taken away again', (text) => {
  expect(guarded(text)).toBe(`'${text}`);
  expect(unguarded(guarded(text))).toBe(text);
});

it.each(['', 'a=1', ' text', "'quoted'", '(-1)', '€ 5', '007'])('%j stays as it is, both ways', (text) => {
  expect(guarded(text)).toBe(text);
  expect(unguarded(text)).toBe(text);
});
