import { Car } from 'lucide-react';
import { shellTexts } from '../../texts';
import { CarDrawing } from './CarDrawing';
import { rich } from '../../texts/rich';
import { t } from '../../texts/login';

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
          {rich(t('Every label, option and price{br}of every Alturia.'), { br: <br /> })}
        </p>
        <p>{t('Internal console for the configurator teams.')}</p>
      </div>
      <footer>{shellTexts.copyright}</footer>
    </aside>
  );
}
