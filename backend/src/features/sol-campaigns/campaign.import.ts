/** The import of campaigns from a workbook, each as a whole or not at all; HQ users import none (R-281; decisions ). */
import { centsOf, formatExactAmount } from '../../../../contracts/rules/amounts.ts';
import { wallClockOf } from '../../../../contracts/rules/zone-clocks.ts';
import { notFound } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { refuseTooManyAtOnce, type FileImport } from '../../kit/import/import.ts';
import type { ImportReport } from '../../kit/import/import-run.ts';
import { changesOf } from '../../kit/import/row-import.ts';
import { readTable, rejectedRows, sentenceOf } from '../../kit/import/table.ts';
import { ROW_TICKS, type IsChosen } from '../../kit/import/ticks.ts';
import { t } from '../../texts/campaigns.ts';
import { requireOwnSolMarket } from '../sol-models/sol-rights.read.ts';
import {
  countsOf,
  objectionTo,
  planCampaigns,
  type CampaignForm,
  type CampaignPlan,
  type ImportTarget,
  type PlannedCampaign,
} from './campaign-import-plan.ts';
import { rowsAbout } from './campaign-rows.ts';
import { FACT_COLUMNS, FACTS, MODEL_COLUMN, READ_COLUMNS, REQUIRED_COLUMNS } from './campaign-workbook.ts';
import { overlapsOfDrafts } from './sol-campaign-overlaps.repository.ts';
import { findOverlapping, MAX_OVERLAPS } from './sol-campaign.repository.ts';
import { refuseHq } from './sol-campaign.service.ts';
import { stateOf, type CampaignState } from './sol-campaign.state.ts';
import { storeState } from './sol-campaign.writer.ts';

const listOfMet = (ids: number[]): string =>
  ids.length > MAX_OVERLAPS
    ? t('{ids} and others', { ids: ids.slice(0, MAX_OVERLAPS).join(', ') })
    : ids.join(', ');

async function overlapWarnings(context: Context, { plans, target }: CampaignPlan) {
  // An inactive campaign that the file repeats stays off, so it meets none.
  const drafts = plans.flatMap(({ read: { row }, id, isActive, after }) =>
    after && isActive ? [{ row, id, ...after }] : [],
  );
  const met = await overlapsOfDrafts(context, target.market.id, drafts);
  return (row: number): string[] => {
    const { ids, rows } = met.get(row) ?? { ids: [], rows: [] };
    const warnings: string[] = [];
    if (ids.length === 1) warnings.push(t('Overlaps campaign {id}', { id: ids[0] }));
    if (ids.length > 1) warnings.push(t('Overlaps campaigns {ids}', { ids: listOfMet(ids) }));
    if (rows.length === 1) warnings.push(t('Overlaps row {row} of this file', { row: rows[0] }));
    if (rows.length > 1) warnings.push(t('Overlaps rows {rows} of this file', { rows: listOfMet(rows) }));
    return warnings;
  };
}

/** A campaign as its workbook would say it, amounts as the market writes them. */
function textsOf(state: CampaignState, mask: string): Record<string, string> {
  const clockOf = (instant: string): string =>
    wallClockOf(instant, state.timeZone).replace(/^(\d+)-(\d+)-(\d+)T/, '$3/$2/$1 ');
  const texts = FACTS.map((fact): [string, string] => {
    const value = state[fact];
    const isInstant = fact === 'dateTimeStartUTC' || fact === 'dateTimeEndUTC';
    const text = typeof value === 'number' ? formatExactAmount(centsOf(value), mask) : (value ?? '');
    return [FACT_COLUMNS[fact], isInstant ? clockOf(text) : text];
  });
  return Object.fromEntries([...texts, [MODEL_COLUMN, state.models.join(', ')]]);
}

function warningsOf({ read, after }: Change, { vehicles }: ImportTarget): string[] {
  const told = read.notes.map(({ column, reason }) => `${column}: ${reason}`);
  const models = after.models.filter((vetele) => !vehicles.get(vetele)?.isActive).join(', ');
  if (models === '') return told;
  return [...told, t('{column}: {models} not active for SOL now', { column: MODEL_COLUMN, models })];
}

