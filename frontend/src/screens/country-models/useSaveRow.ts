import { useCallback } from 'react';
import { useUpdateCountryModelMutation, type CountryModelConflict } from '../../api';
import { useOutcome } from '../../api/outcome';
import { isConflictReply } from '../../kit/versioned/isConflictReply';
import { faultIn } from '../../kit/inline-edit/RowFieldInput';
import type { FieldsDraft } from '../../kit/inline-edit/rowFields';
import type { RowDrafts } from '../../kit/inline-edit/rowDrafts';
import { inputOf, rowFields, textsOf, type CountryModelRow, type RowTexts } from './countryModel';
import type { CountryModelDialog } from './countryModelDialog';

/** Stores a row with these texts over a version; answers with its key. */
export function useUpdateRow() {
  const [update] = useUpdateCountryModelMutation();
  return useCallback(
    async (row: CountryModelRow, texts: RowTexts, version: number) => {
      const { modelcode, countryId, id } = row;
      const countryModelInput = inputOf(row, texts, version);
      return { id, ...(await update({ modelcode, countryId, countryModelInput }).unwrap()) };
    },
    [update],
  );
}

export interface SaveRowProps {
  drafts: RowDrafts<FieldsDraft>;
  onOpen: (dialog: CountryModelDialog) => void;
  onSaved: (id: string) => void;
}

/** Saves what was typed into a row. With a fault nothing is sent; a colleague's change meanwhile opens the conflict. */
export function useSaveRow({ drafts, onOpen, onSaved }: SaveRowProps) {
  const update = useUpdateRow();
  const outcome = useOutcome();
  return useCallback(
    async (row: CountryModelRow) => {
      const draft = drafts.get(row.id);
      if (!draft || faultIn(rowFields, draft.typed)) return;
      try {
        const saved = await update(row, { ...textsOf(row), ...draft.typed }, draft.version);
        drafts.set(row.id, undefined);
        onSaved(row.id);
        outcome.succeeded(saved.message);
      } catch (error) {
        const { status, body } = outcome.problemOf(error);
        if (status === 409 && isConflictReply<CountryModelConflict>(body))
          onOpen({ kind: 'conflict', row, draft, conflict: body });
        else outcome.failed(error);
      }
    },
    [drafts, update, outcome, onOpen, onSaved],
  );
}
