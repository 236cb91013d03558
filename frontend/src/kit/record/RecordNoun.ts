import type { FieldDefinition } from '../form/FieldDefinition';
import type { Noun } from '../format/countOf';

/**
 * A CRUD resource as data: what its head, its rows and its dialogs have to know. How to make a screen of one
 * (screens/editorial-placeholders is the one to copy):
 *
 * 1. `<noun>.ts`              a `RecordNoun`: words, fields (lengths as in openapi.yaml), what may change, from row to form.
 * 2. `<noun>Search.ts`        filters and sort keys; `pageLinks: 4` where the list says four, `asksOnEntry` for reference data.
 * 3. `use<Noun>Calls.ts`      the generated hooks, each once, as `RecordCalls`; where the export follows the list, all but
 *                            `create` and `update` come from `useCommonRecordCalls` of the api (see screens/tracking-labels).
 * 4. `use<Noun>Columns.tsx`   the columns of the list.
 * 5. `<Noun>Form.tsx`         a `RecordForm` with the fields in their layout, for a new record and for a stored one (`row`).
 * 6. `<Noun>sScreen.tsx`      RecordHead, RecordDialogs and ListScreen; brought in by app/routes/routeTable.ts.
 *
 * What a noun does differently stands in its own files: another dialog is one more `kind` beside RecordDialogs (see
 * interface-labels, which writes its New and Edit out), another button one more child of RecordButtons.
 */
export interface RecordNoun<Row, Values extends Record<string, string>> {
  noun: Noun;
  /** One of them and many: 'Editorial placeholder', 'Editorial placeholders'. */
  title: string;
  titles: string;
  newTitle: string;
  /** The field that names a record, such as its code. */
  name: keyof Values & string;
  /** What a record is called where no field of it alone names it: 'IT · DEFAULT'. */
  nameOf?: (row: Row) => string;
  /** In the order in which history, conflict and import show them. */
  fields: { readonly [Field in keyof Values]: FieldDefinition<Field & string> };
  /** What may change on a stored record. */
  changeable: readonly (keyof Values & string)[];
  /** Parts of a logged state that the list of deleted records shows beside the name; the last one takes the rest of the width. */
  shownWhenDeleted: readonly string[];
  valuesOf: (row: Row) => Values;
  blank: Values;
  /** Beside the name in the head of a dialog: country and language. */
  detailOf: (row: Row) => string;
  /** Code of the language of the texts, where they have one. */
  langOf?: (row: Row) => string;
  /** What the export for marketing holds: 'Code, language and label, for reading.' Without it an export follows the list. */
  marketing?: string;
  /** Of which rows an export of everything is: 'Of every group and model'. */
  everything?: string;
  /** In pixels: of the form of a stored record, which has its history beside it, and of a new one. */
  widths?: { edit?: number; create?: number };
  /** A failed deletion opens no dialog. */
  deletesQuietly?: boolean;
  /** A failed save closes the form, and 'Reopen' in the red box opens it again as it was: all reference data; reopenAfterFailure.ts. */
  closesOnFailure?: boolean;
}

/** The dialog of a CRUD resource that is open over its list. */
export type RecordDialog<Row> =
  { kind: 'new' | 'import' | 'export' | 'deleted' } | { kind: 'edit' | 'history' | 'delete'; row: Row };

/** The id of the record whose history is shown, for the query that reads it. */
export const shownHistoryOf = <Id>(opened: { kind: string; row?: { id: Id } } | undefined): Id | undefined =>
  opened?.kind === 'edit' || opened?.kind === 'history' ? opened.row?.id : undefined;

/** What the open dialog shows besides its row, for the queries that read it. */
export const shownBy = <Id>(opened: { kind: string; row?: { id: Id } } | undefined) => ({
  shownId: shownHistoryOf(opened),
  showsDeleted: opened?.kind === 'deleted',
});

/** What a record is called in titles and questions. */
export const nameOf = <Row, Values extends Record<string, string>>(
  of: Pick<RecordNoun<Row, Values>, 'name' | 'nameOf' | 'valuesOf'>,
  row: Row,
): string => of.nameOf?.(row) ?? of.valuesOf(row)[of.name]!;

/** The definitions of what may change, in their order. */
export const changeableFields = <Row, Values extends Record<string, string>>({
  changeable,
  fields,
}: RecordNoun<Row, Values>): FieldDefinition[] => changeable.map((name) => fields[name]);
