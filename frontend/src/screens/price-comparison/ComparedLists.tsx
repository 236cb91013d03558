import type { ReactNode } from 'react';
import { ArrowLeftRight } from 'lucide-react';
import type { FieldProblem, Market, PriceComparison } from '../../api';
import { t } from '../../texts/priceComparison.gen';
import { IconButton } from '../../ui/navigation/IconButton';
import { classes } from '../../ui/classes';
import { Field } from '../../ui/fields/Field';
import { TextInput } from '../../ui/fields/TextInput';
import layoutStyles from '../../ui/layout.module.css';
import { readRate } from '../../../../contracts/rules/price-changes';
import { ratedCurrencies, type ComparisonPlace, type Side, type ComparedPlace } from './comparisonPlace';
import { sideNames } from './comparisonNames';
import type { ComparisonActions } from './useComparisonPlace';
import { Stack } from '../../ui/Stack';
import styles from './price-comparison.module.css';
import { modelOptionsOf } from '../../kit/market-model/marketAndModel';
import { UnknownPlace } from '../../kit/market-model/UnknownPlace';
import { choiceOf } from '../../kit/format/names';
import { readersZone } from '../../kit/format/instants';
import { DateTimeInput } from '../../ui/fields/DateTimeInput';
import { Select } from '../../ui/fields/Select';
import { instantOf, wallClockOf } from '../../../../contracts/rules/zone-clocks';

interface ComparedSideProps {
  title: string;
  place: ComparedPlace;
  countries: readonly Market[];
  /** What the server says of the moment. */
  momentFault: string | undefined;
  onMarket: (id: string) => void;
  onModel: (vetele: string) => void;
  onMoment: (at: string) => void;
  /** Beside its fields: the rate. */
  children?: ReactNode;
}

/** One of the two lists: whose it is, of which vehicle, and when; without a moment it is now. */
function ComparedSide(props: ComparedSideProps) {
  const { title, place, countries, momentFault, onMarket, onModel, onMoment, children } = props;
  const { market, model, unknown, at } = place;
  const models = modelOptionsOf(market);
  const zone = readersZone();
  return (
    <Stack as="fieldset" gap={12} className={styles.side}>
      <legend>{title}</legend>
      <div className={styles.fields}>
        <Field label={t('Market')}>
          <Select
            options={countries.map(choiceOf)}
            value={market?.id ?? ''}
            placeholder={market ? undefined : t('Select a market')}
            onValue={onMarket}
          />
        </Field>
        <Field label={t('Model')}>
          <Select
            options={models}
            value={model?.value ?? ''}
            placeholder={model ? undefined : t('Select a model')}
            disabled={models.length === 0}
            onValue={onModel}
          />
        </Field>
        <Field label={t('Moment')} note={at === '' ? undefined : zone} error={momentFault}>
          <DateTimeInput
            value={at === '' ? '' : wallClockOf(at, zone)}
            placeholder={t('Now')}
            note={zone}
            pickerLabel={t('{side}: choose the moment', { side: title })}
            onChange={(value) => onMoment(value === '' ? '' : instantOf(value, zone))}
          />
        </Field>
        {children}
      </div>
      {unknown && <UnknownPlace unknown={unknown} />}
    </Stack>
  );
}

interface ComparedListsProps {
  place: ComparisonPlace;
  actions: ComparisonActions;
  countries: readonly Market[];
  /** What was read last, for its currencies. */
  comparison: PriceComparison | undefined;
  /** What the server refuses, by field. */
  faults: readonly FieldProblem[];
}

/** Which two lists are compared, and at which rate. */
export function ComparedLists({ place, actions, countries, comparison, faults }: ComparedListsProps) {
  const faultOf = (name: string) => faults.find(({ field }) => field === name)?.message;
  const side = (name: Side, rate?: ReactNode) => (
    <ComparedSide
      title={sideNames[name]}
      place={place[name]}
      countries={countries}
      momentFault={faultOf(`${name}At`)}
      onMarket={(id) => actions.chooseMarket(name, id)}
      onModel={(vetele) => actions.chooseModel(name, vetele)}
      onMoment={(at) => actions.chooseMoment(name, at)}
    >
      {rate}
    </ComparedSide>
  );
  return (
    <section className={classes(layoutStyles.card, styles.lists)} aria-label={t('Compared price lists')}>
      {side('left')}
      <IconButton
        label={t('Swap left and right')}
        icon={ArrowLeftRight}
        className={styles.swap}
        disabled={!place.right.market}
        onClick={actions.swap}
      />
      {side(
        'right',
        <RateField
          comparison={comparison}
          fault={faultOf('rate')}
          rate={place.rate}
          onRate={(rate) => actions.setRate(rate, comparison && ratedCurrencies(comparison))}
        />,
      )}
    </section>
  );
}

interface RateFieldProps {
  comparison: PriceComparison | undefined;
  rate: string;
  fault: string | undefined;
  onRate: (rate: string) => void;
}

/** Two currencies have no differences without it; within one, or before they are known, it is there only if the address has one. */
function RateField({ comparison, rate, fault, onRate }: RateFieldProps) {
  const isOneCurrency = comparison?.left.currency === comparison?.right.currency;
  if (isOneCurrency && rate === '') return null;
  const isRefused = readRate(rate).kind === 'refused';
  return (
    <Field
      label={
        comparison
          ? t('{currency} for 1 {other}', {
              currency: comparison.left.currency,
              other: comparison.right.currency,
            })
          : t('Rate')
      }
      error={isRefused ? t('It is a number above 0 with at most four digits and six decimals.') : fault}
      hint={rate === '' ? t('Without a rate there are no differences.') : undefined}
    >
      <TextInput inputMode="decimal" maxLength={20} value={rate} onValue={onRate} />
    </Field>
  );
}
