import type { GridChanges, GridModel, ModelChanges, UnknownCode } from './grid-update.repository.ts';

/** What became of the grids of one model. */
export type ModelOutcome = GridModel & ({ changes: ModelChanges } | { failure: string });

/** What a whole update did. */
export interface UpdateOutcome {
  /** Of the models that it came to. */
  models: ModelOutcome[];
  /** How many there were. */
  modelCount: number;
  unknown: UnknownCode[];
}

const KEYS = ['added', 'removed', 'changed', 'unchanged'] as const;
type Totals = Record<(typeof KEYS)[number], number>;
/** Codes named in one line; the counts are always complete. */
const MAX_CODES = 30;

const italian = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });
const figure = (number: number): string => italian.format(number);
const count = (number: number, noun: string): string => `${figure(number)} ${noun}${number === 1 ? '' : 's'}`;

function totalsOf(models: ModelOutcome[]): Totals {
  const totals: Totals = { added: 0, removed: 0, changed: 0, unchanged: 0 };
  for (const model of models)
    if ('changes' in model)
      for (const key of KEYS) totals[key] += model.changes.options[key] + model.changes.colours[key];
  return totals;
}

/** Counts that say something: `changed` is left out where nothing did. */
const told = (counts: Totals): (keyof Totals)[] =>
  KEYS.filter((key) => key !== 'changed' || counts.changed > 0);

/** One line for the list of runs: '18 models: 12 added, 3 removed, 7.904 unchanged'. */
export function updateSummary({ models }: UpdateOutcome): string {
  const totals = totalsOf(models);
  const counts = told(totals).map((key) => `${figure(totals[key])} ${key}`);
  return `${count(models.length, 'model')}: ${counts.join(', ')}`;
}

const codeList = (codes: string[]): string =>
  codes.length <= MAX_CODES
    ? codes.join(', ')
    : `${codes.slice(0, MAX_CODES).join(', ')} and ${codes.length - MAX_CODES} more`;

function changeLines(noun: string, changes: GridChanges): string[] {
  const counts = told(changes).map(
    (key) => `${figure(changes[key])} ${key === 'changed' ? 'standard from now on, or no longer' : key}`,
  );
  return [
    `  ${noun}: ${counts.join(', ')}`,
    ...(changes.addedCodes.length > 0 ? [`    added: ${codeList(changes.addedCodes)}`] : []),
    ...(changes.removedCodes.length > 0 ? [`    removed: ${codeList(changes.removedCodes)}`] : []),
  ];
}

function unknownLines(unknown: UnknownCode[], modelcode: string): string[] {
  return (['option', 'colour'] as const).flatMap((kind) => {
    const codes = unknown.filter((one) => one.modelcode === modelcode && one.kind === kind);
    const isOne = codes.length === 1;
    return codes.length === 0
      ? []
      : [`  unknown ${kind} code${isOne ? '' : 's'} of the feed: ${codeList(codes.map(({ code }) => code))}`];
  });
}

function modelLines(model: ModelOutcome, unknown: UnknownCode[]): string[] {
  const head = `${model.description} (${model.modelcode})`;
  if ('failure' in model) return [head, `  FAILED: ${model.failure}`];
  const { options, colours } = model.changes;
  return [
    head,
    ...changeLines('options', options),
    ...changeLines('colours', colours),
    ...unknownLines(unknown, model.modelcode),
  ];
}

/** What changed for each model, for people: the text of the mail and the log of the run. Unknown codes change nothing else. */
export function updateReport(outcome: UpdateOutcome): string {
  const { models, modelCount, unknown } = outcome;
  const left = modelCount - models.length;
  return [
    updateSummary(outcome),
    ...(unknown.length > 0
      ? [`${count(unknown.length, 'code')} of the feed that nobody has described yet: left out, see below`]
      : []),
    ...(left > 0 ? [`${count(left, 'model')} not reached: their grids are as they were`] : []),
    '',
    ...models.flatMap((model) => [...modelLines(model, unknown), '']),
  ].join('\n');
}
