import { Car } from 'lucide-react';
import { Link } from 'react-router-dom';
import { t } from '../../texts/app';

export function Brand({ to }: { to: string }) {
  return (
    <Link className="brand" to={to}>
      <span className="brand-mark">
        <Car size={18} aria-hidden />
      </span>
      <span>{t('Configurator')}</span>
    </Link>
  );
}
