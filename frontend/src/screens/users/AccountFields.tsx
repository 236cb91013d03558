import type { User } from '../../api';
import { RecordField } from '../../kit/form/RecordField';
import { FlagList } from './FlagList';
import { PasswordFields } from './PasswordFields';
import { PasswordRules } from './PasswordRules';
import { accountFlags, user } from './user';
import { t } from '../../texts/users';

export interface UserFieldsProps {
  /** The stored user; undefined for a new one. */
  row: User | undefined;
  /** The user at the screen: nobody changes their own rights. */
  isOwn: boolean;
}

/** Name, password and flags. */
export const AccountFields = ({ row, isOwn }: UserFieldsProps) => (
  <>
    <RecordField field={user.fields.username} locked={row !== undefined} />
    <PasswordFields isNew={row === undefined} />
    {row === undefined && <PasswordRules />}
    <FlagList label={t('Flags')} flags={accountFlags} disabled={isOwn} />
  </>
);
