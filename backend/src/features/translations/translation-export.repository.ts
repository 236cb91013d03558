import type { Context } from '../../kit/context.ts';
import { keysetBatches } from '../../kit/export.ts';
import { statement } from '../../kit/sql.ts';
import { countSql, exportSql, ORDER_LENGTH, type ExportShape } from './translation-export.list.ts';
import type { TextField, TextKind } from './text-key.ts';
import type { TextState, TranslationRow } from './translation-file.ts';
import { searchPatterns, type TextFilter } from './translation.repository.ts';

/** Which texts of a kind, and their translations in which of these states; all of them where there are none. */
export interface ExportFilter extends TextFilter {
  /** How many of the languages after the source are written; the others are only searched. */
  targets: number;
  states: TextState[] | undefined;
}

const shapeOf = ({ targets, group, models, search, states }: ExportFilter): ExportShape => ({
  targets,
  hasGroup: group !== undefined,
  hasModels: models !== undefined,
  isSearched: searchPatterns(search) !== null,
  hasStates: states !== undefined,
});

function valuesOf({ languages, group, models, search, states }: ExportFilter): unknown[] {
  const patterns = searchPatterns(search);
  return [
    languages,
    ...(group === undefined ? [] : [group]),
    ...(models ? [models.enabled, models.disabled] : []),
    ...(patterns ? [patterns] : []),
    ...(states ? [states] : []),
  ];
}

export async function countTexts(context: Context, filter: ExportFilter): Promise<number> {
  const counted = statement(countSql(filter.kind, shapeOf(filter)));
  const [row] = await context.sql.rows<{ count: number }>(counted, valuesOf(filter));
  return row!.count;
}

function rowOf(kind: TextKind, targets: readonly string[], row: unknown[]): TranslationRow {
  const [group, code, model, exceptModel, field, source, ...told] = row as string[];
  const texts = targets.map((language, at) => {
    const text = told[2 * at] ?? null;
    return [language, { text, state: told[2 * at + 1] as TextState }] as const;
  });
  return {
    key: {
      kind,
      group: group!,
      code: code!,
      model: model!,
      exceptModel: exceptModel!,
      field: field as TextField,
    },
    source: source!,
    texts: Object.fromEntries(texts),
  };
}

/** The texts by group and code. @param targets the codes of the languages, in the order of the filter's */
export async function* textsOf(
  context: Context,
  filter: ExportFilter,
  targets: readonly string[],
): AsyncGenerator<TranslationRow> {
  const shape = shapeOf(filter);
  const [first, next] = [false, true].map((isContinued) =>
    statement(exportSql(filter.kind, shape, isContinued)),
  );
  const batches = keysetBatches(context.sql, { first: first!, next: next! }, valuesOf(filter), ORDER_LENGTH);
  for await (const batch of batches) for (const row of batch) yield rowOf(filter.kind, targets, row);
}