type Change = PlannedCampaign & { result: 'created' | 'changed'; after: CampaignState };
const isChange = (one: PlannedCampaign): one is Change => /^(created|changed)$/.test(one.result);

async function campaignPreview(context: Context, plan: CampaignPlan) {
  const { plans, target, table, file, notes, roundable } = plan;
  const overlapsOf = await overlapWarnings(context, plan);
  const { pricemask } = target.amounts;
  const refused = plans.filter(({ result }) => result === 'invalid').map(({ read }) => read);
  const rejected = new Set(refused.flatMap(({ rows }) => rows));
  const rows = plans.filter(isChange).map((one) => {
    const { read, id, before, after, result } = one;
    const warnings = [...warningsOf(one, target), ...overlapsOf(read.row)];
    const cells = changesOf(textsOf(after, pricemask), before && textsOf(before, pricemask));
    return {
      row: read.row,
      code: String(id ?? ''),
      name: after.description,
      result,
      key: {},
      cells: cells.filter((cell) => cell.before !== null || cell.after !== ''),
      isChecked: !read.isCut,
      warnings: warnings.length > 0 ? warnings : undefined,
    };
  });
  const errors = refused.flatMap(({ problems }) => problems);
  const invalidRows = rejectedRows(table.rows, (row) => rejected.has(row), pricemask);
  return { ...file, rows, errors, invalidRows, roundable, notes: notes.length > 0 ? notes : undefined };
}

const countedModels = (models: number): string =>
  models === 1 ? t('1 model') : t('{count} models', { count: models });

/** A model in the reply of an import: 0 taken, 1 taken with a warning, 2 not taken. */
function presentModel(vetele: string, { vehicles }: ImportTarget, told: string[], refused?: string) {
  const { description = '', isActive = false } = vehicles.get(vetele) ?? {};
  const model = { vetele, description, isActive };
  if (refused !== undefined) return { model, statusExcel: refused, status: 2 as const };
  const words = isActive ? told : [...told, t('not active for SOL now')];
  return { model, statusExcel: words.join('; '), status: words.length > 1 ? (1 as const) : (0 as const) };
}

function modelsOf({ read, result, before }: PlannedCampaign, target: ImportTarget) {
  const seen = new Set<string>();
  const word = result === 'unchanged' ? t('Unchanged') : t('Imported');
  const refusalOf = (vetele: string): string | undefined => {
    if (result === 'unticked') return t('Not imported: the campaign is not ticked');
    if (result !== 'invalid') return undefined;
    return objectionTo(vetele, target, before) ?? t('Not imported: the campaign is refused');
  };
  return read.models.map(({ row, vetele }) => {
    const told = seen.has(vetele) ? [word, t('it is there twice')] : [word];
    seen.add(vetele);
    return { row, ...presentModel(vetele, target, told, refusalOf(vetele)) };
  });
}

function sentencesOf({ read, after, result, id }: PlannedCampaign, others: number[] = []): string[] {
  const said = { row: read.row, id, others: listOfMet(others) };
  if (result === 'unchanged') return [];
  if (result === 'invalid')
    return [...read.problems.map(sentenceOf), t('Row {row}: the campaign is not imported.', said)];
  const told = read.notes.map(sentenceOf);
  if (result === 'unticked')
    return [...told, t('Row {row}: the campaign is not imported, because it is not ticked.', said)];
  const models = countedModels(after!.models.length);
  told.push(
    result === 'created'
      ? t('Row {row}: campaign {id} is created with {models}.', { ...said, models })
      : t('Row {row}: campaign {id} is changed.', said),
  );
  if (others.length > 0) told.push(t('Row {row}: campaign {id} overlaps {others}.', said));
  return told;
}

