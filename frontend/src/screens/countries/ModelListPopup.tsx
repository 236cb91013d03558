import { CarFront } from 'lucide-react';
import { useGetModelListByCountryQuery, type Model } from '../../api';
import { countOf } from '../../kit/format/countOf';
import { CodeText } from '../../kit/list/RowCode';
import { countryTexts } from '../../texts';
import type { Column } from '../../ui/data/Column';
import { DataTable } from '../../ui/data/DataTable';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { CountryPopup } from './CountryPopup';
import type { PopupProps } from './GridPopups';
import { t } from '../../texts/countries';

const columns: Column<Model>[] = [
  { key: 'modelcode', header: 'Code', cell: ({ modelcode }) => <CodeText code={modelcode} /> },
  { key: 'description', header: t('Description'), width: '50%', cell: ({ description }) => description },
  {
    key: 'modelId',
    header: t('Newest vehicle'),
    cell: ({ modelId }) => <span className="mono">{modelId}</span>,
  },
];
const codeOf = ({ modelcode }: Model) => modelcode;
const noun = { one: t('model'), many: t('models') };

export function ModelListPopup({ row, onClose }: PopupProps) {
  const answer = useGetModelListByCountryQuery({ country: row.id }, { refetchOnMountOrArgChange: true });
  return (
    <CountryPopup
      title={countryTexts.models}
      subtitle={row.description}
      answer={answer}
      tools={(models) => countOf(models.length, noun)}
      onClose={onClose}
    >
      {(models) => (
        <div className="box">
          <DataTable
            caption={t('Models of {description}', { description: row.description })}
            columns={columns}
            rows={models}
            rowKey={codeOf}
            free
            empty={
              <EmptyState
                icon={CarFront}
                title={t('No models')}
                text={t('The country offers none. Model Management switches them on.')}
              />
            }
          />
        </div>
      )}
    </CountryPopup>
  );
}
