import { SwitchField } from '../../kit/form/SwitchField';
import { user, type AccessFlag, type AccountFlag } from './user';

export interface FlagListProps {
  label: string;
  flags: readonly { name: AccountFlag | AccessFlag; hint: string }[];
  disabled: boolean;
}

/** Switches in two columns with what each is for. */
export const FlagList = ({ label, flags, disabled }: FlagListProps) => (
  <div className="flag-list" role="group" aria-label={label}>
    {flags.map(({ name, hint }) => (
      <SwitchField key={name} field={user.fields[name]} hint={hint} disabled={disabled} />
    ))}
  </div>
);
