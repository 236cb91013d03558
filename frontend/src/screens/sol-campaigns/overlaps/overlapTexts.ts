import type { SolCampaignOverlap } from '../../../api';
import { formatDay } from '../../../../../contracts/rules/wall-clocks';
import { namesOf } from '../../../kit/format/namesOf';
import { t } from '../../../texts/solCampaigns';

const named = 2;

/** What sentences about an overlap say of it; the first two models by name, the others by their number. */
export function overlapValues({ ids, dateStart, dateEnd, models: all }: SolCampaignOverlap) {
  const names = all.slice(0, named).map(({ description, vetele }) => description || vetele);
  const more = all.length - names.length;
  const models = more > 0 ? t('{names} and {more} more', { names: names.join(', '), more }) : namesOf(names);
  return {
    campaigns: namesOf(ids.map(String)),
    dateStart: formatDay(dateStart),
    dateEnd: formatDay(dateEnd),
    models,
  };
}

export const oneDiscount = t('A car takes one discount only.');
