import { Bot, Check } from 'lucide-react';
import { useMemo } from 'react';
import type { User } from '../../api';
import { RecordButtons } from '../../kit/record/RecordButtons';
import type { RecordDialog } from '../../kit/record/RecordNoun';
import { userTexts } from '../../texts';
import { Avatar } from '../../ui/data/Avatar';
import type { Column } from '../../ui/data/Column';
import { Pill } from '../../ui/data/Pill';
import { accountFlags, user } from './user';
import type { UserSortKey } from './userSearch';
import { t } from '../../texts/users';

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
export function useUserColumns(onOpen: (dialog: RecordDialog<User>) => void) {
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
        className: 'acts',
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
  <div className="person">
    {apiUser ? <Machine /> : <Avatar name={alias || username} size="s" />}
    <div>
      <b>{username}</b>
      {(alias || email) && <span className="sub">{alias || email}</span>}
    </div>
  </div>
);

const Machine = () => (
  <span className="avatar s" aria-hidden>
    <Bot size={14} />
  </span>
);

const YesOrNo = ({ isYes }: { isYes: boolean }) =>
  isYes ? (
    <Check className="yes" size={16} role="img" aria-label={t('Yes')} />
  ) : (
    <span role="img" aria-label={t('No')} className="ink3">
      –
    </span>
  );
