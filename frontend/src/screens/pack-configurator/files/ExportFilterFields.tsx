import { packTexts } from '../../../texts';
import { Checkbox } from '../../../ui/Checkbox';
import { Segmented } from '../../../ui/Segmented';
import type { ExportFilter } from './exportFilter';
import { t } from '../../../texts/packConfigurator';

export interface ExportFilterFieldsProps {
  filter: ExportFilter;
  onFilter: (filter: ExportFilter) => void;
}

const choices: { value: ExportFilter['models']; label: string }[] = [
  { value: 'ALL', label: t('All') },
  { value: 'FAM', label: packTexts.thisFamily },
  { value: 'MOD', label: packTexts.thisModel },
];

export const ExportFilterFields = ({ filter, onFilter }: ExportFilterFieldsProps) => (
  <div className="pack-filter">
    <span aria-hidden>{t('Model')}</span>
    <Segmented
      label={t('Models to export')}
      options={choices}
      value={filter.models}
      onChange={(models) => onFilter({ ...filter, models })}
    />
    <Checkbox
      label={packTexts.thisModelYearOnly}
      checked={filter.thisYearOnly}
      onValue={(thisYearOnly) => onFilter({ ...filter, thisYearOnly })}
    />
  </div>
);
