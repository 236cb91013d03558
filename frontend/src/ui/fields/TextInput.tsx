import { CircleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Input as SuiInput } from 'semantic-ui-react';
import { languageTag } from '../../../../contracts/rules/language-tag';
import { classes } from '../classes';
import { useFieldControl } from './FieldContext';
import styles from './input.module.css';
import textStyles from '../text.module.css';

export interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'children'> {
  /** For codes and regular expressions. */
  mono?: boolean;
  /** Inside the field at its right, instead of the error icon. */
  end?: ReactNode;
  onValue?: (value: string) => void;
}

/** One line of text. Takes every attribute of `input`, so `{...register('code')}` works. */
export function TextInput({
  mono,
  end,
  className,
  onValue,
  onChange,
  ref,
  type = 'text',
  ...rest
}: TextInputProps) {
  const control = { ...useFieldControl(), ...rest };
  const endNode = end ?? (control['aria-invalid'] ? <CircleAlert size={16} aria-hidden /> : undefined);
  const input = {
    autoComplete: 'off',
    ...control,
    lang: languageTag(control.lang),
    type,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      onChange?.(event);
      onValue?.(event.target.value);
    },
  };

  return (
    <span
      className={classes(
        styles.input,
        mono && styles.mono,
        endNode !== undefined && styles.withEnd,
        className,
      )}
    >
      {/* All attributes go through `input`: Semantic would put the ones it does not know on its wrapper. */}
      <SuiInput ref={ref} disabled={control.disabled} input={input} />
      {endNode !== undefined && (
        <span className={classes(styles.end, end === undefined ? textStyles.danger : textStyles.faint)}>
          {endNode}
        </span>
      )}
    </span>
  );
}