function summaryOf(applied: PlannedCampaign[]): string {
  const { created: count, invalid: refused, ...counts } = countsOf(applied);
  const created = count === 1 ? t('1 campaign') : t('{count} campaigns', { count });
  const said = { created, refused, ...counts };
  if (said.unticked === 0)
    return t('{created} created, {changed} changed, {unchanged} unchanged, {refused} refused.', said);
  return t(
    '{created} created, {changed} changed, {unchanged} unchanged, {unticked} not ticked, {refused} refused.',
    said,
  );
}

/** A campaign is several statements; see `tooManyAtOnce`. */
const MOST_CAMPAIGNS_AT_ONCE = 30;

async function apply(context: Context, plan: CampaignPlan, isChosen: IsChosen) {
  const { plans, target, table } = plan;
  const applied = plans.map((one) =>
    isChange(one) && !isChosen(one.read.row) ? { ...one, result: 'unticked' as const } : one,
  );
  const written = applied.filter(isChange);
  refuseTooManyAtOnce(context, written.length, MOST_CAMPAIGNS_AT_ONCE);
  for (const one of written)
    one.id = await storeState(context, { ...one, countryId: target.market.id, source: table.fileName });
  const ids = written.map(({ id }) => id!);
  const overlaps = await findOverlapping(context, ids);
  const told = applied.flatMap((one) => sentencesOf(one, overlaps.get(one.id!)));
  return {
    model: applied.flatMap((one) => modelsOf(one, target)),
    roundable: plan.roundable,
    msg: [...told, [summaryOf(applied), ...plan.notes].join(' ')],
  };
}

/** The models of a workbook for a form, each once with its outcome; `msg` tells of rows without a model. Nothing is stored. */
function readModels({ target, scope, rows, roundable }: CampaignPlan): Awaited<ReturnType<typeof apply>> {
  const { market } = target;
  const stored = target.stored.get(Number(scope.idOfForm))?.campaign;
  if (scope.idOfForm !== '' && stored?.country.id !== market.id)
    throw notFound(t('{market} has no campaign {id}.', { market: market.description, id: scope.idOfForm }));
  const meant = rowsAbout(rows, scope);
  const problems = meant.flatMap(({ faults }) => faults);
  const firstRows = new Map<string, number>();
  for (const { row, vetele, faults } of meant)
    if (faults.length === 0 && vetele !== '' && !firstRows.has(vetele)) firstRows.set(vetele, row);
  const model = [...firstRows].map(([vetele, row]) => {
    const refused = objectionTo(vetele, target, stored && stateOf(stored));
    return { row, ...presentModel(vetele, target, [t('Read')], refused) };
  });
  const count = countedModels(model.filter(({ status }) => status !== 2).length);
  const told = t('{count} read; nothing is stored until you save the campaign.', { count });
  return { model, roundable, msg: [...problems.map(sentenceOf), told] };
}

function reportOf({ plans, table }: CampaignPlan): ImportReport {
  const refused = plans.filter(({ result }) => result === 'invalid').map(({ read }) => read);
  const rejected = new Set(refused.flatMap(({ rows }) => rows));
  return {
    rowCount: table.rows.length,
    rejected: rejected.size,
    errors: refused.flatMap(({ problems }) => problems),
  };
}

/** The import of campaigns into one of the user's own markets, or of models into the form that is open. */
export async function campaignImport(context: Context, form: CampaignForm) {
  await refuseHq(context);
  const { id } = await requireOwnSolMarket(context, form.idCountry);
  const isOfModels = form.modelsOnly === 'true';
  return {
    kind: 'solCampaign',
    market: id,
    part: 'file',
    ticks: ROW_TICKS,
    read: (file) =>
      readTable(file, { columns: READ_COLUMNS, required: isOfModels ? [MODEL_COLUMN] : REQUIRED_COLUMNS }),
    async plan(table, purpose) {
      const plan = await planCampaigns(context, id, form, table, purpose);
      return {
        ...plan,
        digest: plan.file.planDigest,
        preview: () => campaignPreview(context, plan),
        apply: async (_context, isChosen) => (isOfModels ? readModels(plan) : apply(context, plan, isChosen)),
        report: () => (isOfModels ? undefined : reportOf(plan)),
      };
    },
  } satisfies FileImport;
}
