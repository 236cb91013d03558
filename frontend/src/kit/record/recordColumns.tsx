import type { Column } from '../../ui/data/Column';
import type { ImportColumn } from '../import/ImportChanges';
import { CodeText, PlaceholderText } from '../list/RowCode';
import { deletedText } from './changeEntries';
import type { RecordChange } from './RecordCalls';
import type { RecordNoun } from './RecordNoun';

type AnyNoun = Pick<RecordNoun<never, Record<string, string>>, 'name' | 'fields' | 'shownWhenDeleted'>;

/** What a list of deleted records shows of each: its name and some fields, the last of which takes the rest. */
export function deletedColumns({ name, fields, shownWhenDeleted }: AnyNoun): Column<RecordChange>[] {
  const last = shownWhenDeleted.at(-1);
  const named: Column<RecordChange> = {
    key: name,
    header: fields[name]!.label,
    cell: (change) => <CodeText code={deletedText(change, name)} />,
  };
  return [
    named,
    ...shownWhenDeleted.map((field): Column<RecordChange> => ({
      key: field,
      header: fields[field]?.label ?? capitalised(field),
      width: field === last ? '40%' : 110,
      cell: (change) =>
        field === last ? (
          <PlaceholderText
            text={deletedText(change, field)}
            lang={deletedText(change, 'language') || undefined}
          />
        ) : (
          deletedText(change, field)
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
