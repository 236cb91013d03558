import { whole, type RecordColumn } from '../../kit/record.ts';

export const callToActionColumn: RecordColumn<number> = {
  ...whole('call_to_action_id'),
  refersTo: {
    what: 'call to action',
    exists: (id) => `EXISTS (SELECT FROM call_to_action WHERE id = ${id})`,
  },
};
