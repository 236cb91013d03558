import { useState, type ReactNode } from 'react';
import { ConflictDialog } from '../versioned/ConflictDialog';
import { conflictFields } from '../versioned/ConflictField';
import { formatTime } from '../format/instants';
import type { RecordFormProps } from '../form/RecordForm';
import type { DialogSteps } from '../../ui/dialogs/DialogSteps';
import type { Outcome, RecordCalls, RecordId, Saved } from './RecordCalls';
import { RecordChanges } from './RecordChanges';
import { changeableFields, nameOf, type LastingNoun } from './RecordNoun';
import { sharedFormProps } from './sharedFormProps';
import { useRecordUpdate } from './useRecordUpdate';
import { t } from '../../texts/kitRecord.gen';

/** What a noun's form is given; it passes everything but `row` on to RecordForm. */
export interface RecordFormSlot<Row, Values extends Record<string, string>> extends Omit<
  RecordFormProps<Values>,
  'children'
> {
  /** The stored record; undefined in the form of a new one. */
  row?: Row;
}

export interface EditRecordProps<Row, Values extends Record<string, string>, Id = number> {
  of: LastingNoun<Row, Values>;
  row: Row;
  calls: Pick<RecordCalls<Row, Values, Id>, 'update' | 'history'> &
    Partial<Pick<RecordCalls<Row, Values, Id>, 'restore' | 'readHistory' | 'entity'>>;
  outcome: Outcome;
  form: (slot: RecordFormSlot<Row, Values>) => ReactNode;
  onSaved: (saved: Saved<Id>) => void;
  /** Takes a failure over, with what was typed; without it the form stays open and says what is wrong. */
  onFailed?: (error: unknown, typed: Values) => void;
  onClose: () => void;
  /** To the records before and after it in the list. */
  steps?: DialogSteps;
}

/** Changes a record, beside its history; a colleague's change meanwhile opens the conflict. */
export function EditRecord<
  Row extends { id: RecordId; version: number },
  Values extends Record<string, string>,
>(props: EditRecordProps<Row, Values, Row['id']>) {
  const { of, row, calls, outcome, form, onSaved, onFailed, onClose } = props;
  const [openedAt] = useState(Date.now);
  const saving = useRecordUpdate<Row, Values>({
    row,
    calls,
    outcome,
    onUpdated: onSaved,
    isNoted: of.notesSuccess,
  });
  const fields = changeableFields(of);
  const lang = of.langOf?.(row);
  const values = of.valuesOf(row);
  const submit = (typed: Values) =>
    saving.save({ over: row, mine: typed, openedAt }).catch((error: unknown) => {
      if (!onFailed) throw error;
      onFailed(error, typed);
    });

  return (
    <>
      {form({
        ...sharedFormProps(outcome, onClose),
        row,
        values,
        steps: props.steps,
        title: t('Edit {nameOf}', { nameOf: nameOf(of, row) }),
        subtitle: [of.title, of.detailOf(row), t('opened {openedAt}', { openedAt: formatTime(openedAt) })]
          .filter(Boolean)
          .join(' · '),
        width: of.widths?.edit ?? 1000,
        onSave: submit,
        aside: (fill) => (
          <RecordChanges
            lang={lang}
            outcome={outcome}
            shown={{ fields: Object.values(of.fields) }}
            history={calls.history}
            onRestore={({ left }) => left && of.changeable.forEach((name) => fill(name, left[name]!))}
          />
        ),
      })}
      <ConflictDialog
        saving={saving}
        subtitle={[of.title, of.detailOf(row)].filter(Boolean).join(' · ')}
        valuesOf={of.valuesOf}
        fieldsOf={(versions) => conflictFields(fields, versions, lang)}
        outcome={outcome}
      />
    </>
  );
}
