import { Download, Upload } from 'lucide-react';
import { flushSync } from 'react-dom';
import type { Market, ModelItem } from '../../../api';
import { labelTexts } from '../../../texts';
import { Button } from '../../../ui/navigation/Button';
import { OpenedDialog } from '../../../kit/form/OpenedDialog';
import { useDialogOfAddress } from '../../../kit/form/useDialogOfAddress';
import { useOpenedDialog } from '../../../kit/form/useOpenedDialog';
import { unsavedChanges } from '../../../ui/dialogs/unsavedChanges';
import { ImportPricesDialog } from '../import/ImportPricesDialog';
import { useExportPrices } from '../import/useExportPrices';
import type { PriceCards } from '../page/usePriceCards';
import { useTakeOfficial } from '../save/useTakeOfficial';
import type { PriceList } from '../save/usePriceList';
import { t } from '../../../texts/priceConfigurator';

export interface WorkbookButtonsProps {
  market: Market;
  model: ModelItem;
  list: PriceList;
  /** HQ users read only. */
  canImport: boolean;
  /** Ways to blank prices that an import would be refused for. */
  cards: Pick<PriceCards, 'goTo'>;
}

/** The list as a workbook: out with what the screen shows, in by way of a preview. */
export function WorkbookButtons({ market, model, list, canImport, cards }: WorkbookButtonsProps) {
  const dialog = useOpenedDialog<'import'>();
  const subject = { market, vetele: model.value, modelName: model.label };
  const { exportPrices, isExporting } = useExportPrices({
    ...subject,
    sheet: list.sheet,
    sections: list.sections,
  });
  useDialogOfAddress(() => void exportPrices(), ['export'], list.list !== undefined);
  const take = useTakeOfficial(list.sheet);
  const openImport = () => dialog.open('import');
  // What is typed may be of the very cells that the workbook sets: it is saved before, or goes.
  const askToImport = () => (list.isDirty ? unsavedChanges.leaveFor(openImport) : openImport());
  const fill = (codes: readonly string[], isTaking: boolean) => {
    // It gives the focus back before another price takes it.
    flushSync(dialog.close);
    const [first = codes[0]] = isTaking ? take(codes) : codes;
    if (first !== undefined) cards.goTo(first, list.sections);
  };
  return (
    <>
      <Button icon={Download} pending={isExporting} disabled={!list.list} onClick={exportPrices}>
        {labelTexts.export}
      </Button>
      <Button
        icon={Upload}
        disabled={!canImport}
        title={canImport ? undefined : t('HQ users read prices and do not set them.')}
        onClick={askToImport}
      >
        {labelTexts.import}
      </Button>
      <OpenedDialog state={dialog}>
        {() => (
          <ImportPricesDialog
            {...subject}
            mask={list.mask}
            onClose={dialog.close}
            onImported={list.reload}
            onFill={fill}
          />
        )}
      </OpenedDialog>
    </>
  );
}
