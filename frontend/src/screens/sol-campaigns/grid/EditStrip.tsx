import { CircleAlert, CircleDot } from 'lucide-react';
import type { SolCampaignRow } from '../../../api';
import { countOf } from '../../../kit/format/countOf';
import { Button } from '../../../ui/Button';
import { draftToCheck } from '../draft/campaignDraft';
import { clockNoteOf } from '../draft/draftInstants';
import { OverlapWarning } from '../overlaps/OverlapWarning';
import { editNoteId } from './rowCells';
import { useRowEdit } from './useRowEdit';
import { t } from '../../../texts/solCampaigns';

/** The last rows of the box would hide it; the same function always, or React would call it at each drawing. */
const showStrip = (strip: HTMLElement | null) => strip?.scrollIntoView({ block: 'nearest' });

/** Below the row in edit: what it lacks, what it would overlap, and the way out of it. */
export function EditStrip({ row }: { row: SolCampaignRow }) {
  const { now, changes, block, isSaving, cancel } = useRowEdit(row);
  const isBlocked = changes.length > 0 && block !== undefined;
  const notes = (['dateStart', 'dateEnd'] as const).flatMap((date) => clockNoteOf(now, date) ?? []);

  const draft = draftToCheck(now, row.id);

  return (
    <div className="campaign-strip" ref={showStrip}>
      <span id={editNoteId(row)} role="status" className={isBlocked ? 'er' : undefined}>
        {isBlocked ? <CircleAlert size={14} aria-hidden /> : <CircleDot size={14} aria-hidden />}
        {isBlocked
          ? block
          : changes.length > 0
            ? t('{count} not saved', {
                count: countOf(changes.length, { one: t('change'), many: t('changes') }),
              })
            : t('Nothing changed yet')}
      </span>
      <span className="ink3">
        {t('Times of {timeZone}.', { timeZone: now.timeZone })}
        {notes.length > 0 && ` ${notes.join('. ')}.`}
      </span>
      <Button size="s" disabled={isSaving} onClick={cancel}>
        {t('Cancel')}
      </Button>
      {draft && changes.length > 0 && <OverlapWarning draft={draft} />}
    </div>
  );
}
