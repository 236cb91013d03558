import type { Cents } from '../../../../contracts/rules/amounts';
import { AmountInput, type AmountInputProps } from '../amounts/AmountInput';
import { highestTax } from './taxRows';

export interface TaxInputProps extends Pick<
  AmountInputProps,
  'mask' | 'unit' | 'isChanged' | 'disabled' | 'describedBy'
> {
  /** Read aloud: 'MESSA SU STRADA, B2C'. */
  label: string;
  cents: Cents | null;
  /** Each key press: 0 for an empty field and for what is not above 0, `notAnAmount` for what is none. */
  onCents: (cents: Cents) => void;
}

/** A tax of 0 to 100000. */
export const TaxInput = ({ onCents, ...input }: TaxInputProps) => (
  <AmountInput {...input} most={highestTax} belowZero={0} onCents={(cents) => onCents(cents ?? 0)} />
);
