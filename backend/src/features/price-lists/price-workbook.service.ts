/** The Excel workbook of a price list: out, and back in after a preview (R-191, R-265; ). */
import { conflict, invalid } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { Download } from '../../kit/download.ts';
import { type Cents, centsOf, decimalOf, readNumber, wireOf } from '../../../../contracts/rules/amounts.ts';
import { isBlankPrice } from '../../../../contracts/rules/blank-prices.ts';
import type { UploadedFile } from '../../kit/upload/uploaded-file.ts';
import { requireUpload } from '../../kit/upload/uploaded-workbook.ts';
import { requireVehicle } from '../models/vehicle.read.ts';
import {
  requireBaseOpt,
  requireOwnMarket,
  requireReadableMarket,
  type Market,
} from '../session/market-rights.read.ts';
import { t } from '../../texts/prices.ts';
import { chosenRows, readEdits, type ChosenRow } from './price-import-edits.ts';
import { planPrices, type ImportTarget, type PlannedPrice, type PricePlan } from './price-import-plan.ts';
import { writingOf } from './price-list.present.ts';
import { findItems, findList, lockList, type Section } from './price-list.repository.ts';
import { storePrices } from './price-list.writer.ts';
import { languageIdsOfUser } from './price-list.service.ts';
import { BASE_CODE, priceSheets, workbookName, type EquipmentGroup } from './price-workbook.ts';
import type {
  BlankPrice,
  PricelistExport,
  PriceUploadPreview,
  PriceUploadRow,
  RefusedRows,
  UploadForm,
} from './price-workbook.wire.ts';
import { readPriceWorkbook, refusedRows, type ReadWorkbook } from './read-price-workbook.ts';

const GROUPS: Record<Section, EquipmentGroup> = {
  options: 'OPTIONALS',
  fuoriserie: 'FUORISERIE',
  programs: 'CUSTOMER PROGRAMS',
  accessories: 'ACCESSORIES',
};

async function storedList(context: Context, market: Market, modelCode: string) {
  const vehicle = await requireVehicle(context, modelCode);
  const list = await findList(context, market.id, vehicle.vetele);
  const items = await findItems(context, market.id, vehicle, await languageIdsOfUser(context));
  const { currency, pricemask } = writingOf(market, list);
  const target: ImportTarget = {
    market,
    vehicle,
    currency,
    pricemask,
    base: { officialPrice: centsOf(list?.officialPrice ?? null), price: centsOf(list?.basePrice ?? null) },
    items: items.map(({ code, description, section, isStandard, officialPrice, price }) => ({
      ...{ code, description, isStandard, group: GROUPS[section] },
      officialPrice: centsOf(officialPrice),
      price: centsOf(price),
    })),
    mayImport: (group) =>
      group === 'ACCESSORIES'
        ? market.enableAccessories
        : group === 'CUSTOMER PROGRAMS'
          ? market.enableCustomerPrg
          : market.enableBaseOpt,
  };
  return { target, items };
}

/** The amounts of a body win over the stored ones; codes that the vehicle does not offer have nowhere to stand. */
function withShownPrices(target: ImportTarget, body: PricelistExport): ImportTarget {
  const shown = new Map(
    (body.equipmentList ?? []).flatMap(({ items }) => items.map(({ code, price }) => [code, price] as const)),
  );
  const priceOf = (given: number | null | undefined, stored: Cents | null, field: string): Cents | null => {
    if (given === undefined) return stored;
    if (given === null) return null;
    const reading = readNumber(given, target.pricemask, stored);
    if (reading.kind === 'refused')
      throw invalid(`${field}: ${reading.reason}`, [{ field, message: reading.reason }]);
    return reading.kind === 'amount' ? reading.cents : null;
  };
  const items = target.items.map((item) => ({
    ...item,
    price: priceOf(shown.get(item.code), item.price, item.code),
  }));
  const price = priceOf(body.basePrice?.price, target.base.price, 'basePrice.price');
  return { ...target, items, base: { ...target.base, price } };
}

/** The workbook of a price list, with the prices that the screen shows where it sends them. */
export async function exportWorkbook(
  context: Context,
  query: { marketId: string; modelCode: string; modelName?: string },
  body: PricelistExport,
): Promise<Download> {
  const market = await requireReadableMarket(context, query.marketId);
  requireBaseOpt(market);
  const { target } = await storedList(context, market, query.modelCode);
  // exceljs is big and seldom needed: loaded with the first workbook, not with the server.
  const [{ workbookOf }, { XLSX_TYPE }] = await Promise.all([
    import('../../kit/workbook-sheets.ts'),
    import('../../kit/workbook.ts'),
  ]);
  const bytes = await workbookOf(priceSheets(withShownPrices(target, body)));
  return {
    fileName: `${workbookName(target, query.modelName)}.xlsx`,
    contentType: XLSX_TYPE,
    chunks: (async function* () {
      yield bytes;
    })(),
  };
}

