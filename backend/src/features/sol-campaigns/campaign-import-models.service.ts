/** The models of a workbook: what the reply of an import says of each, and how a form reads them (decision A-60). */
import type { Context } from '../../kit/context.ts';
import { t } from '../../texts/campaigns.ts';
import { stateOfForm, vehiclesOfRows, type ImportFile } from './campaign-import-file.ts';
import { objectionTo } from './campaign-import-plan.ts';
import {
  marketFault,
  saysNothingButModel,
  sentenceOf,
  type CellProblem,
  type ImportScope,
  type ReadRow,
} from './read-campaign-workbook.ts';
import { MODEL_COLUMN } from './campaign-workbook.ts';
import type { ImportedVehicle } from './sol-campaign.repository.ts';

export interface ImportedModel {
  row: number;
  model: { vetele: string; description: string; isActive: boolean };
  statusExcel: string;
  /** 0 taken, 1 taken with a warning, 2 not taken. */
  status: 0 | 1 | 2;
}

export interface CampaignImport {
  model: ImportedModel[];
  msg: string[];
  /** Cells that are refused for too many decimals alone. */
  roundable: number;
}

export const countedModels = (count: number): string =>
  count === 1 ? t('1 model') : t('{count} models', { count });

export function presentModel(
  { row, vetele }: { row: number; vetele: string },
  vehicle: ImportedVehicle | undefined,
  said: { word: string; refused?: string; isTwice?: boolean },
): ImportedModel {
  const isActive = vehicle?.isActive ?? false;
  const model = { vetele, description: vehicle?.description ?? '', isActive };
  if (said.refused !== undefined) return { row, model, statusExcel: said.refused, status: 2 };
  const warnings = [
    ...(said.isTwice ? [t('it is there twice')] : []),
    ...(isActive ? [] : [t('not active for SOL now')]),
  ];
  const statusExcel = [said.word, ...warnings].join('; ');
  return { row, model, statusExcel, status: warnings.length > 0 ? 1 : 0 };
}

/** The rows that a form is about, those of no market among them; one that says nothing but a model shares the fate of the one above. */
function rowsAbout(rows: ReadRow[], { market, markets, idOfForm }: ImportScope): ReadRow[] {
  const isMeant = (row: ReadRow) =>
    (idOfForm === '' || row.id === '' || row.id === idOfForm) &&
    (row.market.toLowerCase() === market.toLowerCase() || !markets.has(row.market.toLowerCase()));
  let isAboveMeant = true;
  return rows.filter((row) => {
    if (!saysNothingButModel(row) || row.market !== '') isAboveMeant = isMeant(row);
    return isAboveMeant;
  });
}

/** The models of a workbook for a form, each once; nothing is stored. */
export async function readModels(context: Context, file: ImportFile): Promise<CampaignImport> {
  const { market, scope } = file;
  const before = await stateOfForm(context, market, scope.idOfForm);
  const meant = rowsAbout(file.rows, scope);
  const vehicles = await vehiclesOfRows(context, market, meant);
  const firstRows = new Map<string, number>();
  const problems: CellProblem[] = [];
  for (const read of meant) {
    const fault = marketFault(read, scope.markets);
    const faults = [...read.faults, ...(fault === undefined ? [] : [fault])];
    problems.push(...faults);
    if (faults.length > 0) continue;
    if (read.vetele !== '' && !firstRows.has(read.vetele)) firstRows.set(read.vetele, read.row);
  }
  const model = [...firstRows].map(([vetele, row]) => {
    const refused = objectionTo(vetele, { market, vehicles }, before);
    if (refused !== undefined) problems.push({ row, column: MODEL_COLUMN, value: vetele, reason: refused });
    return presentModel({ row, vetele }, vehicles.get(vetele), { word: t('Read'), refused });
  });
  const count = countedModels(model.filter(({ status }) => status !== 2).length);
  return {
    model,
    roundable: 0,
    msg: [
      ...problems.map(sentenceOf),
      t('{count} read; nothing is stored until you save the campaign.', { count }),
    ],
  };
}
