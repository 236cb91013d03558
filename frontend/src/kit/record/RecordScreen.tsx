import type { LucideIcon } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import type { DialogState } from '../form/useOpenedDialog';
import { useDialogOfAddress } from '../form/useDialogOfAddress';
import { BulkRows } from '../bulk/BulkRows';
import { ListScreen, type ListScreenProps } from '../list/ListScreen';
import { OpensRows } from '../list/cells';
import type { ListAnswer } from '../list/useListQuery';
import { RecordButtons } from './RecordButtons';
import type { RecordId } from './RecordCalls';
import { RecordDialogs, type RecordDialogsProps } from './RecordDialogs';
import { NoRecords, RecordHead } from './RecordHead';
import { nameOf, type RecordDialog } from './RecordNoun';
import { editOf, useRecordSteps } from './useRecordSteps';

export interface RecordScreenProps<
  Row extends { id: RecordId; version: number },
  Values extends Record<string, string>,
  Filter extends string,
  SortKey extends string,
  Other extends { kind: string } = never,
>
  extends
    Omit<RecordDialogsProps<Row, Values, Other>, 'onSaved' | 'onCreated' | 'steps'>,
    Pick<ListScreenProps<Row, Filter, SortKey>, 'search' | 'filters' | 'columns'> {
  list: ListAnswer<Row>;
  icon: LucideIcon;
  help: ReactNode;
  /** Beside the title: what the list is narrowed to. */
  tag?: ReactNode;
  /** In the head, to other screens. */
  links?: ReactNode;
  /** Between the head and the list. */
  children?: ReactNode;
  /** Of a row, before Edit, History and Delete. Keep stable. */
  buttons?: (row: Row) => ReactNode;
}

type AddressedDialog = 'import' | 'new' | 'export';
const everyDialog: readonly AddressedDialog[] = ['import', 'new', 'export'];

/**
 * The screen of a noun: head, list and dialogs, with what its calls offer. It is nothing but its parts, so a screen that needs one of
 * them otherwise writes these lines out.
 */
export function RecordScreen<
  Row extends { id: RecordId; version: number },
  Values extends Record<string, string>,
  Filter extends string,
  SortKey extends string,
  Other extends { kind: string } = never,
>(props: RecordScreenProps<Row, Values, Filter, SortKey, Other>) {
  const { of, calls, outcome, dialog, readOnly, icon, help, tag, buttons, search, list } = props;
  const { open } = dialog;
  const hasImport = calls.preview !== undefined;
  const head = { many: of.noun.many, hasImport, readOnly, onOpen: open };
  useDialogOfAddress<AddressedDialog>(
    open,
    readOnly ? ['export'] : hasImport ? everyDialog : everyDialog.slice(1),
  );
  const steps = useRecordSteps({ ...editOf(dialog as DialogState<RecordDialog<Row>>), search, list });
  const nameOfRow = useCallback((row: Row) => nameOf(of, row), [of]);
  const actions = useCallback(
    (row: Row) => (
      <>
        {buttons?.(row)}
        <RecordButtons
          row={row}
          name={nameOf(of, row)}
          undeletable={of.undeletable?.(row)}
          readOnly={readOnly}
          onOpen={open}
        />
      </>
    ),
    [of, buttons, readOnly, open],
  );

  return (
    <>
      <RecordHead
        {...head}
        title={of.titles}
        tag={tag}
        help={help}
        links={props.links}
        hasDeleted={of.shownWhenDeleted.length > 0}
      />
      {props.children}
      <OpensRows onOpen={readOnly ? undefined : open}>
        <BulkRows
          noun={of.noun}
          of={of.bulk}
          calls={calls.bulk}
          search={search}
          nameOf={nameOfRow}
          readOnly={readOnly}
        >
          <RecordDialogs
            of={of}
            dialog={dialog}
            other={props.other}
            calls={calls}
            outcome={outcome}
            form={props.form}
            readOnly={readOnly}
            onSaved={search.mark}
            onCreated={search.show}
            steps={steps}
          />
          <ListScreen
            noun={of.noun}
            search={search}
            list={list}
            failure={list.isError ? outcome.problemOf(list.error).message : undefined}
            filters={props.filters}
            columns={props.columns}
            actions={actions}
            empty={<NoRecords {...head} icon={icon} title={of.part?.none} />}
          />
        </BulkRows>
      </OpensRows>
    </>
  );
}
