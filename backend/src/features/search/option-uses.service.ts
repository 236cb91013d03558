import { notFound } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { t } from '../../texts/labels.ts';
import { findOption, findPlaces } from './option-uses.repository.ts';

/** The label, prices and packs of an option: each with the right to its screen, in the user's markets. 404 without such an option. */
export async function optionUses(context: Context, code: string): Promise<Schema<'OptionUses'>> {
  const { scopes } = context.actor!;
  const found = await findOption(context, code);
  if (!found) throw notFound(t('There is no option {optcode}.', { optcode: code }));
  return {
    ...found,
    label: scopes.has('ccadm') ? found.label : null,
    prices: scopes.has('price') ? await findPlaces(context, code, 'prices') : [],
    packs: scopes.has('pack') ? await findPlaces(context, code, 'packs') : [],
    broughtBy: scopes.has('pack') ? found.broughtBy : [],
  };
}
