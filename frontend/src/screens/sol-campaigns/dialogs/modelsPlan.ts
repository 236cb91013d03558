import type { SolCampaignImport } from '../../../api';
import type { ImportPlan } from '../../../kit/import/importPlan';
import type { DraftModel } from '../draft/campaignDraft';
import { modelNames } from '../draft/modelNames';
import { t } from '../../../texts/solCampaigns.gen';

export type ReadModels = SolCampaignImport['model'];

/** The models of the form that a workbook is read into. */
export interface HeldModels {
  held: readonly DraftModel[];
  /** Those of a stored campaign give way to the workbook's; to those of a new one, the workbook's are added. */
  isReplaced: boolean;
}

export const isRefused = ({ status }: ReadModels[number]) => status === 2;

/** What people have to know before a list is replaced: models that leave cannot be added again by hand. */
export function leavingNotes(read: ReadModels, { held, isReplaced }: HeldModels): string[] {
  const taken = new Set(read.filter((model) => !isRefused(model)).map(({ model }) => model.vetele));
  const leaving = held.filter(({ vetele }) => !taken.has(vetele));
  if (!isReplaced || taken.size === 0 || leaving.length === 0) return [];
  const said = { count: leaving.length, names: modelNames(leaving, 3) };
  return [
    said.count === 1
      ? t('1 model leaves the campaign: {names}.', said)
      : t('{count} models leave the campaign: {names}.', said),
  ];
}

/** What taking the models of a workbook would do to a form, in the shape of every preview. */
export function modelsPlan(
  fileName: string,
  { model: models, msg }: SolCampaignImport,
  into: HeldModels,
): ImportPlan {
  const refused = models.filter(isRefused);
  const taken = models.filter((model) => !isRefused(model));
  const there = new Set(into.held.map(({ vetele }) => vetele));
  const unchanged = taken.filter(({ model }) => there.has(model.vetele)).length;
  return {
    fileName,
    rowCount: models.length,
    truncated: false,
    planDigest: '',
    counts: { created: taken.length - unchanged, changed: 0, unchanged, invalid: refused.length },
    // As the workbook names it: the rejected rows are uploaded again.
    columns: ['Model'],
    // Those that are there already too: a list that only becomes shorter is imported as well.
    rows: taken.map(({ row, model, statusExcel, status }) => ({
      row,
      code: model.vetele,
      name: model.description,
      result: there.has(model.vetele) ? 'unchanged' : 'created',
      key: {},
      cells: [],
      ...(status === 1 && { warnings: [statusExcel] }),
    })),
    errors: refused.map(({ row, model, statusExcel }) => ({
      row,
      column: 'Model',
      value: model.vetele,
      reason: statusExcel,
    })),
    invalidRows: refused.map(({ row, model }) => ({ row, values: [model.vetele] })),
    notes: [...leavingNotes(models, into), ...msg],
  };
}
