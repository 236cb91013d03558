import type { OverviewCampaigns, OverviewChange, TextKind } from '../../api';
import { translationsAddress } from '../../kit/translations/translationsAddress';

/** The addresses behind the lines of the overview: each leads to exactly the rows that its line counts or names. */

const address = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query)}`;

/** The texts of a kind that are missing, or out of date, in a language. */
export const textsAddress = (
  kind: TextKind,
  source: string,
  language: string,
  state: 'missing' | 'outdated',
): string => translationsAddress({ kind, source, targets: [language], state, stateLanguage: language });

/** All kinds and groups, in every language. */
export const completenessAddress = (source: string): string =>
  address('/translation_completeness', { source });

export const priceListAddress = (idCountry: string, vetele: string): string =>
  address('/price_configurator', { idCountry, vetele });

export const campaignAddress = (id: number): string => address('/sol_campaign', { idCampaign: String(id) });

export type CampaignGroup = 'starting' | 'ending' | 'overlapping';

/** The list of campaigns with the filters that the server counted with. */
export function campaignsAddress(
  group: CampaignGroup,
  { from, to }: Pick<OverviewCampaigns, 'from' | 'to'>,
): string {
  const filters: Record<CampaignGroup, Record<string, string>> = {
    starting: { dateStart: from, dateStartTo: to },
    ending: { dateEndFrom: from, dateEnd: to },
    overlapping: { overlapping: 'true' },
  };
  return address('/sol_campaign', { ...filters[group], active: 'true' });
}

export const jobRunAddress = (id: number): string => address('/tools', { run: String(id) });

/** The overview itself, with the import open over it. */
export const importParam = 'import';
export const importAddress = (id: number): string => address('/overview', { [importParam]: String(id) });

/** The changes of the same record; of a kind, where the change is of several records. */
export const changesAddress = ({ kind, recordId }: Pick<OverviewChange, 'kind' | 'recordId'>): string =>
  address('/activity', { kinds: kind, recordId });
