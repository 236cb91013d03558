import type { RecordCalls, Saved } from './RecordCalls';
import { commonSlot, type EditRecordProps } from './EditRecord';

export interface NewRecordProps<Row, Values extends Record<string, string>, Id = number> extends Pick<
  EditRecordProps<Row, Values, Id>,
  'of' | 'outcome' | 'form' | 'onFailed' | 'onClose'
> {
  calls: Pick<RecordCalls<Row, Values, Id>, 'create'>;
  onCreated: (saved: Saved<Id>) => void;
}

/** Creates a record. */
export function NewRecord<Row, Values extends Record<string, string>, Id = number>(
  props: NewRecordProps<Row, Values, Id>,
) {
  const { of, calls, outcome, form, onCreated, onFailed, onClose } = props;
  const submit = async (typed: Values) => {
    try {
      onCreated(await calls.create(typed));
    } catch (error) {
      if (!onFailed) throw error;
      onFailed(error, typed);
    }
  };
  return form({
    ...commonSlot(outcome, onClose),
    values: of.blank,
    title: of.newTitle,
    width: of.widths?.create,
    onSave: submit,
  });
}
