import type { ExportCommercialPacksApiArg, ModelItem } from '../../../api';
import { t } from '../../../texts/packConfigurator';

export interface ExportFilter {
  models: NonNullable<ExportCommercialPacksApiArg['pModelFilter']>;
  thisYearOnly: boolean;
}

/** As the screen begins. */
export const allModels: ExportFilter = { models: 'ALL', thisYearOnly: false };

export const needsModel = ({ models, thisYearOnly }: ExportFilter): boolean =>
  models !== 'ALL' || thisYearOnly;

/** What an export would hold, as one sentence. */
export function exportTextOf(filter: ExportFilter, model: ModelItem | undefined): string {
  if (!needsModel(filter)) return t('Exports every model of your markets.');
  if (!model) return t('Choose a model below: the filter is about it.');
  const { label, value2: year } = model;
  const isOneYear = filter.thisYearOnly;
  return {
    ALL: t('Exports every model of your markets, model year {year} only.', { year }),
    FAM: isOneYear
      ? t('Exports the family of {label}, model year {year} only.', { label, year })
      : t('Exports the family of {label}.', { label }),
    MOD: isOneYear
      ? t('Exports {label}, model year {year} only.', { label, year })
      : t('Exports {label}.', { label }),
  }[filter.models];
}
