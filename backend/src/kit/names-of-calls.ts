/** Paths next to `{id}`, which win in any case: a record with such a name could be neither changed nor deleted. */
import { t } from '../texts/kit.ts';
import { invalid } from './app-error.ts';
import type { NameBelow } from './contract.ts';

/** By the compiler exactly those of openapi.yaml. */
const CALLS: {
  [Noun in 'user' | 'country' | 'commercialModel']: Record<NameBelow<`/ccb/auth/fe/${Noun}`>, true>;
} = {
  user: { allPaged: true, toCsv: true, toXlsx: true },
  country: {
    admList: true,
    allEnabledPaged: true,
    listNoDefault: true,
    regions: true,
    toCsv: true,
    toXlsx: true,
  },
  commercialModel: { allPaged: true, getModelGroup: true, langlist: true, toCsv: true, toXlsx: true },
};

export type NamedNoun = keyof typeof CALLS;

export const isNameOfCall = (noun: NamedNoun, name: string): boolean =>
  Object.keys(CALLS[noun]).some((call) => call.toLowerCase() === name.toLowerCase());

/** @throws AppError (400) on the field that holds the name */
export function refuseNameOfCall(noun: NamedNoun, field: string, name: string): void {
  if (!isNameOfCall(noun, name)) return;
  const message = t('This name is reserved. Choose another one.');
  throw invalid(message, [{ field, message }]);
}
