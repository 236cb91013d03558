import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useUpdateSolCampaignMutation, type SolCampaignConflict } from '../../../api';
import { useMasks } from '../../../api/solMarkets';
import { useOutcome } from '../../../api/outcome';
import { isConflictReply } from '../../../kit/versioned/isConflictReply';
import type { PagedSearch } from '../../../kit/list/usePagedSearch';
import { useRowDrafts } from '../../../kit/inline-edit/useRowDrafts';
import { unsavedChanges } from '../../../ui/dialogs/unsavedChanges';
import { confirmDiscounts } from '../../../kit/sol/discounts';
import { campaignTexts } from '../../../texts';
import { campaignBlockOf, changesToSend, draftOf, changedFields } from '../draft/campaignDraft';
import type { RowEdit, RowEditing, RowField } from './RowEditing';
import { t } from '../../../texts/solCampaigns';
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

export interface GridEditingProps {
  search: Pick<PagedSearch, 'subject' | 'visit' | 'mark'>;
  onConflict: (edit: RowEdit, conflict: SolCampaignConflict) => void;
}

/** One row of the grid is edited at a time; another one asks first where something is not saved. */
export function useGridEditing({ search, onConflict }: GridEditingProps) {
  const { subject, visit, mark } = search;
  const drafts = useRowDrafts<RowEdit>(subject);
  const outcome = useOutcome();
  const masks = useMasks();
  const [update] = useUpdateSolCampaignMutation();
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

  const grid = useMemo(() => {
    const go = (next: GridPlace) => setHeld({ place: next, visit, now: Date.now() });
    const leave = (id: number) => {
      drafts.set(id, undefined);
      go({ id, field: 'left' });
    };
    const save = async (id: number) => {
      const edit = drafts.get(id);
      const before = edit && draftOf(edit.row);
      if (!edit || !before || isSaving || campaignBlockOf(edit.now, before, edit.openedAt)) return;
      const name = t('{discTot}, campaign {id}', { discTot: campaignTexts.discTot, id });
      if (!(await confirmDiscounts(name, before, edit.now, masks(edit.now.idCountry)))) return;
      setIsSaving(true);
      try {
        const solCampaignInput = changesToSend(before, edit.now, edit.row.version);
        const sent = { id, flag: 'false' as const, userAlias: outcome.me, solCampaignInput };
        const { message } = await update(sent).unwrap();
        leave(id);
        mark(id);
        outcome.noted(message);
      } catch (error) {
        const { status, body } = outcome.problemOf(error);
        if (status === 409 && isConflictReply<SolCampaignConflict>(body)) onConflict(edit, body);
        else if (status !== 401) outcome.failed(error);
      } finally {
        setIsSaving(false);
      }
    };
    const editing: RowEditing = { drafts, now: held?.now ?? 0, save, cancel: leave, isSaving };
    return {
      editing,
      place,
      begin: (row: { id: number }, field: RowField) => {
        if (place?.id === row.id && place.field !== 'left') return;
        unsavedChanges.leaveFor(() => go({ id: row.id, field }));
      },
      /** The row was stored by another way: nothing of it is left to save. */
      leave,
    };
  }, [drafts, held, place, visit, isSaving, mark, masks, onConflict, outcome, update]);
  return { ...grid, restored: { news, dismiss: () => setNews(undefined) } };
}
