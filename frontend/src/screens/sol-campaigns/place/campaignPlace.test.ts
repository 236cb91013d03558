import { expect, it } from 'vitest';
import { activeCampaignFilters } from './activeCampaignFilters';
import { packFilters, priceListOf, readCampaignPlace } from './campaignPlace';
import { filterOf, type FilterValues } from './campaignSearch';

const none: FilterValues = {
  idCountry: '',
  vetele: '',
  dateStart: '',
  dateStartTo: '',
  dateEndFrom: '',
  dateEnd: '',
  active: '',
  overlapping: '',
  idCampaign: '',
};
const read = (query: string) => readCampaignPlace(new URLSearchParams(query));

it('leads back to the price list that one came from, and only then (R-279)', () => {
  const arrival = 'vetele=3410126&idCountry=IT&idCampaign=1482&filterObj=&from=price_conf';

  expect(read(`${arrival}&countryToSelect=IT&modelToSelect=3410126`)).toEqual({
    priceList: '/price_configurator?idCountry=IT&vetele=3410126&from=back_from_sol_campaign',
    restored: null,
  });
  expect(read('idCountry=IT&vetele=3410126')).toEqual({ priceList: null, restored: null });
});

it('unpacks the filters that a return from the prices brings, and nothing else', () => {
  const packed = packFilters({ ...none, idCountry: 'ES', active: 'true' });
  const back = new URLSearchParams({ idCampaign: '1482', filterObj: packed });

  expect(readCampaignPlace(back).restored).toBe('/sol_campaign?idCountry=ES&active=true');
  for (const broken of ['{}', 'null', 'nonsense', '[1]', '{"page":"3","idCountry":7}'])
    expect(read(`filterObj=${encodeURIComponent(broken)}`).restored, broken).toBe('/sol_campaign');
});

it('gives the prices what they need to lead back (R-177, A-44)', () => {
  const address = new URL(
    priceListOf({ id: 1482, country: { id: 'IT' } }, '3410126', { ...none, vetele: '3410126' }),
    'http://x',
  );

  expect(Object.fromEntries(address.searchParams)).toEqual({
    vetele: '3410126',
    idCountry: 'IT',
    from: 'sol_campaign',
    idCampaign: '1482',
    filterObj: '{"vetele":"3410126"}',
  });
});

it('asks with the filters that mean something (decision A-83)', () => {
  expect(filterOf(none)).toEqual({});
  expect(
    filterOf({
      idCountry: 'IT',
      vetele: '3410126',
      dateStart: '2026-10-01',
      dateStartTo: '2027-01-31',
      dateEndFrom: '2026-10-15',
      dateEnd: 'tomorrow',
      active: 'true',
      overlapping: 'true',
      idCampaign: '1482',
    }),
  ).toEqual({
    idCountry: 'IT',
    vetele: '3410126',
    dateStart: '2026-10-01',
    dateStartTo: '2027-01-31',
    dateEndFrom: '2026-10-15',
    active: true,
    overlapping: true,
    id: 1482,
  });
});

it('names the filters that are on', () => {
  const values = { ...none, idCountry: 'IT', dateStart: '2026-10-01', active: 'true', idCampaign: '7' };
  const markets = [{ id: 'IT', description: 'Italia' }];

  expect(activeCampaignFilters(values, markets).map(({ tag }) => tag)).toEqual([
    ...['Market: Italia', 'Start from: 01/10/26', 'show active only', 'Campaign: 7'],
  ]);
});
