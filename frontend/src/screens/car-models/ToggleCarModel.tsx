import { useUpdateCarModelMutation } from '../../api';
import { ConfirmChange } from '../../kit/record/ConfirmChange';
import type { Outcome } from '../../kit/record/RecordCalls';
import type { CarModelRow } from './carModel';
import { t } from '../../texts/carModels';
import { rich } from '../../texts/rich';

export interface ToggleCarModelProps {
  row: CarModelRow;
  outcome: Outcome;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Asks, then saves the model as active or inactive. */
export function ToggleCarModel({ row, outcome, onSaved, onClose }: ToggleCarModelProps) {
  const [update] = useUpdateCarModelMutation();
  const { id, ...carModel } = row;
  const ccadmActive = !row.ccadmActive;
  return (
    <ConfirmChange
      title={t('Active')}
      message={rich(
        ccadmActive
          ? t("{model} will be offered in the console's selectors.")
          : t("{model} will no longer be offered in the console's selectors. What is stored of it stays."),
        { model: <b>{row.description}</b> },
      )}
      change={() => update({ id, carModelInput: { ...carModel, ccadmActive } }).unwrap()}
      outcome={outcome}
      onChanged={({ id: saved }) => onSaved(saved)}
      onClose={onClose}
    />
  );
}
