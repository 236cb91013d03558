import type { CountryCallToAction } from '../../api';
import type { FieldDefinition } from '../../kit/form/FieldDefinition';
import { patternFields } from '../../kit/regexp/patternFields';
import { t } from '../../texts/callToActions.gen';

export type LinkFlag = 'enable' | 'relevant';
export type LinkPatterns = Record<'modelEnableRegexp' | 'modelDisableRegexp', string>;

/** A country in the table, with its link to the call to action or, where none is stored, with what that means. */
export interface CountryRow extends Pick<
  CountryCallToAction,
  'countryId' | 'description' | LinkFlag | keyof LinkPatterns
> {
  /** Of the link; 0: none is stored. */
  id: number;
  version: number;
  isMarket: boolean;
}

export type LinkDialog =
  { kind: 'toggle'; row: CountryRow; flag: LinkFlag } | { kind: 'edit' | 'history'; row: CountryRow };

/** A country without a stored link is disabled and has empty regexps. */
export const unlinked = {
  id: 0,
  version: 0,
  enable: false,
  relevant: false,
  modelEnableRegexp: '',
  modelDisableRegexp: '',
};

export const linkFields = {
  enable: { name: 'enable', label: t('Enable'), maxLength: 5 },
  relevant: { name: 'relevant', label: t('Relevant'), maxLength: 5 },
  ...patternFields,
  modelEnableRegexp: { ...patternFields.modelEnableRegexp, note: undefined },
} satisfies Record<LinkFlag | keyof LinkPatterns, FieldDefinition>;

export const linkPatterns = [linkFields.modelEnableRegexp, linkFields.modelDisableRegexp];

export const patternsOf = ({ modelEnableRegexp, modelDisableRegexp }: LinkPatterns): LinkPatterns => ({
  modelEnableRegexp,
  modelDisableRegexp,
});
