import type { PriceSheet } from '../../../kit/grid/priceSheet';
import { usePriceCell } from '../../../kit/grid/usePriceSheet';
import { TaxInput } from '../../../kit/taxes/TaxInput';
import { taxTypes, type TaxType } from '../../../kit/taxes/taxRows';
import { taxCode } from './marketTaxes';
import { t } from '../../../texts/priceConfigurator.gen';
import { quotedLanguage } from '../../../texts/quotedLanguage';
import { configuratorTexts } from '../../../texts';
import styles from './tax-table.module.css';
import textStyles from '../../../ui/text.module.css';
import layoutStyles from '../../../ui/layout.module.css';
import { classes } from '../../../ui/classes';

export interface TaxTableProps {
  sheet: PriceSheet;
  currency: string;
  descriptions: readonly string[];
  mask: string;
  canEdit: boolean;
  /** The id of the words that say why they cannot be saved. */
  reasonId: string;
}

/** One row for each description, one column for each type of customer. */
export function TaxTable({ descriptions, ...cell }: TaxTableProps) {
  return (
    <div className={classes(layoutStyles.scrolls, styles.box)}>
      <table className={styles.table}>
        <caption className={textStyles.unseen} lang={quotedLanguage(configuratorTexts.taxes)}>
          {configuratorTexts.taxes}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('Description')}</th>
            {taxTypes.map((type) => (
              <th key={type} scope="col">
                {type}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {descriptions.map((description) => (
            <tr key={description}>
              <th scope="row">{description}</th>
              {taxTypes.map((type) => (
                <td key={type}>
                  <TaxCell {...cell} description={description} type={type} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TaxCellProps extends Omit<TaxTableProps, 'descriptions'> {
  description: string;
  type: TaxType;
}

function TaxCell({ sheet, mask, currency, canEdit, reasonId, description, type }: TaxCellProps) {
  const code = taxCode(description, type);
  const { price, isChanged } = usePriceCell(sheet, code);
  return (
    <TaxInput
      label={`${description}, ${type}`}
      cents={price}
      mask={mask}
      unit={currency}
      isChanged={isChanged}
      disabled={!canEdit}
      describedBy={reasonId}
      onCents={(cents) => sheet.setPrices([{ code, price: cents }])}
    />
  );
}
