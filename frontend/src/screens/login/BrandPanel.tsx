import { Car } from 'lucide-react';
import { shellTexts } from '../../texts';
import { CarDrawing } from './CarDrawing';

/** The left side of the login page. */
export function BrandPanel() {
  return (
    <aside className="lb" aria-label="Configurator">
      <div className="brand">
        <span className="brand-mark">
          <Car size={18} aria-hidden />
        </span>
        <span>Configurator</span>
      </div>
      <CarDrawing />
      <div className="lt">
        <p className="claim">
          Every label, option and price
          <br />
          of every Alturia.
        </p>
        <p>Internal console for the configurator teams.</p>
      </div>
      <footer>{shellTexts.copyright}</footer>
    </aside>
  );
}
