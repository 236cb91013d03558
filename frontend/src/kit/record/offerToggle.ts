import { t } from '../../texts/kitRecord.gen';
import type { Outcome } from './RecordCalls';

/** When a record in use cannot be deleted, the error dialog offers to deactivate it instead. */
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
