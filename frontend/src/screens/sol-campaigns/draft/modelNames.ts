import { namesOf } from '../../../kit/format/names';
import { t } from '../../../texts/solCampaigns.gen';
import type { DraftModel } from './campaignDraft';

/** The first models by name, the others by their number. */
export function modelNames(
  models: readonly Pick<DraftModel, 'vetele' | 'description'>[],
  most: number,
): string {
  const names = models.slice(0, most).map(({ description, vetele }) => description || vetele);
  const more = models.length - names.length;
  return more > 0 ? t('{names} and {more} more', { names: names.join(', '), more }) : namesOf(names);
}
