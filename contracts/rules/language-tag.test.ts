import { expect, it } from 'vitest';
import { languageTag } from './language-tag';

it.each([
  ['it', 'it'],
  ['en_US', 'en-US'],
  ['zh_Hans_CN', 'zh-Hans-CN'],
  ['jec58a4f8', undefined],
  ['zz', undefined],
  ['_', undefined],
  ['', undefined],
  [undefined, undefined],
])('tells browsers the language of %j as %j', (code, tag) => {
  expect(languageTag(code)).toBe(tag);
});
