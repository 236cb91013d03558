import { Undo2 } from 'lucide-react';
import { PriceInput } from '../../../kit/grid/PriceInput';
import type { PriceSheet } from '../../../kit/grid/priceSheet';
import { usePriceCell } from '../../../kit/grid/usePriceSheet';
import { IconButton } from '../../../ui/navigation/IconButton';
import { baseCode } from '../save/priceList';
import styles from './base-price.module.css';
import { t } from '../../../texts/priceConfigurator.gen';
import priceGridStyles from '../../../kit/grid/price-grid.module.css';
import { Row } from '../../../ui/Row';

export interface BasePriceProps {
  id: string;
  sheet: PriceSheet;
  mask: string;
  canEdit: boolean;
}

/** The base price with its rollback; above 0, unlike the prices of items (decision A-22). */
export function BasePrice({ id, sheet, mask, canEdit }: BasePriceProps) {
  const cell = usePriceCell(sheet, baseCode);
  const isInvalid = cell.isInvalid || cell.price === 0;
  return (
    <Row as="span" gap={4} className={styles.price}>
      <PriceInput
        id={id}
        sheet={sheet}
        mask={mask}
        code={baseCode}
        cell={{ ...cell, isInvalid }}
        readOnly={!canEdit}
        isPublished
        isAlone
      />
      {cell.isChanged && canEdit && (
        <IconButton
          icon={Undo2}
          className={priceGridStyles.accent}
          label={t('Rollback the base price')}
          onClick={() => sheet.rollback([baseCode])}
        />
      )}
    </Row>
  );
}
