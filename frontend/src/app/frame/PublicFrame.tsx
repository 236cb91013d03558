import { Outlet } from 'react-router-dom';
import { useSignedInUser } from '../../api/session';
import { VisitorHeader } from '../../ui/navigation/VisitorHeader';
import { Footer } from './Footer';
import styles from './frame.module.css';

export function PublicFrame() {
  return (
    <div className={styles.public}>
      <VisitorHeader isSignedIn={useSignedInUser() !== null} />
      <main id="main" className={styles.content} tabIndex={-1}>
        <Outlet />
        <Footer />
      </main>
    </div>
  );
}
