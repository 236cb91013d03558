import { Label } from 'semantic-ui-react';
import { classes } from '../classes';
import styles from './avatar.module.css';
import toneStyles from '../tone.module.css';

export interface AvatarProps {
  name: string;
  size?: 's' | 'm';
  tone?: 'accent' | 'filled' | 'warning';
}

const initialsOf = (name: string) => {
  const words = name.split(/[\s._-]+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word) => [...(word ?? '')][0])
    .join('')
    .toUpperCase();
};

/** The initials of a person in a disc, beside the name. */
export function Avatar({ name, size = 'm', tone = 'accent' }: AvatarProps) {
  return (
    <Label
      as="span"
      className={classes(
        styles.avatar,
        size === 's' && styles.small,
        tone === 'filled' ? styles.filled : toneStyles[tone],
      )}
      aria-hidden
    >
      {initialsOf(name)}
    </Label>
  );
}
