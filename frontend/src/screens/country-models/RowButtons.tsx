import { Check, History, Pencil } from 'lucide-react';
import { createContext, use } from 'react';
import { faultIn } from '../../kit/inline-edit/RowFieldInput';
import { useRowFields } from '../../kit/inline-edit/rowFields';
import { Button } from '../../ui/navigation/Button';
import { editsRow } from '../../ui/data/editRow';
import { IconButton } from '../../ui/navigation/IconButton';
import { rowFields, storedFieldsOf, type CountryModelRow } from './countryModel';
import type { CountryModelDialog } from './countryModelDialog';
import { countryModelTexts } from '../../texts';
import { t } from '../../texts/countryModels';
import styles from './country-models.module.css';
import textStyles from '../../ui/text.module.css';
import { classes } from '../../ui/classes';
import { Row } from '../../ui/Row';

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
  const name = t('{description} in {countryDesc}', {
    description: row.description,
    countryDesc: row.countryDesc,
  });
  const isReady = draft !== undefined && !faultIn(rowFields, draft.typed);
  return (
    <Row as="span" inline gap={0} className={styles.buttons}>
      <IconButton
        icon={Pencil}
        {...editsRow}
        label={t('Edit item of {name}', { name })}
        onClick={() => onOpen({ kind: 'item', row })}
      />
      <IconButton
        icon={History}
        label={t('History of {name}', { name })}
        onClick={() => onOpen({ kind: 'history', row })}
      />
      {isSaved ? (
        <Row as="span" inline gap={4} className={classes(textStyles.ok, textStyles.medium, styles.saved)}>
          <Check size={14} aria-hidden /> {t('Saved')}
        </Row>
      ) : (
        <Button
          size="s"
          variant={isReady ? 'primary' : 'secondary'}
          disabled={!isReady}
          aria-label={t('Save {name}', { name })}
          onClick={() => onSave(row)}
        >
          {countryModelTexts.save}
        </Button>
      )}
    </Row>
  );
}
