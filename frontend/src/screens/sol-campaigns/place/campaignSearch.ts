import type { FindSolCampaignsPagedApiArg, SolCampaignFilter } from '../../../api';
import { SOL_PAGING, type SearchDefinition } from '../../../kit/list/searchParams';

/** As they stand in the address; those of an arrival from the price configurator bear the same names. */
export type CampaignFilter =
  | 'idCountry'
  | 'vetele'
  | 'dateStart'
  | 'dateStartTo'
  | 'dateEndFrom'
  | 'dateEnd'
  | 'active'
  | 'overlapping'
  | 'idCampaign';
export type CampaignSortKey = NonNullable<FindSolCampaignsPagedApiArg['sortBy']>;
export type FilterValues = Record<CampaignFilter, string>;

/** Newest first, fifteen a page. */
export const campaignSearch: SearchDefinition<CampaignFilter, CampaignSortKey> = {
  filters: [
    'idCountry',
    'vetele',
    'dateStart',
    'dateStartTo',
    'dateEndFrom',
    'dateEnd',
    'active',
    'overlapping',
    'idCampaign',
  ],
  sortKeys: [
    ...(['id', 'idCountry', 'dateStart', 'dateEnd', 'discPerc', 'discTot', 'discOpt'] as const),
    ...(['description', 'campaignType', 'lastUpdate', 'active'] as const),
  ],
  sortDesc: true,
  asksOnEntry: true,
  ...SOL_PAGING,
};

const day = /^\d{4}-\d\d-\d\d$/;

/** The body of the list's call; what is not set, or means nothing, is left out (decision A-83). */
export function filterOf(values: FilterValues): SolCampaignFilter {
  const { idCountry, vetele, dateStart, dateStartTo, dateEndFrom, dateEnd, active, overlapping, idCampaign } =
    values;
  const id = /^\d{1,9}$/.test(idCampaign) ? Number(idCampaign) : 0;
  return {
    ...(idCountry && { idCountry }),
    ...(vetele && { vetele }),
    ...(day.test(dateStart) && { dateStart }),
    ...(day.test(dateStartTo) && { dateStartTo }),
    ...(day.test(dateEndFrom) && { dateEndFrom }),
    ...(day.test(dateEnd) && { dateEnd }),
    ...(active === 'true' && { active: true }),
    ...(overlapping === 'true' && { overlapping: true }),
    ...(id > 0 && { id }),
  };
}
