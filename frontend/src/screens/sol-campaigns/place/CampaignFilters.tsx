import { use, type FormEvent } from 'react';
import { useGetCommercialModelGroupsQuery } from '../../../api';
import type { SolMarket } from '../../../api/solMarkets';
import { useSilentFailure } from '../../../api/useSilentFailure';
import { codeAndName } from '../../../kit/format/names';
import { useFilterDraft } from '../../../kit/list/useFilterDraft';
import { ListViewsSlot, type ListViewsProps } from '../../../kit/list/ListViewsSlot';
import type { PagedSearch } from '../../../kit/list/usePagedSearch';
import { campaignTexts, onlineListTexts } from '../../../texts';
import { Button } from '../../../ui/navigation/Button';
import { DateTimeInput } from '../../../ui/fields/DateTimeInput';
import { Field } from '../../../ui/fields/Field';
import { Select } from '../../../ui/fields/Select';
import { Toggle } from '../../../ui/fields/Toggle';
import type { CampaignFilter, FilterValues } from './campaignSearch';
import { t } from '../../../texts/solCampaigns.gen';
import { classes } from '../../../ui/classes';
import styles from '../sol-campaigns.module.css';
import layoutStyles from '../../../ui/layout.module.css';
import { Row } from '../../../ui/Row';

export interface CampaignFiltersProps {
  id: string;
  isHq: boolean;
  markets: readonly SolMarket[];
  search: Pick<PagedSearch<CampaignFilter>, 'filters' | 'search' | 'clear'> & ListViewsProps['search'];
}

const noFilters: FilterValues = {
  idCountry: '',
  vetele: '',
  dateStart: '',
  dateStartTo: '',
  dateEndFrom: '',
  dateEnd: '',
  active: '',
  overlapping: '',
  idCampaign: '',
};

/** What is chosen here counts on Apply or Enter; the fields follow the address when it changes. */
export function CampaignFilters({ id, isHq, markets, search }: CampaignFiltersProps) {
  const { values, change } = useFilterDraft(search.filters);
  const drawViews = use(ListViewsSlot);
  const models = useModelOptions(markets, values.idCountry);
  const day = (name: 'dateStart' | 'dateStartTo' | 'dateEndFrom' | 'dateEnd') => ({
    isDateOnly: true,
    placeholder: t('Any'),
    value: values[name],
    onChange: (value: string) => change({ [name]: value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A new filter looks for more than the campaign that the address named.
    search.search({ ...values, idCampaign: '' });
  };

  return (
    <section id={id} className={classes(layoutStyles.card, styles.filterCard)} aria-label={t('Filters')}>
      <form className={styles.filters} role="search" aria-label={t('Campaigns')} noValidate onSubmit={submit}>
        <Field label={campaignTexts.market}>
          <Select
            options={markets.map(({ id: value, description }) => ({
              value,
              label: codeAndName(value, description),
            }))}
            value={values.idCountry}
            placeholder={isHq ? t('All markets') : t('All my markets')}
            onValue={(idCountry) => change({ idCountry, vetele: '' })}
          />
        </Field>
        <Field label={t('Model')}>
          <Select
            options={models}
            value={values.vetele}
            placeholder={t('All models')}
            onValue={(vetele) => change({ vetele })}
          />
        </Field>
        <Field label={t('Start, from')}>
          <DateTimeInput {...day('dateStart')} pickerLabel={t('Start, from: choose date')} />
        </Field>
        <Field label={t('Start, to')}>
          <DateTimeInput {...day('dateStartTo')} pickerLabel={t('Start, to: choose date')} />
        </Field>
        <Field label={t('End, from')}>
          <DateTimeInput {...day('dateEndFrom')} pickerLabel={t('End, from: choose date')} />
        </Field>
        <Field label={t('End date')}>
          <DateTimeInput {...day('dateEnd')} pickerLabel={t('End date: choose date')} />
        </Field>
        <Row gap="8px 20px" wrap className={layoutStyles.whole}>
          <Toggle
            label={campaignTexts.showActiveOnly}
            checked={values.active === 'true'}
            onChange={(isOn) => change({ active: isOn ? 'true' : '' })}
          />
          <Toggle
            label={t('Overlapping only')}
            checked={values.overlapping === 'true'}
            onChange={(isOn) => change({ overlapping: isOn ? 'true' : '' })}
          />
          <Row gap={4} className={layoutStyles.end}>
            {drawViews?.({ search })}
            <Button type="submit" variant="secondary">
              {onlineListTexts.apply}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                change(noFilters);
                search.clear();
              }}
            >
              {t('Clear')}
            </Button>
          </Row>
        </Row>
      </form>
    </section>
  );
}

function useModelOptions(markets: readonly SolMarket[], idCountry: string) {
  const body = idCountry === '' ? markets.map(({ id }) => id) : [idCountry];
  const query = useGetCommercialModelGroupsQuery({ body }, { skip: body.length === 0 });
  useSilentFailure(query);
  return (query.data ?? []).flatMap(({ label: group, items }) =>
    items.map(({ value, solLabel, label }) => ({ value, label: `${value} ${label || solLabel}`, group })),
  );
}
