import { describe, expect, it } from 'vitest';
import { readPricePlace } from '../../screens/price-configurator/place/pricePlace';
import { filterOf, campaignSearch } from '../../screens/sol-campaigns/place/campaignSearch';
import { activitySearch } from '../../screens/activity/activity';
import { readSearch } from '../../kit/list/searchParams';
import { workbenchSearch } from '../../screens/translations/workbench';
import {
  campaignAddress,
  campaignsAddress,
  changesAddress,
  completenessAddress,
  importAddress,
  jobRunAddress,
  priceListAddress,
  textsAddress,
} from '../../screens/overview/overviewLinks';

const paramsOf = (to: string) => new URL(to, 'http://x').searchParams;

/** As the screens read them. */
describe('a line of the overview leads', () => {
  it('to the texts of a kind that are missing in a language', () => {
    const to = textsAddress('option', 'it', 'de', 'missing');

    expect(to).toMatch(/^\/translations\?/);
    expect(readSearch(workbenchSearch, paramsOf(to)).filters).toEqual({
      kind: 'option',
      activeGroup: '',
      source: 'it',
      targets: 'de',
      search: '',
      state: 'missing',
      in: 'de',
    });
  });

  it('to the list of a market and a vehicle', () => {
    const place = readPricePlace(paramsOf(priceListAddress('IT', '3410126')), [
      {
        id: 'IT',
        modelGroupItemList: [{ label: 'Aurora', items: [{ value: '3410126' }] }],
      },
    ] as unknown as Parameters<typeof readPricePlace>[1]);

    expect([place.market?.id, place.model?.value, place.unknown]).toEqual(['IT', '3410126', null]);
  });

  it('to the campaigns that the server counted', () => {
    const days = { from: '2026-11-20', to: '2026-12-04' };
    const askedBy = (to: string) => filterOf(readSearch(campaignSearch, paramsOf(to)).filters);

    expect(askedBy(campaignsAddress('starting', days))).toEqual({
      dateStart: '2026-11-20',
      dateStartTo: '2026-12-04',
      active: true,
    });
    expect(askedBy(campaignsAddress('ending', days))).toEqual({
      dateEndFrom: '2026-11-20',
      dateEnd: '2026-12-04',
      active: true,
    });
    expect(askedBy(campaignsAddress('overlapping', days))).toEqual({ overlapping: true, active: true });
    expect(askedBy(campaignAddress(1482))).toEqual({ id: 1482 });
  });

  it('to the changes of a record, to those of several records by their kind and id', () => {
    const of = (to: string) => readSearch(activitySearch, paramsOf(to)).filters;

    expect(of(changesAddress({ kind: 'price', recordId: 'IT/3410126/431' }))).toMatchObject({
      kinds: 'price',
      recordId: 'IT/3410126/431',
    });
  });

  it('to the log of a run, an import and the completeness', () => {
    expect([jobRunAddress(41), importAddress(31), completenessAddress('it')]).toEqual([
      '/tools?run=41',
      '/overview?import=31',
      '/translation_completeness?source=it',
    ]);
  });
});
