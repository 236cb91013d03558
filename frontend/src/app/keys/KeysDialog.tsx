import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../../texts/keys';
import { Dialog } from '../../ui/dialogs/Dialog';
import { keysOf, type KeyLine } from './keyGroups';
import styles from './keys.module.css';

const KeyNames = ({ ways }: Pick<KeyLine, 'ways'>) =>
  ways.map((keys) => (
    <Fragment key={keys.join()}>
      <span className={styles.way}>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </span>{' '}
    </Fragment>
  ));

/** What the keyboard does on the screen at hand. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  return (
    <Dialog title={t('Keyboard shortcuts')} width={640} cancelLabel={t('Close')} onClose={onClose}>
      {keysOf(pathname).map(({ title, lines }) => (
        <section key={title} className={styles.group}>
          <h3>{title}</h3>
          <dl>
            {lines.map(({ ways, does }) => (
              <div key={does} className={styles.line}>
                <dt>{does}</dt>
                <dd>
                  <KeyNames ways={ways} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
