import { CircleAlert } from 'lucide-react';
import { use, useId } from 'react';
import type { Downpayment } from '../../api';
import { FieldsDraftsContext } from '../../kit/rows/rowFields';
import { useRowFields } from '../../kit/rows/useRowFields';
import { AmountInput } from '../../kit/amounts/AmountInput';
import { downpaymentTexts } from '../../texts';
import { Button } from '../../ui/Button';
import { centsOfText, shownValue, storedFieldsOf, textOfCents, valueField, type MaskOf } from './downpayment';
import { RowProblems, useRowProblem } from './rowProblems';
import '../../kit/taxes/taxes-table.css';

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
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in the field saves its row */}
      <span
        className="downpayment-value"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isChanged(valueField)) return;
          event.preventDefault();
          void onSave(row);
        }}
      >
        <AmountInput
          label={`${downpaymentTexts.downpayment} of ${country.description}, ${shownValue(row, maskOf)}`}
          cents={centsOfText(textOf(valueField))}
          mask={maskOf(country.id)}
          isChanged={isChanged(valueField)}
          describedBy={problem ? problemId : undefined}
          onCents={(cents) => change(textOfCents(cents))}
        />
        <span className="muted">{country.currency}</span>
        {models.length > 0 && (
          <button type="button" className="link-btn downpayment-models" onClick={() => onVehicles(row)}>
            {models.length === 1 ? '1 vehicle' : `${models.length} vehicles`}
            <span className="sr">
              {' '}
              with {shownValue(row, maskOf)} in {country.description}
            </span>
          </button>
        )}
      </span>
      {models.length > 0 && isChanged(valueField) && (
        <span className="sub">
          {models.length === 1 ? 'Its vehicle gets' : `Its ${models.length} vehicles get`} the new value too.
        </span>
      )}
      {problem && (
        <span id={problemId} className="tax-problem" role="alert">
          <CircleAlert size={14} aria-hidden /> {problem.message}
        </span>
      )}
      {problem?.kind === 'stale' && <Faster {...{ row, current: problem.current, maskOf, onSave }} />}
    </>
  );
}

type FasterProps = Pick<ValueCellProps, 'row' | 'maskOf' | 'onSave'> & { current: Downpayment };

/** A colleague was faster: theirs, or mine over it. */
function Faster({ row, current, maskOf, onSave }: FasterProps) {
  const problems = use(RowProblems);
  const drafts = use(FieldsDraftsContext);
  const takeTheirs = () => {
    drafts.set(row.id, undefined);
    problems.set(row.id, undefined);
  };
  return (
    <span className="downpayment-faster">
      <Button size="s" onClick={takeTheirs}>
        Take {shownValue(current, maskOf)}
      </Button>
      <Button size="s" onClick={() => void onSave(row, current.version)}>
        Save mine
      </Button>
    </span>
  );
}
