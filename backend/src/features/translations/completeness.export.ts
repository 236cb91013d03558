import type { Schema } from '../../kit/contract.ts';
import { oneBatch, type ExportDefinition } from '../../kit/export.ts';

type Completeness = Schema<'TranslationCompleteness'>;

/** Whole per cent, never 100 while a text is missing. */
const shareOf = (translated: number, texts: number): number =>
  texts === 0 ? 100 : Math.floor((translated * 100) / texts);

const cellsOf = ({ kind, group, texts, languages }: Completeness): unknown[] => [
  kind,
  group,
  texts,
  ...languages.flatMap(({ translated, outdated }) => [shareOf(translated, texts), translated, outdated]),
];

/** The completeness as a file: a row for each kind and group, three columns for each language. */
export const completenessExport: ExportDefinition<readonly Completeness[]> = {
  fileName: () => 'translation_completeness',
  columns: ([first]) => [
    'kind',
    'group',
    'texts',
    ...(first?.languages ?? []).flatMap(({ language }) => [
      `${language} %`,
      `${language} translated`,
      `${language} outdated`,
    ]),
  ],
  batches: (_context, rows) => Promise.resolve(oneBatch(rows.map(cellsOf))),
};
