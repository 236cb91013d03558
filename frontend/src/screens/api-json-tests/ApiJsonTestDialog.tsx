import { useOutcome } from '../../api/outcome';
import type { DialogState } from '../../kit/form/useOpenedDialog';
import { OpenRecord } from '../../kit/record/OpenRecord';
import { apiJsonTest, type TestDialog } from './apiJsonTest';
import { ApiJsonTestForm } from './ApiJsonTestForm';
import { DifferencesDialog } from './DifferencesDialog';
import { DisableQuestion } from './DisableQuestion';
import { DocumentDialog } from './DocumentDialog';
import { useTestCalls } from './useTestCalls';

export interface ApiJsonTestDialogProps {
  opened: TestDialog;
  dialog: DialogState<TestDialog>;
  onSaved: (id: number) => void;
}

export function ApiJsonTestDialog({ opened, dialog, onSaved }: ApiJsonTestDialogProps) {
  const calls = useTestCalls(opened);
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
          {...{ opened, dialog, calls, outcome, onSaved }}
          of={apiJsonTest}
          form={(slot) => <ApiJsonTestForm {...slot} />}
        />
      );
  }
}
