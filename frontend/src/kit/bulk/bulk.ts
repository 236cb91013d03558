import type { ExportFormat } from '../export/ExportDialog';
import type { FieldDefinition } from '../form/FieldDefinition';
import type { TickedIds } from '../list/ticks';
import type { Outcome } from '../record/RecordCalls';
import type { SelectOption } from '../../ui/fields/Select';

/** A field that is set on many records at once, as openapi.yaml calls it (BulkValues). */
export type BulkField = Pick<
  FieldDefinition,
  'name' | 'label' | 'kind' | 'required' | 'maxLength' | 'help' | 'mono'
> & {
  /** Codes separated by commas, sent as a list. */
  isCodes?: true;
  /** The only values. */
  options?: readonly SelectOption[];
  /** The number format, for a percentage. */
  percentMask?: string;
  /** Values that other records have; any other may be typed. */
  useSuggestions?: () => readonly string[];
};

/** What can be done with many records of a noun. */
export interface BulkOf {
  /** What else is changed with them. */
  note?: string;
  set: readonly BulkField[];
  deletes: boolean;
}

export interface BulkChange {
  action: 'set' | 'delete';
  values?: Record<string, boolean | string | string[] | number | null>;
}

interface Field {
  field: string;
  title: string;
  before?: unknown;
  after?: unknown;
}

export interface BulkPlan {
  counts: { selected: number; changed: number; unchanged: number; refused: number };
  changes: readonly { name: string; action: 'create' | 'update' | 'delete'; fields: readonly Field[] }[];
  refused: readonly { id: string; name: string; reason: string }[];
  planDigest: string;
}

/** What is done with ticked rows; `useBulk` of the api makes it. A call rejects with what `unwrap` throws. */
export interface BulkCalls {
  preview: (ids: TickedIds, change: BulkChange) => Promise<BulkPlan>;
  run: (ids: TickedIds, change: BulkChange, planDigest: string) => Promise<{ message: string; run: string }>;
  undo: (run: string) => Promise<{ message: string }>;
  /** Saves a file and returns its name, or nothing where a dialog takes over; undefined if the list has no export. */
  download?: (ids: TickedIds, format: ExportFormat) => Promise<string | undefined>;
  /** Of the files that it saves; by default both. */
  formats?: readonly ExportFormat[] | undefined;
  outcome: Outcome;
}

/** In characters: a URL cannot hold more ids. */
const mostIdsText = 6000;

export const canExport = (ids: TickedIds): boolean =>
  ids === 'all' || [...ids].join(',').length <= mostIdsText;
