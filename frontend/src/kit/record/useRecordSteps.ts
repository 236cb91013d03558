import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { DialogSteps } from '../../ui/dialogs/DialogSteps';
import { unsavedChanges } from '../../ui/dialogs/unsavedChanges';
import type { ListAnswer } from '../list/useListQuery';
import type { PagedSearch } from '../list/usePagedSearch';
import type { RecordId } from './RecordCalls';

interface ShownForm<Row> {
  /** Whether the form that is open is that of this row. */
  isShown: (row: Row) => boolean;
  /** Opens the form of a row in place of the one that is open. */
  open: (row: Row) => void;
  /** Closes the form that is open. */
  close: () => void;
}

interface EditDialog<Row> {
  opened: { kind: string; row?: Row } | undefined;
  open: (wanted: { kind: 'edit'; row: Row }) => void;
  close: () => void;
}

/** The form of a list whose dialog 'edit' holds a row. */
export const editOf = <Row extends { id: RecordId }>({
  opened,
  open,
  close,
}: EditDialog<Row>): ShownForm<Row> => ({
  isShown: ({ id }) => opened?.kind === 'edit' && opened.row?.id === id,
  open: (row) => open({ kind: 'edit', row }),
  close,
});

interface Stepped<Row> extends ShownForm<Row> {
  /** Without it the list has one page, which holds every row. */
  search?: Pick<PagedSearch, 'page' | 'size' | 'goTo'>;
  list: Pick<ListAnswer<Row>, 'currentData' | 'isFetching'>;
}

const onePage = { page: 0, size: 0, goTo: () => undefined };

/**
 * From the record whose form is open to those before and after it in the list, on to the next page. Undefined where the
 * record is not on the page at hand.
 */
export function useRecordSteps<Row>(props: Stepped<Row>): DialogSteps | undefined {
  const { isShown, open, close, search = onePage, list } = props;
  const { page, size, goTo } = search;
  const rows = list.currentData?.content ?? [];
  const total = list.currentData?.totalElements ?? 0;
  // The form that another page goes on with opens once its rows are there, unless people have gone elsewhere meanwhile.
  const awaited = useRef<{ page: number; by: 1 | -1 }>(undefined);
  const isThere = list.currentData !== undefined && !list.isFetching;
  const goOn = useEffectEvent(() => {
    const { current: wanted } = awaited;
    awaited.current = undefined;
    if (wanted?.page !== page) return;
    const row = wanted.by === 1 ? rows[0] : rows.at(-1);
    if (row) open(row);
  });
  useEffect(() => {
    if (isThere) goOn();
  }, [isThere, page]);

  const at = rows.findIndex(isShown);
  if (at < 0) return undefined;
  const place = page * size + at;
  const step = (by: 1 | -1) => {
    const row = rows[at + by];
    if (row) return open(row);
    // The form has asked for itself; only what else is unsaved on the page may still ask, before anything is awaited.
    flushSync(close);
    unsavedChanges.leaveFor(() => {
      awaited.current = { page: page + by, by };
      goTo(page + by);
    });
  };
  return {
    place: place + 1,
    total,
    previous: place > 0 ? () => step(-1) : undefined,
    next: place + 1 < total ? () => step(1) : undefined,
  };
}
