import type { FieldDefinition } from '../form/FieldDefinition';
import type { ChangeEntry, FieldChange } from '../history/ChangeList';
import type { ChangedValue, RecordChange } from './RecordCalls';
import { sourceNote } from './sourceNote';
import { t } from '../../texts/kitRecord.gen';

/** How the stored fields of a record are shown: all of them, so that nothing is brought back in silence. */
export interface ShownFields {
  /** In their order; what else is stored follows under the server's titles. */
  fields: readonly FieldDefinition[];
  /** What the head of the dialog says already, since nothing ever changes it. */
  heads?: readonly string[];
}

const actionWords = { create: t('Created'), update: '', delete: t('Deleted'), restore: t('Restored') };

function textOf(value: unknown, definition?: FieldDefinition): string {
  if (definition?.textOf && value !== undefined) return definition.textOf(value);
  if (Array.isArray(value)) return value.join(', ');
  return value === null || value === undefined ? '' : String(value);
}

/** What was stored of a deleted record, as text. */
export const deletedText = ({ fields }: RecordChange, name: string): string =>
  textOf(fields.find(({ field }) => field === name)?.before);

/** A stored value in words; null where no record was. */
function words(values: ChangedValue, side: 'before' | 'after', definition?: FieldDefinition): string | null {
  if (!(side in values)) return null;
  const value = values[side];
  if (typeof value === 'boolean' && !definition?.textOf) return value ? t('Yes') : t('No');
  return textOf(value, definition);
}

/** What a new record was given, and a deleted one had, is worth a line; what it lacked is not. */
const saysNothing = ({ before, after }: FieldChange): boolean =>
  (before === null || after === null) && ['', t('No')].includes(before ?? after ?? '');

/** Which fields differ between two states, and how. */
export function fieldChanges(
  values: readonly ChangedValue[],
  { fields, heads = [] }: ShownFields,
): FieldChange[] {
  const placeOf = ({ field }: ChangedValue): number => {
    const place = fields.findIndex(({ name }) => name === field);
    return place < 0 ? fields.length : place;
  };
  const shown = values
    .filter(({ field }) => !heads.includes(field))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  return shown
    .map((each) => {
      const definition = fields.find(({ name }) => name === each.field);
      return {
        name: each.field,
        label: shown.length > 1 ? (definition?.label ?? each.title) : undefined,
        mono: definition?.mono,
        before: words(each, 'before', definition),
        after: words(each, 'after', definition),
      };
    })
    .filter((change) => change.before !== change.after && !saysNothing(change));
}

/** One side of a change as a form holds it; null where there was no record. */
function textsOf(values: readonly ChangedValue[], side: 'before' | 'after', { fields }: ShownFields) {
  if (!values.some((each) => side in each)) return null;
  const texts = values.map((each) => [
    each.field,
    textOf(
      each[side],
      fields.find(({ name }) => name === each.field),
    ),
  ]);
  return Object.fromEntries(texts) as Record<string, string>;
}

/** What stood there before the first change that is recorded, such as a text of the feed; it can be brought back too. */
function originalOf(oldest: RecordChange | undefined, shown: ShownFields): ChangeEntry[] {
  const left = oldest && textsOf(oldest.fields, 'before', shown);
  if (!oldest || !left || oldest.action === 'delete') return [];
  const { id, at, fields } = oldest;
  const found = fields
    .filter((each) => 'before' in each)
    .map(({ field, title, before }) => ({ field, title, after: before }));
  return [
    {
      id,
      at,
      actor: t('Original'),
      isOriginal: true,
      left,
      changes: fieldChanges(found, shown),
    },
  ];
}

/** How many changes of a record are read, the newest; the oldest of so many may not be its first. */
export const mostChanges = 200;

/** The changes as the history shows them: which fields changed, and how; last what the first one found. */
export const changeEntries = (changes: readonly RecordChange[], shown: ShownFields): ChangeEntry[] => [
  ...changes.map(({ id, at, actor, action, source, madeBy, fields }) => ({
    id,
    at,
    actor,
    note: [actionWords[action], sourceNote({ source, madeBy })].filter(Boolean).join(' · ') || undefined,
    left: textsOf(fields, 'after', shown),
    changes: fieldChanges(fields, shown),
  })),
  ...(changes.length < mostChanges ? originalOf(changes.at(-1), shown) : []),
];
