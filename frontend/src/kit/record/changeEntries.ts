import type { FieldDefinition } from '../form/FieldDefinition';
import type { ChangeEntry } from '../history/ChangeEntry';
import type { RecordChange, RecordId } from './RecordCalls';

const words = { create: 'Created', update: '', delete: 'Deleted', restore: 'Restored' };

/** A part of a state as text. */
export const stateText = (state: object | null, field: string): string => {
  const value = (state as Record<string, unknown> | null)?.[field];
  return value === null || value === undefined ? '' : String(value);
};

/** The changes as the history shows them: which of these fields changed, and how. */
export const changeEntries = (
  changes: readonly RecordChange<RecordId>[],
  fields: readonly FieldDefinition[],
): ChangeEntry[] =>
  changes.map(({ id, at, actor, action, source, note, before, after }) => ({
    id,
    at,
    actor,
    note: [words[action], note, source && `Import · ${source}`].filter(Boolean).join(' · ') || undefined,
    left: after && Object.fromEntries(fields.map(({ name }) => [name, stateText(after, name)])),
    changes: fields
      .map(({ name, label, mono }) => ({
        name,
        label: fields.length > 1 ? label : undefined,
        mono,
        before: before && stateText(before, name),
        after: after && stateText(after, name),
      }))
      .filter((change) => change.before !== change.after),
  }));
