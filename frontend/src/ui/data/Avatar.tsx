import { Label } from 'semantic-ui-react';
import { classes } from '../classes';
import styles from './avatar.module.css';
import toneStyles from '../tone.module.css';

export interface AvatarProps {
  name: string;
  size?: 's' | 'm';
  tone?: 'accent' | 'filled' | 'warning';
  /** Read the name aloud; leave it out where the name stands beside it. */
  labelled?: boolean;
}

const initialsOf = (name: string) => {
  const words = name.split(/[\s._-]+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word) => [...(word ?? '')][0])
    .join('')
    .toUpperCase();
};

/** The initials of a person in a disc. */
export function Avatar({ name, size = 'm', tone = 'accent', labelled }: AvatarProps) {
  const accessible = labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <Label
      as="span"
      className={classes(
        styles.avatar,
        size === 's' && styles.small,
        tone === 'filled' ? styles.filled : toneStyles[tone],
      )}
      title={labelled ? name : undefined}
      {...accessible}
    >
      {initialsOf(name)}
    </Label>
  );
}
