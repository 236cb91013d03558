import { useMemo, useState } from 'react';
import {
  useFindSolModelsPagedQuery,
  type SessionUser,
  type SolModelFilter,
  type SolModelRow as WireRow,
} from '../../api';
import { useCountryName } from '../../api/countryNames';
import type { PagedSearch } from '../../kit/list/usePagedSearch';
import { idOf, rowsOf } from './solModel';
import type { SolModelFilterName, SolModelSortKey } from './solModelSearch';

interface Kept {
  question: string;
  rows: readonly { row: WireRow; at: number }[];
}

/**
 * The page that a search asks for, its rows with one id each. A row that was just switched stays where it is, though the filter
 * may now leave it out, until something else is asked.
 */
export function useSolModels(
  { request }: Pick<PagedSearch<SolModelFilterName, SolModelSortKey>, 'request'>,
  solModelFilter: SolModelFilter,
  { isHQUser: isHqUser }: SessionUser,
) {
  const { page, size, sortBy, sortDesc } = request;
  const list = useFindSolModelsPagedQuery({ page, size, sortBy, sortDesc, isHqUser, solModelFilter });
  const found = list.currentData;
  const nameOf = useCountryName();
  const question = JSON.stringify([request, solModelFilter]);
  const [kept, setKept] = useState<Kept>({ question, rows: [] });
  const currentData = useMemo(
    () =>
      found && {
        ...found,
        content: rowsOf(withKept(found.content, kept.question === question ? kept.rows : [])).map((row) => ({
          ...row,
          market: nameOf(row.idCountry, row.market),
        })),
      },
    [found, kept, question, nameOf],
  );
  const keep = (id: string) => {
    const at = found?.content.findIndex((row) => idOf(row) === id) ?? -1;
    const row = found?.content[at];
    if (!row) return;
    const switched = {
      ...row,
      visible: !row.visible,
      ...(row.id.idSolMarket === 0 && { hqVisible: !row.visible }),
    };
    const others = kept.question === question ? kept.rows.filter((other) => idOf(other.row) !== id) : [];
    setKept({ question, rows: [...others, { row: switched, at }] });
  };
  return { ...list, currentData, keep };
}

function withKept(content: readonly WireRow[], kept: Kept['rows']): readonly WireRow[] {
  const missing = kept.filter(({ row }) => !content.some((other) => idOf(other) === idOf(row)));
  return missing
    .toSorted((one, other) => one.at - other.at)
    .reduce((rows, { row, at }) => rows.toSpliced(at, 0, row), [...content]);
}
