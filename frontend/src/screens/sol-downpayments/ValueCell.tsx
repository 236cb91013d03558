import { CircleAlert } from 'lucide-react';
import { use, useId } from 'react';
import type { Downpayment } from '../../api';
import { FieldsDraftsContext, useRowFields } from '../../kit/inline-edit/rowFields';
import { AmountInput } from '../../kit/amounts/AmountInput';
import { downpaymentTexts } from '../../texts';
import { Button } from '../../ui/navigation/Button';
import { centsOfText, shownValue, storedFieldsOf, textOfCents, valueField, type MaskOf } from './downpayment';
import { RowProblems, useRowProblem } from './rowProblems';
import { t } from '../../texts/solDownpayments';
import styles from './sol-downpayments.module.css';
import textStyles from '../../ui/text.module.css';
import buttonStyles from '../../ui/navigation/button.module.css';
import taxesTableStyles from '../../kit/taxes/taxes-table.module.css';
import { classes } from '../../ui/classes';
import { Row } from '../../ui/Row';

export interface ValueCellProps {
  row: Downpayment;
  maskOf: MaskOf;
  onSave: (row: Downpayment, over?: number) => unknown;
  onVehicles: (row: Downpayment) => void;
}

/** The value of a row, typed in place: Enter saves, Esc takes the typing back. What could not be saved says so below it. */
export function ValueCell({ row, maskOf, onSave, onVehicles }: ValueCellProps) {
  const problemId = useId();
  const problems = use(RowProblems);
  const problem = useRowProblem(row.id);
  const { textOf, isChanged, type } = useRowFields(storedFieldsOf(row));
  const { country, models } = row;
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
          void onSave(row);
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
          isChanged={isChanged(valueField)}
          describedBy={problem ? problemId : undefined}
          onCents={(cents) => change(textOfCents(cents))}
        />
        <span className={textStyles.muted}>{country.currency}</span>
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
          id={problemId}
          className={classes(textStyles.danger, textStyles.tiny, taxesTableStyles.problem)}
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
    <Row as="span" className={styles.faster}>
      <Button size="s" onClick={takeTheirs}>
        {t('Take {current}', { current: shownValue(current, maskOf) })}
      </Button>
      <Button size="s" onClick={() => void onSave(row, current.version)}>
        {t('Save mine')}
      </Button>
    </Row>
  );
}
