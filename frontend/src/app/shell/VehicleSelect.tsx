import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSessionUser } from '../../api/session';
import { modelOptionsOf } from '../../kit/places/marketAndModel';
import { useMarketAndModelChoice } from '../../kit/places/useMarketAndModelChoice';
import { readPricePlace } from '../../screens/price-configurator/place/pricePlace';
import { Select } from '../../ui/Select';
import { t } from '../../texts/app';

/** The model of the price configurator: the vehicle of the address, as its card 'Market and Model' chooses it too. */
export function VehicleSelect() {
  const { countries } = useSessionUser();
  const [params] = useSearchParams();
  const { market, model, isFixed } = useMemo(() => readPricePlace(params, countries), [params, countries]);
  const { chooseModel } = useMarketAndModelChoice(countries, market);
  const options = modelOptionsOf(market);
  return (
    <Select
      variant="quiet"
      label={t('Model')}
      value={model?.value ?? ''}
      placeholder={model ? undefined : options.length > 0 ? t('Select a model') : t('No models')}
      options={options}
      disabled={isFixed || options.length === 0}
      onValue={chooseModel}
    />
  );
}
