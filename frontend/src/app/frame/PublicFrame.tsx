import { Outlet } from 'react-router-dom';
import { isAvailable } from '../routes/routeTable';
import { Brand } from './Brand';
import { Footer } from './Footer';
import '../app.css';

/** The header's landing form: brand only, no selectors, no Logout (R-008, readings A-06). */
export function PublicFrame() {
  return (
    <div className="public">
      <header className="topbar">
        <Brand to={isAvailable('/landing') ? '/landing' : '/'} />
      </header>
      <main id="main" className="content" tabIndex={-1}>
        <Outlet />
        <Footer />
      </main>
    </div>
  );
}
