import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useOutcome } from '../../../api/outcome';
import type { PagedSearch } from '../../../kit/list/usePagedSearch';
import { useRowDrafts } from '../../../kit/inline-edit/rowDrafts';
import { unsavedChanges } from '../../../ui/dialogs/unsavedChanges';
import { useUpdateCampaign } from '../dialogs/useUpdateCampaign';
import { campaignBlockOf, draftOf, changedFields } from '../draft/campaignDraft';
import type { RowEdit, RowEditing, RowField } from './useRowEdit';
import { readKept } from '../../../kit/versioned/keptEdits';
import type { DraftNews } from '../../../kit/versioned/editsDraft';
import { useKeptEdits, useKeptPlace } from '../../../kit/versioned/useKeptEdits';

/** The row that the end of a session interrupts. */
interface InterruptedRow {
  edit: RowEdit;
  field: RowField;
}

/** Where the user is in the grid: the row in edit and the field to begin with, or the row that was left. */
export interface GridPlace {
  id: number;
  field: RowField | 'left';
}

/** One row of the grid is edited at a time; another one asks first where something is not saved. */
export function useGridEditing({ subject, visit, mark }: Pick<PagedSearch, 'subject' | 'visit' | 'mark'>) {
  const drafts = useRowDrafts<RowEdit>(subject);
  const outcome = useOutcome();
  const keptPlace = useKeptPlace('campaign-row');
  const [kept] = useState(() => readKept<InterruptedRow>(keptPlace));
  const [news, setNews] = useState<DraftNews | undefined>(
    kept && { kind: 'restored', count: kept.count ?? 0, at: kept.at },
  );
  const [held, setHeld] = useState<{ place: GridPlace; visit: string; now: number } | undefined>(() => {
    const { edit, field } = kept?.edits ?? {};
    return edit && field && { place: { id: edit.row.id, field }, visit, now: Date.now() };
  });
  const [isSaving, setIsSaving] = useState(false);
  const place = held?.visit === visit ? held.place : undefined;
  const restore = useEffectEvent(() => kept && drafts.set(kept.edits.edit.row.id, kept.edits.edit));
  useEffect(() => void restore(), []);
  useKeptEdits(keptPlace, news, () => {
    const edit = held && drafts.get(held.place.id);
    if (!edit || held.place.field === 'left') return undefined;
    const edits: InterruptedRow = { edit, field: held.place.field };
    return { edits, count: changedFields(draftOf(edit.row), edit.now).length };
  });

  const go = useCallback((next: GridPlace) => setHeld({ place: next, visit, now: Date.now() }), [visit]);
  const leave = useCallback(
    (id: number) => {
      drafts.set(id, undefined);
      go({ id, field: 'left' });
    },
    [drafts, go],
  );
  const { save, saving } = useUpdateCampaign(
    useCallback(
      (id: number) => {
        leave(id);
        mark(id);
      },
      [leave, mark],
    ),
  );

  const grid = useMemo(() => {
    const saveRow = async (id: number) => {
      const edit = drafts.get(id);
      if (!edit || isSaving) return;
      const { row: over, now: mine, openedAt } = edit;
      if (campaignBlockOf(mine, draftOf(over), openedAt)) return;
      setIsSaving(true);
      await save({ over, mine, openedAt }).catch((error: unknown) => outcome.failed(error));
      setIsSaving(false);
    };
    const editing: RowEditing = { drafts, now: held?.now ?? 0, save: saveRow, cancel: leave, isSaving };
    return {
      editing,
      place,
      begin: (row: { id: number }, field: RowField) => {
        if (place?.id === row.id && place.field !== 'left') return;
        unsavedChanges.leaveFor(() => go({ id: row.id, field }));
      },
    };
  }, [drafts, held, place, go, leave, isSaving, save, outcome]);
  return { ...grid, saving, restored: { news, dismiss: () => setNews(undefined) } };
}
