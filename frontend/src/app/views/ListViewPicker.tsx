import { Bookmark, ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useListListViewsQuery, type ListName, type ListView } from '../../api';
import { problemOf } from '../../api/problem';
import { useSessionUser } from '../../api/session';
import { lazyDialog } from '../../kit/form/lazyDialog';
import type { ListViewsProps } from '../../kit/list/ListViewsSlot';
import { useKeptLayout } from '../../kit/list/useColumnLayout';
import { t } from '../../texts/app';
import { Button } from '../../ui/navigation/Button';
import { layoutOfView, listOf, viewAtHand } from './listViews';

const ViewsPopover = lazyDialog(
  () => import('./ViewsPopover').then((module) => module.ViewsPopover),
  ({ onClose }) => onClose,
);

/** The views of the list at hand, where it has any. */
export function ListViewPicker({ search }: ListViewsProps) {
  const { pathname } = useLocation();
  const list = listOf(pathname);
  return list ? <Picker key={list} list={list} search={search} /> : null;
}

/** Opens a list with the user's default view, once, unless its address says how to look at it. */
function useDefaultView(
  views: readonly ListView[] | undefined,
  { isPlain, hasDefault }: { isPlain: boolean; hasDefault: boolean },
  show: (view: ListView, isFirst: boolean) => void,
): void {
  // Only how the list was opened counts, not what becomes the default later.
  const [isAwaited, setIsAwaited] = useState(isPlain && hasDefault);
  const open = useEffectEvent((all: readonly ListView[]) => {
    setIsAwaited(false);
    const preferred = all.find((view) => view.preferred);
    // Whoever has searched meanwhile goes on with that.
    if (isPlain && preferred) show(preferred, true);
  });
  useEffect(() => {
    if (views && isAwaited) open(views);
  }, [views, isAwaited]);
}

function Picker({ list, search }: ListViewsProps & { list: ListName }) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [wasOpen, setWasOpen] = useState(false);
  // A list that opens as it is asks nothing until somebody wants to see its views.
  const hasDefault = useSessionUser().preferredViews?.includes(list) === true;
  const {
    data: views,
    isError,
    error,
    refetch,
  } = useListListViewsQuery({ list }, { skip: !hasDefault && !wasOpen });
  const [layout, keepLayout] = useKeptLayout();
  const show = ({ search: query, columns }: ListView, isFirst = false) => {
    keepLayout(layoutOfView(columns));
    search.lookAs(query, isFirst);
  };
  useDefaultView(views, { isPlain: search.isPlain, hasDefault }, show);
  const look = { query: search.query, layout };
  const current = viewAtHand(views ?? [], look);

  return (
    <>
      <Button
        variant="quiet"
        size="m"
        icon={Bookmark}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          setWasOpen(true);
          setAnchor((open) => (open ? undefined : currentTarget));
        }}
      >
        {current ? t('View: {name}', { name: current.name }) : t('Views')}
        <ChevronDown size={14} aria-hidden />
      </Button>
      {anchor && (
        <ViewsPopover
          list={list}
          views={views}
          failure={isError ? problemOf(error).message : undefined}
          onRetry={() => void refetch()}
          current={current?.id}
          look={look}
          anchor={anchor}
          onShow={show}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  );
}
