import type { SolCampaignOverlap } from '../../../api';
import { formatDay } from '../../../ui/wallClock';

const named = 2;

/** 'from 20/11/26 to 30/11/26 on Corsaro Spider MY27', with two names and the number of the others. */
export function overlapPlace({ dateStart, dateEnd, models }: SolCampaignOverlap): string {
  const names = models.slice(0, named).map(({ description, vetele }) => description || vetele);
  const more = models.length - names.length;
  const listed = more > 0 ? `${names.join(', ')} and ${more} more` : names.join(' and ');
  return `from ${formatDay(dateStart)} to ${formatDay(dateEnd)} on ${listed}`;
}

/** Why it matters. */
export const oneDiscount = 'A car takes one discount only.';