const presentRow = (row: PlannedPrice, said: { reason: string; isChecked: boolean }): PriceUploadRow => ({
  row: row.row,
  group: row.group,
  code: row.code,
  description: row.description,
  officialPrice: wireOf(row.officialPrice),
  currentPrice: wireOf(row.currentPrice),
  price: wireOf(row.price),
  status: row.status,
  isUnchanged: row.isUnchanged ?? false,
  statusDescription: said.reason,
  isChecked: said.isChecked,
});

/** Every price that the list lacks once these are stored: an import of rows of the same list has to bring it. */
function blankList(
  { base, vehicle, items }: ImportTarget,
  stored?: ReadonlyMap<string, unknown>,
): BlankPrice[] {
  const basePrice = {
    ...base,
    group: '',
    code: BASE_CODE,
    description: vehicle.description,
    isStandard: false,
  };
  return [basePrice, ...items]
    .filter((item) => isBlankPrice(item) && !stored?.has(item.code))
    .map(({ group, code, description, officialPrice }) => ({
      ...{ group, code, description, officialPrice: wireOf(officialPrice) },
    }));
}

function present(
  plan: PricePlan,
  refused: RefusedRows,
  blanks: BlankPrice[],
  saidOf: (row: PlannedPrice) => { reason: string; isChecked: boolean; price?: Cents },
  planDigest: string,
): PriceUploadPreview {
  const rows = plan.rows.map((row) => {
    const { price = row.price, ...said } = saidOf(row);
    return presentRow({ ...row, price }, said);
  });
  return {
    basePriceList: rows.filter(({ code }) => code === BASE_CODE),
    uploadedList: rows.filter(({ code }) => code !== BASE_CODE),
    uploadErrorMsgList: plan.problems,
    roundable: plan.rows.filter(({ canRound }) => canRound).length,
    blankList: blanks,
    ...refused,
    planDigest,
  };
}

const refusedOf = (plan: PricePlan, read: ReadWorkbook, { pricemask }: ImportTarget): RefusedRows =>
  refusedRows(read, new Set(plan.rows.filter(({ status }) => status === 2).map(({ row }) => row)), pricemask);

/** A market whose price list the user may import. */
async function importMarket(context: Context, countryId: string): Promise<Market> {
  const market = await requireOwnMarket(context, countryId);
  requireBaseOpt(market);
  return market;
}

const isRounding = ({ roundDecimals }: UploadForm): boolean => roundDecimals === 'true';

/** What importing a workbook would change, row by row. Stores nothing. */
export async function previewWorkbook(
  context: Context,
  file: UploadedFile | undefined,
  form: UploadForm,
): Promise<PriceUploadPreview> {
  const market = await importMarket(context, form.pCountry);
  const read = await readPriceWorkbook(requireUpload(file));
  const { target } = await storedList(context, market, form.pVetele);
  const plan = planPrices(target, read, isRounding(form));
  return present(
    plan,
    refusedOf(plan, read, target),
    blankList(target),
    ({ reason, status }) => ({ reason, isChecked: status === 0 }),
    plan.digest,
  );
}

/**
 * Stores the ticked rows of status 0, with the prices that were edited in the preview: the very plan of the preview, made
 * again within the transaction, and refused when it has become another one. Items that the workbook leaves out keep their
 * prices; where one of them is blank in a list that the rows are of, the import is refused like any other save (decision A-22).
 */
export async function importWorkbook(
  context: Context,
  file: UploadedFile | undefined,
  form: UploadForm & { planDigest?: string },
): Promise<PriceUploadPreview> {
  const market = await importMarket(context, form.pCountry);
  const upload = requireUpload(file);
  const edits = readEdits(form.importPriceConfUtilJson);
  const read = await readPriceWorkbook(upload);
  const vehicle = await requireVehicle(context, form.pVetele);
  const list = await lockList(context, market.id, vehicle.vetele);
  const { target, items } = await storedList(context, market, vehicle.vetele);
  const plan = planPrices(target, read, isRounding(form));
  if (plan.rows.length === 0 && plan.problems[0] !== undefined) throw invalid(plan.problems[0]);
  if (form.planDigest && form.planDigest !== plan.digest)
    throw conflict(
      t('The workbook or the price list has changed since the preview. Upload the workbook again.'),
    );
  const chosen = chosenRows(plan, edits, target.pricemask);
  const prices = new Map([...chosen.values()].map(({ code, price }) => [code, decimalOf(price)]));
  await storePrices(context, { market, vehicle, list, items }, { prices, source: upload.name });
  const refused = refusedOf(plan, read, target);
  return present(plan, refused, blankList(target, prices), (row) => saidAfter(row, chosen.get(row.row)), '');
}

function saidAfter({ status, reason }: PlannedPrice, chosen: ChosenRow | undefined) {
  if (chosen) return { reason: t('Imported'), isChecked: true, price: chosen.price };
  return { reason: status === 0 ? t('Not imported: it was not ticked') : reason, isChecked: false };
}
