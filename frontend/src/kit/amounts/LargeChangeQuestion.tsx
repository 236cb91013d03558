import { useEffect, useSyncExternalStore } from 'react';
import { lazyDialog } from '../form/lazyDialog';
import { largeChanges } from './askedChanges';

const LargeChangesDialog = lazyDialog(
  () => import('./LargeChanges').then((module) => module.LargeChangesDialog),
  ({ answer }) =>
    () =>
      answer(false),
);

/** Asks what confirmLargeChanges wants to know; mounted once, in the shell. */
export function LargeChangeQuestion() {
  const asked = useSyncExternalStore(largeChanges.subscribe, largeChanges.read);
  // Whoever leaves the page has not said yes.
  useEffect(() => () => largeChanges.read()?.answer(false), []);
  return asked ? <LargeChangesDialog {...asked} /> : null;
}
