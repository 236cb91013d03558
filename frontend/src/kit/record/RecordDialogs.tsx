import type { ReactNode } from 'react';
import { OpenedDialog } from '../form/OpenedDialog';
import type { DialogState } from '../form/useOpenedDialog';
import type { RecordFormSlot } from './EditRecord';
import { OpenRecord } from './OpenRecord';
import type { Outcome, RecordCalls, RecordId } from './RecordCalls';
import type { RecordDialog, RecordNoun } from './RecordNoun';

export interface RecordDialogsProps<Row extends { id: RecordId }, Values extends Record<string, string>> {
  /** Keep stable. */
  of: RecordNoun<Row, Values>;
  dialog: DialogState<RecordDialog<Row>>;
  calls: RecordCalls<Row, Values, Row['id']>;
  outcome: Outcome;
  form: (slot: RecordFormSlot<Row, Values>) => ReactNode;
  /** A record was stored under this id. */
  onSaved: (id: Row['id']) => void;
  /** Without the right to change anything: the history restores nothing. */
  readOnly?: boolean;
}

/** Whatever dialog of a CRUD resource is open over its list: new, edit, delete, history, deleted ones, export, import. */
export function RecordDialogs<
  Row extends { id: RecordId; version: number },
  Values extends Record<string, string>,
>(props: RecordDialogsProps<Row, Values>) {
  return (
    <OpenedDialog state={props.dialog}>{(opened) => <OpenRecord {...props} opened={opened} />}</OpenedDialog>
  );
}
