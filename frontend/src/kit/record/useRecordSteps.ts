import { useEffect, useEffectEvent, useRef } from 'react';
import type { DialogSteps } from '../../ui/dialogs/DialogSteps';
import type { ListAnswer } from '../list/useListQuery';
import type { PagedSearch } from '../list/usePagedSearch';
import type { RecordId } from './RecordCalls';

type Edit<Row> = { kind: 'edit'; row: Row };

interface Stepped<Row> {
  dialog: { opened: { kind: string; row?: Row } | undefined; open: (wanted: Edit<Row>) => void };
  search: Pick<PagedSearch, 'page' | 'size' | 'goTo'>;
  list: Pick<ListAnswer<Row>, 'currentData' | 'isFetching'>;
}

/**
 * From the record whose form is open to those before and after it in the list, on to the next page. Undefined where the
 * record is not on the page at hand.
 */
export function useRecordSteps<Row extends { id: RecordId }>(props: Stepped<Row>): DialogSteps | undefined {
  const { dialog, search, list } = props;
  const { opened, open } = dialog;
  const { page, size, goTo } = search;
  const rows = list.currentData?.content ?? [];
  const total = list.currentData?.totalElements ?? 0;
  // Another page closes the form; the one that it goes on with opens once its rows are there.
  const awaited = useRef<{ page: number; by: 1 | -1 }>(undefined);
  const isThere = list.currentData !== undefined && !list.isFetching;
  const goOn = useEffectEvent(() => {
    if (awaited.current?.page !== page) return;
    const row = awaited.current.by === 1 ? rows[0] : rows.at(-1);
    awaited.current = undefined;
    if (row) open({ kind: 'edit', row });
  });
  useEffect(() => {
    if (isThere) goOn();
  }, [isThere, page]);

  const shown = opened?.kind === 'edit' ? opened.row : undefined;
  const at = rows.findIndex(({ id }) => id === shown?.id);
  if (at < 0) return undefined;
  const place = page * size + at;
  const step = (by: 1 | -1) => {
    const row = rows[at + by];
    if (row) return open({ kind: 'edit', row });
    awaited.current = { page: page + by, by };
    goTo(page + by);
  };
  return {
    place: place + 1,
    total,
    previous: place > 0 ? () => step(-1) : undefined,
    next: place + 1 < total ? () => step(1) : undefined,
  };
}
