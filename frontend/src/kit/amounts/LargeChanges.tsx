import { formatExactAmount } from '../../../../contracts/rules/amounts';
import { t } from '../../texts/kit.gen';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import type { LargeChanges } from './askedChanges';
import styles from './large-changes.module.css';
import textStyles from '../../ui/text.module.css';

const mostShown = 12;

/** The question whether amounts that change by more than half are meant, with some of them. */
export function LargeChangesDialog({ changes, also, answer }: LargeChanges) {
  const { length } = changes;
  const more = length - mostShown;
  const large =
    length === 1
      ? t('One amount changes by more than half')
      : t('{count} amounts change by more than half', { count: length });
  return (
    <ConfirmDialog
      title={also?.title ?? large}
      message={
        <>
          {also && <p>{also.text}</p>}
          {also && length > 0 && <p>{large}.</p>}
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
