import { useMemo, useState, type ReactNode, useCallback, useRef } from 'react';
import { OpenedDialog } from '../form/OpenedDialog';
import { useOpenedDialog } from '../form/useOpenedDialog';
import { lazyDialog } from '../form/lazyDialog';
import type { Noun } from '../format/counts';
import { TicksContext, type Ticks, type TickedIds } from '../list/ticks';
import { unsavedChanges } from '../../ui/dialogs/unsavedChanges';
import type { PagedSearch } from '../list/usePagedSearch';
import type { BulkCalls, BulkChange, BulkOf } from './bulk';

const none: TickedIds = new Set<string>();

/** The change that is open, as plain data: it outlives the end of a session (useOpenedDialog). */
interface OpenedBulk {
  action: BulkChange['action'];
  ids: 'all' | readonly string[];
  count: number;
}

/** Which rows of a list are ticked: kept from page to page and in every order, gone with another search. */
function useTicks({ subject, filters }: Pick<PagedSearch, 'subject' | 'filters'>) {
  const of = JSON.stringify([subject, filters]);
  const [state, setState] = useState({ of, ids: none });
  const last = useRef<string>(undefined);
  if (state.of !== of) setState({ of, ids: none });
  const ids = state.of === of ? state.ids : none;

  const change = useCallback(
    (wanted: readonly string[], isOn: boolean) =>
      setState((old) => {
        // Of all that match none goes alone: their boxes are locked, and that of the page unticks all.
        const next = new Set(old.of !== of || old.ids === 'all' ? none : old.ids);
        for (const id of wanted)
          if (isOn) next.add(id);
          else next.delete(id);
        return { of, ids: next };
      }),
    [of],
  );
  const tick = useCallback(
    (page: readonly string[], id: string, isOn: boolean, isRange: boolean) => {
      const [from, to] = [last.current === undefined ? -1 : page.indexOf(last.current), page.indexOf(id)];
      const range = isRange && from >= 0 ? page.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      last.current = id;
      change(range, isOn);
    },
    [change],
  );
  return useMemo(
    () => ({
      ids,
      tick,
      tickPage: (page: readonly string[], isOn: boolean) => change(page, isOn),
      untick: (id: string) => ids !== 'all' && change([id], false),
      tickAll: () => setState({ of, ids: 'all' }),
      clear: () => setState({ of, ids: none }),
      tickOnly: (wanted: OpenedBulk['ids']) =>
        setState({ of, ids: wanted === 'all' ? wanted : new Set(wanted) }),
      of,
    }),
    [ids, tick, change, of],
  );
}

/** Nothing is ticked when a list is opened: its code comes with the first sign of somebody who works with it. */
const BulkBar = lazyDialog(
  () => import('./BulkBar').then((module) => module.BulkBar),
  ({ onClear }) => onClear,
);

const BulkDialog = lazyDialog(() => import('./BulkDialog').then((module) => module.BulkDialog));

export interface BulkRowsProps<Row> {
  noun: Noun;
  /** What can be done with many of them; undefined leaves the list as it is. Keep stable. */
  of: BulkOf | undefined;
  calls: BulkCalls | undefined;
  search: Pick<PagedSearch, 'subject' | 'filters'>;
  /** Keep stable. */
  nameOf: (row: Row) => string;
  /** Without the right to change anything rows are only exported. */
  readOnly?: boolean;
  /** What is typed into a row may be out of reach after the change: whoever acts is asked to save it before, or to leave it. */
  asksFirst?: boolean;
  /** The list. */
  children: ReactNode;
}

/** The list inside has boxes to tick, and what is done with the ticked rows. */
export function BulkRows<Row>(props: BulkRowsProps<Row>) {
  const { noun, of, calls, search, nameOf, readOnly = false, asksFirst = false, children } = props;
  const { ids, tick, tickPage, untick, tickAll, tickOnly, clear, of: rows } = useTicks(search);
  const dialog = useOpenedDialog<OpenedBulk>('bulk', rows);
  const { open, close } = dialog;
  const canSet = !readOnly && of !== undefined && of.set.length > 0;
  const canDelete = !readOnly && of?.deletes === true;
  const isOffered = of !== undefined && calls !== undefined && (!readOnly || calls.download !== undefined);
  const ticks = useMemo((): Ticks | null => {
    if (!isOffered) return null;
    const act = (open: () => void) => (asksFirst ? unsavedChanges.leaveFor(open) : open());
    return {
      ids,
      nameOf,
      tick,
      tickPage,
      untick,
      bar: (total) =>
        ids !== 'all' && ids.size === 0 ? null : (
          <BulkBar
            noun={noun}
            ids={ids}
            total={total}
            canSet={canSet}
            canDelete={canDelete}
            onAct={(action) =>
              act(() =>
                ids === 'all'
                  ? open({ action, ids, count: total })
                  : open({ action, ids: [...ids], count: ids.size }),
              )
            }
            calls={calls}
            onAll={tickAll}
            onClear={clear}
          />
        ),
    };
  }, [
    isOffered,
    calls,
    ids,
    nameOf,
    tick,
    tickPage,
    untick,
    tickAll,
    clear,
    noun,
    canSet,
    canDelete,
    asksFirst,
    open,
  ]);

  return (
    <>
      {of && calls && (
        <OpenedDialog state={dialog}>
          {(opened) => (
            <BulkDialog
              noun={noun}
              action={opened.action}
              fields={of.set}
              note={of.note}
              ids={opened.ids === 'all' ? 'all' : new Set(opened.ids)}
              count={opened.count}
              calls={calls}
              onDone={() => {
                clear();
                close();
              }}
              // One that the end of a session interrupted has come without its ticks.
              onClose={() => {
                tickOnly(opened.ids);
                close();
              }}
            />
          )}
        </OpenedDialog>
      )}
      <TicksContext value={ticks}>{children}</TicksContext>
    </>
  );
}
