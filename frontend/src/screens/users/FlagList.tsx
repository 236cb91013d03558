import { SwitchField } from '../../kit/form/SwitchField';
import { user, type AccessFlag, type AccountFlag } from './user';

export interface FlagListProps {
  label: string;
  flags: readonly { name: AccountFlag | AccessFlag; hint: string }[];
  disabled: boolean;
}

export const FlagList = ({ label, flags, disabled }: FlagListProps) => (
  <div className="flag-list" role="group" aria-label={label}>
    {flags.map(({ name, hint }) => (
      <SwitchField key={name} field={user.fields[name]} hint={hint} disabled={disabled} />
    ))}
  </div>
);
