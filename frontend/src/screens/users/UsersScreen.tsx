import { classes } from '../../ui/classes';
import { UsersRound, Bot, Check } from 'lucide-react';
import { useDeleteUserMutation, userCalls, type User } from '../../api';
import { useOutcome } from '../../api/outcome';
import { usePageSize } from '../../api/preferences';
import { failureOf } from '../../api/problem';
import { lazyDialog } from '../../kit/form/lazyDialog';
import { useDialogOfAddress } from '../../kit/form/useDialogOfAddress';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { BulkRows } from '../../kit/bulk/BulkRows';
import { ListScreen } from '../../kit/list/ListScreen';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { RecordDialogs } from '../../kit/record/RecordDialogs';
import { NoRecords, RecordHead } from '../../kit/record/RecordHead';
import type { RecordDialog } from '../../kit/record/RecordNoun';
import { editOf, useRecordSteps } from '../../kit/record/useRecordSteps';
import { user, stateOf, type UserValues, accountFlags } from './user';
import { t } from '../../texts/users.gen';
import { recordCalls } from '../../api/recordCalls';
import type { RecordCalls } from '../../kit/record/RecordCalls';
import { useMemo } from 'react';
import { RecordButtons } from '../../kit/record/RecordButtons';
import { userTexts } from '../../texts';
import { Avatar } from '../../ui/data/Avatar';
import type { Column } from '../../ui/data/Column';
import { Pill } from '../../ui/data/Pill';
import type { FilterField } from '../../kit/list/FilterField';
import type { SearchDefinition } from '../../kit/list/searchParams';
import styles from './users.module.css';
import dataTableStyles from '../../ui/data/data-table.module.css';
import textStyles from '../../ui/text.module.css';
import avatarStyles from '../../ui/data/avatar.module.css';
import tableCardStyles from '../../ui/data/table-card.module.css';
import layoutStyles from '../../ui/layout.module.css';
import { Row } from '../../ui/Row';

type UserFilter = 'code' | 'label';
type UserSortKey =
  'username' | 'active' | 'mktg' | 'ccadmEnabled' | 'priceConfEnabled' | 'packConfEnabled' | 'apiUser';

/** What the list is filtered and sorted by; four page links. */
const userSearch: SearchDefinition<UserFilter, UserSortKey> = {
  filters: ['code', 'label'],
  sortKeys: ['username', 'active', 'mktg', 'ccadmEnabled', 'priceConfEnabled', 'packConfEnabled', 'apiUser'],
  pageLinks: 4,
  asksOnEntry: true,
};

/** A user has neither code nor label: they search the user name, and alias or e-mail address (decision A-11). */
const userFilters: FilterField<UserFilter>[] = [
  {
    name: 'code',
    label: 'Code',
    placeholder: t('Any username'),
    phrase: (text) => t('“{text}” in the username', { text }),
  },
  {
    name: 'label',
    label: t('Label'),
    placeholder: t('Any alias or e-mail address'),
    grow: true,
    phrase: (text) => t('“{text}” in the alias or e-mail address', { text }),
  },
];

type Flag = Exclude<UserSortKey, 'username' | 'active'>;

/** The columns are headed by the names of the fields. */
const flagColumn = (flag: Flag, header: string = flag): Column<User, UserSortKey> => ({
  key: flag,
  sortKey: flag,
  header,
  help: helpOf(flag),
  align: 'center',
  cell: (row) => <YesOrNo isYes={row[flag]} />,
});

/** The columns in order; the alias stands below the name. */
function useUserColumns(onOpen: (dialog: RecordDialog<User>) => void) {
  return useMemo(
    (): Column<User, UserSortKey>[] => [
      { key: 'username', sortKey: 'username', header: 'Username', cell: (row) => <Person {...row} /> },
      {
        key: 'active',
        sortKey: 'active',
        header: t('Active'),
        cell: ({ active }) => (
          <Pill tone={active ? 'ok' : 'neutral'}>{active ? t('Active') : t('Inactive')}</Pill>
        ),
      },
      flagColumn('mktg', userTexts.marketingUser),
      flagColumn('ccadmEnabled'),
      flagColumn('priceConfEnabled'),
      flagColumn('packConfEnabled'),
      flagColumn('apiUser'),
      {
        key: 'edit',
        header: t('Edit'),
        align: 'right',
        className: dataTableStyles.actions,
        cell: (row) => <RecordButtons row={row} name={row.username} onOpen={onOpen} />,
      },
    ],
    [onOpen],
  );
}

