import { expect, it } from 'vitest';
import type { SearchHit } from '../../api';
import { exportEntry, hitEntry } from './hitEntry';

const hit = (fields: Partial<SearchHit>): SearchHit => ({
  code: 'CODE',
  text: 'Text',
  language: '',
  group: '',
  place: '',
  idCountry: '',
  vetele: '',
  listed: true,
  match: 'exact',
  ...fields,
});
const vehicle = {
  text: 'Aurora EV MY26',
  code: '3410126',
  vetele: '3410126',
  idCountry: 'IT',
  place: 'Italia',
};

it('leads to the list narrowed to the record', () => {
  expect(hitEntry('market', hit({ code: 'IT' })).to).toBe('/countries?code=IT');
  expect(hitEntry('user', hit({ code: 'a&b' })).to).toBe('/users?code=a%26b');
  expect(hitEntry('campaign', hit({ code: '12' })).to).toBe('/sol_campaign?idCampaign=12');
  expect(hitEntry('accessory', hit({ group: 'CARGO', language: 'de' })).to).toBe(
    '/acc_labels?action=search&activeGroup=CARGO&code=CODE&anyModel=true',
  );
});

it('names the language of a label only where the list would not show it otherwise (R-384)', () => {
  const label = { group: 'Main Window', language: 'de' };

  expect(hitEntry('interfaceLabel', hit({ ...label, listed: false })).to).toContain('&textLanguage=de');
  expect(hitEntry('interfaceLabel', hit(label)).to).not.toContain('textLanguage');
});

it('leads to the page of a vehicle, of its packs, and to its export (R-385)', () => {
  const page = hitEntry('vehicle', hit(vehicle));

  expect(page).toMatchObject({ title: 'Aurora EV MY26', text: '3410126', place: 'Italia' });
  expect(page.to).toBe('/price_configurator?idCountry=IT&vetele=3410126');
  expect(hitEntry('pack', hit({ ...vehicle, code: 'PKT' })).to).toBe(
    '/pack_configurator?idCountry=IT&vetele=3410126',
  );
  expect(exportEntry(page)).toMatchObject({
    title: 'Export prices: Aurora EV MY26',
    to: '/price_configurator?idCountry=IT&vetele=3410126&open=export',
  });
});
