import type { ReactNode } from 'react';
import { FormGroup } from 'semantic-ui-react';
import { classes } from '../classes';
import { quotedLanguage } from '../../texts/quotedLanguage';
import styles from './radio-group.module.css';
import layoutStyles from '../layout.module.css';
import textStyles from '../text.module.css';

export interface RadioGroupProps {
  label: ReactNode;
  /** RadioCards that share one `name`. */
  children: ReactNode;
}

/** The frame and name of some RadioCards. */
export function RadioGroup({ label, children }: RadioGroupProps) {
  return (
    <FormGroup as="fieldset" grouped className={classes(layoutStyles.stack, styles.group)} role="radiogroup">
      <legend
        className={classes(textStyles.muted, textStyles.small, textStyles.medium)}
        lang={quotedLanguage(label)}
      >
        {label}
      </legend>
      {children}
    </FormGroup>
  );
}
