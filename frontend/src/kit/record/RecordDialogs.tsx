import type { ReactNode } from 'react';
import { lazyDialog } from '../form/lazyDialog';
import { OpenedDialog } from '../form/OpenedDialog';
import type { DialogState } from '../form/useOpenedDialog';
import type { RecordFormSlot } from './EditRecord';
import type { DialogSteps } from '../../ui/dialogs/DialogSteps';
import type { Outcome, RecordCalls, RecordId } from './RecordCalls';
import type { RecordDialog, RecordNoun } from './RecordNoun';

export interface RecordDialogsProps<
  Row extends { id: RecordId },
  Values extends Record<string, string>,
  Other extends { kind: string } = never,
> {
  /** Keep stable. */
  of: RecordNoun<Row, Values>;
  dialog: DialogState<RecordDialog<Row> | Other>;
  calls: RecordCalls<Row, Values, Row['id']>;
  outcome: Outcome;
  /** What stands in a dialog that only this noun has. */
  other?: (opened: Other) => ReactNode;
  form: (slot: RecordFormSlot<Row, Values>) => ReactNode;
  /** A record was stored under this id. */
  onSaved: (id: Row['id']) => void;
  /** The same for a new one; `onSaved` where it is not told. */
  onCreated?: (id: Row['id']) => void;
  /** From the form of a record to those before and after it (useRecordSteps). */
  steps?: DialogSteps;
  /** Without the right to change anything: the history restores nothing. */
  readOnly?: boolean;
}

/** The dialog of a CRUD resource that is open; its code comes with the first press. */
export const OpenRecord = lazyDialog(
  () => import('./OpenRecord').then((module) => module.OpenRecord),
  ({ dialog }) => dialog.close,
);

const recordKinds: readonly string[] = [
  'new',
  'edit',
  'delete',
  'history',
  'deleted',
  'export',
  'import',
] satisfies RecordDialog<never>['kind'][];

/** Whatever dialog is open over the list of a CRUD resource: new, edit, delete, history, deleted ones, export, import, or one of its own. */
export function RecordDialogs<
  Row extends { id: RecordId; version: number },
  Values extends Record<string, string>,
  Other extends { kind: string } = never,
>({ other, ...props }: RecordDialogsProps<Row, Values, Other>) {
  return (
    <OpenedDialog state={props.dialog}>
      {(opened) =>
        recordKinds.includes(opened.kind) ? (
          <OpenRecord {...props} opened={opened as RecordDialog<Row>} />
        ) : (
          other?.(opened as Other)
        )
      }
    </OpenedDialog>
  );
}
