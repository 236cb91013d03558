import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Dialog } from '../../ui/Dialog';
import type { FieldDefinition } from '../form/FieldDefinition';
import { formatInstant } from '../format/formatInstant';
import type { ChangeEntry } from '../history/ChangeEntry';
import { RecordChanges } from './RecordChanges';
import type { Outcome, RecordCalls, RecordId } from './RecordCalls';
import { useRestore } from './useRestore';

export interface RecordHistoryProps<Row, Values, Id = number> {
  id: Id;
  title: string;
  subtitle: string;
  /** What one of them is called: 'label'. */
  one: string;
  /** What may change. */
  fields: readonly FieldDefinition[];
  lang?: string;
  readOnly?: boolean;
  calls: Pick<RecordCalls<Row, Values, Id>, 'history' | 'restore'>;
  outcome: Outcome;
  onSaved: (id: Id) => void;
  onClose: () => void;
}

/** Who changed a record when; Restore brings an older state back at once, after a question. */
export function RecordHistory<Row, Values, Id extends RecordId = number>(
  props: RecordHistoryProps<Row, Values, Id>,
) {
  const { id, title, subtitle, one, fields, lang, readOnly, calls, outcome, onSaved, onClose } = props;
  const { restore, isRestoring } = useRestore(calls, outcome);
  const [wanted, setWanted] = useState<ChangeEntry>();
  const confirm = async (change: ChangeEntry) => {
    const isDone = await restore(id, change.id);
    setWanted(undefined);
    if (!isDone) return;
    onSaved(id);
    onClose();
  };

  return (
    <Dialog title={title} subtitle={subtitle} flush cancelLabel="Chiudi" onClose={onClose}>
      <RecordChanges
        {...{ fields, lang, outcome }}
        history={calls.history}
        onRestore={readOnly ? undefined : setWanted}
      />
      {wanted && (
        <ConfirmDialog
          title="Restore"
          message={
            <Question
              {...{ one, lang }}
              change={wanted}
              text={fields.length === 1 ? wanted.left?.[fields[0]!.name] : undefined}
            />
          }
          confirmLabel="Ripristina"
          pending={isRestoring}
          onConfirm={() => confirm(wanted)}
          onCancel={() => setWanted(undefined)}
        />
      )}
    </Dialog>
  );
}

interface QuestionProps {
  one: string;
  lang: string | undefined;
  change: ChangeEntry;
  /** What comes back, where that is one text. */
  text: string | undefined;
}

/** A short text is quoted; a long one and several fields are named by the moment alone. */
function Question({ one, lang, change, text }: QuestionProps) {
  const when = formatInstant(change.at);
  if (!text || text.length > 200)
    return (
      <>
        The {one} becomes again what it was on {when}.
      </>
    );
  return (
    <>
      The {one} becomes <span lang={lang}>“{text}”</span> again, as of {when}.
    </>
  );
}
