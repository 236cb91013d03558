/** What an import of campaigns says when it is over: every model, and messages. Pure. */
import { t } from '../../texts/campaigns.ts';
import { countedModels, presentModel, type ImportedModel } from './campaign-import-models.service.ts';
import { objectionTo, type ImportTarget, type PlannedCampaign } from './campaign-import-plan.ts';
import { sentenceOf } from './read-campaign-workbook.ts';
import { MAX_OVERLAPS } from './sol-campaign.repository.ts';

type Outcome = 'created' | 'changed' | 'unchanged' | 'unticked' | 'refused';

export interface AppliedCampaign {
  plan: PlannedCampaign;
  outcome: Outcome;
  /** That of a new campaign too; undefined for one that is not imported. */
  id?: number;
}

function wordOf(outcome: Outcome): string {
  if (outcome === 'unticked' || outcome === 'refused') return t('Not imported');
  return outcome === 'unchanged' ? t('Unchanged') : t('Imported');
}

export function modelsOf({ plan, outcome }: AppliedCampaign, target: ImportTarget): ImportedModel[] {
  const seen = new Set<string>();
  return plan.read.models.map((read) => {
    const { vetele } = read;
    const isTwice = seen.has(vetele);
    seen.add(vetele);
    const why = {
      refused: () => objectionTo(vetele, target, plan.before) ?? t('Not imported: the campaign is refused'),
      unticked: () => t('Not imported: the campaign is not ticked'),
    };
    const refused = outcome === 'refused' || outcome === 'unticked' ? why[outcome]() : undefined;
    return presentModel(read, target.vehicles.get(vetele), { word: wordOf(outcome), refused, isTwice });
  });
}

/** '1482, 1483 and others' */
export const listOfMet = (ids: number[]): string =>
  ids.length > MAX_OVERLAPS
    ? t('{ids} and others', { ids: ids.slice(0, MAX_OVERLAPS).join(', ') })
    : ids.join(', ');

/** Sentences on a campaign; `meetings` are the campaigns that it overlaps, by id. */
export function sentencesOf(
  { plan, outcome, id }: AppliedCampaign,
  meetings: Map<number, number[]>,
): string[] {
  const { read, after, problems, notes } = plan;
  if (outcome === 'refused')
    return [...problems.map(sentenceOf), t('Row {row}: the campaign is not imported.', { row: read.row })];
  if (outcome === 'unchanged') return [];
  if (outcome === 'unticked')
    return [
      ...notes.map(sentenceOf),
      t('Row {row}: the campaign is not imported, because it is not ticked.', { row: read.row }),
    ];
  const others = meetings.get(id!) ?? [];
  const said = { row: read.row, id, models: countedModels(after!.models.length) };
  return [
    ...notes.map(sentenceOf),
    outcome === 'created'
      ? t('Row {row}: campaign {id} is created with {models}.', said)
      : t('Row {row}: campaign {id} is changed.', said),
    ...(others.length > 0
      ? [t('Row {row}: campaign {id} overlaps {others}.', { ...said, others: listOfMet(others) })]
      : []),
  ];
}

/** '2 rows left out: this import is for Italia.'; empty without any. */
export const leftOutSentence = (rows: number, meant: string): string =>
  rows === 0
    ? ''
    : rows === 1
      ? t('1 row left out: this import is for {meant}.', { meant })
      : t('{rows} rows left out: this import is for {meant}.', { rows, meant });

export function summaryOf(applied: AppliedCampaign[], leftOut: string): string {
  const count = (outcome: Outcome) => applied.filter((one) => one.outcome === outcome).length;
  const created = count('created');
  const fates = {
    created: created === 1 ? t('1 campaign') : t('{count} campaigns', { count: created }),
    ...{ changed: count('changed'), unchanged: count('unchanged'), refused: count('refused') },
    unticked: count('unticked'),
  };
  const counts =
    fates.unticked > 0
      ? t(
          '{created} created, {changed} changed, {unchanged} unchanged, {unticked} not ticked, {refused} refused.',
          fates,
        )
      : t('{created} created, {changed} changed, {unchanged} unchanged, {refused} refused.', fates);
  return `${counts} ${leftOut}`.trimEnd();
}
