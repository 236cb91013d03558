import { t } from '../../texts/kitRecord.gen';
import type { Outcome } from './RecordCalls';

/** Where a record that is in use cannot be deleted, the red box that says by what offers what is safe: to deactivate it. */
export const offerToggle = (outcome: Outcome, toggle: () => void): Outcome => ({
  ...outcome,
  failed: (error, options) => {
    const isUsed = outcome.problemOf(error).status === 409;
    outcome.failed(
      error,
      isUsed ? { ...options, action: { label: t('Deactivate'), onClick: toggle } } : options,
    );
  },
});
