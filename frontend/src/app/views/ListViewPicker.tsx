import { Bookmark, ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useListListViewsQuery, type ListName, type ListView } from '../../api';
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
  isPlain: boolean,
  show: (view: ListView, isFirst: boolean) => void,
): void {
  const [wasPlain] = useState(isPlain);
  const preferred = wasPlain ? views?.find((view) => view.preferred) : undefined;
  const [isDone, setIsDone] = useState(false);
  const open = useEffectEvent(() => {
    setIsDone(true);
    // Whoever has searched meanwhile goes on with that.
    if (isPlain && preferred) show(preferred, true);
  });
  useEffect(() => {
    if (views && !isDone) open();
  }, [views, isDone]);
}

function Picker({ list, search }: ListViewsProps & { list: ListName }) {
  const { data: views } = useListListViewsQuery({ list });
  const [layout, keepLayout] = useKeptLayout();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const show = ({ search: query, columns }: ListView, isFirst = false) => {
    keepLayout(layoutOfView(columns));
    search.lookAs(query, isFirst);
  };
  useDefaultView(views, search.isPlain, show);
  const look = { query: search.query, layout };
  const current = viewAtHand(views ?? [], look);

  return (
    <>
      <Button
        variant="quiet"
        size="m"
        icon={Bookmark}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor((open) => (open ? undefined : currentTarget))}
      >
        {current ? t('View: {name}', { name: current.name }) : t('Views')}
        <ChevronDown size={14} aria-hidden />
      </Button>
      {anchor && (
        <ViewsPopover
          list={list}
          views={views}
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
