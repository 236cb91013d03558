/** Which campaigns those of a file would meet, before anything is stored: stored ones and one another. A warning, never a block. */
import type { Context } from '../../kit/context.ts';
import { t } from '../../texts/campaigns.ts';
import type { ImportTarget, PlannedCampaign } from './campaign-import-plan.ts';
import { overlapsOfDrafts, type PlannedDraft } from './sol-campaign-overlaps.repository.ts';
import { listOfMet } from './campaign-import-report.ts';

const draftOf = ({ read, id, after }: PlannedCampaign): PlannedDraft[] =>
  after ? [{ row: read.row, id, ...after }] : [];

const meets = (one: PlannedDraft, other: PlannedDraft): boolean =>
  one.campaignType === other.campaignType &&
  one.dateTimeStartUTC < other.dateTimeEndUTC &&
  one.dateTimeEndUTC > other.dateTimeStartUTC &&
  one.models.some((vetele) => other.models.includes(vetele));

const campaignsMet = (ids: number[]): string =>
  ids.length === 1
    ? t('Overlaps campaign {id}', { id: ids[0] })
    : t('Overlaps campaigns {ids}', { ids: listOfMet(ids) });

const rowsMet = (rows: number[]): string =>
  rows.length === 1
    ? t('Overlaps row {row} of this file', { row: rows[0] })
    : t('Overlaps rows {rows} of this file', { rows: listOfMet(rows) });

/** Sentences by the row of each campaign: 'Overlaps campaign 1482', 'Overlaps row 5 of this file'. */
export async function overlapWarnings(
  context: Context,
  plans: PlannedCampaign[],
  { market }: ImportTarget,
): Promise<Map<number, string[]>> {
  const drafts = plans.flatMap(draftOf);
  const stored = await overlapsOfDrafts(context, market.id, drafts);
  return new Map(
    drafts.map((draft) => {
      const ids = stored.get(draft.row) ?? [];
      const rows = drafts.filter((other) => other !== draft && meets(draft, other)).map(({ row }) => row);
      return [
        draft.row,
        [...(ids.length > 0 ? [campaignsMet(ids)] : []), ...(rows.length > 0 ? [rowsMet(rows)] : [])],
      ];
    }),
  );
}
