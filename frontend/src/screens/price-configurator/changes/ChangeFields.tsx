import type { Market, ModelItem } from '../../../api';
import { choiceOf } from '../../../kit/format/names';
import { formatNumber } from '../../../../../contracts/rules/amounts';
import { readRate, roundingEndings, roundingSteps } from '../../../../../contracts/rules/price-changes';
import { AmountInput } from '../../../kit/amounts/AmountInput';
import { modelOptionsOf } from '../../../kit/market-model/marketAndModel';
import { t } from '../../../texts/priceConfigurator.gen';
import { Field } from '../../../ui/fields/Field';
import { Segmented } from '../../../ui/fields/Segmented';
import { Select } from '../../../ui/fields/Select';
import { TextInput } from '../../../ui/fields/TextInput';
import { Row } from '../../../ui/Row';
import { Stack } from '../../../ui/Stack';
import {
  hasEnding,
  isCopy,
  rateText,
  type ChangeAction,
  type ChangeForm,
  type ChangeScope,
} from './changeForm';
import type { OtherList } from './useOtherList';
import styles from './price-changes.module.css';

export interface ChangeRuleFieldsProps {
  form: ChangeForm;
  market: Market;
  /** The user's own. */
  countries: readonly Market[];
  /** Whose prices change; undefined: those of several vehicles, which take another market's prices of the same vehicle. */
  model: ModelItem | undefined;
  mask: string;
  currency: string;
  other: OtherList;
  onChange: (change: Partial<ChangeForm>) => void;
}

export interface ChangeFieldsProps extends ChangeRuleFieldsProps {
  scopes: readonly { scope: ChangeScope; count: number }[];
}

const scopeNames: Record<ChangeScope, string> = {
  marked: t('Marked'),
  shown: t('Filtered'),
  card: t('This card'),
  list: t('Whole price list'),
};

const actionNames: Record<ChangeAction, string> = {
  raise: t('Raise by a percentage'),
  lower: t('Lower by a percentage'),
  add: t('Add an amount'),
  takeOff: t('Take off an amount'),
  set: t('Set to an amount'),
  official: t('Copy the official price'),
  vehicle: t('Copy from another model or model year'),
  market: t('Copy from another market'),
};
const actions = Object.keys(actionNames) as ChangeAction[];

/** Which prices change, how, and what they are rounded to. */
export function ChangeFields({ scopes, ...rule }: ChangeFieldsProps) {
  const { form, onChange } = rule;
  return (
    <Stack gap={14}>
      <div className={styles.which}>
        <Segmented
          label={t('Which prices')}
          options={scopes.map(({ scope, count }) => ({ value: scope, label: scopeNames[scope], count }))}
          value={form.scope}
          onChange={(scope) => onChange({ scope })}
        />
      </div>
      <ChangeRuleFields {...rule} />
    </Stack>
  );
}

/** How prices change, and what they are rounded to. */
export function ChangeRuleFields(props: ChangeRuleFieldsProps) {
  const { form, market, model, countries, onChange } = props;
  const isOffered: Partial<Record<ChangeAction, boolean>> = {
    vehicle: otherModels(props).length > 0,
    market: countries.some(({ id }) => id !== market.id),
  };
  return (
    <Row wrap align="flex-start" gap="14px 16px" className={styles.fields}>
      <Field label={t('Change')} className={styles.wide}>
        <Select
          data-autofocus={model ? '' : undefined}
          options={actions
            .filter((action) => isOffered[action] !== false)
            .map((value) => ({ value, label: actionNames[value] }))}
          value={form.action}
          onValue={(action) => onChange(actionChosen(action as ChangeAction, props))}
        />
      </Field>
      <ActionFields {...props} />
      <RoundingFields {...props} />
    </Row>
  );
}

/** What was chosen of one list says nothing of another; the same vehicle is what one wants of another market. */
const actionChosen = (action: ChangeAction, { model }: ChangeRuleFieldsProps): Partial<ChangeForm> => ({
  action,
  marketId: '',
  vetele: action === 'market' ? (model?.value ?? '') : '',
  rate: undefined,
});

const otherModels = ({ market, model }: Pick<ChangeRuleFieldsProps, 'market' | 'model'>) =>
  modelOptionsOf(market).filter(({ value }) => value !== model?.value);

