/** What an import of campaigns says when it is over: every model, and messages (specification 3, sections 7 and 8). Pure. */
import { plural, presentModel, type ImportedModel } from './campaign-import-models.service.ts';
import { objectionTo, type ImportTarget, type PlannedCampaign } from './campaign-import-plan.ts';
import { sentenceOf } from './read-campaign-workbook.ts';
import { MEETINGS_TOLD } from './sol-campaign.repository.ts';

type Outcome = 'created' | 'changed' | 'unchanged' | 'unticked' | 'refused';

export interface AppliedCampaign {
  plan: PlannedCampaign;
  outcome: Outcome;
  /** That of a new campaign too; undefined for one that is not imported. */
  id?: number;
}

const WORDS: Record<Outcome, string> = {
  ...{ created: 'Imported', changed: 'Imported', unchanged: 'Unchanged' },
  ...{ unticked: 'Not imported', refused: 'Not imported' },
};

/** The models of a campaign with what became of each. */
export function modelsOf({ plan, outcome }: AppliedCampaign, target: ImportTarget): ImportedModel[] {
  const seen = new Set<string>();
  return plan.read.models.map((read) => {
    const { vetele } = read;
    const isTwice = seen.has(vetele);
    seen.add(vetele);
    const why = {
      refused: () => objectionTo(vetele, target, plan.before) ?? 'Not imported: the campaign is refused',
      unticked: () => 'Not imported: the campaign is not ticked',
    };
    const refused = outcome === 'refused' || outcome === 'unticked' ? why[outcome]() : undefined;
    return presentModel(read, target.vehicles.get(vetele), { word: WORDS[outcome], refused, isTwice });
  });
}

/** '1482, 1483 and others' */
export const listOfMet = (ids: number[]): string =>
  ids.length > MEETINGS_TOLD ? `${ids.slice(0, MEETINGS_TOLD).join(', ')} and others` : ids.join(', ');

/** Sentences on a campaign; `meetings` are the campaigns that it overlaps, by id. */
export function sentencesOf(
  { plan, outcome, id }: AppliedCampaign,
  meetings: Map<number, number[]>,
): string[] {
  const { read, after, problems, notes } = plan;
  if (outcome === 'refused')
    return [...problems.map(sentenceOf), `Row ${read.row}: the campaign is not imported.`];
  if (outcome === 'unchanged') return [];
  if (outcome === 'unticked')
    return [
      ...notes.map(sentenceOf),
      `Row ${read.row}: the campaign is not imported, because it is not ticked.`,
    ];
  const others = meetings.get(id!) ?? [];
  const done = outcome === 'created' ? `created with ${plural(after!.models.length, 'model')}` : 'changed';
  return [
    ...notes.map(sentenceOf),
    `Row ${read.row}: campaign ${id} is ${done}.`,
    ...(others.length > 0 ? [`Row ${read.row}: campaign ${id} overlaps ${listOfMet(others)}.`] : []),
  ];
}

/** '2 rows left out: this import is for Italia.'; empty without any. */
export const leftOutSentence = (rows: number, meant: string): string =>
  rows > 0 ? `${plural(rows, 'row')} left out: this import is for ${meant}.` : '';

/** How many campaigns met which fate. */
export function summaryOf(applied: AppliedCampaign[], leftOut: string): string {
  const count = (outcome: Outcome) => applied.filter((one) => one.outcome === outcome).length;
  const unticked = count('unticked') > 0 ? `, ${count('unticked')} not ticked` : '';
  const counts = `${plural(count('created'), 'campaign')} created, ${count('changed')} changed, ${count('unchanged')} unchanged${unticked}, ${count('refused')} refused.`;
  return `${counts} ${leftOut}`.trimEnd();
}
