import { shellTexts } from '../../texts';
import { t } from '../../texts/app';

/** The line at the end of every page. */
export function Footer() {
  return (
    <footer className="foot">
      <span>{shellTexts.copyright}</span>
      <span>{t('Configurator console')}</span>
    </footer>
  );
}
