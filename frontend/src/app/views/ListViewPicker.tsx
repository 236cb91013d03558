import { Bookmark, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListName } from '../../api';
import { useSessionUser } from '../../api/session';
import { lazyDialog } from '../../kit/form/lazyDialog';
import type { ListViewsProps } from '../../kit/list/ListViewsSlot';
import { t } from '../../texts/app.gen';
import { Button } from '../../ui/navigation/Button';

const ListViews = lazyDialog(() => import('./ListViews').then((module) => module.ListViews));

/** The views of the list at hand. */
export function ListViewPicker({ search }: ListViewsProps) {
  const { pathname } = useLocation();
  return <Picker key={pathname} list={pathname.slice(1) as ListName} search={search} />;
}

/** A list that opens as it is asks nothing until somebody wants to see its views: neither for them nor for their code. */
function Picker({ list, search }: ListViewsProps & { list: ListName }) {
  const hasDefault = useSessionUser().preferredViews?.includes(list) === true;
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [wasOpen, setWasOpen] = useState(false);
  const [name, setName] = useState('');
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
        {name ? t('View: {name}', { name }) : t('Views')}
        <ChevronDown size={14} aria-hidden />
      </Button>
      {(hasDefault || wasOpen) && (
        <ListViews
          list={list}
          search={search}
          hasDefault={hasDefault}
          anchor={anchor}
          onName={setName}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  );
}
