import { use } from 'react';
import { useOutcome } from '../../api/outcome';
import { ResolveConflict } from '../../kit/record/ResolveConflict';
import { useRecordUpdate } from '../../kit/record/useRecordUpdate';
import { FieldsDraftsContext } from '../../kit/inline-edit/rowFields';
import { rowBefore, rowFields, textsOf, type CountryModelRow, type RowTexts } from './countryModel';
import type { CountryModelDialog } from './countryModelDialog';
import { useUpdateRow } from './useSaveRow';

export interface SettleRowProps {
  opened: Extract<CountryModelDialog, { kind: 'conflict' }>;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** A colleague was faster than what was typed into a row; switches are theirs, since nothing of them was typed. */
export function SettleRow({ opened, onSaved, onClose }: SettleRowProps) {
  const { row, draft, conflict: first } = opened;
  const drafts = use(FieldsDraftsContext);
  const outcome = useOutcome();
  const update = useUpdateRow();
  const { save, conflict: later } = useRecordUpdate<CountryModelRow, RowTexts>({
    row,
    calls: { update: (_row, texts, version) => update(theirs(), texts, version) },
    outcome,
    onUpdated: () => {
      drafts.set(row.id, undefined);
      onSaved(row.id);
      onClose();
    },
  });
  const theirs = (): CountryModelRow => ({ ...(later ?? first).current, id: row.id });
  const mine = { ...textsOf(row), ...draft.stored, ...draft.typed };
  const conflict = { ...first, ...later, current: theirs(), mine: later?.mine ?? mine };

  return (
    <ResolveConflict<CountryModelRow, RowTexts>
      key={conflict.current.version}
      subtitle={`${row.description} · ${row.countryDesc}`}
      row={rowBefore(row, draft)}
      openedAt={draft.openedAt}
      fields={rowFields}
      valuesOf={textsOf}
      conflict={conflict}
      outcome={outcome}
      onClose={onClose}
      onSave={save}
    />
  );
}
