import type { Column } from '../../ui/Column';
import type { ImportColumn } from '../import/ImportChanges';
import { CodeText } from '../list/CodeText';
import { PlaceholderText } from '../list/PlaceholderText';
import { stateText } from './changeEntries';
import type { RecordChange, RecordId } from './RecordCalls';
import type { RecordNoun } from './RecordNoun';

type AnyNoun = Pick<RecordNoun<never, Record<string, string>>, 'name' | 'fields' | 'shownWhenDeleted'>;

/** What a list of deleted records shows of each: its name and some fields, the last of which takes the rest. */
export function deletedColumns({
  name,
  fields,
  shownWhenDeleted,
}: AnyNoun): Column<RecordChange<RecordId>>[] {
  const last = shownWhenDeleted.at(-1);
  const named: Column<RecordChange<RecordId>> = {
    key: name,
    header: fields[name]!.label,
    cell: ({ before }) => <CodeText code={stateText(before, name)} />,
  };
  return [
    named,
    ...shownWhenDeleted.map((field): Column<RecordChange<RecordId>> => ({
      key: field,
      header: fields[field]?.label ?? capitalised(field),
      width: field === last ? '40%' : 110,
      cell: ({ before }) =>
        field === last ? (
          <PlaceholderText
            text={stateText(before, field)}
            lang={stateText(before, 'language') || undefined}
          />
        ) : (
          stateText(before, field)
        ),
    })),
  ];
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The columns of a file as the preview of an import shows them; the name has a column of its own there. */
export const importColumns = ({ name, fields }: AnyNoun): ImportColumn[] =>
  Object.values(fields)
    .filter((field) => field.name !== name)
    .map((field) => ({
      name: field.name,
      header: field.label,
      mono: field.mono,
      width: field.maxLength > 200 ? undefined : field.maxLength > 100 ? 190 : 110,
    }));
