import { classes } from '../../ui/classes';
import { useId, useState } from 'react';
import type { User } from '../../api';
import { useLanguageOptions } from '../../api/languageOptions';
import { useSessionUser } from '../../api/session';
import { FormTabs } from '../../kit/form/FormTabs';
import { RecordForm } from '../../kit/form/RecordForm';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import { userTexts } from '../../texts';
import { Message } from '../../ui/feedback/Message';
import { TabPanel } from '../../ui/navigation/Tabs';
import { AccountFields, type UserFieldsProps, FlagList } from './AccountFields';
import { accessFlags, accountFlags, isComplete, type UserValues, user, marketsOf } from './user';
import { t } from '../../texts/users.gen';
import { RecordField, SelectField } from '../../kit/form/RecordField';
import { useCountries } from '../../api/countryNames';
import { useSilentFailure } from '../../api/useSilentFailure';
import { useRecordField } from '../../kit/form/useRecordField';
import { Button } from '../../ui/navigation/Button';
import { Checkbox } from '../../ui/fields/Checkbox';
import { filterOptions } from '../../ui/fields/useCombobox';
import { TextInput } from '../../ui/fields/TextInput';
import styles from './users.module.css';
import fieldStyles from '../../ui/fields/field.module.css';
import textStyles from '../../ui/text.module.css';
import layoutStyles from '../../ui/layout.module.css';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';

/** The user's own markets: they limit what price, pack and SOL screens offer (decision A-18). */
function MarketsField({ disabled }: { disabled: boolean }) {
  const id = useId();
  const { value, onValue, error } = useRecordField(user.fields.countries);
  const [wanted, setWanted] = useState('');
  const chosen = marketsOf(value);
  const options = useMarkets(chosen);
  const shown = filterOptions(options, wanted);
  const choose = (ids: readonly string[]) => onValue(ids.toSorted().join(', '));
  const toggle = (market: string, isOn: boolean) =>
    choose(isOn ? [...chosen, market] : chosen.filter((other) => other !== market));

  return (
    <div className="field" role="group" aria-labelledby={id}>
      <input type="hidden" name="countries" value={value} />
      <div className={classes(layoutStyles.row, fieldStyles.head)}>
        <span id={id} className={classes(layoutStyles.row, fieldStyles.label)}>
          {user.fields.countries.label}
        </span>
        <span className={classes(textStyles.faint, textStyles.light, textStyles.num)} role="status">
          {t('{chosen} of {all}', { chosen: chosen.length, all: options.length })}
        </span>
        <Row as="span" gap={0} className={layoutStyles.end}>
          <Button size="s" variant="quiet" disabled={disabled} onClick={() => choose(shown.map(idOf))}>
            {wanted ? t('Only these') : t('All')}
          </Button>
          <Button size="s" variant="quiet" disabled={disabled} onClick={() => choose([])}>
            {t('None')}
          </Button>
        </Row>
      </div>
      <TextInput
        aria-label={t('Find a market')}
        placeholder={t('Find a market')}
        disabled={disabled}
        value={wanted}
        onValue={setWanted}
      />
      <Stack
        columns="repeat(auto-fill, minmax(150px, 1fr))"
        gap="2px 14px"
        className={classes(
          layoutStyles.box,
          layoutStyles.scrolls,
          layoutStyles.shade,
          textStyles.small,
          styles.markets,
        )}
      >
        {shown.map(({ value: market, label }) => (
          <Checkbox
            key={market}
            disabled={disabled}
            checked={chosen.includes(market)}
            onValue={(isOn) => toggle(market, isOn)}
            label={
              <>
                {label} <span className={textStyles.faint}>{market}</span>
              </>
            }
          />
        ))}
        {shown.length === 0 && <span className={textStyles.muted}>{t('No market of this name.')}</span>}
      </Stack>
      <span className={error ? classes(fieldStyles.hint, fieldStyles.error) : fieldStyles.hint}>
        {error || t('Without markets the price configurator offers none; HQ users see all of them in SOL.')}
      </span>
    </div>
  );
}

const idOf = ({ value }: { value: string }) => value;

function useMarkets(chosen: readonly string[]) {
  const countries = useCountries();
  useSilentFailure(countries);
  const markets = (countries.data ?? []).map(({ id, description }) => ({ value: id, label: description }));
  const known = new Set(markets.map(idOf));
  const others = chosen.filter((id) => !known.has(id)).map((id) => ({ value: id, label: id }));
  return [...markets, ...others];
}

const { fields } = user;

/** What prices, packs and SOL read of a user (decision A-40). */
function AccessFields({ row, isOwn }: UserFieldsProps) {
  const { lang: own } = useSessionUser();
  const options = useLanguageOptions({ code: row?.lang ?? own });
  return (
    <>
      <div className={layoutStyles.two}>
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
  const me = useSessionUser();
  const isOwn = me.idUser === row?.id;
  // Known before any list of languages has been read.
  const values = row ? form.values : { ...form.values, lang: me.lang };

  return (
    <RecordForm
      {...form}
      values={values}
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
      <TabPanel id={id} value="account" hidden={tab !== 'account'} className={layoutStyles.stack}>
        <AccountFields row={row} isOwn={isOwn} />
      </TabPanel>
      <TabPanel id={id} value="access" hidden={tab !== 'access'} className={layoutStyles.stack}>
        <AccessFields row={row} isOwn={isOwn} />
      </TabPanel>
    </RecordForm>
  );
}
