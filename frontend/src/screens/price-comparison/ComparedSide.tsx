import type { ReactNode } from 'react';
import type { Market } from '../../api';
import { modelOptionsOf } from '../../kit/market-model/marketAndModel';
import { UnknownPlace } from '../../kit/market-model/UnknownPlace';
import { choiceOf } from '../../kit/format/names';
import { t } from '../../texts/priceComparison';
import { DateTimeInput } from '../../ui/fields/DateTimeInput';
import { Field } from '../../ui/fields/Field';
import { Select } from '../../ui/fields/Select';
import { instantOf, wallClockOf } from '../../../../contracts/rules/zone-clocks';
import type { ComparedPlace } from './comparisonPlace';
import styles from './price-comparison.module.css';

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

const readersZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** One of the two lists: whose it is, of which vehicle, and when; without a moment it is now. */
export function ComparedSide(props: ComparedSideProps) {
  const { title, place, countries, momentFault, onMarket, onModel, onMoment, children } = props;
  const { market, model, unknown, at } = place;
  const models = modelOptionsOf(market);
  const zone = readersZone();
  return (
    <fieldset className={styles.side}>
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
    </fieldset>
  );
}
