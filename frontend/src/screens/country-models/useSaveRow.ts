import { useCallback, useRef } from 'react';
import { useUpdateCountryModelMutation, type CountryModel, type CountryModelInput } from '../../api';
import { useOutcome } from '../../api/outcome';
import { faultIn } from '../../kit/inline-edit/RowFieldInput';
import type { FieldsDraft } from '../../kit/inline-edit/rowFields';
import type { RowDrafts } from '../../kit/inline-edit/rowDrafts';
import { fieldsTypedSince } from '../../kit/inline-edit/typedSince';
import { useVersionedSave } from '../../kit/versioned/useVersionedSave';
import { useSingleFlight } from '../../ui/useSingleFlight';
import {
  rowBefore,
  rowFields,
  rowOf,
  sentTexts,
  textsOf,
  type CountryModelRow,
  type RowTexts,
} from './countryModel';

/**
 * Stores a row with what is said of it over a version; answers with its key. Over another version than the row's own only that is
 * sent: what the list still shows of the rest may be out of date, such as a switch that was just saved, and the server keeps it.
 */
export function useUpdateRow() {
  const [update] = useUpdateCountryModelMutation();
  return useCallback(
    async ({ id, ...row }: CountryModelRow, said: CountryModelInput, version: number) => {
      const { modelcode, countryId } = row;
      const countryModelInput = { ...(row.version === version && row), ...said, version };
      return { id, ...(await update({ modelcode, countryId, countryModelInput }).unwrap()) };
    },
    [update],
  );
}

export interface SaveRowProps {
  drafts: RowDrafts<FieldsDraft>;
  onSaved: (id: string) => void;
}

const keyOf = ({ id }: CountryModelRow) => id;
const recordOf = (over: CountryModel) => rowOf(over).id;

/** Saves what was typed into a row, once however often Enter and Save are pressed. With a fault nothing is sent; a colleague's change meanwhile opens the conflict. */
export function useSaveRow({ drafts, onSaved }: SaveRowProps) {
  const update = useUpdateRow();
  const outcome = useOutcome();
  const sent = useRef(new Map<string, { row: CountryModelRow; draft: FieldsDraft }>());
  const saving = useVersionedSave<CountryModel, RowTexts, { id: string; message: string; version: number }>({
    send: useCallback(
      ({ over, mine }) => {
        const { id } = rowOf(over);
        return update(sent.current.get(id)!.row, sentTexts(mine), over.version);
      },
      [update],
    ),
    problemOf: outcome.problemOf,
    recordOf,
    onSaved: useCallback(
      ({ id, message, version }, { mine }) => {
        const draft = sent.current.get(id)?.draft;
        drafts.set(id, draft && fieldsTypedSince(draft, drafts.get(id), { values: mine, version }));
        onSaved(id);
        outcome.succeeded(message);
      },
      [drafts, onSaved, outcome],
    ),
  });
  const { save } = saving;
  const saveRow = useSingleFlight(
    useCallback(
      async (row: CountryModelRow) => {
        const draft = drafts.get(row.id);
        if (!draft || faultIn(rowFields, draft.typed)) return;
        const over = rowBefore(row, draft);
        const mine = { ...textsOf(over), ...draft.typed };
        sent.current.set(row.id, { row, draft });
        await save({ over, mine, openedAt: draft.openedAt }).catch((error: unknown) => outcome.failed(error));
      },
      [drafts, save, outcome],
    ),
    keyOf,
  );
  return { saving, saveRow };
}
