import { Outlet } from 'react-router-dom';
import { useSignedInUser } from '../../api/session';
import { VisitorHeader } from '../../ui/navigation/VisitorHeader';
import { Footer } from './Footer';
import styles from './frame.module.css';
import layoutStyles from '../../ui/layout.module.css';
import { classes } from '../../ui/classes';

export function PublicFrame() {
  return (
    <div className={styles.public}>
      <VisitorHeader isSignedIn={useSignedInUser() !== null} />
      <main id="main" className={classes(layoutStyles.column, styles.content)} tabIndex={-1}>
        <Outlet />
        <Footer />
      </main>
    </div>
  );
}
