import { use, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DraftOwner } from '../../../kit/form/DraftContext';
import { forgetDraft, keepDraft, readDraft } from '../../../kit/form/draft';
import type { DraftNews } from '../../../kit/form/editsDraft';
import type { RowDrafts } from '../../../kit/rows/rowDrafts';
import { changedFields, draftOf } from '../draft/campaignDraft';
import type { RowEdit, RowField } from './RowEditing';

interface KeptRow {
  edit: RowEdit;
  field: RowField;
  at: number;
}

const slot = 'campaign-row';

/** The row that the end of a session interrupted, of the same user on this screen. */
export function useInterruptedRow(): KeptRow | null {
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
export function useKeptRow(
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
