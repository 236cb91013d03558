import { X } from 'lucide-react';
import { Label } from 'semantic-ui-react';
import { t } from '../../texts/ui.gen';
import { classes } from '../classes';
import layoutStyles from '../layout.module.css';
import styles from './tag.module.css';
import toneStyles from '../tone.module.css';

export interface FilterTagProps {
  /** 'Code: MAIN_X' */
  label: string;
  onRemove: () => void;
  removeLabel?: string;
  /** Ignores clicks; the focus stays where it is. */
  pending?: boolean;
}

/** A filter that is on, with a way to take it off; shown in the table's tool bar. */
export function FilterTag({
  label,
  onRemove,
  removeLabel = t('Remove filter {label}', { label }),
  pending = false,
}: FilterTagProps) {
  return (
    <Label as="span" className={classes(styles.tag, toneStyles.neutral)}>
      <span>{label}</span>
      <button
        type="button"
        className={classes(layoutStyles.square, styles.remove)}
        aria-label={removeLabel}
        aria-disabled={pending || undefined}
        onClick={pending ? undefined : onRemove}
      >
        <X size={13} aria-hidden />
      </button>
    </Label>
  );
}
