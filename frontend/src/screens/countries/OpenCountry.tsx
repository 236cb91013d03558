import type { OpenRecordProps } from '../../kit/record/OpenRecord';
import { OpenRecord } from '../../kit/record/OpenRecord';
import type { Country } from '../../api';
import { country, type CountryValues } from './country';
import type { CountryDialog } from './CountryDialog';
import { CountryForm } from './CountryForm';
import { CountryInfoPopup } from './CountryInfoPopup';
import { CarGridPopup, CheckGridPopup, ConfigGridPopup } from './GridPopups';
import { ModelListPopup } from './ModelListPopup';

export interface OpenCountryProps extends Pick<
  OpenRecordProps<Country, CountryValues>,
  'calls' | 'outcome' | 'dialog' | 'onSaved'
> {
  opened: CountryDialog;
}

const popups = {
  info: CountryInfoPopup,
  models: ModelListPopup,
  checkGrid: CheckGridPopup,
  configGrid: ConfigGridPopup,
  carGrid: CarGridPopup,
};

export function OpenCountry({ opened, ...rest }: OpenCountryProps) {
  if (opened.kind in popups) {
    const Popup = popups[opened.kind as keyof typeof popups];
    return <Popup row={(opened as { row: Country }).row} onClose={rest.dialog.close} />;
  }
  return (
    <OpenRecord
      {...rest}
      of={country}
      opened={opened as OpenRecordProps<Country, CountryValues>['opened']}
      form={(slot) => <CountryForm {...slot} />}
    />
  );
}
