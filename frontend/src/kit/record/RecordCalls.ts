import type { SelectOption } from '../../ui/fields/Select';
import type { BulkCalls } from '../bulk/bulk';
import type { ExportFormat, ExportRequest } from '../export/ExportDialog';
import type { Problem } from '../form/FieldDefinition';
import type { ImportPlan } from '../import/importPlan';
import type { SentTicks } from '../import/useImportTicks';
import type { ListRow } from '../list/ListRow';

/** What a record is known by; a number for most nouns. */
export type RecordId = ListRow['id'];

/** The reply to a write. */
export interface Saved<Id = number> {
  message: string;
  id: Id;
  /** Of the record, where it has one. */
  version?: number;
}

/** A stored field on both sides of a change; a side is absent where there was no record. */
export interface ChangedValue {
  field: string;
  title: string;
  before?: unknown;
  after?: unknown;
}

/** A change of a record as the server tells it, with everything that is stored of the record. */
export interface RecordChange {
  id: number;
  recordId: string;
  /** UTC instant. */
  at: string;
  actor: string;
  action: 'create' | 'update' | 'delete' | 'restore';
  source: string;
  /** In which way, where the server says it. */
  madeBy?: string;
  fields: readonly ChangedValue[];
}

/** What the kit needs of an RTK Query hook's result. */
export interface Answer<Data> {
  data?: Data;
  /** What belongs to the present arguments: `data` still holds the record before until the new one's answer is there. */
  currentData?: Data;
  isError: boolean;
  error?: unknown;
  refetch?: () => unknown;
}

/** For versioning or for marketing. */
export type RecordExportRequest = ExportRequest<'VERS' | 'MKTG'>;

/** What a change left; with `before` what it found. A record that was changed after `seen`, the newest change on show, is not restored. */
export interface WantedState {
  changeId: number;
  before?: boolean;
  seen?: number;
}

/** What the dialogs of a CRUD resource call; `recordCalls` of the api makes it. A call rejects with what `unwrap` throws. */
export interface RecordCalls<Row, Values, Id = number> {
  create: (values: Values) => Promise<Saved<Id>>;
  /** Over this version of the row. */
  update: (row: Row, values: Values, version: number) => Promise<Saved<Id>>;
  /** Missing if the noun's records are never deleted. */
  remove?: (id: Id) => Promise<Saved<Id>>;
  restore: (id: Id, wanted: WantedState) => Promise<{ message: string }>;
  /** What the records are in the change log: ids tell apart only those of one kind. */
  entity?: string;
  /** Of the record whose history is on show (shownHistoryOf), newest first. */
  history: Answer<readonly RecordChange[]>;
  /** Asked as long as the dialog of the deleted records is open. */
  deleted: Answer<readonly RecordChange[]>;
  /** Once, to take a deletion back; without it a deletion is final. */
  readHistory?: (id: Id) => Promise<readonly RecordChange[]>;
  /** If an export may be of the listed rows only: their number, once they are counted. */
  listed?: { count: number | undefined };
  /** Downloads and saves a file, returns its name. An export of the list ignores the request; missing if the noun has no export. */
  download?: (request: RecordExportRequest, format: ExportFormat) => Promise<string>;
  languages?: readonly SelectOption[];
  /** Missing, like `run`, if the noun is not imported. */
  preview?: (file: File) => Promise<ImportPlan>;
  /** What is done with many rows at once, where the noun takes part. */
  bulk?: BulkCalls;
  /** Returns the result lines. */
  run?: (file: File, planDigest: string, ticks: SentTicks) => Promise<readonly string[]>;
}

interface OutcomeOptions {
  onReopen?: () => void;
  action?: { label: string; onClick: () => void };
}

/** How the dialogs report the outcome of a call; `useOutcome` of the api makes it. */
export interface Outcome {
  me: string;
  maxUploadMB: number;
  problemOf: (error: unknown) => Problem & { body?: unknown };
  succeeded: (message: string, options?: OutcomeOptions) => void;
  failed: (error: unknown, options?: OutcomeOptions) => void;
  /** Returns what takes the notice away. */
  noted: (message: string, options?: OutcomeOptions) => () => void;
  /** Discreet red note in the corner, and a line on the console, no dialog (decision A-37). */
  failedQuietly: (error: unknown) => void;
}
