import { Car } from 'lucide-react';
import { shellTexts } from '../../texts';
import { CarDrawing } from './CarDrawing';
import { t } from '../../texts/login';

/** The left side of the login page. */
export function BrandPanel() {
  return (
    <aside className="lb" aria-label={t('Configurator')}>
      <div className="brand">
        <span className="brand-mark">
          <Car size={18} aria-hidden />
        </span>
        <span>{t('Configurator')}</span>
      </div>
      <CarDrawing />
      <div className="lt">
        <p className="claim">
          {t('Every label, option and price')}
          <br />
          {t('of every Alturia.')}
        </p>
        <p>{t('Internal console for the configurator teams.')}</p>
      </div>
      <footer>{shellTexts.copyright}</footer>
    </aside>
  );
}
