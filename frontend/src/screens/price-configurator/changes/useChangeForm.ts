import { useState } from 'react';
import type { ChangeForm } from './changeForm';

/** An amount or a rate of one currency is none of another. */
const noAmounts = { amount: null, rate: undefined };

/**
 * The form of a change of prices. Its amounts go when the prices turn out to be in another currency, whether somebody chose other lists
 * or the market has changed it meanwhile.
 * @param start the form, and the currency of its amounts
 * @param currency that of the prices now
 */
export function useChangeForm(
  start: () => { form: ChangeForm; currency: string },
  currency: string,
): readonly [ChangeForm, (form: ChangeForm) => void] {
  const [typed, setTyped] = useState(start);
  if (typed.currency !== currency) setTyped({ form: { ...typed.form, ...noAmounts }, currency });
  return [typed.form, (form) => setTyped({ form, currency })];
}
