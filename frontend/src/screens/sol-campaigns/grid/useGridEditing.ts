import { useMemo, useState, use, useEffect, useEffectEvent } from 'react';
import { useUpdateSolCampaignMutation, type SolCampaignConflict } from '../../../api';
import { useMasks } from '../../../api/solMarkets';
import { useOutcome } from '../../../api/outcome';
import { isConflictReply } from '../../../kit/conflict/isConflictReply';
import type { PagedSearch } from '../../../kit/list/usePagedSearch';
import { useRowDrafts } from '../../../kit/inline-edit/useRowDrafts';
import { unsavedChanges } from '../../../ui/dialogs/unsavedChanges';
import { confirmDiscounts } from '../../../kit/sol/discounts';
import { campaignTexts } from '../../../texts';
import { campaignBlockOf, changesToSend, draftOf, changedFields } from '../draft/campaignDraft';
import type { RowEdit, RowEditing, RowField } from './RowEditing';
import { t } from '../../../texts/solCampaigns';
import { useLocation } from 'react-router-dom';
import { DraftOwner } from '../../../kit/form/DraftContext';
import { forgetDraft, keepDraft, readDraft } from '../../../kit/form/draft';
import type { DraftNews } from '../../../kit/form/editsDraft';
import type { RowDrafts } from '../../../kit/inline-edit/rowDrafts';

interface KeptRow {
  edit: RowEdit;
  field: RowField;
  at: number;
}

const slot = 'campaign-row';

/** The row that the end of a session interrupted, of the same user on this screen. */
function useInterruptedRow(): KeptRow | null {
  const owner = use(DraftOwner);
  const { pathname } = useLocation();
  const [kept] = useState(() => {
    try {
      return JSON.parse(readDraft(owner, pathname, slot)?.values.kept ?? 'null') as KeptRow | null;
    } catch {
      return null;
    }
  });
  return kept;
}

/** Puts the interrupted row back among the drafts, and keeps the one in edit when the session ends over it. */
function useKeptRow(
  kept: KeptRow | null,
  drafts: RowDrafts<RowEdit>,
  place: { id: number; field: RowField | 'left' } | undefined,
) {
  const owner = use(DraftOwner);
  const { pathname } = useLocation();
  const [news, setNews] = useState<DraftNews | undefined>(kept ? newsOf(kept) : undefined);

  const restore = useEffectEvent(() => {
    if (kept) drafts.set(kept.edit.row.id, kept.edit);
    forgetDraft(slot);
  });
  const keep = useEffectEvent(() => {
    const edit = place && drafts.get(place.id);
    if (!owner || !edit || place.field === 'left') return;
    const row: KeptRow = { edit, field: place.field, at: Date.now() };
    const values = { kept: JSON.stringify(row) };
    keepDraft({ owner, place: pathname, opened: {}, title: slot, values }, slot);
  });
  useEffect(() => {
    restore();
    return () => keep();
  }, []);
  return { news, dismiss: () => setNews(undefined) };
}

const newsOf = ({ edit: { row, now }, at }: KeptRow): DraftNews => ({
  kind: 'restored',
  count: changedFields(draftOf(row), now).length,
  at,
});

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
  const kept = useInterruptedRow();
  const [held, setHeld] = useState<{ place: GridPlace; visit: string; now: number } | undefined>(() =>
    kept ? { place: { id: kept.edit.row.id, field: kept.field }, visit, now: Date.now() } : undefined,
  );
  const [isSaving, setIsSaving] = useState(false);
  const place = held?.visit === visit ? held.place : undefined;
  const restored = useKeptRow(kept, drafts, held?.place);

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
  return { ...grid, restored };
}
