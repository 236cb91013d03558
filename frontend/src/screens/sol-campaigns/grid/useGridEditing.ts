import { useCallback, useMemo, useRef, useState } from 'react';
import { useOutcome } from '../../../api/outcome';
import type { PagedSearch } from '../../../kit/list/usePagedSearch';
import { type RowDrafts, useRowDrafts } from '../../../kit/inline-edit/rowDrafts';
import { unsavedChanges } from '../../../ui/dialogs/unsavedChanges';
import { useUpdateCampaign } from '../dialogs/useUpdateCampaign';
import {
  campaignBlockOf,
  changedFields,
  draftOf,
  draftTypedSince,
  rowAfterSave,
  type CampaignDraft,
} from '../draft/campaignDraft';
import type { RowEdit, RowEditing, RowField } from './useRowEdit';

/** Where the user is in the grid: the row in edit and the field to begin with, or the row that was left. */
export interface GridPlace {
  id: number;
  field: RowField | 'left';
}

const changesIn = ({ row, now }: RowEdit) => changedFields(draftOf(row), now);

/** The row that the end of a session interrupted, at what was changed first in it. */
function interruptedIn(drafts: RowDrafts<RowEdit>): GridPlace | undefined {
  const [[, edit] = []] = drafts.entries();
  return edit && { id: edit.row.id, field: changesIn(edit)[0] as RowField };
}

/** One row of the grid is edited at a time; another one asks first where something is not saved. */
export function useGridEditing({ subject, visit, mark }: Pick<PagedSearch, 'subject' | 'visit' | 'mark'>) {
  const drafts = useRowDrafts<RowEdit>(subject, (edit) => changesIn(edit).length);
  const outcome = useOutcome();
  const [held, setHeld] = useState<{ place: GridPlace; visit: string; now: number } | undefined>(() => {
    const interrupted = interruptedIn(drafts);
    return interrupted && { place: interrupted, visit, now: Date.now() };
  });
  const [isSaving, setIsSaving] = useState(false);
  const place = held?.visit === visit ? held.place : undefined;

  const go = useCallback((next: GridPlace) => setHeld({ place: next, visit, now: Date.now() }), [visit]);
  const leave = useCallback(
    (id: number) => {
      drafts.set(id, undefined);
      go({ id, field: 'left' });
    },
    [drafts, go],
  );
  const sent = useRef<CampaignDraft>(undefined);
  const { save, saving } = useUpdateCampaign(
    useCallback(
      ({ over: { id, version }, mine }) => {
        const edit = drafts.get(id);
        const since = edit && sent.current && draftTypedSince(sent.current, edit.now, mine);
        // The row stays open with what was typed while it was being saved.
        if (since) {
          const row = rowAfterSave(edit.row, mine, version + 1);
          drafts.set(id, { row, now: since, openedAt: Date.now() });
        } else leave(id);
        mark(id);
      },
      [drafts, leave, mark],
    ),
  );

  const grid = useMemo(() => {
    const saveRow = async (id: number) => {
      const edit = drafts.get(id);
      if (!edit || isSaving) return;
      const { row: over, now: mine, openedAt } = edit;
      if (campaignBlockOf(mine, draftOf(over), openedAt)) return;
      sent.current = mine;
      setIsSaving(true);
      await save({ over, mine, openedAt }).catch((error: unknown) => outcome.failed(error));
      setIsSaving(false);
    };
    const editing: RowEditing = { drafts, now: held?.now ?? 0, save: saveRow, cancel: leave, isSaving };
    return {
      editing,
      place,
      begin: (row: { id: number }, field: RowField) => {
        // A row that is being saved is not unsaved; it closes by itself, unless the save is refused.
        if (isSaving || (place?.id === row.id && place.field !== 'left')) return;
        unsavedChanges.leaveFor(() => go({ id: row.id, field }));
      },
    };
  }, [drafts, held, place, go, leave, isSaving, save, outcome]);
  return { ...grid, saving };
}
