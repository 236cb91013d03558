import { Globe } from 'lucide-react';
import { useGetCountryListByModelQuery, type CountryOfModel } from '../../api';
import { useNamedCountries } from '../../api/countryNames';
import { problemOf } from '../../api/problem';
import { countOf } from '../../kit/format/countOf';
import { CodeText } from '../../kit/list/RowCode';
import type { Column } from '../../ui/data/Column';
import { DataTable } from '../../ui/data/DataTable';
import { Dialog } from '../../ui/dialogs/Dialog';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { FailedState } from '../../ui/feedback/FailedState';
import { Pill } from '../../ui/data/Pill';
import type { CarModelRow } from './carModel';
import { t } from '../../texts/carModels';

const columns: Column<CountryOfModel>[] = [
  { key: 'id', header: 'Code', width: 120, cell: ({ id }) => <CodeText code={id} /> },
  { key: 'description', header: t('Country'), width: '60%', cell: ({ description }) => description },
  {
    key: 'frontendActive',
    header: t('Configurator'),
    cell: ({ frontendActive }) => (
      <Pill tone={frontendActive ? 'ok' : 'neutral'}>{frontendActive ? t('Shown') : t('Not shown')}</Pill>
    ),
  },
];
const idOf = ({ id }: CountryOfModel) => id;

export interface CarModelInfoProps {
  row: CarModelRow;
  onClose: () => void;
}

/** The countries that offer a model. A failure opens no dialog: it is told where they would stand. */
export function CarModelInfo({ row, onClose }: CarModelInfoProps) {
  const { modelcode, description } = row;
  const { currentData, isError, error } = useGetCountryListByModelQuery(
    { modelcode },
    { refetchOnMountOrArgChange: true },
  );
  const countries = useNamedCountries(currentData);
  return (
    <Dialog
      title={t('Info of {modelcode}', { modelcode })}
      subtitle={description}
      width="80vw"
      cancelLabel={t('Close')}
      status={currentData && countOf(currentData.length, { one: t('country'), many: t('countries') })}
      onClose={onClose}
    >
      {isError ? (
        <FailedState title={t('It could not be loaded')} text={problemOf(error).message} />
      ) : (
        <div className="box">
          <DataTable
            caption={t('Countries of {description}', { description })}
            columns={columns}
            rows={countries}
            rowKey={idOf}
            skeletonRows={5}
            free
            empty={
              <EmptyState
                icon={Globe}
                title={t('No countries')}
                text={t('No country offers this model yet.')}
              />
            }
          />
        </div>
      )}
    </Dialog>
  );
}