function helpOf(flag: Flag): string {
  const { hint } = accountFlags.find(({ name }) => name === flag)!;
  return `${user.fields[flag].label}: ${hint}`;
}

const Person = ({ username, alias, email, apiUser }: User) => (
  <Row gap={10}>
    {apiUser ? <Machine /> : <Avatar name={alias || username} size="s" />}
    <div className={layoutStyles.grow}>
      <b className={textStyles.medium}>{username}</b>
      {(alias || email) && (
        <span className={classes(textStyles.sub, textStyles.cut, styles.alias)}>{alias || email}</span>
      )}
    </div>
  </Row>
);

const Machine = () => (
  <span className={classes(layoutStyles.square, avatarStyles.avatar, avatarStyles.small)} aria-hidden>
    <Bot size={14} />
  </span>
);

const YesOrNo = ({ isYes }: { isYes: boolean }) =>
  isYes ? (
    <Check className={classes(textStyles.ok, textStyles.middle)} size={16} role="img" aria-label={t('Yes')} />
  ) : (
    <span role="img" aria-label={t('No')} className={textStyles.faint}>
      –
    </span>
  );

const UserForm = lazyDialog(() => import('./UserForm').then((module) => module.UserForm));

const users = recordCalls(userCalls, 'User', ['username']);

/** What the dialogs of the users call. The calls name a user by the user name. A deletion is final: the password is gone with the user. */
function useUserCalls(
  opened: RecordDialog<User> | undefined,
  listed: Record<UserFilter, string>,
): RecordCalls<User, UserValues> {
  const [remove] = useDeleteUserMutation();
  const username = opened && 'row' in opened ? opened.row.username : '';
  const { readHistory: _, ...calls } = users.useCalls(user, {
    opened: opened && { kind: opened.kind, row: { id: username } },
    listed,
    create: (values) => ({
      newUser: {
        ...stateOf(values),
        username: values.username.trim(),
        password: values.password,
        confirmPassword: values.confirmPassword,
      },
    }),
    update: ({ username: name }, values, version) => ({
      username: name,
      userChange: { ...stateOf(values), ...newPasswordOf(values), version },
    }),
  });

  return {
    ...calls,
    remove: () => remove({ username }).unwrap(),
    restore: (_id, wanted) => calls.restore(username, wanted),
  };
}

/** Nothing at all keeps the password as it is (decision A-09). */
const newPasswordOf = ({ password, confirmPassword }: UserValues) =>
  password === '' ? {} : { password, confirmPassword };

const { noun, titles } = user;
const help = t('Accounts of the console and the areas they may use.');

const newOrExport = ['new', 'export'] as const;

const nameOf = ({ username }: User) => username;

/** Who may use the console, and what for. */
export function UsersScreen() {
  const search = usePagedSearch(userSearch, '', usePageSize());
  const list = users.useList(search.request);
  const dialog = useOpenedDialog<RecordDialog<User>>();
  const { open, opened } = dialog;
  const calls = useUserCalls(opened, search.filters);
  const outcome = useOutcome();
  useDialogOfAddress(open, newOrExport);

  return (
    <div className={classes(tableCardStyles.screen, styles.users)}>
      <RecordHead
        title={titles}
        help={help}
        many={noun.many}
        hasImport={false}
        hasDeleted={false}
        onOpen={open}
      />
      <RecordDialogs
        of={user}
        dialog={dialog}
        calls={calls}
        outcome={outcome}
        form={(slot) => <UserForm {...slot} />}
        onSaved={search.mark}
        onCreated={search.show}
        steps={useRecordSteps({ ...editOf(dialog), search, list })}
      />
      <BulkRows noun={noun} of={user.bulk} calls={calls.bulk} search={search} nameOf={nameOf}>
        <ListScreen
          noun={noun}
          search={search}
          list={list}
          failure={failureOf(list)}
          filters={userFilters}
          columns={useUserColumns(open)}
          empty={<NoRecords icon={UsersRound} many={noun.many} hasImport={false} onOpen={open} />}
        />
      </BulkRows>
    </div>
  );
}
