import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { crudOf } from '../../kit/crud.ts';
import { refuseFaultyPatterns } from '../../kit/model-pattern.ts';
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
