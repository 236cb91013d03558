import { expect, it } from 'vitest';
import { addressOf, shareLeft, shareOf } from './completenessRows';

it.each([
  { translated: 1000, texts: 1000, share: 100, left: 0 },
  { translated: 999, texts: 1000, share: 99, left: 1 },
  { translated: 0, texts: 3, share: 0, left: 100 },
  { translated: 0, texts: 0, share: 100, left: 0 },
])(
  'shows $translated of $texts texts as $share %, and never what is left as 0 %',
  ({ translated, texts, share, left }) => {
    expect(shareOf(translated, texts)).toBe(share);
    expect(shareLeft(texts - translated, texts)).toBe(left);
  },
);

it('leads from a group to its texts, from a kind to all of them, and to those without a group', () => {
  const to = (group: string | undefined) => addressOf({ kind: 'editorialContent', group }, { source: 'it' });
  expect([to('4AB'), to(undefined), to('')]).toEqual([
    '/translations?kind=editorialContent&activeGroup=4AB&source=it',
    '/translations?kind=editorialContent&source=it',
    '/translations?kind=editorialContent&activeGroup=%21*&source=it',
  ]);
});
