import { useNotices } from '../../../api/notices';
import { officialPricesFor } from '../../../kit/grid/blankRows';
import { type PriceSheet, putPrices } from '../../../kit/grid/priceSheet';
import { officialTaken, withoutOfficial } from './saveTexts';
import { t } from '../../../texts/priceConfigurator.gen';

/**
 * Puts the official price into the blank rows among these that have one, unsaved like anything typed; a notice takes it back.
 * Returns the rows that were filled.
 */
export function useTakeOfficial(sheet: PriceSheet): (codes: readonly string[]) => readonly string[] {
  const notices = useNotices();
  return (codes) => {
    const prices = officialPricesFor(sheet, codes);
    const taken = prices.map(({ code }) => code);
    const left = codes.length - taken.length;
    const undo = putPrices(sheet, prices);
    const withdraw = notices.toastSuccess(officialTaken(taken), {
      ...(left > 0 && { detail: withoutOfficial(left) }),
      action: { label: t('Undo'), onClick: undo },
    });
    // What has been saved or read again since is not taken back.
    const { loads } = sheet;
    const stop = sheet.subscribeAll(() => {
      if (sheet.loads === loads) return;
      withdraw();
      stop();
    });
    return taken;
  };
}
