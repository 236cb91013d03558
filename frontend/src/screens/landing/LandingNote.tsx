import { CircleAlert, Info } from 'lucide-react';
import { useLandingWords } from './landingLanguage';
import styles from './landing.module.css';
import { classes } from '../../ui/classes';
import textStyles from '../../ui/text.module.css';

type LandingNoteProps = {
  text: string;
  /** Given: it failed, and this tries again. */
  onRetry?: () => void;
};

export function LandingNote({ text, onRetry }: LandingNoteProps) {
  const { words } = useLandingWords();
  const Icon = onRetry ? CircleAlert : Info;
  return (
    <div className={classes(styles.panel, textStyles.muted, styles.note)} role={onRetry ? 'alert' : 'status'}>
      <Icon size={18} aria-hidden />
      <p>{text}</p>
      {onRetry && (
        <button type="button" className={styles.button} onClick={onRetry}>
          {words.tryAgain}
        </button>
      )}
    </div>
  );
}
