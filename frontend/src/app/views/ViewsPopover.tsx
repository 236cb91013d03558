import { Pencil, Plus, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ListName, ListView } from '../../api';
import { t } from '../../texts/listViews';
import { FailedState } from '../../ui/feedback/FailedState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Popover } from '../../ui/dialogs/Popover';
import { Button } from '../../ui/navigation/Button';
import { IconButton } from '../../ui/navigation/IconButton';
import textStyles from '../../ui/text.module.css';
import type { Look } from './viewLook';
import { useViewCalls } from './useViewCalls';
import { ViewForm } from './ViewForm';
import styles from './views.module.css';

export interface ViewsPopoverProps {
  list: ListName;
  views: readonly ListView[] | undefined;
  /** Why they could not be read. */
  failure: string | undefined;
  onRetry: () => void;
  /** Id of the view that the list is looked at through. */
  current: number | undefined;
  look: Look;
  anchor: HTMLElement;
  onShow: (view: ListView) => void;
  onClose: () => void;
}

/** The views of a list: to look through one, to choose the one that the list opens with, and to keep the present look as a new one. */
export function ViewsPopover(props: ViewsPopoverProps) {
  const { list, views, look, anchor, onShow, onClose } = props;
  const calls = useViewCalls(list);
  const [edited, setEdited] = useState<ListView | 'new'>();
  if (edited)
    return (
      <ViewForm
        view={edited === 'new' ? undefined : edited}
        look={look}
        save={calls.save}
        outcome={calls.outcome}
        onClose={onClose}
      />
    );
  const row = (view: ListView) => {
    const { id, name, mine, shared, owner, preferred } = view;
    return (
      <li key={id} className={styles.view}>
        <button
          type="button"
          className={styles.name}
          aria-pressed={id === props.current}
          onClick={() => {
            onShow(view);
            onClose();
          }}
        >
          {name}
          {(!mine || shared) && (
            <span className={textStyles.sub}>{mine ? t('Shared') : t('Shared by {owner}', { owner })}</span>
          )}
        </button>
        <IconButton
          icon={Star}
          label={t('Open the list with {name}', { name })}
          pressed={preferred}
          onClick={() => void calls.prefer(view)}
        />
        {mine && (
          <>
            <IconButton icon={Pencil} label={t('Change {name}', { name })} onClick={() => setEdited(view)} />
            <IconButton
              icon={Trash2}
              tone="danger"
              label={t('Delete {name}', { name })}
              onClick={() => void calls.remove(view)}
            />
          </>
        )}
      </li>
    );
  };

  return (
    <Popover title={t('Views')} anchor={anchor} width={360} onClose={onClose}>
      {props.failure ? (
        <FailedState title={t('The views could not be read')} text={props.failure} onRetry={props.onRetry} />
      ) : views === undefined ? (
        <p className={styles.none} aria-busy>
          <Skeleton width="70%" />
        </p>
      ) : views.length > 0 ? (
        <ul className={styles.views}>{views.map(row)}</ul>
      ) : (
        <p className={styles.none}>
          {t('A view keeps filters, sort, page size and columns under a name. There is none yet.')}
        </p>
      )}
      <div className={styles.foot}>
        <Button size="m" icon={Plus} onClick={() => setEdited('new')}>
          {t('Keep as a view')}
        </Button>
      </div>
    </Popover>
  );
}
