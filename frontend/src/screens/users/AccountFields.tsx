import type { User } from '../../api';
import { RecordField, SwitchField } from '../../kit/form/RecordField';
import {
  accountFlags,
  user,
  SHORTEST_NAME,
  type UserValues,
  type AccessFlag,
  type AccountFlag,
} from './user';
import { t } from '../../texts/users.gen';
import { Circle, CircleCheck, CircleX, type LucideIcon } from 'lucide-react';
import { useFormContext, useFormState, useWatch, useController } from 'react-hook-form';
import { passwordRules, SHORTEST_PASSWORD } from '../../../../contracts/rules/new-passwords';
import { userTexts } from '../../texts';
import { Field } from '../../ui/fields/Field';
import { PasswordInput } from '../../ui/fields/PasswordInput';
import styles from './users.module.css';
import { classes } from '../../ui/classes';
import layoutStyles from '../../ui/layout.module.css';
import textStyles from '../../ui/text.module.css';
import { Row } from '../../ui/Row';

interface PasswordFieldProps {
  name: 'password' | 'confirmPassword';
  isNew: boolean;
}

const TOO_SHORT = t('At least {count} characters', { count: SHORTEST_PASSWORD });
const LONGEST = user.fields.password.maxLength;

/** Password and its repetition. A stored user keeps the old one when both stay blank (decision A-09). */
const PasswordFields = ({ isNew }: Pick<PasswordFieldProps, 'isNew'>) => (
  <div className={layoutStyles.two}>
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

export interface FlagListProps {
  label: string;
  flags: readonly { name: AccountFlag | AccessFlag; hint: string }[];
  disabled: boolean;
}

export const FlagList = ({ label, flags, disabled }: FlagListProps) => (
  <div className={classes(layoutStyles.box, styles.flagList)} role="group" aria-label={label}>
    {flags.map(({ name, hint }) => (
      <SwitchField key={name} field={user.fields[name]} hint={hint} disabled={disabled} />
    ))}
  </div>
);

type Answer = 'open' | 'kept' | 'broken';

const icons: Record<Answer, [LucideIcon, string]> = {
  open: [Circle, t('not yet')],
  kept: [CircleCheck, t('done')],
  broken: [CircleX, t('not met')],
};

const looks: Record<Answer, string> = {
  open: classes(textStyles.muted),
  kept: classes(textStyles.muted),
  broken: classes(textStyles.danger, textStyles.medium),
};
const iconLooks = { open: textStyles.faint, kept: textStyles.ok, broken: undefined };

/** What Save waits for: ticked while it is typed, and red only once a field has been left. */
function PasswordRules() {
  const rules = useRules();
  return (
    <ul
      className={classes(layoutStyles.box, layoutStyles.shade, textStyles.small, styles.passwordRules)}
      aria-label={t('What a new user needs')}
    >
      {rules.map(({ text, answer }) => {
        const [Icon, word] = icons[answer];
        return (
          <Row as="li" key={text} className={looks[answer]}>
            <Icon size={15} className={iconLooks[answer]} role="img" aria-label={word} />
            {text}
          </Row>
        );
      })}
    </ul>
  );
}

function useRules(): { text: string; answer: Answer }[] {
  const { control } = useFormContext<UserValues>();
  const [username, password, confirmation] = useWatch({
    control,
    name: ['username', 'password', 'confirmPassword'],
  });
  const { touchedFields: touched, errors } = useFormState({ control });
  const answer = (isKept: boolean, isLeft: boolean | undefined): Answer =>
    isKept ? 'kept' : isLeft ? 'broken' : 'open';
  const typed = (isKept: boolean, text: string, isTouched: boolean | undefined) =>
    answer(isKept && text !== '', isTouched && text !== '');
  const { length, visible, ownName } = passwordRules(password, username);
  const longerThan = { count: SHORTEST_PASSWORD - 1 };

  return [
    {
      text: t('Username longer than {count} characters', { count: SHORTEST_NAME - 1 }),
      answer: typed(username.trim().length >= SHORTEST_NAME, username, touched.username),
    },
    {
      text: t('Password longer than {count} characters', longerThan),
      answer: typed(length && visible, password, touched.password),
    },
    {
      text: t('Password other than the user name; the commonest ones are refused when you save'),
      answer: typed(ownName, password, touched.password),
    },
    {
      text: t('Both passwords are equal'),
      answer: answer(
        password !== '' && password === confirmation,
        errors.confirmPassword !== undefined || (confirmation !== '' && touched.confirmPassword),
      ),
    },
  ];
}

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
