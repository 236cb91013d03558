import type { InterfaceConfig } from '../../api';
import { useCurrentModel } from '../../api/preferences';
import { RecordForm } from '../../kit/form/RecordForm';
import { SelectField } from '../../kit/form/SelectField';
import { ShownField } from '../../kit/form/ShownField';
import { JsonField } from '../../kit/json/JsonField';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import { interfaceConfig, type InterfaceConfigValues } from './interfaceConfig';
import { useCountryChoices } from './useCountryChoices';
import { t } from '../../texts/interfaceConfigs';

const { fields } = interfaceConfig;
const hasCountry = ({ country }: InterfaceConfigValues) => country !== '';

/** The fields of a configuration, for a new one and for a stored one; Save waits for a country. */
export function InterfaceConfigForm({
  row,
  ...form
}: RecordFormSlot<InterfaceConfig, InterfaceConfigValues>) {
  const { options } = useCountryChoices(row?.country);
  const { modelcode } = useCurrentModel();

  return (
    <RecordForm {...form} canSave={hasCountry}>
      <div className="g3">
        <SelectField field={fields.country} options={options} placeholder={t('Choose a country')} />
        <ShownField label={t('Model')} value={row?.model ?? modelcode} />
        <ShownField label={t('Content type')} value={row?.confType ?? 'json'} />
      </div>
      <JsonField field={fields.content} />
    </RecordForm>
  );
}
