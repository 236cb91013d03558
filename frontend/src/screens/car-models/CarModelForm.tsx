import { RecordField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import { SwitchField } from '../../kit/form/SwitchField';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import { carModel, type CarModelRow, type CarModelValues } from './carModel';
import { t } from '../../texts/carModels';

const { fields } = carModel;

/** The fields of a model, for a new one and for a stored one. */
export function CarModelForm({ row, ...form }: RecordFormSlot<CarModelRow, CarModelValues>) {
  return (
    <RecordForm {...form}>
      <div className="g2">
        <RecordField
          field={fields.modelcode}
          locked={row !== undefined}
          hint={row ? undefined : t('As the feed names the model; it cannot be changed later.')}
        />
        <RecordField field={fields.description} focused={row !== undefined} showsSaved />
        <RecordField field={fields.rangeMY} hint={t('Model years on sale, such as 2026-2027.')} />
        <RecordField field={fields.maxMyVideoAvailable} hint={t('The last model year with a video.')} />
      </div>
      <SwitchField field={fields.ccadmActive} hint={t("Offered in the console's selectors.")} />
    </RecordForm>
  );
}
