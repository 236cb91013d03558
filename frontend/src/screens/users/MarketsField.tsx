import { useId, useState } from 'react';
import { useCountries } from '../../api/countryNames';
import { useRecordField } from '../../kit/form/useRecordField';
import { Button } from '../../ui/navigation/Button';
import { Checkbox } from '../../ui/fields/Checkbox';
import { filterOptions } from '../../ui/fields/useCombobox';
import { TextInput } from '../../ui/fields/TextInput';
import { marketsOf, user } from './user';
import { t } from '../../texts/users';

/** The user's own markets: they limit what price, pack and SOL screens offer (decision A-18). */
export function MarketsField({ disabled }: { disabled: boolean }) {
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
      <div className="field-head">
        <span id={id} className="lab">
          {user.fields.countries.label}
        </span>
        <span className="note num" role="status">
          {t('{chosen} of {all}', { chosen: chosen.length, all: options.length })}
        </span>
        <span className="end market-buttons">
          <Button size="s" variant="quiet" disabled={disabled} onClick={() => choose(shown.map(idOf))}>
            {wanted ? t('Only these') : t('All')}
          </Button>
          <Button size="s" variant="quiet" disabled={disabled} onClick={() => choose([])}>
            {t('None')}
          </Button>
        </span>
      </div>
      <TextInput
        aria-label={t('Find a market')}
        placeholder={t('Find a market')}
        disabled={disabled}
        value={wanted}
        onValue={setWanted}
      />
      <div className="markets">
        {shown.map(({ value: market, label }) => (
          <Checkbox
            key={market}
            disabled={disabled}
            checked={chosen.includes(market)}
            onValue={(isOn) => toggle(market, isOn)}
            label={
              <>
                {label} <span className="ink3">{market}</span>
              </>
            }
          />
        ))}
        {shown.length === 0 && <span className="muted">{t('No market of this name.')}</span>}
      </div>
      <span className={error ? 'hint er' : 'hint'}>
        {error || t('Without markets the price configurator offers none; HQ users see all of them in SOL.')}
      </span>
    </div>
  );
}

const idOf = ({ value }: { value: string }) => value;

function useMarkets(chosen: readonly string[]) {
  const { data = [] } = useCountries();
  const markets = data.map(({ id, description }) => ({ value: id, label: description }));
  const known = new Set(markets.map(idOf));
  const others = chosen.filter((id) => !known.has(id)).map((id) => ({ value: id, label: id }));
  return [...markets, ...others];
}
