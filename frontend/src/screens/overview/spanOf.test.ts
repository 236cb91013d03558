import { expect, it } from 'vitest';
import { isCalm } from './isCalm';
import { shareOf } from './LanguagesCard';
import { spanOf } from './spanOf';

const days = { from: '2026-11-20', to: '2026-11-29' };

it('places a campaign in the days of the strip', () => {
  expect(spanOf({ dateStart: '2026-11-22T00:00', dateEnd: '2026-11-25T00:00' }, days)).toEqual({
    from: 20,
    to: 50,
  });
});

it('cuts what lies outside of them', () => {
  expect(spanOf({ dateStart: '2026-10-01T09:00', dateEnd: '2027-01-01T00:00' }, days)).toEqual({
    from: 0,
    to: 100,
  });
});

it('keeps a short campaign, and one at the very end, in sight', () => {
  expect(spanOf({ dateStart: '2026-11-22T00:00', dateEnd: '2026-11-22T01:00' }, days).to).toBe(23);
  expect(spanOf({ dateStart: '2027-03-01T00:00', dateEnd: '2027-04-01T00:00' }, days)).toEqual({
    from: 97,
    to: 100,
  });
});

it('never says 100 per cent while a text is missing', () => {
  expect([shareOf(1999, 2000), shareOf(2000, 2000), shareOf(0, 0)]).toEqual([99, 100, 100]);
});

it('is calm where nothing is to be done, and not for a failed job or a missing text', () => {
  const jobs = { running: [], failed: [] };
  const language = { language: 'de', name: 'Deutsch', translated: 1, outdated: 0, kinds: [] };
  const languages = { source: 'it', texts: 2, languages: [language] };
  const missing = { kind: 'option' as const, missing: 1, outdated: 0 };

  expect([isCalm({}), isCalm({ jobs, languages })]).toEqual([true, true]);
  expect(isCalm({ languages: { ...languages, languages: [{ ...language, kinds: [missing] }] } })).toBe(false);
  expect(isCalm({ jobs, imports: { content: [], totalElements: 1 } })).toBe(false);
});
