import { useEffect, useSyncExternalStore } from 'react';
import { formatExactAmount } from '../../../../contracts/rules/amounts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { largeChanges, type LargeChanges } from './largeChanges';
import { t } from '../../texts/kit';
import styles from './large-changes.module.css';
import textStyles from '../../ui/text.module.css';

const mostShown = 12;

/** Asks what confirmLargeChanges wants to know; mounted once, in the shell. */
export function LargeChangeQuestion() {
  const asked = useSyncExternalStore(largeChanges.subscribe, largeChanges.get);
  // Whoever leaves the page has not said yes.
  useEffect(() => () => largeChanges.get()?.answer(false), []);
  return asked ? <Question {...asked} /> : null;
}

function Question({ changes, answer }: LargeChanges) {
  const { length } = changes;
  const more = length - mostShown;
  return (
    <ConfirmDialog
      title={
        length === 1
          ? t('One amount changes by more than half')
          : t('{count} amounts change by more than half', { count: length })
      }
      message={
        <>
          <p>{t('Is this what you mean?')}</p>
          <table className={styles.table}>
            <tbody>
              {changes.slice(0, mostShown).map(({ name, before, after, mask }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className={textStyles.num}>{formatExactAmount(before!, mask)}</td>
                  <td aria-hidden>→</td>
                  <td className={textStyles.num}>
                    <b>{formatExactAmount(after!, mask)}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {more > 0 && <p>{more === 1 ? t('And one more.') : t('And {more} more.', { more })}</p>}
        </>
      }
      confirmLabel={t('Save all the same')}
      danger
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    />
  );
}
