/** The import of a price list from its workbook: a preview, then the ticked rows of status 0 (R-191; ). */
import { type Cents, decimalOf, wireOf } from '../../../../contracts/rules/amounts.ts';
import { isBlankPrice } from '../../../../contracts/rules/blank-prices.ts';
import { invalid } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { Chosen, FileImport, FilePlan, ImportForm, Purpose } from '../../kit/import/import.ts';
import { notTicked } from '../../kit/import/ticks.ts';
import type { UploadedFile } from '../../kit/upload/uploaded-file.ts';
import { t } from '../../texts/prices.ts';
import { requireVehicle } from '../models/vehicle.read.ts';
import { requireBaseOpt, requireOwnMarket, type Market } from '../session/market-rights.read.ts';
import { choiceOf, chosenPrices, EDITS, type ChosenRow, type Edit } from './price-import-edits.ts';
import { planPrices, type ImportTarget, type PlannedPrice, type PricePlan } from './price-import-plan.ts';
import { lockList } from './price-list.repository.ts';
import { storePrices, type LockedList } from './price-list.writer.ts';
import { storedList } from './price-workbook.service.ts';
import { BASE_CODE } from './price-workbook.ts';
import type {
  BlankPrice,
  PriceUploadPreview,
  PriceUploadRow,
  RefusedRows,
  UploadForm,
} from './price-workbook.wire.ts';
import { readPriceWorkbook, refusedRows } from './read-price-workbook.ts';

interface Plan extends PricePlan, FilePlan {
  target: ImportTarget;
  refused: RefusedRows;
  /** Only of an import. */
  open?: LockedList;
}

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

/** What is said of a row, and the price that it shows. */
type Said = Pick<PriceUploadRow, 'isChecked'> & { reason: string; price?: Cents };

function presentRow(planned: PlannedPrice, { reason, isChecked, price }: Said): PriceUploadRow {
  const { row, group, code, description, status, isUnchanged = false } = planned;
  return {
    ...{ row, group, code, description, status, isUnchanged, isChecked, statusDescription: reason },
    officialPrice: wireOf(planned.officialPrice),
    currentPrice: wireOf(planned.currentPrice),
    price: wireOf(price ?? planned.price),
  };
}

function present(
  plan: Plan,
  blankList: BlankPrice[],
  saidOf: (row: PlannedPrice) => Said,
  planDigest: string,
): PriceUploadPreview {
  const rows = plan.rows.map((row) => presentRow(row, saidOf(row)));
  return {
    basePriceList: rows.filter(({ code }) => code === BASE_CODE),
    uploadedList: rows.filter(({ code }) => code !== BASE_CODE),
    uploadErrorMsgList: plan.problems,
    roundable: plan.rows.filter(({ canRound }) => canRound).length,
    ...{ blankList, ...plan.refused, planDigest },
  };
}

function saidAfter({ status, reason }: PlannedPrice, chosen: ChosenRow | undefined): Said {
  if (chosen) return { reason: t('Imported'), isChecked: true, price: chosen.price };
  return { reason: status === 0 ? notTicked() : reason, isChecked: false };
}

async function planFile(
  context: Context,
  market: Market,
  { pVetele, roundDecimals }: UploadForm,
  file: UploadedFile,
  purpose: Purpose,
): Promise<Plan> {
  const read = await readPriceWorkbook(file);
  const vehicle = await requireVehicle(context, pVetele);
  const list = purpose === 'import' ? await lockList(context, market.id, vehicle.vetele) : undefined;
  const { target, items } = await storedList(context, market, vehicle.vetele);
  const plan = planPrices(target, read, roundDecimals === 'true');
  const [foreign] = plan.rows.length === 0 ? plan.problems : [];
  if (list && foreign !== undefined) throw invalid(foreign);
  const wrong = new Set(plan.rows.filter(({ status }) => status === 2).map(({ row }) => row));
  return {
    ...{ ...plan, target, choices: new Map(plan.rows.map(choiceOf)) },
    refused: refusedRows(read, wrong, target.pricemask),
    ...(list && { open: { market, vehicle, list, items } }),
  };
}

/**
 * Items that the workbook leaves out keep their prices; where one of them is blank in a list that the rows are of, the import is
 * refused like any other save (decision A-22).
 */
async function apply(context: Context, plan: Plan, chosen: Chosen<Edit>): Promise<PriceUploadPreview> {
  const { target, open } = plan;
  const rows = chosenPrices(plan, chosen, target.pricemask);
  const prices = new Map([...rows.values()].map(({ code, price }) => [code, decimalOf(price)]));
  await storePrices(context, open!, { prices, source: chosen.source });
  return present(plan, blankList(target, prices), (row) => saidAfter(row, rows.get(row.row)), '');
}

/** The import of a price list of a market that the user sets. */
export async function priceListImport(
  context: Context,
  form: UploadForm & ImportForm,
): Promise<FileImport<Plan, PriceUploadPreview, PriceUploadPreview, Edit>> {
  const market = await requireOwnMarket(context, form.pCountry);
  requireBaseOpt(market);
  return {
    ...{ part: 'uploadFile', ticks: EDITS, apply },
    plan: (_context, file, purpose) => planFile(context, market, form, file, purpose),
    preview: (_context, plan) =>
      present(
        plan,
        blankList(plan.target),
        ({ reason, status }) => ({ reason, isChecked: status === 0 }),
        plan.digest,
      ),
  };
}
