import { Check, History, Pencil } from 'lucide-react';
import { createContext, use } from 'react';
import { faultIn } from '../../kit/rows/RowFieldInput';
import { useRowFields } from '../../kit/rows/useRowFields';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { rowFields, storedFieldsOf, type CountryModelRow } from './countryModel';
import type { CountryModelDialog } from './countryModelDialog';

/** The row that was saved a moment ago. */
export const SavedRow = createContext<string | number | undefined>(undefined);

export interface RowButtonsProps {
  row: CountryModelRow;
  onOpen: (dialog: CountryModelDialog) => void;
  onSave: (row: CountryModelRow) => Promise<void>;
}

/** Item, history and Save of a row; Save only once something is typed that can be saved. */
export function RowButtons({ row, onOpen, onSave }: RowButtonsProps) {
  const { draft } = useRowFields(storedFieldsOf(row));
  const isSaved = use(SavedRow) === row.id && !draft;
  const name = `${row.description} in ${row.countryDesc}`;
  const isReady = draft !== undefined && !faultIn(rowFields, draft.typed);
  return (
    <span className="row-buttons">
      <IconButton
        icon={Pencil}
        label={`Edit item of ${name}`}
        onClick={() => onOpen({ kind: 'item', row })}
      />
      <IconButton
        icon={History}
        label={`History of ${name}`}
        onClick={() => onOpen({ kind: 'history', row })}
      />
      {isSaved ? (
        <span className="row-saved">
          <Check size={14} aria-hidden /> Saved
        </span>
      ) : (
        <Button
          size="s"
          variant={isReady ? 'primary' : 'secondary'}
          disabled={!isReady}
          aria-label={`Save ${name}`}
          onClick={() => onSave(row)}
        >
          Save
        </Button>
      )}
    </span>
  );
}
