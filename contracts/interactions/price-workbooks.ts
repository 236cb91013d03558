import { interaction } from '../harness.ts';
import { workbookUpload } from './upload.ts';

const LIST = 'the price list of Aurora in Italy';
const BLANK = 'the price list of Aurora in Italy, with a programme without a price';
const HQ = 'the price list of Aurora in Italy, and an HQ user';

const head = ['Group', 'Code', 'Name', 'Official price', 'Final price'];
const rows = (vetele: string) => [
  ['Market', 'IT', 'Italia'],
  ['Vehicle', vetele, 'Aurora'],
  ['Currency', 'EUR'],
  head,
  ['BASE PRICE', '-', 'Aurora', 28700, 29100],
  ['OPTIONALS', '05FK', 'Vernice', 1420, 1450],
  ['OPTIONALS', '08ED', 'Cerchi', 685, 690],
  ['OPTIONALS', '08ED', 'Cerchi', 685, 695],
];
const about = { pCountry: 'IT', pVetele: '3410126' };
const workbook = <Texts extends Record<string, string>>(texts: Texts, vetele = '3410126') =>
  workbookUpload('listino.xlsx', rows(vetele), texts);

const edited = JSON.stringify({
  priceConfEditedItemList: [{ row: 6, code: '05FK', isChecked: true, price: 1499.5 }],
});

const shown = {
  basePrice: { price: 28950 },
  equipmentList: [{ group: 'OPTIONALS' as const, items: [{ code: '05FK', price: 1430.5 }] }],
};
const asked = { marketId: 'IT', modelCode: '3410126', modelName: "Aurora 1.5 (100%) + l'Hybrid" };

export const priceWorkbookInteractions = [
  interaction('exportPricelist', {
    state: LIST,
    args: { ...asked, pricelistExport: shown },
    query: asked,
    body: shown,
  }),
  interaction('uploadPricelistFromExcel', { state: BLANK, ...workbook(about) }),
  interaction('uploadPricelistFromExcel', { variant: 'refused', state: LIST, ...workbook(about, '3450126') }),
  interaction('uploadPricelistFromExcel', {
    variant: 'not allowed',
    state: HQ,
    status: '403',
    ...workbook(about),
  }),
  interaction('importPricelist', {
    state: BLANK,
    ...workbook({ ...about, importPriceConfUtilJson: edited }),
  }),
  interaction('importPricelist', {
    variant: 'changed since the preview',
    state: LIST,
    status: '409',
    ...workbook({ ...about, planDigest: '9f2c4e' }),
  }),
];
