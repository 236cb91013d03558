import { t } from '../../texts/grids.ts';
import { currentLanguage } from '../../texts/current-language.ts';
import type { GridChanges, GridModel, ModelChanges, UnknownCode } from './grid-update.repository.ts';

export type ModelOutcome = GridModel & ({ changes: ModelChanges } | { failure: string });

export interface UpdateOutcome {
  models: ModelOutcome[];
  modelCount: number;
  unknown: UnknownCode[];
}

const KEYS = ['added', 'removed', 'changed', 'unchanged'] as const;
type Totals = Record<(typeof KEYS)[number], number>;
const MAX_CODES = 30;

const figures = {
  en: new Intl.NumberFormat('en-GB', { useGrouping: 'always' }),
  it: new Intl.NumberFormat('it-IT', { useGrouping: 'always' }),
};
const figure = (number: number): string => figures[currentLanguage()].format(number);

const words: Record<keyof Totals, (count: string) => string> = {
  added: (count) => t('{count} added', { count }),
  removed: (count) => t('{count} removed', { count }),
  changed: (count) => t('{count} changed', { count }),
  unchanged: (count) => t('{count} unchanged', { count }),
};

function totalsOf(models: ModelOutcome[]): Totals {
  const totals: Totals = { added: 0, removed: 0, changed: 0, unchanged: 0 };
  for (const model of models)
    if ('changes' in model)
      for (const key of KEYS) totals[key] += model.changes.options[key] + model.changes.colours[key];
  return totals;
}

const told = (counts: Totals): (keyof Totals)[] =>
  KEYS.filter((key) => key !== 'changed' || counts.changed > 0);

/** Like '18 models: 12 added, 3 removed, 7,904 unchanged'. */
export function updateSummary({ models }: UpdateOutcome): string {
  const totals = totalsOf(models);
  const counts = told(totals).map((key) => words[key](figure(totals[key])));
  const count = figure(models.length);
  return `${models.length === 1 ? t('1 model') : t('{count} models', { count })}: ${counts.join(', ')}`;
}

const codeList = (codes: string[]): string =>
  codes.length <= MAX_CODES
    ? codes.join(', ')
    : t('{codes} and {more} more', {
        codes: codes.slice(0, MAX_CODES).join(', '),
        more: codes.length - MAX_CODES,
      });

function changeLines(noun: string, changes: GridChanges): string[] {
  const counts = told(changes).map((key) => {
    const count = figure(changes[key]);
    return key === 'changed' ? t('{count} standard from now on, or no longer', { count }) : words[key](count);
  });
  const { addedCodes: added, removedCodes: removed } = changes;
  return [
    `  ${noun}: ${counts.join(', ')}`,
    ...(added.length > 0 ? [`    ${t('added: {codes}', { codes: codeList(added) })}`] : []),
    ...(removed.length > 0 ? [`    ${t('removed: {codes}', { codes: codeList(removed) })}`] : []),
  ];
}

function unknownLines(unknown: UnknownCode[], modelcode: string): string[] {
  return (['option', 'colour'] as const).flatMap((kind) => {
    const codes = unknown.filter((one) => one.modelcode === modelcode && one.kind === kind);
    const listed = { codes: codeList(codes.map(({ code }) => code)) };
    const line =
      kind === 'option'
        ? codes.length === 1
          ? t('unknown option code of the feed: {codes}', listed)
          : t('unknown option codes of the feed: {codes}', listed)
        : codes.length === 1
          ? t('unknown colour code of the feed: {codes}', listed)
          : t('unknown colour codes of the feed: {codes}', listed);
    return codes.length === 0 ? [] : [`  ${line}`];
  });
}

function modelLines(model: ModelOutcome, unknown: UnknownCode[]): string[] {
  const head = `${model.description} (${model.modelcode})`;
  if ('failure' in model) return [head, `  ${t('FAILED: {failure}', { failure: model.failure })}`];
  const { options, colours } = model.changes;
  return [
    head,
    ...changeLines(t('options'), options),
    ...changeLines(t('colours'), colours),
    ...unknownLines(unknown, model.modelcode),
  ];
}

export function updateReport(outcome: UpdateOutcome): string {
  const { models, modelCount, unknown } = outcome;
  const left = modelCount - models.length;
  return [
    updateSummary(outcome),
    ...(unknown.length > 0
      ? [
          unknown.length === 1
            ? t('1 feed code without a description: left out, see below')
            : t('{count} feed codes without a description: left out, see below', {
                count: figure(unknown.length),
              }),
        ]
      : []),
    ...(left > 0
      ? [
          left === 1
            ? t('1 model not reached: its grids are unchanged')
            : t('{count} models not reached: their grids are unchanged', { count: figure(left) }),
        ]
      : []),
    '',
    ...models.flatMap((model) => [...modelLines(model, unknown), '']),
  ].join('\n');
}
