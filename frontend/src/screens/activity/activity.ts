import type { Activity, ActivitySource, ListActivityApiArg } from '../../api';
import type { SearchDefinition } from '../../kit/list/searchParams';
import type { ChangedValue, RecordChange } from '../../kit/record/RecordCalls';
import { t } from '../../texts/activity.gen';

export type ActivityFilter =
  'actor' | 'kinds' | 'recordId' | 'market' | 'model' | 'from' | 'to' | 'source' | 'text';

/** Newest first, always: what is older is found by its day. */
export const activitySearch: SearchDefinition<ActivityFilter, 'at'> = {
  filters: ['actor', 'kinds', 'recordId', 'market', 'model', 'from', 'to', 'source', 'text'],
  sortKeys: ['at'],
  sortDesc: true,
  size: 20,
  sizes: [10, 20, 50, 100],
  asksOnEntry: true,
};

/** The ways in which a change is made. */
export const sourceWords: Record<ActivitySource, string> = {
  hand: t('By hand'),
  import: t('Import'),
  bulk: t('Many at once'),
  job: t('Job'),
  restore: t('Restored'),
};

export const actionWords: Record<Activity['action'], string> = {
  create: t('Created'),
  update: t('Changed'),
  delete: t('Deleted'),
  restore: t('Restored'),
};

const isSource = (text: string): text is ActivitySource => text in sourceWords;

/** Midnight of a day in the reader's zone as an instant; '' for none. `after` is that of the day after it. */
function midnight(day: string, isAfter = false): string {
  const date = new Date(`${day}T00:00`);
  if (Number.isNaN(date.getTime())) return '';
  if (isAfter) date.setDate(date.getDate() + 1);
  return date.toISOString();
}

/** What the list and its exports ask for; days are those of the reader's zone, and both are included. */
export const filtersOf = ({
  from,
  to,
  source,
  ...filters
}: Record<ActivityFilter, string>): Omit<ListActivityApiArg, 'page' | 'size'> => ({
  ...filters,
  from: midnight(from),
  to: midnight(to, true),
  ...(isSource(source) && { source }),
});

/** A stored value as people read it: of a list or an object its parts. */
function readable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readable).join('; ');
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${String(readable(part))}`)
    .join(', ');
}

/** The fields of a change with values that can be read. */
export const readableFields = ({ fields }: Activity): ChangedValue[] =>
  fields.map((each) => ({
    ...each,
    ...('before' in each && { before: readable(each.before) }),
    ...('after' in each && { after: readable(each.after) }),
  }));

/** The change as histories show it. */
export const historyOf = (row: Activity): RecordChange => ({ ...row, fields: readableFields(row) });

/** The state that a restored change brings back, as values to read, beside what the newest change left. */
export function broughtBack(row: Activity, newest: Activity | undefined): ChangedValue[] {
  const now = new Map(newest && readableFields(newest).map((each) => [each.field, each]));
  return readableFields(row).map(({ field, title, before, after }) => {
    const present = now.get(field);
    return {
      field,
      title,
      ...(present && 'after' in present && { before: present.after }),
      after: row.action === 'delete' ? before : after,
    };
  });
}
