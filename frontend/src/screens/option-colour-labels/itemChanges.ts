import type { OptColorLabelChange } from '../../api';
import type { ChangeEntry } from '../../kit/history/ChangeEntry';
import { changeEntries } from '../../kit/record/changeEntries';
import { itemFields } from './itemFields';
import { t } from '../../texts/optionColourLabels';

const isSwitch = ({ before, after }: OptColorLabelChange): boolean => (after ?? before)?.label === undefined;

/** The changes of a label, and when its item was switched on or off: such a change leaves no text to bring back. */
export const itemChanges = (changes: readonly OptColorLabelChange[]): ChangeEntry[] =>
  changeEntries(changes, [itemFields.label, itemFields.description]).flatMap((entry, at) => {
    const change = changes[at] ?? changes.at(-1)!;
    if (!isSwitch(change)) return entry;
    if (entry.isOriginal) return [];
    const word = change.after?.inactive ? t('Deactivated') : t('Activated');
    return { ...entry, left: null, changes: [], note: [word, entry.note].filter(Boolean).join(' · ') };
  });
