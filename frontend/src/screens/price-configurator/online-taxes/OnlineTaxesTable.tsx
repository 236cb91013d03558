import { CircleAlert, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { TaxInput } from '../../../kit/taxes/TaxInput';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { IconButton } from '../../../ui/IconButton';
import { classes } from '../../../ui/classes';
import { taxTypes } from '../taxes/marketTaxes';
import { isSaved, type OnlineTax } from './onlineTaxes';
import type { OnlineTaxes } from './useOnlineTaxes';

export interface OnlineTaxesTableProps {
  taxes: OnlineTaxes;
  mask: string;
  canModify: boolean;
}

/** One row for each description, one column for each type of customer; the fixed ones cannot be deleted. */
export function OnlineTaxesTable({ taxes, mask, canModify }: OnlineTaxesTableProps) {
  const [asked, setAsked] = useState<OnlineTax>();
  const rows = taxes.sheet?.taxes ?? [];
  // What nobody has saved is dropped without a question.
  const remove = (tax: OnlineTax) => (isSaved(tax) ? setAsked(tax) : taxes.remove(tax));
  const confirm = async () => {
    if (asked) await taxes.remove(asked);
    setAsked(undefined);
  };

  return (
    <div className="online-table-box">
      <table className="online-table">
        <caption className="sr">Online taxes</caption>
        <thead>
          <tr>
            <th scope="col">Description</th>
            {taxTypes.map((type) => (
              <th key={type} scope="col" className="amount">
                {type}
              </th>
            ))}
            <th scope="col">
              <span className="sr">Delete</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((tax) => (
            <TaxRow
              key={tax.key}
              {...{ tax, taxes, mask }}
              canModify={canModify && !taxes.isBusy}
              onRemove={canModify ? () => void remove(tax) : undefined}
            />
          ))}
        </tbody>
      </table>
      {asked && (
        <ConfirmDialog
          title={`Delete ${asked.description}`}
          message={`The online tax ${asked.description} of this vehicle is deleted for every type of customer.`}
          confirmLabel="Delete"
          buttonLang="en"
          danger
          pending={taxes.isBusy}
          onConfirm={confirm}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

interface TaxRowProps {
  tax: OnlineTax;
  taxes: OnlineTaxes;
  mask: string;
  canModify: boolean;
  /** Undefined for those who may not delete. */
  onRemove: (() => void) | undefined;
}

function TaxRow({ tax, taxes, mask, canModify, onRemove }: TaxRowProps) {
  const problemId = useId();
  const problem = taxes.problems.get(tax.key);
  const before = taxes.stored?.taxes.find(({ key }) => key === tax.key);
  const name = tax.description.trim() || 'New tax';

  return (
    <tr data-tax={tax.key}>
      <th scope="row">
        {tax.isFixed || !onRemove ? (
          tax.description
        ) : (
          <input
            type="text"
            autoComplete="off"
            maxLength={100}
            className={classes('online-description', before && 'stored')}
            aria-label={before ? `Description of ${before.description}` : 'Description of the new tax'}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? problemId : undefined}
            placeholder="Description"
            disabled={!canModify}
            value={tax.description}
            onChange={({ target }) => taxes.editTax(tax.key, { description: target.value })}
          />
        )}
        {problem && (
          <span id={problemId} className="online-problem" role="alert">
            <CircleAlert size={14} aria-hidden /> {problem}
          </span>
        )}
      </th>
      {taxTypes.map((type) => (
        <td key={type}>
          <TaxInput
            label={`${name}, ${type}`}
            cents={tax.values[type]}
            mask={mask}
            isChanged={before !== undefined && before.values[type] !== tax.values[type]}
            disabled={!canModify}
            describedBy={problem ? problemId : undefined}
            onCents={(cents) => taxes.editTax(tax.key, { values: { ...tax.values, [type]: cents } })}
          />
        </td>
      ))}
      <td className="online-delete">
        {tax.isFixed ? (
          <span className="online-fixed">Fixed</span>
        ) : (
          onRemove && (
            <IconButton
              label={`Delete ${name}`}
              icon={Trash2}
              tone="danger"
              disabled={!canModify}
              onClick={onRemove}
            />
          )
        )}
      </td>
    </tr>
  );
}
