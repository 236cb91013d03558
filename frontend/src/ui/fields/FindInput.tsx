import { Search, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { classes } from '../classes';
import { IconButton } from '../navigation/IconButton';
import { isSaveKey } from '../saveKeys';
import { TextInput } from './TextInput';
import { t } from '../../texts/ui.gen';
import styles from './find-input.module.css';
import layoutStyles from '../layout.module.css';

export interface FindInputProps {
  /** Its name for screen readers: 'Find in Accessories'. */
  label: string;
  placeholder: string;
  value: string;
  onValue: (value: string) => void;
  /** Enter: leads to the first of what was found. */
  onEnter?: () => void;
  /** The arrow down: leads into the rows below. */
  onDown?: () => void;
  className?: string;
}

/** A field that narrows the rows below while one types; Esc and its cross empty it, and Enter sends no form around it. */
export function FindInput(props: FindInputProps) {
  const { label, placeholder, value, onValue, onEnter, onDown, className } = props;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isSaveKey(event)) {
      event.preventDefault();
      onEnter?.();
    }
    if (event.key === 'ArrowDown' && onDown) {
      event.preventDefault();
      onDown();
    }
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    onValue('');
  };
  return (
    <div className={classes(layoutStyles.anchor, styles.find, className)}>
      <Search size={15} aria-hidden />
      <TextInput
        aria-label={label}
        placeholder={placeholder}
        value={value}
        end={
          value !== '' && <IconButton label={t('Clear')} icon={X} iconSize={14} onClick={() => onValue('')} />
        }
        onValue={onValue}
        onKeyDown={handleKeyDown}
      />
    </div>
  );
}
