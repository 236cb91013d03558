import { Download, Upload } from 'lucide-react';
import { flushSync } from 'react-dom';
import {
  type Market,
  type ModelItem,
  useExportPricelistMutation,
  type EquipmentGroup,
  type PricelistExport,
} from '../../../api';
import { labelTexts } from '../../../texts';
import { Button } from '../../../ui/navigation/Button';
import { noteDownload } from '../../../kit/export/noteDownload';
import { OpenedDialog } from '../../../kit/form/OpenedDialog';
import { useDialogOfAddress } from '../../../kit/form/useDialogOfAddress';
import { useOpenedDialog } from '../../../kit/form/useOpenedDialog';
import { unsavedChanges } from '../../../ui/dialogs/unsavedChanges';
import { ImportPricesDialog } from '../import/ImportPricesDialog';
import type { PriceCards } from '../page/usePriceCards';
import { useTakeOfficial } from '../save/useTakeOfficial';
import type { PriceList } from '../save/usePriceList';
import { t } from '../../../texts/priceConfigurator.gen';
import { saveFile } from '../../../api/files';
import { useOutcome } from '../../../api/outcome';
import type { PriceSheet } from '../../../kit/grid/priceSheet';
import { wireOf } from '../../../../../contracts/rules/amounts';
import { baseCode, type Sections } from '../save/priceList';

export interface ExportPricesProps {
  market: { id: string } | undefined;
  vetele: string;
  modelName: string;
  sheet: PriceSheet;
  sections: Sections;
}

const groups: [group: EquipmentGroup, section: keyof Sections][] = [
  ['OPTIONALS', 'options'],
  ['FUORISERIE', 'fuoriserie'],
  ['CUSTOMER PROGRAMS', 'programmes'],
  ['ACCESSORIES', 'accessories'],
];

/** The prices that the screen shows, in the four groups; what is not a price yet is exported as missing. */
export function shownPrices(sheet: PriceSheet, sections: Sections): PricelistExport {
  const priceOf = (code: string) => {
    const { price, isInvalid } = sheet.cell(code);
    return isInvalid ? null : wireOf(price);
  };
  return {
    basePrice: { price: priceOf(baseCode) },
    equipmentList: groups.map(([group, section]) => ({
      group,
      items: sections[section].map((code) => ({ code, price: priceOf(code) })),
    })),
  };
}

/** Downloads the workbook of a price list under the name that the server gives it; a failure opens no dialog. */
export function useExportPrices({ market, vetele, modelName, sheet, sections }: ExportPricesProps) {
  const [send, { isLoading: isExporting }] = useExportPricelistMutation();
  const outcome = useOutcome();
  const exportPrices = async () => {
    if (!market) return;
    const pricelistExport = shownPrices(sheet, sections);
    await noteDownload(
      send({
        marketId: market.id,
        modelCode: vetele,
        modelName,
        shownCurrency: sheet.currency,
        pricelistExport,
      })
        .unwrap()
        .then(saveFile),
      outcome,
    );
  };
  return { exportPrices, isExporting };
}

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
  // The workbook names the stored currency and reads by the stored mask: other ones are saved before, or go.
  const isWrittenOtherwise = list.changedFields.some((name) => name === 'currency' || name === 'pricemask');
  const askToExport = () =>
    isWrittenOtherwise ? unsavedChanges.leaveFor(() => void exportPrices()) : exportPrices();
  useDialogOfAddress(() => void askToExport(), ['export'], list.list !== undefined);
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
      <Button icon={Download} pending={isExporting} disabled={!list.list} onClick={askToExport}>
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
            currency={list.base?.currency}
            onClose={dialog.close}
            onImported={list.reload}
            onFill={fill}
          />
        )}
      </OpenedDialog>
    </>
  );
}
