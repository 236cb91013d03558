import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { RowCode } from '../../kit/list/cells';
import { countryModelsAddress } from '../../kit/market-model/marketAndModel';
import { useHere } from '../../kit/market-model/useWayBack';
import { Dash } from '../../ui/data/Dash';
import type { Column } from '../../ui/data/Column';
import { Toggle } from '../../ui/fields/Toggle';
import { alwaysOffered, isDefaultModel, type CarModelRow } from './carModel';
import { t } from '../../texts/carModels.gen';
import type { FilterField } from '../../kit/list/FilterField';
import type { SearchDefinition } from '../../kit/list/searchParams';
import cell from '../../kit/list/cell-link.module.css';
import textStyles from '../../ui/text.module.css';

export type CarModelFilter = 'code' | 'label';
export type CarModelSortKey = 'modelcode' | 'description' | 'rangeMY' | 'maxMyVideoAvailable' | 'ccadmActive';

/** By model code to begin with, at once; four page links. */
export const carModelSearch: SearchDefinition<CarModelFilter, CarModelSortKey> = {
  filters: ['code', 'label'],
  sortKeys: ['modelcode', 'description', 'rangeMY', 'maxMyVideoAvailable', 'ccadmActive'],
  pageLinks: 4,
  asksOnEntry: true,
};

export const carModelFilters: FilterField<CarModelFilter>[] = [
  { name: 'code', label: 'Code', placeholder: t('Any model code') },
  { name: 'label', label: t('Label'), placeholder: t('Any description'), grow: true },
];

/** Code, description, both model years, the switch that asks first, and the way to the countries of the model. */
export const carModelColumns = (
  onToggle: (row: CarModelRow) => void,
): Column<CarModelRow, CarModelSortKey>[] => [
  {
    key: 'modelcode',
    sortKey: 'modelcode',
    header: t('Model code'),
    cell: (row) => <RowCode row={row} code={row.modelcode} />,
  },
  {
    key: 'description',
    sortKey: 'description',
    header: t('Description'),
    width: '32%',
    cell: ({ description }) => description || <Dash />,
  },
  {
    key: 'rangeMY',
    sortKey: 'rangeMY',
    header: t('Range MY'),
    className: textStyles.num,
    cell: ({ rangeMY }) => rangeMY || <Dash />,
  },
  {
    key: 'maxMyVideoAvailable',
    sortKey: 'maxMyVideoAvailable',
    header: t('Max MY video available'),
    className: textStyles.num,
    cell: ({ maxMyVideoAvailable }) => maxMyVideoAvailable || <Dash />,
  },
  {
    key: 'ccadmActive',
    sortKey: 'ccadmActive',
    header: t('Active'),
    width: 96,
    cell: (row) => (
      <Toggle
        hideLabel
        label={isDefaultModel(row) ? alwaysOffered : t('{modelcode} active', { modelcode: row.modelcode })}
        checked={row.ccadmActive}
        disabled={isDefaultModel(row) && row.ccadmActive}
        onChange={() => onToggle(row)}
      />
    ),
  },
  {
    key: 'countries',
    header: t('Country models'),
    className: textStyles.nowrap,
    cell: (row) => (isDefaultModel(row) ? <Dash /> : <CountriesLink row={row} />),
  },
];

/** The way to the country-model screen with all that it needs in its address. */
function CountriesLink({ row: { modelcode, description } }: { row: CarModelRow }) {
  return (
    <Link
      className={cell.link}
      to={countryModelsAddress({ idKey: modelcode, from: 'car_model', title: description })}
      state={useHere()}
      aria-label={t('Countries of {modelcode}', { modelcode })}
    >
      {t('Countries')} <ArrowRight size={14} aria-hidden />
    </Link>
  );
}
