import type { Context } from '../../kit/context.ts';
import { countryLinks } from './country-link.service.ts';

export { LINK_SAYS_SOMETHING, lockBlankLinks } from './call-to-action.repository.ts';

export const deleteLinks = (context: Context, ids: number[]): Promise<void> =>
  countryLinks.removeAll(context, ids, context.source ?? '');
