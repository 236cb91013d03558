import { useExportPricelistMutation, type EquipmentGroup, type PricelistExport } from '../../../api';
import { saveFile } from '../../../api/files';
import { useOutcome } from '../../../api/outcome';
import type { PriceSheet } from '../../../kit/grid/priceSheet';
import { wireOf } from '../../../../../contracts/rules/amounts';
import { baseCode, type Sections } from '../save/priceList';
import { t } from '../../../texts/priceConfigurator';

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
    try {
      const reply = await send({
        marketId: market.id,
        modelCode: vetele,
        modelName,
        pricelistExport,
      }).unwrap();
      outcome.noted(t('{file} downloaded', { file: saveFile(reply) }));
    } catch (error) {
      outcome.failedQuietly(error);
    }
  };
  return { exportPrices, isExporting };
}
