import { interaction } from '../harness.ts';
import { workbookUpload } from './upload.ts';

const PACKS = 'the packs of Corsaro in Italy';
const NONE = 'Corsaro in Italy without packs';
const NO_PACKS = 'a user without the label tool';
const FRANCE = 'the packs of Corsaro in Italy, and a user of France';

const corsaro = { countryId: 'IT', modelValue: '3410127', modelValue2: '2027' };
const at = (path: typeof corsaro) => ({ args: path, path });
const ofModel = { pCurrentModelVetele: '3410127', pModelFilter: 'FAM' as const, pCurrentModelYearOnly: true };

const noVehicle = { pCurrentModelVetele: '9999999', pModelFilter: 'MOD' as const };

const head = [
  ...['Country', 'Model', 'Parent code', 'Child code'],
  ...['Incl/excl', 'Opt manovra', 'Set', 'Default', 'Compulsory'],
];
const option = (pack: string, code: string, included = 'Incl') => [
  ...['IT', '3410127', pack, code],
  ...[included, '', '', '', 'No'],
];
const pack = (code: string) => ['IT', '3410127', code, '', '', '', '', '', ''];
const stored = [pack('PK01'), option('PK01', '29AN'), option('PK01', '33SP', 'Excl')];
const changed = [pack('PK01'), option('PK01', '29AN', 'Excl'), pack('PK02'), option('PK02', '33SP')];
const unknownOption = [pack('PK03'), option('PK03', 'ZZ99')];

const commercial = <Texts extends Record<string, string>>(rows: string[][], texts: Texts) =>
  workbookUpload('commercialPacks.xlsx', [head, ...rows], texts);

const pairs = (...rows: [pack: string, code: string][]) => [['Parent code', 'Child code'], ...rows];
const storedPairs = pairs(['PK01', ''], ['PK01', '90CF'], ['PK01', '91CF']);
const changedPairs = pairs(['PK01', ''], ['PK01', '90CF'], ['PK01', '33GU']);
const mistakenPairs = pairs(['PK01', ''], ['PK01', '33GU'], ['29AN', ''], ['29AN', '29AN']);
const implicit = <Texts extends Record<string, string>>(rows: string[][], texts: Texts) =>
  workbookUpload('implicitPacks.xlsx', rows, texts);

const ticked = (...rows: [row: number, isChecked: boolean][]) => ({
  importPackConfUtilJson: JSON.stringify({
    packConfEditedItemList: rows.map(([row, isChecked]) => ({ row, isChecked })),
  }),
});
/** The client cannot tell that this is no workbook. */
const notes = <Texts extends Record<string, string>>(texts: Texts) => {
  const [filename, value, type] = ['packs.xlsx', 'Country;Model;Parent code', 'text/csv'];
  return {
    args: { body: { uploadFile: new File([value], filename, { type }), ...texts } },
    form: [
      { name: 'uploadFile', value, filename, type },
      ...Object.entries(texts).map(([name, text]) => ({ name, value: text })),
    ],
  };
};
const old = { planDigest: '9f2c4e' };

