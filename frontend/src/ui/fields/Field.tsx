import { CircleAlert, Lock } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FormField } from 'semantic-ui-react';
import { classes } from '../classes';
import { Quoted } from '../data/Quoted';
import { FieldContext, type FieldControl } from './FieldContext';
import { quotedLanguage } from '../../texts/quotedLanguage';
import { t } from '../../texts/ui.gen';
import styles from './field.module.css';
import textStyles from '../text.module.css';
import layoutStyles from '../layout.module.css';

export interface FieldProps {
  label: ReactNode;
  /** The id of the control; made up when left out. */
  id?: string;
  required?: boolean;
  /** Shows a lock and makes the control read-only. */
  locked?: boolean;
  /** Light words after the label: 'default DEFAULT'. */
  note?: ReactNode;
  /** Right end of the label's line: a tag or a link. */
  trailing?: ReactNode;
  hint?: ReactNode;
  hintTone?: 'plain' | 'ok';
  /** Replaces the hint, and marks the control as invalid. */
  error?: ReactNode;
  /** Shows '30 / 255' below, in red when over. */
  counter?: { length: number; max: number };
  className?: string;
  /** A control of this folder takes id and ARIA from the field by itself; anything else through the function. */
  children: ReactNode | ((control: FieldControl) => ReactNode);
}

/** A labelled control with its hint, error and counter. */
export function Field(props: FieldProps) {
  const { label, required, locked, note, trailing, hint, hintTone, error, counter, className, children } =
    props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const footId = `${id}-hint`;
  const hasFoot = Boolean(error || hint);
  const control: FieldControl = {
    id,
    'aria-describedby': hasFoot ? footId : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
    readOnly: locked ? true : undefined,
  };

  return (
    <FormField className={className}>
      <div className={classes(layoutStyles.row, styles.head)}>
        <label htmlFor={id} className={layoutStyles.row} lang={quotedLanguage(label)}>
          {label}
        </label>
        {required && (
          <span className={textStyles.danger} title={t('Required')} aria-hidden>
            *
          </span>
        )}
        {locked && <Lock size={13} role="img" aria-label={t('Read-only')} />}
        {note && <span className={classes(textStyles.faint, textStyles.light)}>{note}</span>}
        {trailing && <span className={layoutStyles.end}>{trailing}</span>}
      </div>
      <FieldContext value={control}>
        {typeof children === 'function' ? children(control) : children}
      </FieldContext>
      {(hasFoot || counter) && (
        <div className={styles.hint}>
          {hasFoot && (
            <span
              id={footId}
              className={classes(styles.hint, error ? styles.error : hintTone === 'ok' && styles.ok)}
            >
              {error ? <CircleAlert size={13} aria-hidden /> : null}
              <span>
                <Quoted>{error || hint}</Quoted>
              </span>
            </span>
          )}
          {counter && (
            <span
              className={classes(
                textStyles.num,
                textStyles.nowrap,
                layoutStyles.end,
                styles.hint,
                counter.length > counter.max && styles.error,
              )}
            >
              {counter.length} / {counter.max}
            </span>
          )}
        </div>
      )}
    </FormField>
  );
}
