import type { ReactNode } from 'react';
import { FormGroup } from 'semantic-ui-react';
import { classes } from '../classes';
import { quotedLanguage } from '../../texts/quotedLanguage';
import styles from './radio-group.module.css';
import textStyles from '../text.module.css';
import layoutStyles from '../layout.module.css';

export interface RadioGroupProps {
  label: ReactNode;
  hideLabel?: boolean;
  className?: string;
  /** RadioCards that share one `name`. */
  children: ReactNode;
}

/** The frame and name of some RadioCards. */
export function RadioGroup({ label, hideLabel, className, children }: RadioGroupProps) {
  return (
    <FormGroup
      as="fieldset"
      grouped
      className={classes(layoutStyles.stack, styles.group, className)}
      role="radiogroup"
    >
      <legend className={classes(hideLabel && textStyles.unseen)} lang={quotedLanguage(label)}>
        {label}
      </legend>
      {children}
    </FormGroup>
  );
}
