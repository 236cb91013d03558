import { useRef, type ChangeEvent, type ComponentPropsWithRef, type UIEvent } from 'react';
import { TextArea as SuiTextArea } from 'semantic-ui-react';
import { classes } from '../classes';
import { useFieldControl } from './FieldContext';
import inputStyles from './input.module.css';
import styles from './code-area.module.css';

export interface CodeAreaProps extends Omit<
  ComponentPropsWithRef<'textarea'>,
  'onInput' | 'onChange' | 'className' | 'wrap'
> {
  value: string;
  onValue?: (value: string) => void;
  /** Marked in the column of line numbers, from 1. */
  faultyLine?: number;
}

/** A text of many lines that do not wrap, numbered at the left; for JSON and the like. Tab leaves it as any other field. */
export function CodeArea({ value, onValue, faultyLine, ...rest }: CodeAreaProps) {
  const control = { ...useFieldControl(), ...rest };
  const numbers = useRef<HTMLOListElement>(null);
  const lineCount = value.split('\n').length;

  return (
    <span className={classes(inputStyles.input, inputStyles.framed, inputStyles.mono, styles.area)}>
      <ol ref={numbers} aria-hidden>
        {Array.from({ length: lineCount }, (_, index) => (
          <li key={index} className={index + 1 === faultyLine ? styles.bad : undefined}>
            {index + 1}
          </li>
        ))}
      </ol>
      <SuiTextArea
        rows={2}
        {...control}
        value={value}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => onValue?.(target.value)}
        onScroll={({ currentTarget }: UIEvent<HTMLTextAreaElement>) =>
          numbers.current?.scrollTo({ top: currentTarget.scrollTop })
        }
      />
    </span>
  );
}
