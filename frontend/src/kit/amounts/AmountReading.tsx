import { formatExactAmount, type Cents, type Reading } from '../../../../contracts/rules/amounts';
import { FieldNote } from '../../ui/fields/FieldNote';
import { t } from '../../texts/kit.gen';
import buttonStyles from '../../ui/navigation/button.module.css';

export interface AmountReadingProps {
  id?: string;
  of: () => HTMLElement | null;
  reading: Reading;
  mask: string;
  /** What comes after the amount: '%'. */
  unit?: string;
  /** What the refused text becomes once the field is left, such as the highest amount. */
  becomes?: Cents | undefined;
  /** Takes the rounded amount that a refusal offers. */
  onRounded: (cents: Cents) => void;
}

/** What a text is read as, below its field while it is typed: the amount as the market writes it, or why it is none. */
export function AmountReading({ id, of, reading, mask, unit = '', becomes, onRounded }: AmountReadingProps) {
  if (reading.kind === 'empty') return null;
  if (reading.kind === 'amount')
    return (
      <FieldNote id={id} of={of}>
        = {`${formatExactAmount(reading.cents, mask)} ${unit}`.trimEnd()}
      </FieldNote>
    );
  const { reason, rounded } = reading;
  return (
    <FieldNote id={id} of={of} tone="error">
      {becomes !== undefined
        ? t('{reason}: it becomes {amount} once the field is left.', {
            reason,
            amount: formatExactAmount(becomes, mask),
          })
        : `${reason}.`}
      {rounded !== undefined && (
        <button
          type="button"
          className={buttonStyles.link}
          tabIndex={-1}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onRounded(rounded)}
        >
          {t('Use {rounded}', { rounded: formatExactAmount(rounded, mask) })}
        </button>
      )}
    </FieldNote>
  );
}
