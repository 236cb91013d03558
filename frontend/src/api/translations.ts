import { useCallback, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import {
  translationCalls,
  useListTranslationsQuery,
  useMarkTranslationMutation,
  useUpdateTranslationMutation,
  type ListTranslationsApiArg,
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

/**
 * A page of texts beside each other, asked anew at each visit. `put` writes a cell that was saved into the page, so that rows stay
 * where they are while somebody works at them, also those that a filter would not show any more.
 */
export function useTranslationPage(request: ListTranslationsApiArg, asked: boolean) {
  const dispatch = useDispatch();
  const list = useListTranslationsQuery(request, { skip: !asked, refetchOnMountOrArgChange: true });
  const question = JSON.stringify(request);
  const put = useCallback(
    (key: TextKey, cell: TranslationCell) => {
      const id = textKeyOf(key);
      const update = translationCalls.util.updateQueryData(
        'listTranslations',
        JSON.parse(question) as ListTranslationsApiArg,
        (page) => {
          const row = page.content.find((one) => textKeyOf(one) === id);
          const at = row?.cells.findIndex(({ language }) => language === cell.language) ?? -1;
          if (!row || at < 0) return;
          recount(page.counts, row.cells[at]!, cell);
          row.cells[at] = cell;
        },
      );
      dispatch(update as never);
    },
    [dispatch, question],
  );
  return { list, put };
}

/** Writing a text and setting a mark; both answer the cell as it is then, or throw. */
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
