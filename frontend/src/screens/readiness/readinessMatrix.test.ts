import { describe, expect, it } from 'vitest';
import type { Readiness } from '../../api';
import { mockValue } from '../../test/mockValue';
import { admin, users } from '../../test/users';
import { checks, countIn, placeOf, type CheckName, type CheckPlace } from './readinessChecks';
import { marketsIn, matrixOf } from './readinessMatrix';

const rows = mockValue<Readiness[]>('getReadiness.default');
const [aurora] = rows;

describe('the matrix (R-435)', () => {
  it('has the markets and the vehicles in the order of the rows, the sum of all first', () => {
    expect(marketsIn(rows).map(({ id }) => id)).toEqual(['IT', 'US', 'CH']);
    expect(matrixOf(rows, '', 'All').map(({ name }) => name)).toEqual([
      'All',
      'Aurora 1.5 Hybrid MY26',
      'Aurora EV 58 MY26',
    ]);
  });

  it('sums all checks, or one', () => {
    const [sum, first, second] = matrixOf(rows, '', 'All');

    expect(first).toMatchObject({ total: 38, counts: { IT: 15, CH: 18, US: 5 } });
    expect(second?.counts).toEqual({ IT: 0, CH: 150 });
    expect(sum).toMatchObject({ total: 188, counts: { IT: 15, CH: 168, US: 5 } });
    expect(matrixOf(rows, 'pricesMissing', 'All')[0]).toMatchObject({
      total: 151,
      counts: { IT: 2, CH: 148, US: 1 },
    });
  });

  it('tells apart what does not apply and what is not sold', () => {
    const [sum, first, second] = matrixOf(rows, 'campaignsEnding', 'All');

    expect(first?.counts).toEqual({ IT: 1, CH: null, US: 0 });
    expect(sum?.counts).toEqual({ IT: 1, CH: null, US: 0 });
    expect(second?.counts['US']).toBeUndefined();
    expect(countIn(aurora!, 'labelsMissing')).toBe(4);
  });

  it('is empty without rows', () => {
    expect(matrixOf([], '', 'All')).toEqual([]);
  });
});

describe('where a check leads (R-436)', () => {
  const settings: CheckPlace = { user: admin, limit: 35, days: 14, today: '2026-11-20' };
  const to = (name: CheckName, given: Partial<CheckPlace> = {}, place = aurora!) =>
    placeOf(
      checks.find((check) => check.name === name)!,
      place,
      { ...settings, ...given },
    );
  const list = '/price_configurator?idCountry=IT&vetele=3410126';

  it('is the price list, with the rows that were counted', () => {
    expect(to('pricesMissing')).toBe(`${list}&show=missing#prices_equipment`);
    expect(to('pricesFarFromOfficial')).toBe(`${list}&show=far&limit=35#prices_equipment`);
    expect(to('taxesIncomplete')).toBe(`${list}#taxes`);
    expect(to('downpaymentMissing')).toBe(`${list}#online_taxes`);
  });

  it('is the list of campaigns, those that end soon first, for who may open it', () => {
    expect(to('campaignsEnding')).toBe(
      '/sol_campaign?idCountry=IT&vetele=3410126&active=true&dateEndFrom=2026-11-20&dateEnd=2026-12-04&sort=dateEnd&desc=false',
    );
    expect(to('campaignsEnding', { user: { ...admin, solEnabledFrontEnd: false } })).toBe(
      `${list}#discount_and_visibility`,
    );
  });

  it('is nowhere where the user may not go', () => {
    expect(to('packsUnpriced')).toContain('/pack_configurator?idCountry=IT');
    expect(to('packsUnpriced', { user: users.market })).toBeUndefined();
    expect(to('pricesMissing', {}, { ...aurora!, countryId: 'XX' })).toBeUndefined();
  });
});
