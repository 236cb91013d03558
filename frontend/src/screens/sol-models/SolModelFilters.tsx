import { use, type FormEvent } from 'react';
import type { SessionUser } from '../../api';
import { ListViewsSlot, type ListViewsProps } from '../../kit/list/ListViewsSlot';
import { useFilterDraft } from '../../kit/list/useFilterDraft';
import type { PagedSearch } from '../../kit/list/usePagedSearch';
import { onlineListTexts, solModelTexts } from '../../texts';
import { Button } from '../../ui/navigation/Button';
import { Field } from '../../ui/fields/Field';
import { Select } from '../../ui/fields/Select';
import { Toggle } from '../../ui/fields/Toggle';
import { showsActive, showsHq, type SolModelFilterName } from './solModelSearch';
import type { SolMarket } from '../../api/solMarkets';
import { admsOf, marketOptionOf, marketsIn, optionOf, useModelOptions } from './solMarketOptions';
import { t } from '../../texts/solModels.gen';
import styles from './sol-models.module.css';
import { classes } from '../../ui/classes';
import layoutStyles from '../../ui/layout.module.css';

export interface SolModelFiltersProps {
  user: SessionUser;
  markets: readonly SolMarket[];
  search: Pick<PagedSearch<SolModelFilterName>, 'filters' | 'search'> & ListViewsProps['search'];
}

/** The filters; what is chosen counts on Apply, and the fields follow the address when it changes. */
export function SolModelFilters({ user, markets, search }: SolModelFiltersProps) {
  const { values: draft, change } = useFilterDraft(search.filters);
  const { adm, market, vetele } = draft;
  const drawViews = use(ListViewsSlot);
  const inAdm = marketsIn(markets, adm);
  const models = useModelOptions(market ? inAdm.filter(({ id }) => id === market) : inAdm);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    search.search(draft);
  };

  return (
    <form
      className={classes(layoutStyles.card, layoutStyles.row, layoutStyles.wrap, styles.filters)}
      role="search"
      aria-label={t('Filters')}
      onSubmit={apply}
    >
      <Field label={t('ADM')}>
        <Select
          options={admsOf(markets).map(optionOf)}
          value={adm}
          placeholder={t('All ADM')}
          onValue={(value) => change({ adm: value, market: '', vetele: '' })}
        />
      </Field>
      <Field label={solModelTexts.market}>
        <Select
          options={inAdm.map(marketOptionOf)}
          value={market}
          placeholder={user.isHQUser ? t('All markets') : t('All my markets')}
          onValue={(value) => change({ market: value, vetele: '' })}
        />
      </Field>
      <Field label={t('Model')} className={styles.grow}>
        <Select
          options={models}
          value={vetele}
          placeholder={t('All models')}
          onValue={(value) => change({ vetele: value })}
        />
      </Field>
      <Toggle
        label={solModelTexts.showOnlyActive}
        checked={showsActive(draft)}
        onChange={(isOn) => change({ showActive: isOn ? '' : 'false' })}
      />
      <Toggle
        label={solModelTexts.showOnlyHq}
        checked={showsHq(draft, user)}
        disabled={!user.isHQUser}
        onChange={(isOn) => change({ showHq: isOn ? '' : 'false' })}
      />
      {drawViews?.({ search })}
      <Button type="submit">{onlineListTexts.apply}</Button>
    </form>
  );
}
