import { useEffect, useSyncExternalStore } from 'react';
import { formatExactAmount } from '../../../../contracts/rules/amounts';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { largeChanges, type LargeChanges } from './largeChanges';
import './large-changes.css';

const mostShown = 12;

/** Asks what confirmLargeChanges wants to know; mounted once, beside the notices. */
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
        length === 1 ? 'One amount changes by more than half' : `${length} amounts change by more than half`
      }
      message={
        <>
          <p>Is this what you mean?</p>
          <table className="large-changes">
            <tbody>
              {changes.slice(0, mostShown).map(({ name, before, after, mask }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className="num">{formatExactAmount(before!, mask)}</td>
                  <td aria-hidden>→</td>
                  <td className="num">
                    <b>{formatExactAmount(after!, mask)}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {more > 0 && <p>{more === 1 ? 'And one more.' : `And ${more} more.`}</p>}
        </>
      }
      confirmLabel="Save all the same"
      buttonLang="en"
      danger
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    />
  );
}
