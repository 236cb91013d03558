import type { ComponentPropsWithRef } from 'react';
import { TextArea as SuiTextArea } from 'semantic-ui-react';
import { languageTag } from '../../../../contracts/rules/language-tag';
import { classes } from '../classes';
import { useFieldControl } from './FieldContext';
import styles from './input.module.css';

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'onInput'> {
  mono?: boolean;
  onValue?: (value: string) => void;
}

/** Several lines of text; at least 84 px, grows with its content. Its counter is the Field's `counter`. */
export function TextArea({ mono, className, onValue, onChange, value, ...rest }: TextAreaProps) {
  const control = { ...useFieldControl(), ...rest };
  const handleChange = (event: React.ChangeEvent<HTMLTextAreaElement>) => {
    onChange?.(event);
    onValue?.(event.target.value);
  };

  return (
    <span className={classes(styles.input, mono && styles.mono, className)}>
      <SuiTextArea
        {...control}
        lang={languageTag(control.lang)}
        value={value as string | undefined}
        onChange={handleChange}
      />
    </span>
  );
}
