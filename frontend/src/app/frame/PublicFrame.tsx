import { Outlet } from 'react-router-dom';
import { useSignedInUser } from '../../api/session';
import { VisitorHeader } from '../../ui/navigation/VisitorHeader';
import { Footer } from './Footer';
import '../app.css';

export function PublicFrame() {
  return (
    <div className="public">
      <VisitorHeader isSignedIn={useSignedInUser() !== null} />
      <main id="main" className="content" tabIndex={-1}>
        <Outlet />
        <Footer />
      </main>
    </div>
  );
}