export const packInteractions = [
  interaction('getBasePackInfo', { state: PACKS, ...at(corsaro) }),
  interaction('getBasePackInfo', { variant: 'empty', state: NONE, ...at(corsaro) }),
  interaction('getBasePackInfo', {
    variant: 'not your market',
    state: FRANCE,
    status: '403',
    ...at(corsaro),
  }),
  interaction('getBasePackInfo', {
    variant: 'another model year',
    state: PACKS,
    status: '404',
    ...at({ ...corsaro, modelValue2: '2020' }),
  }),
  interaction('getBasePackInfo', {
    variant: 'not signed in',
    state: 'a session that is over',
    status: '401',
    ...at(corsaro),
  }),
  interaction('exportCommercialPacks', { state: PACKS, args: ofModel, query: ofModel }),
  interaction('exportCommercialPacks', {
    variant: 'without packs',
    state: NO_PACKS,
    status: '403',
    args: { pModelFilter: 'ALL' },
    query: { pModelFilter: 'ALL' },
  }),
  interaction('exportCommercialPacks', {
    variant: 'of a family without a model',
    state: PACKS,
    status: '400',
    args: { pModelFilter: 'FAM' },
    query: { pModelFilter: 'FAM' },
  }),
  interaction('exportCommercialPacks', {
    variant: 'of no vehicle',
    state: PACKS,
    status: '404',
    args: noVehicle,
    query: noVehicle,
  }),
  interaction('exportImplicitPacks', { state: PACKS }),
  interaction('exportImplicitPacks', { variant: 'without packs', state: NO_PACKS, status: '403' }),
  interaction('uploadCommercialPacksFromExcel', {
    state: PACKS,
    ...commercial([...changed, ...unknownOption], {}),
  }),
  interaction('uploadCommercialPacksFromExcel', {
    variant: 'unchanged',
    state: PACKS,
    ...commercial(stored, {}),
  }),
  interaction('uploadCommercialPacksFromExcel', {
    variant: 'refused',
    state: PACKS,
    ...implicit(storedPairs, {}),
  }),
  interaction('uploadCommercialPacksFromExcel', {
    variant: 'noWorkbook',
    state: PACKS,
    status: '400',
    ...notes({}),
  }),
  interaction('uploadCommercialPacksFromExcel', {
    variant: 'without packs',
    state: NO_PACKS,
    status: '403',
    ...commercial(stored, {}),
  }),
  interaction('importCommercialPacks', {
    state: PACKS,
    ...commercial(changed, ticked([2, true], [4, true])),
  }),
  interaction('importCommercialPacks', {
    variant: 'partly',
    state: PACKS,
    ...commercial([...changed, ...unknownOption], ticked([2, true], [4, false])),
  }),
  interaction('importCommercialPacks', {
    variant: 'changed since the preview',
    state: PACKS,
    status: '409',
    ...commercial(changed, old),
  }),
  interaction('importCommercialPacks', {
    variant: 'no pack ticked',
    state: PACKS,
    status: '400',
    ...commercial(changed, ticked([2, false])),
  }),
  interaction('importCommercialPacks', {
    variant: 'noWorkbook',
    state: PACKS,
    status: '400',
    ...notes(ticked([2, true])),
  }),
  interaction('importCommercialPacks', {
    variant: 'without packs',
    state: NO_PACKS,
    status: '403',
    ...commercial(changed, ticked([2, true])),
  }),
  interaction('uploadImplicitPacksFromExcel', { state: PACKS, ...implicit(mistakenPairs, {}) }),
  interaction('uploadImplicitPacksFromExcel', {
    variant: 'noWorkbook',
    state: PACKS,
    status: '400',
    ...notes({}),
  }),
  interaction('uploadImplicitPacksFromExcel', {
    variant: 'unchanged',
    state: PACKS,
    ...implicit(storedPairs, {}),
  }),
  interaction('uploadImplicitPacksFromExcel', {
    variant: 'refused',
    state: PACKS,
    ...commercial(stored, {}),
  }),
  interaction('uploadImplicitPacksFromExcel', {
    variant: 'not every market',
    state: FRANCE,
    status: '403',
    ...implicit(storedPairs, {}),
  }),
  interaction('importImplicitPacks', { state: PACKS, ...implicit(changedPairs, ticked([2, true])) }),
  interaction('importImplicitPacks', {
    variant: 'partly',
    state: PACKS,
    ...implicit(mistakenPairs, ticked([2, true])),
  }),
  interaction('importImplicitPacks', {
    variant: 'changed since the preview',
    state: PACKS,
    status: '409',
    ...implicit(changedPairs, old),
  }),
  interaction('importImplicitPacks', {
    variant: 'no pack ticked',
    state: PACKS,
    status: '400',
    ...implicit(changedPairs, ticked()),
  }),
  interaction('importImplicitPacks', {
    variant: 'noWorkbook',
    state: PACKS,
    status: '400',
    ...notes(ticked([2, true])),
  }),
  interaction('importImplicitPacks', {
    variant: 'not every market',
    state: FRANCE,
    status: '403',
    ...implicit(changedPairs, ticked([2, true])),
  }),
];
