import type { WantedState } from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { crudOf, type Saved } from '../../kit/crud.ts';
import { callToAction } from './call-to-action.list.ts';
import { findLinkIds, findLinksDeletedWith, lockCallToAction } from './call-to-action.repository.ts';
import { countryLinks } from './country-link.service.ts';

export const callToActions = crudOf(callToAction);

export type CallToActionInput = Schema<'CallToActionInput'>;

const KEYS = ['linkCode', 'stKey', 'adobeKey', 'iconKey', 'descriptionKey'] as const;
type Keys = Record<(typeof KEYS)[number], string>;

const NO_KEYS: Keys = { linkCode: '', stKey: '', adobeKey: '', iconKey: '', descriptionKey: '' };

const givenKeys = (input: CallToActionInput): Partial<Keys> =>
  Object.fromEntries(
    KEYS.flatMap((key) => (input[key] === undefined ? [] : [[key, input[key]?.trim() ?? '']])),
  );

/** */
export const callToActionOf = (_context: Context, input: CallToActionInput) => ({
  ...NO_KEYS,
  ...givenKeys(input),
  code: input.code.trim(),
  labelCode: input.labelCode.trim(),
  sortNumber: input.sortNumber ?? null,
});

export const callToActionChanges = (_context: Context, input: CallToActionInput) => ({
  ...givenKeys(input),
  labelCode: input.labelCode.trim(),
  ...(input.sortNumber === undefined ? {} : { sortNumber: input.sortNumber }),
});

/** Its links to countries are deleted and logged too. */
export async function removeCallToAction(
  context: Context,
  id: number,
): Promise<{ message: string; id: number }> {
  if (await lockCallToAction(context, id))
    for (const linkId of await findLinkIds(context, id)) await countryLinks.remove(context, linkId);
  return callToActions.remove(context, id);
}

/** A deleted call to action comes back with its links. */
export async function restoreCallToAction(context: Context, id: number, wanted: WantedState): Promise<Saved> {
  const isThere = await lockCallToAction(context, id);
  const restored = await callToActions.restore(context, id, wanted);
  if (isThere) return restored;
  for (const link of await findLinksDeletedWith(context, id))
    await countryLinks.restore(context, link.linkId, link);
  return restored;
}
