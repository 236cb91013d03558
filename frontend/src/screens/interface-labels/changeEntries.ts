import type { InterfaceLabelChange } from '../../api';
import type { ChangeEntry } from '../../kit/history/ChangeEntry';

const words = { create: 'Created', update: '', delete: 'Deleted', restore: 'Restored' };

/** The changes of a label as the history shows them: only its text ever changes. */
export const changeEntries = (changes: readonly InterfaceLabelChange[]): ChangeEntry[] =>
  changes.map(({ id, at, actor, action, source, before, after }) => ({
    id,
    at,
    actor,
    note: [words[action], source && `Import · ${source}`].filter(Boolean).join(' · ') || undefined,
    before: before?.label ?? null,
    after: after?.label ?? null,
  }));
