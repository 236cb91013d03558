/** How some of the demo markets became what they are: a rate that rose, a market that went online, one that was hidden. */
import { country } from '../../features/countries/country.list.ts';
import type { DemoClient } from './load-demo-data.ts';
import { fillRecordHistory } from './record-history.ts';

const changes = [
  { key: 'CH', daysAgo: 110, actor: 'Giulia Ferri', before: { vat: 7.7 } },
  { key: 'AE', daysAgo: 64, actor: 'Alessandro Rossi', before: { hidden: false } },
  { key: 'IT', daysAgo: 41, actor: 'Maria Keller', before: { solEnable: false, enableWltpEmissions: false } },
  { key: 'IT', daysAgo: 9, actor: 'Giulia Ferri', before: { formatDateMonth: 'MM/yyyy' } },
];

/** Writes what the change log would hold; the countries are there already. */
export const fillCountryHistory = (client: DemoClient, today: Date): Promise<void> =>
  fillRecordHistory(client, country, { key: 'id', where: `r.id <> 'DEFAULT'` }, changes, today);
