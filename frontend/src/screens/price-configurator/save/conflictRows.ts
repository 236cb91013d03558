import type { BasePriceInfo, PriceDetails } from '../../../api';
import { formatAmount, formatExactAmount } from '../../../../../contracts/rules/amounts';
import type { CellConflict } from '../../../kit/versioned/CellConflictDialog';
import type { CellValue } from '../../../kit/versioned/mergeCells';
import type { ListPlace } from './listCells';
import { baseCode, itemsOf } from './priceList';
import { whoAndWhen } from './saveTexts';
import type { SaveConflict } from './useListSave';
import { priceScreenTexts } from '../../../texts';
import { t } from '../../../texts/priceConfigurator.gen';

export interface ShownList {
  base: BasePriceInfo;
  details: PriceDetails;
  mask: string;
}

/** Who saved each price may be unknown: then nothing stands in `items`. */
export type ShownConflict = Pick<SaveConflict, 'conflicts' | 'changedBy' | 'changedAt'> & {
  current: Pick<SaveConflict['current'], 'items'>;
};

const kinds: Record<string, string> = {
  price: t('Final price'),
  hidden: t('Hide'),
  currency: t('Currency'),
  pricemask: t('Price mask'),
  pricelistActive: priceScreenTexts.visible,
};

export function conflictRows(conflict: ShownConflict, { base, details, mask }: ShownList): CellConflict[] {
  const names = new Map(itemsOf(details).map(({ code, description }) => [code, description]));
  const infos = new Map(conflict.current.items.map(({ code, itemLastModInfo }) => [code, itemLastModInfo]));
  return conflict.conflicts.map((cell) => {
    const isItem = cell.code !== '' && cell.code !== baseCode;
    return {
      key: cell.key,
      name: isItem ? (names.get(cell.code) ?? cell.code) : base.description,
      code: isItem ? cell.code : base.vetele,
      cell: cell.code === baseCode ? t('Base price') : (kinds[cell.kind] ?? cell.kind),
      before: shown(cell, cell.before, mask),
      mine: shown(cell, cell.mine, mask),
      theirs: shown(cell, cell.theirs, mask),
      // The information tells of prices alone.
      who: whoAndWhen(
        cell.kind === 'price' ? infos.get(cell.code) : undefined,
        conflict.changedBy,
        conflict.changedAt,
      ),
    };
  });
}

function shown({ kind }: ListPlace, value: CellValue, mask: string): string | null {
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (kind === 'pricemask') return formatAmount(123_456, String(value));
  return typeof value === 'number' ? formatExactAmount(value, mask) : value;
}
