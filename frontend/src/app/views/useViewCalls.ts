import { useDispatch } from 'react-redux';
import {
  useCreateListViewMutation,
  useDeleteListViewMutation,
  useUpdateListViewMutation,
  useUpdateListViewPreferenceMutation,
  type ListName,
  type ListView,
  type ListViewInput,
} from '../../api';
import { viewPreferred } from '../../api/session';
import { useOutcome } from '../../api/outcome';
import { t } from '../../texts/listViews';

/** What the picker does with views; success is a notice, and a deletion can be taken back. */
export function useViewCalls(list: ListName) {
  const outcome = useOutcome();
  const dispatch = useDispatch();
  const [create] = useCreateListViewMutation();
  const [update] = useUpdateListViewMutation();
  const [remove] = useDeleteListViewMutation();
  const [prefer] = useUpdateListViewPreferenceMutation();

  const told = async (call: Promise<{ message: string }>, undo?: () => void): Promise<void> => {
    try {
      const { message } = await call;
      outcome.noted(message, undo && { action: { label: t('Undo'), onClick: undo } });
    } catch (error) {
      outcome.failed(error);
    }
  };
  const save = async (listViewInput: ListViewInput, id?: number): Promise<void> => {
    const { message } = await (
      id === undefined ? create({ list, listViewInput }) : update({ id, listViewInput })
    ).unwrap();
    if (listViewInput.preferred) dispatch(viewPreferred(list));
    outcome.noted(message);
  };
  return {
    outcome,
    /** Rejects with what the form shows. */
    save,
    prefer: ({ id, preferred }: ListView) => {
      if (!preferred) dispatch(viewPreferred(list));
      return told(prefer({ id, listViewPreference: { preferred: !preferred } }).unwrap());
    },
    remove: ({ id, name, shared, preferred, search, columns }: ListView) => {
      const listViewInput = { name, shared, preferred, search, columns };
      return told(remove({ id }).unwrap(), () => void told(create({ list, listViewInput }).unwrap()));
    },
  };
}
