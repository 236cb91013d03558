import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { RowCode } from '../../kit/list/RowCode';
import { countryModelsAddress } from '../../kit/market-model/countryModels';
import { useHere } from '../../kit/market-model/useWayBack';
import type { Column } from '../../ui/data/Column';
import { Toggle } from '../../ui/fields/Toggle';
import { isDefaultModel, type CarModelRow } from './carModel';
import type { CarModelSortKey } from './carModelSearch';
import { t } from '../../texts/carModels';

const dash = <span className="ink3">–</span>;

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
    cell: ({ description }) => description || dash,
  },
  {
    key: 'rangeMY',
    sortKey: 'rangeMY',
    header: t('Range MY'),
    className: 'num',
    cell: ({ rangeMY }) => rangeMY || dash,
  },
  {
    key: 'maxMyVideoAvailable',
    sortKey: 'maxMyVideoAvailable',
    header: t('Max MY video available'),
    className: 'num',
    cell: ({ maxMyVideoAvailable }) => maxMyVideoAvailable || dash,
  },
  {
    key: 'ccadmActive',
    sortKey: 'ccadmActive',
    header: t('Active'),
    width: 96,
    cell: (row) => (
      <Toggle
        hideLabel
        label={t('{modelcode} active', { modelcode: row.modelcode })}
        checked={row.ccadmActive}
        onChange={() => onToggle(row)}
      />
    ),
  },
  {
    key: 'countries',
    header: t('Country models'),
    className: 'nowrap',
    cell: (row) => (isDefaultModel(row) ? dash : <CountriesLink row={row} />),
  },
];

/** The way to the country-model screen with all that it needs in its address. */
function CountriesLink({ row: { modelcode, description } }: { row: CarModelRow }) {
  return (
    <Link
      className="to-countries"
      to={countryModelsAddress({ idKey: modelcode, from: 'car_model', title: description })}
      state={useHere()}
      aria-label={t('Countries of {modelcode}', { modelcode })}
    >
      {t('Countries')} <ArrowRight size={14} aria-hidden />
    </Link>
  );
}
