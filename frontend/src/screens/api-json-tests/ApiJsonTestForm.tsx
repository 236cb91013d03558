import type { ApiJsonTest } from '../../api';
import { RecordField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import { SelectField } from '../../kit/form/SelectField';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import { apiJsonTest, type TestValues } from './apiJsonTest';
import { t } from '../../texts/apiJsonTests';

const { fields } = apiJsonTest;
const running = [
  { value: 'enabled', label: t('Enabled') },
  { value: 'disabled', label: t('Disabled') },
];

export const ApiJsonTestForm = ({ row: _row, ...form }: RecordFormSlot<ApiJsonTest, TestValues>) => (
  <RecordForm {...form}>
    <RecordField
      field={fields.urlAsIs}
      hint={t(
        'Where the reply of today comes from: a path of this console such as /ccb/…, or http and https.',
      )}
    />
    <RecordField field={fields.urlToBe} hint={t('Where the reply comes from that should be the same.')} />
    <RecordField
      field={fields.ignorePaths}
      hint={t('What is left out: $.timestamp, $.session.*, $..imageUrl, $.options[3].')}
    />
    <RecordField
      field={fields.arrayKeys}
      hint={t(
        'Without a line elements are matched by their id, code, key or name, else by position. A line says otherwise: $.options = sku; plain values by themselves: $.codes = *; by position: $.steps = #.',
      )}
    />
    <SelectField field={fields.disableTest} options={running} placeholder="" />
  </RecordForm>
);
