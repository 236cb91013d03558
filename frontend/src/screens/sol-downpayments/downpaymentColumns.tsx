import type { Downpayment } from '../../api';
import { downpaymentTexts } from '../../texts';
import type { Column } from '../../ui/data/Column';
import { Toggle } from '../../ui/fields/Toggle';
import {
  rowName,
  type DownpaymentSortKey,
  type MaskOf,
  centsOfText,
  storedFieldsOf,
  valueField,
} from './downpayment';
import { ValueCell } from './ValueCell';
import { t } from '../../texts/solDownpayments';
import { useState } from 'react';
import { useRowFields } from '../../kit/inline-edit/rowFields';
import { Button } from '../../ui/navigation/Button';
import { isAmount } from '../../../../contracts/rules/amounts';
import { classes } from '../../ui/classes';
import textStyles from '../../ui/text.module.css';

interface SaveCellProps {
  row: Downpayment;
  name: string;
  onSave: (row: Downpayment) => Promise<void>;
}

/** Save of a row; there is nothing to save while its value is the stored one, or none. */
function SaveCell({ row, name, onSave }: SaveCellProps) {
  const [isSaving, setIsSaving] = useState(false);
  const { isChanged, textOf } = useRowFields(storedFieldsOf(row));
  const canSave = isChanged(valueField) && isAmount(centsOfText(textOf(valueField)));
  const save = async () => {
    setIsSaving(true);
    await onSave(row);
    setIsSaving(false);
  };
  return (
    <Button
      size="s"
      variant={canSave ? 'primary' : 'secondary'}
      disabled={!canSave}
      pending={isSaving}
      aria-label={`${downpaymentTexts.save} ${name}`}
      onClick={save}
    >
      {downpaymentTexts.save}
    </Button>
  );
}

export interface ColumnWork {
  maskOf: MaskOf;
  onSave: (row: Downpayment, over?: number) => Promise<void>;
  /** Asks before a row is switched on or off. */
  onToggle: (row: Downpayment) => void;
  onVehicles: (row: Downpayment) => void;
}

/** In order; 'Delete' switches a row off, since what customers have paid stays known. */
export const columnsOf = (work: ColumnWork): Column<Downpayment, DownpaymentSortKey>[] => {
  const nameOf = (row: Downpayment) => rowName(row, work.maskOf);
  return [
    {
      key: 'market',
      header: downpaymentTexts.market,
      sortKey: 'market',
      width: 260,
      cell: ({ country }) => (
        <>
          <span className={classes(textStyles.mono, textStyles.faint)}>{country.id}</span>{' '}
          {country.description}
        </>
      ),
    },
    {
      key: 'downpayment',
      header: downpaymentTexts.downpayment,
      sortKey: 'downpayment',
      cell: (row) => <ValueCell row={row} {...work} />,
    },
    {
      key: 'active',
      header: downpaymentTexts.delete,
      sortKey: 'active',
      width: 180,
      cell: (row) => (
        <Toggle
          label={
            <>
              <span className={textStyles.unseen}>{nameOf(row)}: </span>
              {row.active ? t('Active') : t('Not active')}
            </>
          }
          checked={row.active}
          onChange={() => work.onToggle(row)}
        />
      ),
    },
    {
      key: 'save',
      header: downpaymentTexts.save,
      width: 96,
      align: 'right',
      cell: (row) => <SaveCell row={row} name={nameOf(row)} onSave={work.onSave} />,
    },
  ];
};
