import type { Market } from '../../../api';
import { choiceOf } from '../../../kit/format/codeAndName';
import { Field } from '../../../ui/Field';
import { Message } from '../../../ui/Message';
import { Select } from '../../../ui/Select';
import { usePriceWarnings } from '../warnings/usePriceWarnings';
import { t } from '../../../texts/priceConfigurator';

export interface MarketAndModelProps {
  market: Market;
  vetele: string;
  modelName: string;
}

/** Whose list it is, not to be changed here (rule R-268), and what it is for (rule R-262). */
export function MarketAndModel({ market, vetele, modelName }: MarketAndModelProps) {
  const { alternative } = usePriceWarnings();
  return (
    <div className="fg">
      <div className="g2">
        <Field label={t('Market')}>
          <Select disabled value={market.id} options={[choiceOf(market)]} />
        </Field>
        <Field label={t('Model')}>
          <Select disabled value={vetele} options={[{ value: vetele, label: modelName }]} />
        </Field>
      </div>
      <Message tone="warning">
        <span lang={alternative.lang}>{alternative.text}</span>
      </Message>
    </div>
  );
}
