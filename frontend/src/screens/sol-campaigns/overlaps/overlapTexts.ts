import type { SolCampaignOverlap } from '../../../api';
import { formatDay } from '../../../ui/wallClock';
import { namesOf } from '../../../kit/format/namesOf';
import { t } from '../../../texts/solCampaigns';

const named = 2;

/** 'from 20/11/26 to 30/11/26 on Corsaro Spider MY27', with two names and the number of the others. */
export function overlapPlace({ dateStart, dateEnd, models }: SolCampaignOverlap): string {
  const names = models.slice(0, named).map(({ description, vetele }) => description || vetele);
  const more = models.length - names.length;
  const listed = more > 0 ? t('{names} and {more} more', { names: names.join(', '), more }) : namesOf(names);
  return t('from {dateStart} to {dateEnd} on {listed}', {
    dateStart: formatDay(dateStart),
    dateEnd: formatDay(dateEnd),
    listed,
  });
}

/** Why it matters. */
export const oneDiscount = t('A car takes one discount only.');
