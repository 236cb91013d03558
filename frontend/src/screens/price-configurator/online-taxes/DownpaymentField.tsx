import type { DownpaymentOption, Market } from '../../../api';
import { centsOf, formatMoney } from '../../../../../contracts/rules/amounts';
import { Field } from '../../../ui/Field';
import { Select } from '../../../ui/Select';
import { t } from '../../../texts/priceConfigurator';

export interface DownpaymentFieldProps {
  market: Pick<Market, 'description' | 'currency' | 'pricemask'>;
  /** Of the market, active and inactive, in any order. */
  downpayments: readonly DownpaymentOption[];
  chosen: number | null;
  isChanged: boolean;
  disabled: boolean;
  onChoose: (downpayment: number | null) => void;
}

const taken = t('Taken at the on-line order. Values come from Sol Downpayment.');

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
    { value: '', label: t('None') },
    ...offered.map((amount) => ({ value: String(amount), label: shown(amount) })),
    // What was chosen before it was switched off stays in sight and cannot be chosen again.
    ...(isOver
      ? [
          {
            value: String(chosen),
            label: t('{chosen}, no longer offered', { chosen: shown(chosen) }),
            disabled: true,
          },
        ]
      : []),
  ];

  return (
    <div className="online-downpayment">
      <Field
        label={t('Downpayment')}
        note={isChanged ? t('changed') : undefined}
        hint={
          offered.length === 0
            ? t('{description} offers no downpayments yet.', { description: market.description })
            : taken
        }
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
