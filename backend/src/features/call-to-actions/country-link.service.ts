import { invalid } from '../../kit/app-error.ts';
import type { BulkValues } from '../../kit/bulk.ts';
import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { crudOf } from '../../kit/crud.ts';
import { refuseFaultyPatterns } from '../../kit/model-pattern.ts';
import { t } from '../../texts/referenceData.ts';
import { lockLinks } from './call-to-action.repository.ts';
import { countryLink } from './country-link.list.ts';

export const countryLinks = crudOf(countryLink);

export type CountryLinkInput = Schema<'CountryCallToActionInput'>;

const PATTERNS = ['modelEnableRegexp', 'modelDisableRegexp'] as const;

function givenPatterns(input: CountryLinkInput): Partial<Record<(typeof PATTERNS)[number], string>> {
  const given: Record<string, string> = Object.fromEntries(
    PATTERNS.flatMap((field) => (input[field] === undefined ? [] : [[field, input[field]?.trim() ?? '']])),
  );
  refuseFaultyPatterns(given);
  return given;
}

/** A country without a link counts as disabled and without patterns. */
export const countryLinkOf = (_context: Context, input: CountryLinkInput) => ({
  callToActionId: input.callToActionId,
  countryId: input.countryId,
  enable: input.enable ?? false,
  relevant: input.relevant ?? false,
  modelEnableRegexp: '',
  modelDisableRegexp: '',
  ...givenPatterns(input),
});

export const countryLinkChanges = (_context: Context, input: CountryLinkInput) => ({
  ...(input.enable === undefined ? {} : { enable: input.enable }),
  ...(input.relevant === undefined ? {} : { relevant: input.relevant }),
  ...givenPatterns(input),
});

type LinkValues = Pick<
  BulkValues,
  'enable' | 'relevant' | 'modelEnableRegexp' | 'modelDisableRegexp' | 'countries'
>;

/** The links of a call to action to the given countries, or to all of them; those that are missing are created. */
export async function setCountryLinks(
  context: Context,
  callToActionId: number,
  { countries = [], ...values }: LinkValues,
): Promise<void> {
  const all = await lockLinks(context, callToActionId);
  const unknown = countries.find((id) => !all.some(({ countryId }) => countryId === id));
  if (unknown !== undefined) throw invalid(t('There is no country {id}.', { id: unknown }));
  const chosen = countries.length === 0 ? all : all.filter(({ countryId }) => countries.includes(countryId));
  const stored = chosen.flatMap(({ id, version }) => (id === null ? [] : [{ id, version }]));
  const missing = chosen.filter(({ id }) => id === null);
  const source = context.source ?? '';
  const changes = countryLinkChanges(context, { countryId: '', callToActionId, ...values });
  const states = missing.map(({ countryId }) =>
    countryLinkOf(context, { countryId, callToActionId, ...values }),
  );
  await countryLinks.updateAll(
    context,
    stored.map((link) => ({ ...link, values: changes })),
    source,
  );
  if (states.length > 0) await countryLinks.createAll(context, states, source);
}
