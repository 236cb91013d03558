import type { ReactNode } from 'react';
import { Field } from '../../ui/fields/Field';
import { Select } from '../../ui/fields/Select';
import { choiceOf } from '../format/names';
import { listedModelOptionsOf } from './marketAndModel';
import { t } from '../../texts/kitParts.gen';
import styles from './page-card.module.css';
import { Row } from '../../ui/Row';

interface Market {
  id: string;
  description: string;
  modelGroupItemList: readonly {
    label: string;
    items: readonly { value: string; label: string; isBelowMinimum?: boolean }[];
  }[];
}

export interface MarketAndModelFieldsProps {
  /** The user's own, sorted by description. */
  countries: readonly Market[];
  market: Market | undefined;
  model: { value: string } | undefined;
  isFixed?: boolean;
  onMarket: (id: string) => void;
  onModel: (vetele: string) => void;
  /** Beside them. */
  children?: ReactNode;
}

/** The two selects of a place; models stand in their groups. */
export function MarketAndModelFields(props: MarketAndModelFieldsProps) {
  const { countries, market, model, isFixed = false, onMarket, onModel, children } = props;
  const markets = countries.map(choiceOf);
  const models = listedModelOptionsOf(market, model?.value);
  return (
    <Row wrap align="flex-end" gap="14px 28px" className={styles.place}>
      <Field label={t('Market')}>
        <Select
          options={markets}
          value={market?.id ?? ''}
          placeholder={market ? undefined : t('Select a market')}
          disabled={isFixed || markets.length === 0}
          onValue={onMarket}
        />
      </Field>
      <Field label={t('Model')}>
        <Select
          options={models}
          value={model?.value ?? ''}
          placeholder={model ? undefined : models.length > 0 ? t('Select a model') : t('No models')}
          disabled={isFixed || models.length === 0}
          onValue={onModel}
        />
      </Field>
      {children}
    </Row>
  );
}
