import { useController, useFormContext } from 'react-hook-form';
import { passwordRules, SHORTEST_PASSWORD } from '../../../../contracts/rules/new-passwords';
import { userTexts } from '../../texts';
import { Field } from '../../ui/fields/Field';
import { PasswordInput } from '../../ui/fields/PasswordInput';
import { user, type UserValues } from './user';
import { t } from '../../texts/users';

interface PasswordFieldProps {
  name: 'password' | 'confirmPassword';
  isNew: boolean;
}

const TOO_SHORT = t('At least {count} characters', { count: SHORTEST_PASSWORD });
const LONGEST = user.fields.password.maxLength;

/** Password and its repetition. A stored user keeps the old one when both stay blank (decision A-09). */
export const PasswordFields = ({ isNew }: Pick<PasswordFieldProps, 'isNew'>) => (
  <div className="g2">
    <PasswordField name="password" isNew={isNew} />
    <PasswordField name="confirmPassword" isNew={isNew} />
  </div>
);

function PasswordField({ name, isNew }: PasswordFieldProps) {
  const { label } = user.fields[name];
  const { field, fieldState, clearErrors } = usePasswordField(name, isNew);
  const { ref, onChange, ...control } = field;
  const change = (value: string) => {
    if (fieldState.error?.type === 'server') clearErrors(name);
    onChange(value);
  };
  const isKept = !isNew && name === 'password';

  return (
    <Field
      label={label}
      required={isNew}
      hint={isKept && t('Blank keeps the old one; a new one ends the sessions.')}
      error={
        fieldState.error && <span lang={langOf(fieldState.error.message)}>{fieldState.error.message}</span>
      }
    >
      <PasswordInput
        {...control}
        ref={ref}
        onValue={change}
        autoComplete="new-password"
        showLabel={t('Show {label}', { label: label.toLowerCase() })}
        hideLabel={t('Hide {label}', { label: label.toLowerCase() })}
      />
    </Field>
  );
}

/** The two mismatch texts differ; no request is sent. */
function usePasswordField(name: PasswordFieldProps['name'], isNew: boolean) {
  const { control, clearErrors, getValues } = useFormContext<UserValues>();
  const hasLength = (text: string) =>
    text.length > LONGEST
      ? t('At most {count} characters', { count: LONGEST })
      : (!isNew && text === '') || faultOf(text);
  const faultOf = (text: string): true | string => {
    const { length, visible, ownName } = passwordRules(text, getValues('username'));
    if (!length) return TOO_SHORT;
    if (!visible) return t('The password must not be blank');
    return ownName || t('The password must not be the user name');
  };
  const isEqual = (text: string) =>
    text === getValues('password') || (isNew ? userTexts.passwordsDifferNew : userTexts.passwordsDifferEdit);
  const rules =
    name === 'password' ? { validate: hasLength, deps: 'confirmPassword' as const } : { validate: isEqual };
  return { ...useController({ name, control, rules }), clearErrors };
}

const langOf = (message: string | undefined) => (message?.startsWith('Le due') ? 'it' : undefined);
