import { Calculator } from 'lucide-react';
import { useId } from 'react';
import type { BasePriceInfo, Market, MarketTax } from '../../../api';
import { saveKeys } from '../../../ui/saveKeys';
import type { PriceSheet } from '../../../kit/grid/priceSheet';
import { usePriceCell } from '../../../kit/grid/usePriceSheet';
import { centsOf, formatExactAmount } from '../../../../../contracts/rules/amounts';
import { basePriceWithoutTax, fixedTaxesOf } from '../../../../../contracts/rules/price-without-tax';
import { IconButton } from '../../../ui/navigation/IconButton';
import { classes } from '../../../ui/classes';
import { BasePrice } from '../base/BasePrice';
import { Cell, writtenAsked } from '../base/BasePriceStrip';
import styles from '../base/base-price.module.css';
import { baseCode } from '../save/priceList';
import { t } from '../../../texts/priceConfigurator.gen';
import { Row } from '../../../ui/Row';
import layoutStyles from '../../../ui/layout.module.css';
import textStyles from '../../../ui/text.module.css';

export interface AlternativeBaseStripProps {
  market: Market;
  base: BasePriceInfo;
  sheet: PriceSheet;
  taxes: readonly MarketTax[];
  mask: string;
  canEdit: boolean;
  /** Of Ctrl+S and Ctrl+Enter in its field. */
  onSave: () => void;
  onBreakdown: (code: string, anchor: HTMLElement) => void;
}

export function AlternativeBaseStrip(props: AlternativeBaseStripProps) {
  const { market, base, sheet, taxes, mask, canEdit, onSave, onBreakdown } = props;
  const id = useId();
  const { price, isInvalid } = usePriceCell(sheet, baseCode);
  const isKnown = price !== null && !isInvalid;
  const withoutTax = isKnown ? basePriceWithoutTax(price, base.vat ?? market.vat, fixedTaxesOf(taxes)) : null;
  const written = (amount: number | null) => (amount === null ? '–' : formatExactAmount(amount, mask));

  return (
    <div
      className={classes(
        layoutStyles.sunk,
        textStyles.num,
        textStyles.tiny,
        styles.strip,
        styles.alternative,
      )}
      data-popover-row
      {...saveKeys(onSave)}
    >
      <div className={classes(layoutStyles.divided, styles.cells)}>
        <Cell label={t('Base price')}>
          <b>{base.description}</b>
        </Cell>
        <Cell label={t('Official price')} className={styles.amount}>
          <b>{writtenAsked(base.officialPrice, { mask, currency: base.currency, market })}</b>
        </Cell>
        <Cell label={t('Normal list')} className={styles.amount}>
          <b>{written(centsOf(base.price))}</b>
        </Cell>
        <Cell label={t('Final price, {currency}', { currency: base.currency })} labelFor={id}>
          <BasePrice id={id} sheet={sheet} mask={mask} canEdit={canEdit} />
        </Cell>
        <Cell label={t('Without tax')} className={styles.amount}>
          <Row as="span" gap={4} className={styles.price}>
            <IconButton
              icon={Calculator}
              iconSize={15}
              label={t('Price breakdown of the alternative base price')}
              onClick={(event) => onBreakdown(baseCode, event.currentTarget)}
            />
            <b>{written(withoutTax)}</b>
          </Row>
        </Cell>
      </div>
    </div>
  );
}
