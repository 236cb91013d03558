import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useListOptGroupsQuery, useUpdateOptGroupMutation, type OptGroup } from '../../api';
import { useModelMatch } from '../../api/modelMatches';
import { failedRead } from '../../api/problem';
import { RecordField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import { useFieldValue } from '../../kit/form/useRecordField';
import { labelItemFields as fields } from '../../kit/label-item/labelItem';
import { sharedFormProps } from '../../kit/record/sharedFormProps';
import { ConflictDialog } from '../../kit/versioned/ConflictDialog';
import { conflictFields } from '../../kit/versioned/ConflictField';
import { useRecordUpdate } from '../../kit/record/useRecordUpdate';
import { Dialog } from '../../ui/dialogs/Dialog';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { FailedState } from '../../ui/feedback/FailedState';
import { Field } from '../../ui/fields/Field';
import { Select } from '../../ui/fields/Select';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { TextInput } from '../../ui/fields/TextInput';
import type { DialogSteps } from '../../ui/dialogs/DialogSteps';
import type { CountryModelRow } from './countryModel';
import { LabelItemPatterns, type NewLabelItemProps } from '../../kit/label-item/LabelItemForm';
import { t } from '../../texts/countryModels.gen';
import layoutStyles from '../../ui/layout.module.css';

type ItemValues = Record<'code' | 'label' | 'modelEnableRegexp' | 'modelDisableRegexp', string>;

export interface EditItemProps extends Pick<NewLabelItemProps, 'outcome' | 'onClose'> {
  row: CountryModelRow;
  /** Code of the item; by default the row's own one, or the first. */
  chosen: string | undefined;
  onChoose: (code: string) => void;
  onFailed: (error: unknown, typed: ItemValues) => void;
  steps?: DialogSteps;
}

/**
 * Edits an item of a row: one of the option groups of its type that apply to its model. The call is the one that
 * changes a group (decision A-43).
 */
export function EditItem(props: EditItemProps) {
  const { row, chosen, onClose, steps } = props;
  const [openedAt] = useState(Date.now);
  const { currentData, fulfilledTimeStamp, isError, error, refetch } = useListOptGroupsQuery(
    { modelName: row.modelcode, size: 1000 },
    { refetchOnMountOrArgChange: true },
  );
  // What was read when it was open before may have been changed since, and the form keeps what it begins with.
  const isFresh = Number(fulfilledTimeStamp) >= openedAt;
  const items = currentData?.content.filter(({ groupType }) => groupType === row.groupType) ?? [];
  const item =
    items.find(({ code }) => code === chosen) ??
    items.find(({ code }) => code === row.mandatorySubgroup) ??
    items[0];
  if (item && isFresh) return <ItemForm key={item.id} {...props} read={item} items={items} />;
  return (
    <Dialog
      title={t('Edit item')}
      subtitle={subtitleOf(row)}
      cancelLabel={t('Close')}
      onClose={onClose}
      steps={steps}
    >
      {isError ? (
        <FailedState title={t('The items could not be loaded')} {...failedRead({ error, refetch })} />
      ) : currentData && isFresh ? (
        <EmptyState
          title={t('No items')}
          text={t('No group of type {groupType} applies to this model.', { groupType: row.groupType })}
        />
      ) : (
        <Skeleton width="80%" />
      )}
    </Dialog>
  );
}

const subtitleOf = ({ description, countryDesc }: CountryModelRow) => `${description} · ${countryDesc}`;
const valuesOf = ({ code, label, modelEnableRegexp, modelDisableRegexp }: OptGroup): ItemValues => ({
  code,
  label,
  modelEnableRegexp,
  modelDisableRegexp,
});

const patterns = [fields.label, fields.modelEnableRegexp, fields.modelDisableRegexp];

interface ItemFormProps extends EditItemProps {
  read: OptGroup;
  items: readonly OptGroup[];
}

function ItemForm({ row, read, items, outcome, onFailed, onChoose, onClose, steps }: ItemFormProps) {
  // Whatever is read meanwhile, the form keeps what it began with.
  const [item] = useState(read);
  const [openedAt] = useState(Date.now);
  const [update] = useUpdateOptGroupMutation();
  const saving = useRecordUpdate<OptGroup, ItemValues>({
    row: item,
    calls: {
      update: ({ id, code }, values, version) =>
        update({ id, optGroupInput: { ...values, code, labelGroup: code, version } }).unwrap(),
    },
    outcome,
    onUpdated: onClose,
  });

  return (
    <>
      <RecordForm<ItemValues>
        {...sharedFormProps(outcome, onClose)}
        steps={steps}
        title={t('Edit item')}
        subtitle={subtitleOf(row)}
        values={valuesOf(item)}
        onSave={(typed) =>
          saving.save({ over: item, mine: typed, openedAt }).catch((error: unknown) => onFailed(error, typed))
        }
      >
        <div className={layoutStyles.two}>
          <ItemSelect items={items} onChoose={onChoose} value={item.code} />
          <CodeField />
        </div>
        <RecordField field={fields.label} focused showsSaved />
        <LabelItemPatterns useMatch={useModelMatch} />
      </RecordForm>
      <ConflictDialog
        saving={saving}
        subtitle={subtitleOf(row)}
        valuesOf={valuesOf}
        fieldsOf={(versions) => conflictFields(patterns, versions)}
        outcome={outcome}
      />
    </>
  );
}

/** Read-only, and marked as required all the same. */
function CodeField() {
  const code = useFieldValue('code');
  return (
    <Field label="Code" required locked>
      <TextInput mono name="code" value={code} readOnly />
    </Field>
  );
}

interface ItemSelectProps {
  items: readonly OptGroup[];
  value: string;
  onChoose: (code: string) => void;
}

/** Which item; another one takes its place in the form, unless something is typed for this one. */
function ItemSelect({ items, value, onChoose }: ItemSelectProps) {
  const { isDirty } = useFormState();
  return (
    <Field
      label={t('Item')}
      hint={
        isDirty
          ? t('Save first, or close, to choose another one.')
          : t('{count} apply to this model.', { count: items.length })
      }
    >
      <Select
        options={items.map(({ code, description }) => ({ value: code, label: description || code }))}
        value={value}
        disabled={isDirty}
        onValue={onChoose}
      />
    </Field>
  );
}
