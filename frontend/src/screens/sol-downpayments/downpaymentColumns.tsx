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
  shownValue,
  textOfCents,
  RowProblems,
  useRowProblem,
} from './downpayment';
import { t } from '../../texts/solDownpayments.gen';
import { useState, use, useId } from 'react';
import { useRowFields, FieldsDraftsContext } from '../../kit/inline-edit/rowFields';
import { Button } from '../../ui/navigation/Button';
import { isAmount } from '../../../../contracts/rules/amounts';
import { classes } from '../../ui/classes';
import textStyles from '../../ui/text.module.css';
import { CircleAlert } from 'lucide-react';
import { AmountInput } from '../../kit/amounts/AmountInput';
import styles from './sol-downpayments.module.css';
import buttonStyles from '../../ui/navigation/button.module.css';
import { Row } from '../../ui/Row';

interface ValueCellProps {
  row: Downpayment;
  maskOf: MaskOf;
  onSave: (row: Downpayment, over?: number) => unknown;
  onVehicles: (row: Downpayment) => void;
}

/** The value of a row, typed in place: Enter saves, Esc takes the typing back. What could not be saved says so below it. */
function ValueCell({ row, maskOf, onSave, onVehicles }: ValueCellProps) {
  const problemId = useId();
  const problems = use(RowProblems);
  const problem = useRowProblem(row.id);
  const { draft, textOf, isChanged, type } = useRowFields(storedFieldsOf(row));
  const { country, models } = row;
  // What is typed stays in the currency that it was typed in.
  const currency = draft?.stored.currency ?? country.currency;
  const change = (text: string) => {
    problems.set(row.id, undefined);
    type(valueField, text);
  };

  return (
    <>
      {/* Enter in the field saves its row. */}
      <Row
        as="span"
        className={styles.value}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isChanged(valueField)) return;
          event.preventDefault();
          onSave(row);
        }}
      >
        <AmountInput
          label={t('{downpayment} of {description}, {row}', {
            downpayment: downpaymentTexts.downpayment,
            description: country.description,
            row: shownValue(row, maskOf),
          })}
          cents={centsOfText(textOf(valueField))}
          mask={maskOf(country.id)}
          unit={currency}
          isChanged={isChanged(valueField)}
          describedBy={problem ? problemId : undefined}
          onCents={(cents) => change(textOfCents(cents))}
        />
        <span className={textStyles.muted}>{currency}</span>
        {models.length > 0 && (
          <button type="button" className={buttonStyles.link} onClick={() => onVehicles(row)}>
            {models.length === 1 ? t('1 vehicle') : t('{count} vehicles', { count: models.length })}
            <span className={textStyles.unseen}>
              {' '}
              {t('with {row} in {description}', {
                row: shownValue(row, maskOf),
                description: country.description,
              })}
            </span>
          </button>
        )}
      </Row>
      {models.length > 0 && isChanged(valueField) && (
        <span className={textStyles.sub}>
          {models.length === 1
            ? t('Its vehicle gets the new value too.')
            : t('Its {count} vehicles get the new value too.', { count: models.length })}
        </span>
      )}
      {problem && (
        <Row
          as="span"
          gap={6}
          pad="4px 0 2px"
          id={problemId}
          className={classes(textStyles.danger, textStyles.tiny)}
          role="alert"
        >
          <CircleAlert size={14} aria-hidden /> {problem.message}
        </Row>
      )}
      {problem?.kind === 'stale' && (
        <Faster row={row} current={problem.current} maskOf={maskOf} onSave={onSave} />
      )}
    </>
  );
}

type FasterProps = Pick<ValueCellProps, 'row' | 'maskOf' | 'onSave'> & { current: Downpayment };

function Faster({ row, current, maskOf, onSave }: FasterProps) {
  const problems = use(RowProblems);
  const drafts = use(FieldsDraftsContext);
  const takeTheirs = () => {
    drafts.set(row.id, undefined);
    problems.set(row.id, undefined);
  };
  return (
    <Row as="span" pad="6px 0 0">
      <Button size="s" onClick={takeTheirs}>
        {t('Take {current}', { current: shownValue(current, maskOf) })}
      </Button>
      <Button size="s" onClick={() => onSave(row, current.version)}>
        {t('Save mine')}
      </Button>
    </Row>
  );
}

interface SaveCellProps {
  row: Downpayment;
  name: string;
  onSave: (row: Downpayment) => unknown;
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
  onSave: (row: Downpayment, over?: number) => unknown;
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
