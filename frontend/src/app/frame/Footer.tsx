import { shellTexts } from '../../texts';
import { t } from '../../texts/app';
import styles from './frame.module.css';

/** The line at the end of every page. */
export function Footer() {
  return (
    <footer className={styles.foot}>
      <span>{shellTexts.copyright}</span>
      <span>{t('Configurator console')}</span>
    </footer>
  );
}
