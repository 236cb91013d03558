import { useCallback, useId, useImperativeHandle, type Ref } from 'react';
import { isAmount, wireOf } from '../../../../contracts/rules/amounts';
import { classes } from '../../ui/classes';
import { useKeptFocus } from '../../ui/dialogs/useKeptFocus';
import { AmountReading } from './AmountReading';
import { useTypedAmount, type TypedAmountProps } from './useTypedAmount';
import styles from './amount-input.module.css';
import textStyles from '../../ui/text.module.css';

export interface AmountInputProps extends TypedAmountProps {
  id?: string;
  label?: string;
  isChanged?: boolean;
  disabled?: boolean;
  /** The id of the words that say what is wrong. */
  describedBy?: string;
  ref?: Ref<HTMLInputElement>;
}

/** An amount or a percentage, as the market writes it; what is typed is read beside the field. */
export function AmountInput(props: AmountInputProps) {
  const { id, label, isChanged, disabled, describedBy, ref, ...amount } = props;
  const { cents, mask, unit, most } = amount;
  const { input, reading, becomes, isTelling, put } = useTypedAmount(amount);
  const noteId = useId();
  const { ref: field, isHeld } = useKeptFocus<HTMLInputElement>(disabled);
  // Handed on once: the ref of a field that takes the focus would take it at every key press.
  useImperativeHandle(ref, () => field.current!, [field]);
  const fieldOf = useCallback(() => field.current, [field]);
  const isRefused = cents !== null && !isAmount(cents);
  return (
    <>
      <input
        {...input}
        id={id}
        // What they say is refused in words; a text field has them for whoever reads the page.
        {...(most !== undefined && { min: 0, max: wireOf(most) })}
        // What is being saved keeps the focus.
        disabled={disabled && !isHeld}
        readOnly={isHeld}
        ref={field}
        className={classes(textStyles.num, textStyles.right, styles.input, isChanged && styles.changed)}
        aria-label={label}
        aria-invalid={isRefused || undefined}
        aria-describedby={classes(describedBy, isTelling && noteId) || undefined}
      />
      {isTelling && reading && !disabled && (
        <AmountReading
          id={noteId}
          of={fieldOf}
          onRounded={put}
          reading={reading}
          becomes={becomes}
          mask={mask}
          unit={unit === '%' ? unit : undefined}
        />
      )}
    </>
  );
}
