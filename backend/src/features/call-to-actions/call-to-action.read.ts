import { whole, type RecordColumn } from '../../kit/record.ts';

/** A column that names a call to action. */
export const callToActionColumn: RecordColumn<number> = {
  ...whole('call_to_action_id'),
  refersTo: {
    what: 'call to action',
    exists: (id) => `EXISTS (SELECT FROM call_to_action WHERE id = ${id})`,
  },
};
