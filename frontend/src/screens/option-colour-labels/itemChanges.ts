import type { ChangeEntry } from '../../kit/history/ChangeEntry';
import { changeEntries, type ShownFields } from '../../kit/record/changeEntries';
import type { RecordChange } from '../../kit/record/RecordCalls';
import { itemFields } from './itemFields';
import { t } from '../../texts/optionColourLabels';

const shown: ShownFields = {
  fields: [itemFields.label, itemFields.description],
  heads: ['code', 'language', 'modelcode'],
};

const switchOf = ({ fields }: RecordChange) => fields.find(({ field }) => field === 'inactive');

/** The changes of a label, and when its item was switched on or off: such a change leaves no text to bring back. */
export const itemChanges = (changes: readonly RecordChange[]): ChangeEntry[] =>
  changeEntries(changes, shown).flatMap((entry, at) => {
    const toggled = switchOf(changes[at] ?? changes.at(-1)!);
    if (!toggled) return entry;
    if (entry.isOriginal) return [];
    const word = toggled.after ? t('Deactivated') : t('Activated');
    return { ...entry, left: null, changes: [], note: [word, entry.note].filter(Boolean).join(' · ') };
  });
