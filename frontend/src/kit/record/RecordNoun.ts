import type { BulkOf } from '../bulk/bulk';
import type { FieldDefinition } from '../form/FieldDefinition';
import type { Noun } from '../format/counts';

/**
 * A CRUD resource as data: what its head, its rows and its dialogs have to know. How to make a screen of one, in one file
 * (screens/tracking-labels is the one to copy; what grows past 250 lines moves to a file of its own):
 *
 * 1. `recordCalls(<noun>Calls, '<Noun>')`: its calls, by the grammar of operationIds.
 * 2. a `RecordNoun`: words, fields (lengths as in openapi.yaml), what may change, from row to form.
 * 3. a `SearchDefinition` (`pageLinks: 4` where the list says four, `asksOnEntry` for reference data), filters and columns.
 * 4. a form: a `RecordForm` with the fields in their layout, for a new record and for a stored one (`row`).
 * 5. the screen: what its list asks, what goes over the wire for what was typed, and `RecordScreen`; brought in by
 *    app/routes/routeTable.ts.
 *
 * What a noun does otherwise stands in its own files: another dialog is `other`, another button one of `buttons` (see
 * interface-labels). A screen that needs more writes out the few lines of RecordScreen, as users do.
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
  /** Where a list shows a part of the records, such as one label group: its name, that it has none, that none of it is deleted. */
  part?: { title: string; none?: string; allThere: string };
  /** Why this one cannot be deleted, as the name of the button that says so: 'de is the default language and stays'. */
  undeletable?: (row: Row) => string | undefined;
  /** What can be done with many of them at once; as openapi.yaml says at BulkEntity. */
  bulk?: BulkOf;
  /** In pixels: of the form of a stored record, which has its history beside it, and of a new one. */
  widths?: { edit?: number; create?: number };
  /** A failed deletion opens no dialog. */
  deletesQuietly?: boolean;
  /** Success is a notice in the corner: no rule asks for a dialog there. */
  notesSuccess?: boolean;
  /** A failed save closes the form, and 'Reopen' in the red box opens it again as it was: all reference data; reopenAfterFailure.ts. */
  closesOnFailure?: boolean;
}

/** One whose records nobody creates or deletes. */
export type LastingNoun<Row, Values extends Record<string, string>> = Omit<
  RecordNoun<Row, Values>,
  'blank' | 'shownWhenDeleted'
>;

/** The dialog of a CRUD resource that is open over its list. */
export type RecordDialog<Row> =
  { kind: 'new' | 'import' | 'export' | 'deleted' } | { kind: 'edit' | 'history' | 'delete'; row: Row };

/** What a record is called in titles and questions. */
export const nameOf = <Row, Values extends Record<string, string>>(
  of: Pick<RecordNoun<Row, Values>, 'name' | 'nameOf' | 'valuesOf'>,
  row: Row,
): string => of.nameOf?.(row) ?? of.valuesOf(row)[of.name]!;

/** The definitions of what may change, in their order. */
export const changeableFields = <Row, Values extends Record<string, string>>({
  changeable,
  fields,
}: LastingNoun<Row, Values>): FieldDefinition[] => changeable.map((name) => fields[name]);
