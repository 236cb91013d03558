import { PanelsTopLeft } from 'lucide-react';
import { t } from '../../texts/login';

/** The header of somebody who is not signed in: the way to the landing page. A plain link: that page is a document of its own. */
export const LoginHeader = () => (
  <header className="lg-head">
    <a className="visitor-in" href={`${import.meta.env.BASE_URL}landing`}>
      <PanelsTopLeft size={15} aria-hidden />
      {t('Landing page')}
    </a>
  </header>
);
