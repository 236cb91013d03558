import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Dialog } from '../../ui/dialogs/Dialog';
import { formatInstant } from '../format/instants';
import { type ChangeEntry, type FieldChange, ChangedField } from '../history/ChangeList';
import { fieldChanges, type ShownFields } from './changeEntries';
import { RecordChanges } from './RecordChanges';
import type { Answer, Outcome, RecordCalls, RecordChange, RecordId } from './RecordCalls';
import { useRestore } from './useRestore';
import { t } from '../../texts/kitRecord.gen';

export interface RecordHistoryProps<Row, Values, Id = number> {
  id: Id;
  title: string;
  subtitle: string;
  one: string;
  shown: ShownFields;
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
  const { id, title, subtitle, one, shown, lang, readOnly, calls, outcome, onSaved, onClose } = props;
  const { restore, isRestoring } = useRestore(calls, outcome);
  const [wanted, setWanted] = useState<ChangeEntry>();
  const confirm = async (change: ChangeEntry) => {
    const seen = calls.history.currentData?.[0]?.id;
    const isDone = await restore(id, { changeId: change.id, before: change.isOriginal, seen });
    setWanted(undefined);
    if (!isDone) return;
    onSaved(id);
    onClose();
  };

  return (
    <Dialog title={title} subtitle={subtitle} flush cancelLabel={t('Close')} onClose={onClose}>
      <RecordChanges
        shown={shown}
        lang={lang}
        outcome={outcome}
        history={calls.history}
        onRestore={readOnly ? undefined : setWanted}
      />
      {wanted && (
        <ConfirmDialog
          title={t('Restore')}
          message={
            <Question
              one={one}
              lang={lang}
              change={wanted}
              becomes={differences(wanted, calls.history, shown)}
            />
          }
          confirmLabel={t('Restore')}
          pending={isRestoring}
          onConfirm={() => confirm(wanted)}
          onCancel={() => setWanted(undefined)}
        />
      )}
    </Dialog>
  );
}

function differences(
  { id, isOriginal }: ChangeEntry,
  { currentData, data }: Answer<readonly RecordChange[]>,
  shown: ShownFields,
): FieldChange[] {
  const changes = currentData ?? data ?? [];
  const wanted = changes.find((change) => change.id === id)?.fields ?? [];
  const now = new Map(changes[0]?.fields.map((each) => [each.field, each]));
  const becomes = wanted.map(({ field, title, before, after }) => {
    const present = now.get(field);
    return {
      field,
      title,
      after: isOriginal ? before : after,
      ...(present && 'after' in present && { before: present.after }),
    };
  });
  return fieldChanges(becomes, shown);
}

interface QuestionProps {
  one: string;
  lang: string | undefined;
  change: ChangeEntry;
  becomes: readonly FieldChange[];
}

/** Says all that comes back, also what is on no form: a switch that somebody has turned since. */
const Question = ({ one, lang, change, becomes }: QuestionProps) => (
  <>
    {change.isOriginal
      ? t('The {one} goes back to what it was before {at}.', { one, at: formatInstant(change.at) })
      : t('The {one} goes back to what it was on {at}.', { one, at: formatInstant(change.at) })}
    {becomes.map((each) => (
      <ChangedField key={each.name} change={each} lang={lang} whole />
    ))}
  </>
);
