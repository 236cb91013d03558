import { useEffect, useState } from 'react';
import { Loader } from 'semantic-ui-react';
import { t } from '../../texts/ui.gen';
import textStyles from '../text.module.css';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Any call is pending. */
  active: boolean;
}

const announceAfterMs = 800;

/** The global pending indicator: a thin bar at the top at once, and a polite word when it takes longer. */
export function Spinner({ active }: SpinnerProps) {
  return (
    <>
      <span role="status" className={textStyles.unseen}>
        {active && <LateText text={t('Loading')} />}
      </span>
      {active && <Loader active className={styles.bar} aria-hidden />}
    </>
  );
}

function LateText({ text }: { text: string }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), announceAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? text : null;
}
