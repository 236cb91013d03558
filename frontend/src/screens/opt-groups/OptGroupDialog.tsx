import { use, useState } from 'react';
import type { OptGroup } from '../../api';
import type { DialogState } from '../../kit/form/useOpenedDialog';
import { ConfirmChange } from '../../kit/record/ConfirmChange';
import { EditRecord, type RecordFormSlot } from '../../kit/record/EditRecord';
import { ExportRecords } from '../../kit/record/ExportRecords';
import type { Outcome } from '../../kit/record/RecordCalls';
import { RecordHistory } from '../../kit/record/RecordHistory';
import { reopenAfterFailure } from '../../kit/record/reopenAfterFailure';
import type { DialogSteps } from '../../ui/dialogs/DialogSteps';
import { FieldsDraftsContext, moveDraft } from '../../kit/inline-edit/rowFields';
import { groupTypes, optGroup, type OptGroupDialog as Opened, type OptGroupValues } from './optGroup';
import { SaveRow } from './SaveRow';
import type { useOptGroupCalls } from './useOptGroupCalls';
import { rich } from '../../texts/rich';
import { t } from '../../texts/optGroups.gen';
import { useLabelItems } from '../../api/labelItems';
import { useModelMatch } from '../../api/modelMatches';
import { NewLabelItem } from '../../kit/label-item/LabelItemForm';
import { RecordField, SwitchField, SelectField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import { ModelPatterns } from '../../kit/regexp/RegexpField';
import { SaveQuestion } from './SaveQuestion';
import layoutStyles from '../../ui/layout.module.css';

const { fields } = optGroup;

/** Everything of a group in one form; like SAVE in its row, Save asks first. */
function OptGroupForm({ row, ...form }: RecordFormSlot<OptGroup, OptGroupValues>) {
  const [asked, setAsked] = useState<Asked>();
  const ask = (values: OptGroupValues) =>
    new Promise<boolean>((resolve) =>
      setAsked({
        values,
        answer(isMeant) {
          setAsked(undefined);
          resolve(isMeant);
        },
      }),
    );

  return (
    <>
      <RecordForm {...form} confirm={ask}>
        <OptGroupFields />
      </RecordForm>
      {asked && (
        <SaveQuestion
          code={asked.values.code}
          before={form.values}
          after={asked.values}
          onConfirm={() => asked.answer(true)}
          onCancel={() => asked.answer(false)}
        />
      )}
    </>
  );
}

interface Asked {
  values: OptGroupValues;
  answer: (isMeant: boolean) => void;
}

function OptGroupFields() {
  return (
    <>
      <div className={layoutStyles.two}>
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
      <ModelPatterns fields={fields} useMatch={useModelMatch} hint={t('All models have this group.')} />
    </>
  );
}

export interface OptGroupDialogProps {
  opened: Opened;
  dialog: DialogState<Opened>;
  group: string;
  calls: ReturnType<typeof useOptGroupCalls>;
  outcome: Outcome;
  /** A group was stored under this id. */
  onSaved: (id: number) => void;
  steps?: DialogSteps;
}

export function OptGroupDialog(props: OptGroupDialogProps) {
  const { opened, dialog, group, calls, outcome, onSaved } = props;
  const drafts = use(FieldsDraftsContext);
  const onClose = dialog.close;
  const common = { calls, outcome, onSaved, onClose };
  const onFailed = reopenAfterFailure(dialog, opened, outcome);

  switch (opened.kind) {
    case 'new':
      return (
        <NewLabelItem
          title={optGroup.newTitle}
          group={group}
          useItems={useLabelItems}
          useMatch={useModelMatch}
          outcome={outcome}
          onFailed={onFailed}
          onClose={onClose}
        />
      );
    case 'export':
      return <ExportRecords {...common} subtitle={optGroup.titles} />;
    case 'save':
      return <SaveRow {...common} group={group} row={opened.row} />;
    case 'toggle':
    case 'type':
      return <ChangeAtOnce {...props} opened={opened} />;
    case 'edit':
      return (
        <EditRecord
          key={opened.row.id}
          steps={props.steps}
          calls={calls}
          outcome={outcome}
          onFailed={onFailed}
          onClose={onClose}
          of={optGroup}
          row={opened.row}
          form={(slot) => <OptGroupForm {...slot} />}
          onSaved={() => {
            drafts.set(opened.row.id, undefined);
            onSaved(opened.row.id);
            onClose();
          }}
        />
      );
    case 'history':
      return (
        <RecordHistory
          {...common}
          id={opened.row.id}
          title={t('History of {code}', { code: opened.row.code })}
          subtitle={[optGroup.title, opened.row.description].filter(Boolean).join(' · ')}
          one={optGroup.noun.one}
          shown={{ fields: Object.values(optGroup.fields) }}
        />
      );
  }
}

type AtOnce = Extract<Opened, { kind: 'toggle' | 'type' }>;

/** Asks, then saves a switch or the type of a group. */
function ChangeAtOnce(props: OptGroupDialogProps & { opened: AtOnce }) {
  const { opened, dialog, calls, outcome, onSaved } = props;
  const { row } = opened;
  const drafts = use(FieldsDraftsContext);
  const { title, values, becomes } = changeOf(opened);
  return (
    <ConfirmChange
      title={title}
      message={rich(becomes, { code: <b>{row.code}</b> })}
      change={() => calls.update(row, values, row.version)}
      outcome={outcome}
      onChanged={({ version }) => {
        if (version) moveDraft(drafts, row.id, version);
        onSaved(row.id);
      }}
      onClose={dialog.close}
    />
  );
}

function changeOf(opened: AtOnce): { title: string; values: Partial<OptGroupValues>; becomes: string } {
  const { row } = opened;
  if (opened.kind === 'type') {
    const words = (type: OptGroup['groupType']) => groupTypes.find(({ value }) => value === type)?.words;
    return {
      title: t('Group type'),
      values: { groupType: opened.groupType },
      becomes: t(
        '{code} becomes a group of {words} ({groupType}); it is one of {formerWords} ({formerType}).',
        {
          words: words(opened.groupType),
          groupType: opened.groupType,
          formerWords: words(row.groupType),
          formerType: row.groupType,
        },
      ),
    };
  }
  const { flag } = opened;
  const isOn = !row[flag];
  return {
    title: optGroup.fields[flag].label,
    values: { [flag]: String(isOn) },
    becomes: meanings[flag][isOn ? 'on' : 'off'],
  };
}

const meanings = {
  exclusive: {
    on: t('{code} becomes exclusive: at most one of its items can be chosen.'),
    off: t('{code} is not exclusive any more: several of its items can be chosen.'),
  },
  mandatory: {
    on: t('{code} becomes mandatory: one of its items has to be chosen.'),
    off: t('{code} is not mandatory any more: none of its items has to be chosen.'),
  },
};
