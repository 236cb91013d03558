import { CircleAlert, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { IconButton } from '../../ui/navigation/IconButton';
import { classes } from '../../ui/classes';
import { useKeptFocus } from '../../ui/dialogs/useKeptFocus';
import { TaxInput } from './TaxInput';
import { isSaved, type TaxRow, taxTypes } from './taxRows';
import type { TaxEdits } from './useTaxEdits';
import { t } from '../../texts/kitParts.gen';
import { quotedLanguage } from '../../texts/quotedLanguage';
import { Quoted } from '../../ui/data/Quoted';
import amountTableStyles from '../amounts/amount-table.module.css';
import styles from './taxes-table.module.css';
import textStyles from '../../ui/text.module.css';
import { Row } from '../../ui/Row';
import layoutStyles from '../../ui/layout.module.css';

export interface TaxesTableProps {
  taxes: TaxEdits;
  /** Names the table: 'Online taxes'. */
  caption: string;
  /** The heads of the first and the last column; the last one is for screen readers alone where it is left out. */
  heads: { description: string; remove?: string };
  /** What is asked before a saved tax is deleted. */
  question: (description: string) => string;
  mask: string;
  currency: string | undefined;
  canModify: boolean;
}

/** One row for each description, one column for each type of customer; the fixed ones cannot be deleted. */
export function TaxesTable(props: TaxesTableProps) {
  const { taxes, caption, heads, question, mask, currency, canModify } = props;
  const [asked, setAsked] = useState<{ tax: TaxRow; news?: string }>();
  const rows = taxes.sheet?.taxes ?? [];
  // What nobody has saved is dropped without a question.
  const remove = (tax: TaxRow) => (isSaved(tax) ? setAsked({ tax }) : taxes.remove(tax));
  const confirm = async () => {
    if (!asked) return;
    const { tax } = asked;
    const news = await taxes.remove(tax, asked.news);
    setAsked(news === undefined ? undefined : { tax, news });
  };

  return (
    <div className={layoutStyles.scrolls}>
      <table className={classes(amountTableStyles.table, styles.table)}>
        <caption className={textStyles.unseen} lang={quotedLanguage(caption)}>
          {caption}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Quoted>{heads.description}</Quoted>
            </th>
            {taxTypes.map((type) => (
              <th key={type} scope="col" className={amountTableStyles.amount}>
                {type}
              </th>
            ))}
            <th scope="col">
              {heads.remove ? (
                <Quoted>{heads.remove}</Quoted>
              ) : (
                <span className={textStyles.unseen}>{t('Delete')}</span>
              )}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((tax) => (
            <TaxLine
              key={tax.key}
              tax={tax}
              taxes={taxes}
              mask={mask}
              currency={currency}
              canModify={canModify && !taxes.isBusy}
              onRemove={canModify ? () => void remove(tax) : undefined}
            />
          ))}
        </tbody>
      </table>
      {asked && (
        <ConfirmDialog
          title={t('Delete {description}', { description: asked.tax.description })}
          message={
            asked.news === undefined
              ? question(asked.tax.description)
              : t('A colleague has meanwhile changed it: {news}. Delete it all the same?', {
                  news: asked.news,
                })
          }
          confirmLabel={t('Delete')}
          danger
          pending={taxes.isBusy}
          onConfirm={confirm}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

interface TaxLineProps {
  tax: TaxRow;
  taxes: TaxEdits;
  mask: string;
  currency: string | undefined;
  canModify: boolean;
  /** Undefined for those who may not delete. */
  onRemove: (() => void) | undefined;
}

function TaxLine({ tax, taxes, mask, currency, canModify, onRemove }: TaxLineProps) {
  const problemId = useId();
  const { ref, isHeld } = useKeptFocus<HTMLInputElement>(!canModify);
  const problem = taxes.problems.get(tax.key);
  const before = taxes.stored?.taxes.find(({ key }) => key === tax.key);
  const name = tax.description.trim() || t('New tax');

  return (
    <tr data-tax={tax.key}>
      <th scope="row">
        {tax.isFixed || !onRemove ? (
          tax.description
        ) : (
          <input
            ref={ref}
            type="text"
            autoComplete="off"
            maxLength={100}
            className={classes(styles.description, before && styles.stored)}
            aria-label={
              before
                ? t('Description of {description}', { description: before.description })
                : t('Description of the new tax')
            }
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? problemId : undefined}
            placeholder={t('Description')}
            disabled={!canModify && !isHeld}
            readOnly={isHeld}
            value={tax.description}
            onChange={({ target }) => taxes.editTax(tax.key, { description: target.value })}
          />
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
            <CircleAlert size={14} aria-hidden /> {problem}
          </Row>
        )}
      </th>
      {taxTypes.map((type) => (
        <td key={type}>
          <TaxInput
            label={`${name}, ${type}`}
            cents={tax.values[type]}
            mask={mask}
            unit={currency}
            isChanged={before !== undefined && before.values[type] !== tax.values[type]}
            disabled={!canModify}
            describedBy={problem ? problemId : undefined}
            onCents={(cents) => taxes.editTax(tax.key, { values: { ...tax.values, [type]: cents } })}
          />
        </td>
      ))}
      <td>
        {tax.isFixed ? (
          <span className={classes(textStyles.faint, textStyles.tiny, textStyles.regular)}>{t('Fixed')}</span>
        ) : (
          onRemove && (
            <IconButton
              label={t('Delete {name}', { name })}
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
