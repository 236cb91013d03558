import { useState } from 'react';
import type { OptGroup } from '../../api';
import { useModelMatch } from '../../api/modelMatches';
import { RecordField, SwitchField, SelectField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import { ModelField } from '../../kit/regexp/patternFields';
import { groupTypes, optGroup, type OptGroupValues } from './optGroup';
import { SaveQuestion } from './SaveQuestion';
import { t } from '../../texts/optGroups';

const { fields } = optGroup;

/** Everything of a group in one form; like SAVE in its row, Save asks first. */
export function OptGroupForm({ row, onSave, ...form }: RecordFormSlot<OptGroup, OptGroupValues>) {
  const [asked, setAsked] = useState<Asked>();
  const ask = (values: OptGroupValues) =>
    new Promise<unknown>((resolve, reject) =>
      setAsked({
        values,
        proceed: () => onSave(values).then(resolve, reject),
        cancel: () => resolve(undefined),
      }),
    );
  const answer = (act: () => unknown) => {
    setAsked(undefined);
    act();
  };

  return (
    <>
      <RecordForm {...form} onSave={ask}>
        <OptGroupFields />
      </RecordForm>
      {asked && (
        <SaveQuestion
          code={asked.values.code}
          before={form.values}
          after={asked.values}
          onConfirm={() => answer(asked.proceed)}
          onCancel={() => answer(asked.cancel)}
        />
      )}
    </>
  );
}

interface Asked {
  values: OptGroupValues;
  proceed: () => unknown;
  cancel: () => void;
}

function OptGroupFields() {
  return (
    <>
      <div className="g2">
        <RecordField field={fields.code} locked />
        <RecordField field={fields.description} focused />
        <SelectField field={fields.groupType} options={groupTypes} placeholder={t('Choose a type')} />
        <RecordField
          field={fields.comparisonEquipmentPos}
          hint={t('Empty hides the group from the comparison.')}
        />
        <SwitchField field={fields.exclusive} hint={t('At most one of its items can be chosen.')} />
        <SwitchField field={fields.mandatory} hint={t('One of its items has to be chosen.')} />
      </div>
      <RecordField field={fields.label} showsSaved />
      <RecordField field={fields.mandatorySubgroup} />
      <ModelField
        useMatch={useModelMatch}
        field={fields.modelEnableRegexp}
        verb="matches"
        hint={t('All models have this group.')}
      />
      <ModelField
        useMatch={useModelMatch}
        field={fields.modelDisableRegexp}
        verb="excludes"
        hint={t('No model is excluded.')}
      />
    </>
  );
}
