import { Toggle } from '../../ui/Toggle';
import { flagLabels, type CountryModelRow, type RowFlag } from './countryModel';
import type { CountryModelDialog } from './countryModelDialog';
import { t } from '../../texts/countryModels';

export interface RowSwitchProps {
  row: CountryModelRow;
  flag: RowFlag;
  name: string;
  onOpen: (dialog: CountryModelDialog) => void;
}

/** A switch of a row; it asks first and then shows what the server says. MXE needs FE. */
export function RowSwitch({ row, flag, name, onOpen }: RowSwitchProps) {
  if (flag === 'mxeActive' && !row.commModelFrontendActiveInCountry)
    return (
      <span className="ink3" title={t('Switch on Enabled (FE) first')}>
        –
      </span>
    );
  return (
    <Toggle
      hideLabel
      label={`${flagLabels[flag]}: ${name}`}
      checked={row[flag]}
      onChange={() => onOpen({ kind: 'toggle', row, flag })}
    />
  );
}
