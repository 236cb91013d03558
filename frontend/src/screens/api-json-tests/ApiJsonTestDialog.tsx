import { useOutcome } from '../../api/outcome';
import type { DialogState } from '../../kit/form/useOpenedDialog';
import { OpenRecord } from '../../kit/record/RecordDialogs';
import { apiJsonTest, inputOf, runningWords, type TestDialog, type TestValues } from './apiJsonTest';
import { DifferencesDialog } from './DifferencesDialog';
import { DocumentDialog } from './DocumentDialog';
import { apiJsonTestCalls, type ApiJsonTest } from '../../api';
import { recordCalls } from '../../api/recordCalls';
import { RecordField, SelectField } from '../../kit/form/RecordField';
import type { DialogSteps } from '../../ui/dialogs/DialogSteps';
import { RecordForm } from '../../kit/form/RecordForm';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import { t } from '../../texts/apiJsonTests.gen';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { useTestChange } from './useTestChange';

const apiJsonTests = recordCalls(apiJsonTestCalls, 'ApiJsonTest', [
  'diff',
  'outcome',
  'differenceCount',
  'comparedAt',
  'errorStatus',
]);

/** Asks whether to disable or enable the running of a row, then saves it; a failure opens no dialog. */
function DisableQuestion({ row, onClose }: { row: ApiJsonTest; onClose: () => void }) {
  const { change, isChanging } = useTestChange();
  const outcome = useOutcome();
  const { id, disableTest } = row;
  const confirm = async () => {
    try {
      const { message } = await change(row, { disableTest: !disableTest });
      outcome.succeeded(message);
    } catch (error) {
      outcome.failedQuietly(error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title={disableTest ? t('Enable test {id}', { id }) : t('Disable test {id}', { id })}
      message={
        disableTest
          ? t('Enable the running of test {id}? It takes part in comparisons again.', { id })
          : t(
              'Disable the running of test {id}? Comparisons leave it out, and its row leaves the list of active tests.',
              { id },
            )
      }
      confirmLabel={disableTest ? t('Enable') : t('Disable')}
      pending={isChanging}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

const { fields } = apiJsonTest;
const running = Object.entries(runningWords).map(([value, label]) => ({ value, label }));

const ApiJsonTestForm = ({ row: _row, ...form }: RecordFormSlot<ApiJsonTest, TestValues>) => (
  <RecordForm {...form}>
    <RecordField
      field={fields.urlAsIs}
      hint={t(
        'The source of the current reply: a path of this console such as /ccb/…, or an http or https address.',
      )}
    />
    <RecordField field={fields.urlToBe} hint={t('The source of the reply that should be the same.')} />
    <RecordField
      field={fields.ignorePaths}
      hint={t('What is left out: $.timestamp, $.session.*, $..imageUrl, $.options[3].')}
    />
    <RecordField
      field={fields.arrayKeys}
      hint={t(
        'Elements are matched by their id, code, key or name, otherwise by position. A line changes this: $.options = sku for another key, $.codes = * for plain values, $.steps = # for position.',
      )}
    />
    <SelectField field={fields.disableTest} options={running} placeholder="" />
  </RecordForm>
);

export interface ApiJsonTestDialogProps {
  opened: TestDialog;
  dialog: DialogState<TestDialog>;
  onSaved: (id: number) => void;
  steps?: DialogSteps;
}

export function ApiJsonTestDialog({ opened, dialog, onSaved, steps }: ApiJsonTestDialogProps) {
  const calls = apiJsonTests.useCalls(apiJsonTest, {
    opened,
    create: (values) => ({ apiJsonTestInput: inputOf(values) }),
    update: ({ id, diff }, values, version) => ({
      id,
      apiJsonTestInput: { id, ...inputOf(values), diff, version },
    }),
  });
  const outcome = useOutcome();

  switch (opened.kind) {
    case 'disable':
      return <DisableQuestion row={opened.row} onClose={dialog.close} />;
    case 'differences':
      return <DifferencesDialog row={opened.row} onClose={dialog.close} />;
    case 'document':
      return <DocumentDialog row={opened.row} side={opened.side} onClose={dialog.close} />;
    default:
      return (
        <OpenRecord
          opened={opened}
          dialog={dialog}
          calls={calls}
          outcome={outcome}
          onSaved={onSaved}
          steps={steps}
          of={apiJsonTest}
          form={(slot) => <ApiJsonTestForm {...slot} />}
        />
      );
  }
}
