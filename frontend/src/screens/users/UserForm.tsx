import { useId, useState } from 'react';
import { type User, useGetLangListQuery } from '../../api';
import { useSessionUser } from '../../api/session';
import { FormTabs } from '../../kit/form/FormTabs';
import { RecordForm } from '../../kit/form/RecordForm';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import { userTexts } from '../../texts';
import { Message } from '../../ui/feedback/Message';
import { TabPanel } from '../../ui/navigation/Tabs';
import { AccountFields, type UserFieldsProps, FlagList } from './AccountFields';
import { accessFlags, accountFlags, isComplete, type UserValues, user } from './user';
import { t } from '../../texts/users';
import { RecordField, SelectField } from '../../kit/form/RecordField';
import { MarketsField } from './MarketsField';

const { fields } = user;

/** What prices, packs and SOL read of a user (decision A-40). */
function AccessFields({ row, isOwn }: UserFieldsProps) {
  const options = useLanguages(row?.lang);
  return (
    <>
      <div className="g2">
        <RecordField field={fields.alias} hint={t('The name that histories show')} />
        <SelectField
          field={fields.lang}
          options={options}
          placeholder={t('Choose a language')}
          hint={t('The console starts in it')}
        />
      </div>
      <RecordField field={fields.email} hint={t('Gets the files that are sent by mail')} />
      <FlagList label={t('Access')} flags={accessFlags} disabled={isOwn} />
      <MarketsField disabled={isOwn} />
    </>
  );
}

/** The active languages, and the user's own even if it is no longer active. */
function useLanguages(own: string | undefined) {
  const { data = [] } = useGetLangListQuery();
  const options = data.map(({ value, text }) => ({ value, label: text }));
  const isMissing = own !== undefined && own !== '' && !options.some(({ value }) => value === own);
  return isMissing ? [...options, { value: own, label: own }] : options;
}

const namesOf = (flags: readonly { name: string }[]) => flags.map(({ name }) => name);

const tabs = [
  {
    value: 'account',
    label: t('Account'),
    fields: ['username', 'password', 'confirmPassword', ...namesOf(accountFlags)],
  },
  {
    value: 'access',
    label: t('Access'),
    fields: ['alias', 'email', 'lang', 'countries', ...namesOf(accessFlags)],
  },
] as const;

/** The fields of a user, new or stored: the account and, below 'Access', what prices and SOL read of a user (decision A-40). */
export function UserForm({ row, ...form }: RecordFormSlot<User, UserValues>) {
  const id = useId();
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('account');
  const isOwn = useSessionUser().idUser === row?.id;

  return (
    <RecordForm
      {...form}
      title={row ? `${userTexts.editUser} ${row.username}` : form.title}
      answers={userTexts}
      canSave={row ? undefined : isComplete}
      tabs={<FormTabs id={id} label={t('User')} tabs={tabs} value={tab} onChange={setTab} />}
    >
      {isOwn && (
        <Message tone="info">
          {t(
            'This is your own account: your rights, markets and active state are changed by another user administrator.',
          )}
        </Message>
      )}
      <TabPanel id={id} value="account" hidden={tab !== 'account'} className="fg">
        <AccountFields row={row} isOwn={isOwn} />
      </TabPanel>
      <TabPanel id={id} value="access" hidden={tab !== 'access'} className="fg">
        <AccessFields row={row} isOwn={isOwn} />
      </TabPanel>
    </RecordForm>
  );
}
