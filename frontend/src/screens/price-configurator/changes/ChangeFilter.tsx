import { t } from '../../../texts/priceConfigurator.gen';
import { Segmented } from '../../../ui/fields/Segmented';

interface Row {
  /** What is neither changed nor refused nor the same has not had its turn. */
  state: 'changed' | 'same' | 'refused' | 'waiting' | 'left';
}

/** What stays as it is must not bury what changes. */
export const isOfKind = {
  open: ({ state }) => state !== 'same',
  changed: ({ state }) => state === 'changed',
  refused: ({ state }) => state === 'refused',
  same: ({ state }) => state === 'same',
} satisfies Record<string, (row: Row) => boolean>;
export type ShownChanges = keyof typeof isOfKind;

const words: Record<ShownChanges, string> = {
  open: t('Changed and refused'),
  changed: t('Changed'),
  refused: t('Refused'),
  same: t('Unchanged'),
};

export interface ChangeFilterProps {
  rows: readonly Row[];
  value: ShownChanges;
  onChange: (shown: ShownChanges) => void;
}

/** Which rows of a preview or a result are shown, and how many there are of each kind. */
export function ChangeFilter({ rows, value, onChange }: ChangeFilterProps) {
  return (
    <Segmented<ShownChanges>
      label={t('Show')}
      options={(Object.keys(words) as ShownChanges[]).map((kind) => {
        const count = rows.filter(isOfKind[kind]).length;
        return { value: kind, label: words[kind], count, isDanger: kind === 'refused' && count > 0 };
      })}
      value={value}
      onChange={onChange}
    />
  );
}
