import { X } from 'lucide-react';
import { Label } from 'semantic-ui-react';
import { t } from '../../texts/ui.gen';
import { classes } from '../classes';
import styles from './tag.module.css';
import toneStyles from '../tone.module.css';

export interface FilterTagProps {
  /** 'Code: MAIN_X' */
  label: string;
  onRemove: () => void;
  removeLabel?: string;
}

/** A filter that is on, with a way to take it off; shown in the table's tool bar. */
export function FilterTag({
  label,
  onRemove,
  removeLabel = t('Remove filter {label}', { label }),
}: FilterTagProps) {
  return (
    <Label as="span" className={classes(styles.tag, toneStyles.neutral)}>
      <span>{label}</span>
      <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
        <X size={13} aria-hidden />
      </button>
    </Label>
  );
}
