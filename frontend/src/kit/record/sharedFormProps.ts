import type { Outcome } from './RecordCalls';

/** Props that the form of every noun gets. */
export const sharedFormProps = ({ problemOf, failed }: Outcome, onClose: () => void) => ({
  problemOf,
  onLeft: (error: unknown) => failed(error),
  onClose,
});
