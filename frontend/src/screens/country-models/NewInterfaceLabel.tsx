import { useLabelItems } from '../../api/labelItems';
import { useModelMatch } from '../../api/modelMatches';
import { newLabelItem, type LabelItemValues } from '../../kit/label-item/labelItem';
import { LabelItemForm } from '../../kit/label-item/LabelItemForm';
import { commonSlot } from '../../kit/record/EditRecord';
import type { Outcome } from '../../kit/record/RecordCalls';
import { labelTexts } from '../../texts';

export interface NewInterfaceLabelProps {
  outcome: Outcome;
  /** Takes a failure over, with what was typed. */
  onFailed: (error: unknown, typed: LabelItemValues) => void;
  onClose: () => void;
}

/** Creates a label item: the label of an option in a group, in the current language (decision A-43). */
export function NewInterfaceLabel({ outcome, onFailed, onClose }: NewInterfaceLabelProps) {
  const { create, ...items } = useLabelItems();
  const save = async (values: LabelItemValues) => {
    try {
      const { message } = await create(values);
      onClose();
      outcome.succeeded(message);
    } catch (error) {
      onFailed(error, values);
    }
  };
  return (
    <LabelItemForm
      {...commonSlot(outcome, onClose)}
      {...items}
      title={labelTexts.newInterfaceLabel}
      values={newLabelItem()}
      useMatch={useModelMatch}
      onSave={save}
    />
  );
}
