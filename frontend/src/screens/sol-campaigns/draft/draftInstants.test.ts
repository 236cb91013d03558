import { describe, expect, it } from 'vitest';
import type { SolCampaign } from '../../../api';
import { mockValue } from '../../../test/mockValue';
import { settledCampaign } from './campaignConflict';
import { changesToSend, draftOf, draftToCheck } from './campaignDraft';
import { clockNoteOf } from './draftInstants';

/** It ends at the second 02:30 of the night in which 02:30 comes twice. */
const campaign: SolCampaign = {
  ...mockValue<SolCampaign>('getSolCampaign.default'),
  dateEnd: '2027-10-31T02:30',
  dateTimeEndUTC: '2027-10-31T01:30:00.000Z',
};
const stored = draftOf(campaign);
const twice = '02:30 occurs twice on 31/10/27 in Europe/Rome';

describe('an hour that comes twice (R-246)', () => {
  it('is the one that is stored while its wall clock stays', () => {
    const other = { ...stored, campaignType: 'B2B' as const };

    expect(clockNoteOf(other, 'dateEnd')).toBe(`${twice}: the last one is used`);
    expect(clockNoteOf(other, 'dateStart')).toBeUndefined();
    expect(draftToCheck(other, 7)?.dateTimeEndUTC).toBe('2027-10-31T01:30:00.000Z');
    expect(changesToSend(stored, other, 3)).toEqual({ version: 3, campaignType: 'B2B' });
  });

  it('is the first one where it is chosen, of another zone too', () => {
    const before = draftOf({
      ...campaign,
      dateEnd: '2027-10-31T03:30',
      dateTimeEndUTC: '2027-10-31T02:30:00.000Z',
    });
    const chosen = { ...before, dateEnd: '2027-10-31T02:30' };
    const moved = { ...stored, timeZone: 'Europe/Madrid' };

    expect(clockNoteOf(chosen, 'dateEnd')).toBe(`${twice}: the first one is used`);
    expect(changesToSend(before, chosen, 3).dateTimeEndUTC).toBe('2027-10-31T00:30:00.000Z');
    expect(draftToCheck(chosen)?.dateTimeEndUTC).toBe('2027-10-31T00:30:00.000Z');
    expect(clockNoteOf(moved, 'dateEnd')).toContain('the first one is used');
    expect(clockNoteOf({ ...stored, timeZone: '' }, 'dateEnd')).toBeUndefined();
  });

  it('is still the stored one when a conflict is settled by mine', () => {
    const theirs = draftOf({
      ...campaign,
      dateEnd: '2027-12-31T23:59',
      dateTimeEndUTC: '2027-12-31T22:59:00.000Z',
    });
    const settled = settledCampaign({ isTheirs: (name) => name !== 'dateEnd', texts: {} }, [
      stored,
      stored,
      theirs,
    ]);

    expect(changesToSend(theirs, settled, 4)).toEqual({
      version: 4,
      dateTimeEndUTC: '2027-10-31T01:30:00.000Z',
    });
  });
});
