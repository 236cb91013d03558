import { Pencil, Plus, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  type ListName,
  type ListView,
  useCreateListViewMutation,
  useDeleteListViewMutation,
  useUpdateListViewMutation,
  useUpdateListViewPreferenceMutation,
  type ListViewInput,
} from '../../api';
import { t } from '../../texts/listViews.gen';
import { FailedState } from '../../ui/feedback/FailedState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Popover } from '../../ui/dialogs/Popover';
import { Button } from '../../ui/navigation/Button';
import { IconButton } from '../../ui/navigation/IconButton';
import textStyles from '../../ui/text.module.css';
import { type Look, keptColumns } from './viewLook';
import { Row } from '../../ui/Row';
import popoverStyles from '../../ui/dialogs/popover.module.css';
import layoutStyles from '../../ui/layout.module.css';
import { classes } from '../../ui/classes';
import styles from './views.module.css';
import { useDispatch } from 'react-redux';
import { viewPreferred } from '../../api/session';
import { useOutcome } from '../../api/outcome';
import { RecordField, SwitchField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import type { Outcome } from '../../kit/record/RecordCalls';
import { sharedFormProps } from '../../kit/record/sharedFormProps';

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
  const [asked, setAsked] = useState<ListView>();
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
  if (asked) return <DeleteSharedView view={asked} remove={calls.remove} onClose={onClose} />;
  const row = (view: ListView) => {
    const { id, name, mine, shared, owner, preferred } = view;
    return (
      <Row as="li" gap={0} key={id} className={styles.view}>
        <button
          type="button"
          className={classes(layoutStyles.grow, textStyles.anywhere, styles.name)}
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
              onClick={() => (shared ? setAsked(view) : void calls.removeOwn(view))}
            />
          </>
        )}
      </Row>
    );
  };

  return (
    <Popover title={t('Views')} anchor={anchor} width={360} onClose={onClose}>
      {props.failure ? (
        <FailedState title={t('The views could not be read')} text={props.failure} onRetry={props.onRetry} />
      ) : views === undefined ? (
        <p className={classes(textStyles.muted, styles.none)} aria-busy>
          <Skeleton width="70%" />
        </p>
      ) : views.length > 0 ? (
        <ul className={styles.views}>{views.map(row)}</ul>
      ) : (
        <p className={classes(textStyles.muted, styles.none)}>
          {t(
            'A view keeps under a name what the list is filtered by and how it is arranged. There is none yet.',
          )}
        </p>
      )}
      <div className={classes(layoutStyles.ruled, popoverStyles.foot)}>
        <Button size="m" icon={Plus} onClick={() => setEdited('new')}>
          {t('Keep as a view')}
        </Button>
      </div>
    </Popover>
  );
}

/** What the picker does with views; success is a notice, and the deletion of one that nobody else has can be taken back. */
function useViewCalls(list: ListName) {
  const outcome = useOutcome();
  const dispatch = useDispatch();
  const [create] = useCreateListViewMutation();
  const [update] = useUpdateListViewMutation();
  const [remove, removal] = useDeleteListViewMutation();
  const [prefer] = useUpdateListViewPreferenceMutation();

  const told = async (call: Promise<{ message: string }>, undo?: () => void): Promise<void> => {
    try {
      const { message } = await call;
      outcome.noted(message, undo && { action: { label: t('Undo'), onClick: undo } });
    } catch (error) {
      outcome.failed(error);
    }
  };
  const save = async (listViewInput: ListViewInput, id?: number): Promise<void> => {
    const { message } = await (
      id === undefined ? create({ list, listViewInput }) : update({ id, listViewInput })
    ).unwrap();
    if (listViewInput.preferred) dispatch(viewPreferred(list));
    outcome.noted(message);
  };
  return {
    outcome,
    /** Rejects with what the form shows. */
    save,
    prefer: ({ id, preferred }: ListView) => {
      if (!preferred) dispatch(viewPreferred(list));
      return told(prefer({ id, listViewPreference: { preferred: !preferred } }).unwrap());
    },
    remove: ({ id }: ListView) => told(remove({ id }).unwrap()),
    removeOwn: ({ id, name, shared, preferred, search, columns }: ListView) => {
      // It stands in the list until that is read again.
      if (removal.originalArgs?.id === id && !removal.isError) return Promise.resolve();
      const listViewInput = { name, shared, preferred, search, columns };
      return told(remove({ id }).unwrap(), () => void told(create({ list, listViewInput }).unwrap()));
    },
  };
}

interface DeleteSharedViewProps {
  view: ListView;
  remove: (view: ListView) => Promise<void>;
  onClose: () => void;
}

/** Colleagues lose it, too. Made again it would be another view, with which nobody's list opens: there is no Undo (decision H-04). */
function DeleteSharedView({ view, remove, onClose }: DeleteSharedViewProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const { name } = view;
  const confirm = async () => {
    setIsDeleting(true);
    await remove(view);
    onClose();
  };
  return (
    <ConfirmDialog
      danger
      title={t('Delete {name}', { name })}
      message={t(
        '{name} is shared: your colleagues lose it, too, and their lists no longer open with it. This cannot be undone.',
        { name },
      )}
      confirmLabel={t('Delete')}
      pending={isDeleting}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

const fields = {
  name: { name: 'name', label: t('Name'), required: true, maxLength: 60 },
  shared: { name: 'shared', label: t('Shared'), maxLength: 5 },
  preferred: { name: 'preferred', label: t('The list opens with it'), maxLength: 5 },
  renewed: { name: 'renewed', label: t('As the list looks now'), maxLength: 5 },
} as const;

interface ViewFormProps {
  /** The view to change; undefined for a new one. */
  view: ListView | undefined;
  look: Look;
  save: (input: ListViewInput, id?: number) => Promise<void>;
  outcome: Outcome;
  onClose: () => void;
}

/** Name and use of a view; a new one is as the list looks now, a stored one only where that is wanted. */
function ViewForm({ view, look, save, outcome, onClose }: ViewFormProps) {
  const values = {
    name: view?.name ?? '',
    shared: String(view?.shared ?? false),
    preferred: String(view?.preferred ?? false),
    ...(view && { renewed: 'false' }),
  };
  const present = { search: look.query, columns: keptColumns(look.layout) };
  const submit = async ({ name = '', shared, preferred, renewed }: Record<string, string>) => {
    const { search, columns } = view && renewed !== 'true' ? view : present;
    const flags = { shared: shared === 'true', preferred: preferred === 'true' };
    await save({ name: name.trim(), ...flags, search, columns }, view?.id);
    onClose();
  };
  return (
    <RecordForm<Record<string, string>>
      title={view ? t('Change {name}', { name: view.name }) : t('New view')}
      subtitle={t('What this list is filtered by, and how it is arranged')}
      width={480}
      values={values}
      {...sharedFormProps(outcome, onClose)}
      onSave={submit}
    >
      <RecordField field={fields.name} />
      <SwitchField
        field={fields.shared}
        hint={t('Everybody who may see the list sees it; only you change it.')}
      />
      <SwitchField field={fields.preferred} hint={t('When nothing is searched for yet.')} />
      {view && (
        <SwitchField
          field={fields.renewed}
          hint={t('The present filters and arrangement replace those of the view.')}
        />
      )}
    </RecordForm>
  );
}
