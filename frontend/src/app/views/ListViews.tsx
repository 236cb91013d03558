import { useEffect, useEffectEvent, useRef } from 'react';
import { useListListViewsQuery, type ListName, type ListView } from '../../api';
import { failureOf } from '../../api/problem';
import type { ListViewsProps } from '../../kit/list/ListViewsSlot';
import { useKeptLayout } from '../../kit/list/useColumnLayout';
import { unsavedChanges } from '../../ui/dialogs/unsavedChanges';
import { layoutOfView, viewAtHand } from './viewLook';
import { ViewsPopover } from './ViewsPopover';

/** Opens a list with the user's default view, at each visit whose address does not say how to look at it. */
function useDefaultView(
  views: readonly ListView[] | undefined,
  { visit, isPlain, hasDefault }: { visit: string; isPlain: boolean; hasDefault: boolean },
  show: (view: ListView, isFirst: boolean) => void,
): void {
  // Only how the list was opened counts, not what becomes the default later.
  const isAwaited = useRef(false);
  const begin = useEffectEvent(() => void (isAwaited.current = isPlain && hasDefault));
  useEffect(() => begin(), [visit]);
  const open = useEffectEvent((all: readonly ListView[]) => {
    if (!isAwaited.current) return;
    isAwaited.current = false;
    const preferred = all.find((view) => view.preferred);
    // Whoever has searched meanwhile goes on with that.
    if (isPlain && preferred) show(preferred, true);
  });
  useEffect(() => {
    if (views) open(views);
  }, [views, visit]);
}

export interface ListViewsPartProps extends ListViewsProps {
  list: ListName;
  hasDefault: boolean;
  /** The button of the picker while it is open. */
  anchor: HTMLElement | undefined;
  /** Tells through which view the list is looked at; '' for none. */
  onName: (name: string) => void;
  onClose: () => void;
}

/** What the picker knows once it is used, or where a list opens with a view. */
export function ListViews({ list, search, hasDefault, anchor, onName, onClose }: ListViewsPartProps) {
  const {
    data: views,
    isError,
    error,
    refetch,
  } = useListListViewsQuery({ list }, { refetchOnMountOrArgChange: true });
  const isOpen = anchor !== undefined;
  // Colleagues share views while a list is open; the first reading is on its way then.
  const readAgain = useEffectEvent(() => void (views && refetch()));
  useEffect(() => {
    if (isOpen) readAgain();
  }, [isOpen]);
  const [layout, keepLayout] = useKeptLayout();
  const lookThrough = ({ search: query, columns }: ListView, isFirst = false) => {
    keepLayout(layoutOfView(columns));
    search.lookAs(query, isFirst);
  };
  useDefaultView(views, { visit: search.visit, isPlain: search.isPlain, hasDefault }, lookThrough);
  // Who stays with what is typed in the rows keeps the columns too.
  const show = (view: ListView) => unsavedChanges.leaveFor(() => lookThrough(view));
  const look = { query: search.query, layout };
  const current = viewAtHand(views ?? [], look);
  const name = current?.name ?? '';
  const tell = useEffectEvent(() => onName(name));
  useEffect(() => tell(), [name]);

  return (
    anchor && (
      <ViewsPopover
        list={list}
        views={views}
        failure={failureOf({ isError, error })}
        onRetry={() => void refetch()}
        current={current?.id}
        look={look}
        anchor={anchor}
        onShow={show}
        onClose={onClose}
      />
    )
  );
}
