import type { DownpaymentOption, Market } from '../../../api';
import { centsOf, formatMoney } from '../../../../../contracts/rules/amounts';
import { Field } from '../../../ui/Field';
import { Select } from '../../../ui/Select';

export interface DownpaymentFieldProps {
  market: Pick<Market, 'description' | 'currency' | 'pricemask'>;
  /** Of the market, active and inactive, in any order. */
  downpayments: readonly DownpaymentOption[];
  chosen: number | null;
  isChanged: boolean;
  disabled: boolean;
  onChoose: (downpayment: number | null) => void;
}

const taken = 'Taken at the on-line order. Values come from Sol Downpayment.';

/** What is paid at the online order: only active values are offered, in ascending order. */
export function DownpaymentField(props: DownpaymentFieldProps) {
  const { market, downpayments, chosen, isChanged, disabled, onChoose } = props;
  const shown = (amount: number) => formatMoney(centsOf(amount), market.pricemask, market.currency);
  const offered = downpayments
    .filter(({ active }) => active)
    .map(({ downpayment }) => downpayment)
    .toSorted((one, other) => one - other);
  const isOver = chosen !== null && !offered.includes(chosen);
  const options = [
    { value: '', label: 'None' },
    ...offered.map((amount) => ({ value: String(amount), label: shown(amount) })),
    // What was chosen before it was switched off stays in sight and cannot be chosen again.
    ...(isOver
      ? [{ value: String(chosen), label: `${shown(chosen)}, no longer offered`, disabled: true }]
      : []),
  ];

  return (
    <div className="online-downpayment">
      <Field
        label="Downpayment"
        note={isChanged ? 'changed' : undefined}
        hint={offered.length === 0 ? `${market.description} offers no downpayments yet.` : taken}
      >
        <Select
          options={options}
          value={chosen === null ? '' : String(chosen)}
          disabled={disabled || (offered.length === 0 && chosen === null)}
          onValue={(value) => onChoose(value === '' ? null : Number(value))}
        />
      </Field>
    </div>
  );
}