function ActionFields(props: ChangeRuleFieldsProps) {
  const { form, mask, currency, onChange } = props;
  const { action } = form;
  if (isCopy(action)) return <CopyFields {...props} />;
  const isPercent = action === 'raise' || action === 'lower';
  return (
    <Field
      label={isPercent ? t('Percent') : t('Amount')}
      note={isPercent ? undefined : currency}
      className={styles.narrow}
    >
      {({ id, 'aria-describedby': describedBy }) =>
        isPercent ? (
          <AmountInput
            key="percent"
            id={id}
            cents={form.percent}
            mask={mask}
            unit="%"
            highest={action === 'lower' ? 100_00 : 1000_00}
            describedBy={describedBy}
            onCents={(percent) => onChange({ percent })}
          />
        ) : (
          <AmountInput
            key="amount"
            id={id}
            cents={form.amount}
            mask={mask}
            unit={currency}
            describedBy={describedBy}
            onCents={(amount) => onChange({ amount })}
          />
        )
      }
    </Field>
  );
}

function CopyFields(props: ChangeRuleFieldsProps) {
  const { form, market, countries, model, mask, onChange } = props;
  const { action, marketId, vetele } = form;
  const other = countries.find(({ id }) => id === marketId);
  const models = action === 'vehicle' ? otherModels(props) : modelOptionsOf(other);
  const hasModel = action === 'vehicle' || (action === 'market' && model !== undefined);
  const hint = hintOf(props.other, mask);
  return (
    <>
      {action === 'market' && (
        <Field label={t('From market')} className={styles.medium} hint={hasModel ? undefined : hint}>
          <Select
            options={countries.filter(({ id }) => id !== market.id).map(choiceOf)}
            value={marketId}
            placeholder={marketId === '' ? t('Select a market') : undefined}
            onValue={(id) => onChange({ marketId: id, rate: undefined })}
          />
        </Field>
      )}
      {hasModel && (
        <Field label={t('From model')} className={styles.wide} hint={hint}>
          <Select
            options={models}
            value={models.some(({ value }) => value === vetele) ? vetele : ''}
            placeholder={
              models.some(({ value }) => value === vetele)
                ? undefined
                : models.length > 0 || marketId === ''
                  ? t('Select a model')
                  : t('No models')
            }
            disabled={models.length === 0}
            // A rate is one between two currencies, and each list has its own.
            onValue={(value) => onChange({ vetele: value, rate: undefined })}
          />
        </Field>
      )}
      <RateField {...props} />
    </>
  );
}

function RateField({ form, currency, other, onChange }: ChangeRuleFieldsProps) {
  const isSameCurrency = other.currency === undefined || other.currency === currency;
  const text = rateText(form, isSameCurrency);
  return (
    <Field
      label={
        isSameCurrency
          ? t('Multiplied by')
          : t('{currency} for 1 {other}', { currency, other: other.currency! })
      }
      className={styles.narrow}
      error={
        readRate(text).kind === 'refused'
          ? t('It is a number above 0 with at most four digits and six decimals.')
          : undefined
      }
    >
      <TextInput
        className={styles.rate}
        inputMode="decimal"
        maxLength={20}
        value={text}
        onValue={(rate) => onChange({ rate })}
      />
    </Field>
  );
}

/** Prices of the other list are copied as they stand there: whoever copies between markets has to know what is in them. */
function hintOf({ currency, vat }: OtherList, mask: string): string | undefined {
  if (currency === undefined) return undefined;
  return vat == null
    ? t('Saved prices, without VAT')
    : t('Saved prices, VAT of {vat} % included', { vat: formatNumber(vat, mask) });
}

function RoundingFields({ form, mask, onChange }: ChangeRuleFieldsProps) {
  const { step, ending } = form;
  return (
    <Row align="flex-start" gap={16}>
      <Field label={t('Round to')} className={styles.rounding}>
        <Select
          options={[
            { value: '0', label: t('Not rounded') },
            ...roundingSteps.map((value) => ({ value: String(value), label: String(value) })),
          ]}
          value={String(step)}
          onValue={(value) =>
            onChange({ step: Number(value) as ChangeForm['step'], ...(value === '0' && { ending: 0 }) })
          }
        />
      </Field>
      {hasEnding(mask) && (
        <Field label={t('Ending')} className={styles.narrow}>
          <Select
            options={roundingEndings.map((value) => ({
              value: String(value),
              label: formatNumber(`.${String(value).padStart(2, '0')}`, mask),
            }))}
            value={String(ending)}
            disabled={step === 0}
            onValue={(value) => onChange({ ending: Number(value) as ChangeForm['ending'] })}
          />
        </Field>
      )}
    </Row>
  );
}
