import type { FieldDefinition } from '../form/FieldDefinition';
import type { ChangeEntry, FieldChange } from '../history/ChangeEntry';
import type { RecordChange, RecordId } from './RecordCalls';
import { t } from '../../texts/kitRecord';

const actionWords = { create: t('Created'), update: '', delete: t('Deleted'), restore: t('Restored') };

/** A part of a state as text. */
export const stateText = (state: object | null, field: string): string => {
  const value = (state as Record<string, unknown> | null)?.[field];
  if (Array.isArray(value)) return value.join(', ');
  return value === null || value === undefined ? '' : String(value);
};

/** A part of a state in words. */
function words(state: object, field: string): string {
  const value = (state as Record<string, unknown>)[field];
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  return stateText(state, field);
}

/** What a new record was given, and a deleted one had, is worth a line; what it lacked is not. */
const saysNothing = ({ before, after }: FieldChange): boolean =>
  (before === null || after === null) && ['', t('No')].includes(before ?? after ?? '');

/** Which of these fields differ between two states, and how. */
export const fieldChanges = (
  before: object | null,
  after: object | null,
  fields: readonly FieldDefinition[],
): FieldChange[] =>
  fields
    .map(({ name, label, mono }) => ({
      name,
      label: fields.length > 1 ? label : undefined,
      mono,
      before: before && words(before, name),
      after: after && words(after, name),
    }))
    .filter((change) => change.before !== change.after && !saysNothing(change));

const textsOf = (state: object | null, fields: readonly FieldDefinition[]) =>
  state && Object.fromEntries(fields.map(({ name }) => [name, stateText(state, name)]));

/** What stood there before the first change that is recorded, such as a text of the feed; it can be brought back too. */
function originalOf(
  oldest: RecordChange<RecordId> | undefined,
  fields: readonly FieldDefinition[],
): ChangeEntry[] {
  if (!oldest?.before || oldest.action === 'delete') return [];
  const { id, at, before } = oldest;
  return [
    {
      ...{ id, at, actor: t('Original'), isOriginal: true },
      left: textsOf(before, fields),
      changes: fieldChanges(null, before, fields),
    },
  ];
}

/** The changes as the history shows them: which of these fields changed, and how; last what the first one found. */
export const changeEntries = (
  changes: readonly RecordChange<RecordId>[],
  fields: readonly FieldDefinition[],
): ChangeEntry[] => [
  ...changes.map(({ id, at, actor, action, source, note, before, after }) => ({
    id,
    at,
    actor,
    note:
      [actionWords[action], note, source && t('Import · {source}', { source })].filter(Boolean).join(' · ') ||
      undefined,
    left: textsOf(after, fields),
    changes: fieldChanges(before, after, fields),
  })),
  ...originalOf(changes.at(-1), fields),
];
