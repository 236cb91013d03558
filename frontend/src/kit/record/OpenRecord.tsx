import { useMemo } from 'react';
import type { RecordDialogsProps } from './RecordDialogs';
import { DeletedRecords } from './DeletedRecords';
import { DeleteRecord } from './DeleteRecord';
import { sharedFormProps } from './sharedFormProps';
import { EditRecord, type EditRecordProps } from './EditRecord';
import { ExportRecords } from './ExportRecords';
import { ImportRecords } from './ImportRecords';
import type { RecordId, Saved, RecordCalls, RecordChange } from './RecordCalls';
import { RecordHistory } from './RecordHistory';
import { reopenAfterFailure } from './reopenAfterFailure';
import { nameOf, type RecordDialog, type RecordNoun } from './RecordNoun';
import { t } from '../../texts/kitRecord.gen';
import type { Column } from '../../ui/data/Column';
import type { ImportColumn } from '../import/ImportChanges';
import { CodeText, PlaceholderText } from '../list/cells';
import { deletedText } from './changeEntries';

type AnyNoun = Pick<RecordNoun<never, Record<string, string>>, 'name' | 'fields' | 'shownWhenDeleted'>;

/** What a list of deleted records shows of each: its name and some fields, the last of which takes the rest. */
function deletedColumns({ name, fields, shownWhenDeleted }: AnyNoun): Column<RecordChange>[] {
  const last = shownWhenDeleted.at(-1);
  const named: Column<RecordChange> = {
    key: name,
    header: fields[name]!.label,
    cell: (change) => <CodeText code={deletedText(change, name)} />,
  };
  return [
    named,
    ...shownWhenDeleted.map((field): Column<RecordChange> => ({
      key: field,
      header: fields[field]?.label ?? capitalised(field),
      width: field === last ? '40%' : 110,
      cell: (change) =>
        field === last ? (
          <PlaceholderText
            text={deletedText(change, field)}
            lang={deletedText(change, 'language') || undefined}
          />
        ) : (
          deletedText(change, field)
        ),
    })),
  ];
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The columns of a file as the preview of an import shows them; the name has a column of its own there. */
const importColumns = ({ name, fields }: AnyNoun): ImportColumn[] =>
  Object.values(fields)
    .filter((field) => field.name !== name)
    .map((field) => ({
      name: field.name,
      header: field.label,
      mono: field.mono,
      width: field.maxLength > 200 ? undefined : field.maxLength > 100 ? 190 : 110,
    }));

interface NewRecordProps<Row, Values extends Record<string, string>, Id = number> extends Pick<
  EditRecordProps<Row, Values, Id>,
  'outcome' | 'form' | 'onFailed' | 'onClose'
> {
  of: RecordNoun<Row, Values>;
  calls: Pick<RecordCalls<Row, Values, Id>, 'create'>;
  onCreated: (saved: Saved<Id>) => void;
}

/** Creates a record. */
function NewRecord<Row, Values extends Record<string, string>, Id = number>(
  props: NewRecordProps<Row, Values, Id>,
) {
  const { of, calls, outcome, form, onCreated, onFailed, onClose } = props;
  const submit = async (typed: Values) => {
    try {
      onCreated(await calls.create(typed));
    } catch (error) {
      if (!onFailed) throw error;
      onFailed(error, typed);
    }
  };
  return form({
    ...sharedFormProps(outcome, onClose),
    values: of.blank,
    title: of.newTitle,
    width: of.widths?.create,
    onSave: submit,
  });
}

type OpenRecordProps<Row extends { id: RecordId }, Values extends Record<string, string>> = Omit<
  RecordDialogsProps<Row, Values>,
  'dialog'
> & {
  opened: RecordDialog<Row>;
  dialog: Pick<RecordDialogsProps<Row, Values>['dialog'], 'open' | 'close'>;
};

/** The dialog of a CRUD resource that is open. */
export function OpenRecord<
  Row extends { id: RecordId; version: number },
  Values extends Record<string, string>,
>(props: OpenRecordProps<Row, Values>) {
  const { of, calls, outcome, form, opened, onSaved, readOnly } = props;
  const { close } = props.dialog;
  const { noun, title } = of;
  const columns = useMemo(() => ({ deleted: deletedColumns(of), imported: importColumns(of) }), [of]);
  const common = { calls, outcome, onClose: close };
  const afterSave = ({ id }: Saved<Row['id']>) => {
    onSaved(id);
    close();
  };
  const onFailed = of.closesOnFailure ? reopenAfterFailure(props.dialog, opened, outcome) : undefined;
  const tell = of.notesSuccess ? outcome.noted : outcome.succeeded;
  const writing = { ...common, of, form, onFailed };

  switch (opened.kind) {
    case 'new':
      return (
        <NewRecord
          {...writing}
          onCreated={(saved) => {
            (props.onCreated ?? onSaved)(saved.id);
            close();
            tell(saved.message);
          }}
        />
      );
    case 'edit':
      return (
        <EditRecord
          {...writing}
          key={opened.row.id}
          row={opened.row}
          steps={props.steps}
          onSaved={afterSave}
        />
      );
    case 'delete':
      return (
        calls.remove && (
          <DeleteRecord
            {...common}
            calls={{ ...calls, remove: calls.remove }}
            id={opened.row.id}
            name={nameOf(of, opened.row)}
            failsQuietly={of.deletesQuietly}
            isNoted={of.notesSuccess}
          />
        )
      );
    case 'history':
      return (
        <RecordHistory
          {...common}
          id={opened.row.id}
          title={t('History of {nameOf}', { nameOf: nameOf(of, opened.row) })}
          subtitle={[title, of.detailOf(opened.row)].filter(Boolean).join(' · ')}
          one={noun.one}
          shown={{ fields: Object.values(of.fields) }}
          lang={of.langOf?.(opened.row)}
          readOnly={readOnly}
          onSaved={onSaved}
        />
      );
    case 'deleted':
      return (
        <DeletedRecords
          {...common}
          many={noun.many}
          subtitle={of.part?.title ?? of.titles}
          emptyText={of.part?.allThere ?? t('Every {one} is there.', { one: noun.one })}
          columns={columns.deleted}
          name={of.name}
          onSaved={onSaved}
        />
      );
    case 'export':
      return (
        calls.download && (
          <ExportRecords
            {...common}
            calls={{ download: calls.download, languages: calls.languages, listed: calls.listed }}
            noun={noun}
            everything={of.everything}
            subtitle={of.titles}
            marketing={of.marketing}
          />
        )
      );
    case 'import':
      return (
        calls.preview &&
        calls.run && (
          <ImportRecords
            {...common}
            calls={{ preview: calls.preview, run: calls.run }}
            subtitle={of.titles}
            isScoped={of.marketing !== undefined}
            columns={columns.imported}
          />
        )
      );
  }
}
