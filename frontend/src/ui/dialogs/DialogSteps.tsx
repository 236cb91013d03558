import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { t } from '../../texts/ui.gen';
import { IconButton } from '../navigation/IconButton';
import { Row } from '../Row';
import styles from './dialog.module.css';
import textStyles from '../text.module.css';
import { classes } from '../classes';

/** The way from the record of a dialog to its neighbours; without one it is the first or the last. */
export interface DialogSteps {
  /** From 1. */
  place: number;
  total: number;
  previous?: () => void;
  next?: () => void;
}

/** Alt+Page up and Alt+Page down. */
export const isStepKey = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey && !ctrlKey && !metaKey && !shiftKey && /^Page(Up|Down)$/.test(key);

/** Presses the button of a step key: unlike the handler of the key, it knows what a field has said of the very same key. */
export function pressStep(event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented || !isStepKey(event)) return;
  const button = event.currentTarget.querySelector<HTMLButtonElement>(
    `.${styles.steps} [aria-keyshortcuts="Alt+${event.key}"]`,
  );
  if (!button || button.disabled) return;
  event.preventDefault();
  button.click();
}

export interface StepButtonsProps {
  steps: DialogSteps;
  onStep: (step: () => void) => void;
}

/** Which record of how many it is, and the buttons to the one before and the one after. */
export const StepButtons = ({ steps: { place, total, previous, next }, onStep }: StepButtonsProps) => (
  <Row
    as="span"
    inline
    gap={2}
    className={classes(textStyles.muted, textStyles.small, textStyles.nowrap, styles.steps)}
  >
    {t('{place} of {total}', { place, total })}
    <IconButton
      icon={ChevronLeft}
      label={t('Previous record')}
      aria-keyshortcuts="Alt+PageUp"
      disabled={!previous}
      onClick={() => previous && onStep(previous)}
    />
    <IconButton
      icon={ChevronRight}
      label={t('Next record')}
      aria-keyshortcuts="Alt+PageDown"
      disabled={!next}
      onClick={() => next && onStep(next)}
    />
  </Row>
);
