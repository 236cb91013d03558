import { useCallback, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import {
  translationCalls,
  useListTranslationsQuery,
  useMarkTranslationMutation,
  useUpdateTranslationMutation,
  type ListTranslationsApiArg,
  type StoredTranslation,
  type TextKey,
  type Translation,
  type TranslationCell,
  type TranslationCounts,
} from './index';

/** The key of a text as one word: the same for the same text, different for others. */
export const textKeyOf = ({ kind, group, code, model, exceptModel, field }: TextKey): string =>
  [kind, group, code, model, exceptModel, field].join('\u0000');

/** Only the key's parts of a row, as the calls want them. */
export const keyPartsOf = ({ kind, group, code, model, exceptModel, field }: Translation): TextKey => ({
  kind,
  group,
  code,
  model,
  exceptModel,
  field,
});

function recount(counts: TranslationCounts[], before: TranslationCell, after: TranslationCell): void {
  const own = counts.find(({ language }) => language === after.language);
  if (!own) return;
  own[before.state] = Math.max(0, own[before.state] - 1);
  own[after.state] += 1;
}

/** The text of the source language by now. */
export type SourceNow = Pick<Translation, 'source' | 'sourceChangedAt'>;

/** A translation that is older than its source is out of date. */
function renewSource(row: Translation, counts: TranslationCounts[], now: SourceNow): void {
  Object.assign(row, now);
  const changedAt = now.sourceChangedAt ?? '';
  for (const cell of row.cells) {
    if (cell.text === '' || (cell.changedAt ?? '') >= changedAt) continue;
    const before = { ...cell };
    cell.state = 'outdated';
    recount(counts, before, cell);
  }
}

/**
 * A page of texts beside each other, asked for at each visit. `put` writes what is stored of a record into the page, so that rows
 * stay where they are while somebody works at them, also those that a filter would not show any more.
 */
export function useTranslationPage(request: ListTranslationsApiArg, asked: boolean) {
  const dispatch = useDispatch();
  const list = useListTranslationsQuery(request, { skip: !asked, refetchOnMountOrArgChange: true });
  const question = JSON.stringify(request);
  const put = useCallback(
    (key: TextKey, cells: readonly StoredTranslation[], sourceNow?: SourceNow) => {
      const update = translationCalls.util.updateQueryData(
        'listTranslations',
        JSON.parse(question) as ListTranslationsApiArg,
        (page) => {
          const own = sourceNow && page.content.find((one) => textKeyOf(one) === textKeyOf(key));
          if (own) renewSource(own, page.counts, sourceNow);
          for (const { field, ...cell } of cells) {
            const id = textKeyOf({ ...key, field });
            const row = page.content.find((one) => textKeyOf(one) === id);
            const at = row?.cells.findIndex(({ language }) => language === cell.language) ?? -1;
            if (!row || at < 0) continue;
            recount(page.counts, row.cells[at]!, cell);
            row.cells[at] = cell;
          }
        },
      );
      dispatch(update as never);
    },
    [dispatch, question],
  );
  return { list, put };
}

/** Writing a text and setting a mark; both answer the texts of the record as they are then, or throw. */
export function useTranslationCalls() {
  const [update] = useUpdateTranslationMutation();
  const [mark] = useMarkTranslationMutation();
  return useMemo(
    () => ({
      save: (translationInput: Parameters<typeof update>[0]['translationInput']) =>
        update({ translationInput }).unwrap(),
      mark: (translationMark: Parameters<typeof mark>[0]['translationMark']) =>
        mark({ translationMark }).unwrap(),
    }),
    [update, mark],
  );
}
