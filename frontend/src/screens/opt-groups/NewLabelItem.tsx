import { useLabelItems } from '../../api/labelItems';
import { useModelMatch } from '../../api/modelMatches';
import { newLabelItem, type LabelItemValues } from '../../kit/label-item/labelItem';
import { LabelItemForm } from '../../kit/label-item/LabelItemForm';
import { commonSlot } from '../../kit/record/EditRecord';
import type { Outcome } from '../../kit/record/RecordCalls';
import { optGroup } from './optGroup';

export interface NewLabelItemProps {
  group: string;
  outcome: Outcome;
  /** Takes a failure over, with what was typed. */
  onFailed: (error: unknown, typed: LabelItemValues) => void;
  onClose: () => void;
}

/** Creates the label of an option in a group (decision A-57), and the option where none has the code yet. */
export function NewLabelItem({ group, outcome, onFailed, onClose }: NewLabelItemProps) {
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
      title={optGroup.newTitle}
      values={newLabelItem(group)}
      useMatch={useModelMatch}
      onSave={save}
    />
  );
}
