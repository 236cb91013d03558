import type { CellContent } from '../../kit/upload/file-rows.ts';
import { textOf, type TableRow } from '../../kit/import/table.ts';
import { t } from '../../texts/packs.ts';
import {
  isBlank,
  readCompulsory,
  readIncluded,
  readText,
  readVeteles,
  convertedTo,
  type FindOption,
  type Option,
  type Read,
} from './pack-cells.ts';
import { NOTHING_SAID, type PackItem, type PackTarget } from './pack-item.ts';
import {
  CHILD,
  COMPULSORY,
  COUNTRY,
  DEFAULT,
  INCLUDED,
  ITEM_COLUMNS,
  MANOVRA,
  MARKET,
  MODEL,
  PARENT,
  SET,
} from './pack-workbook.ts';

export interface Problem {
  column: string;
  reason: string;
}

export interface PackMarket {
  id: string;
  codMercato: string;
  description: string;
  isEnabled: boolean;
  isOwn: boolean;
}

interface Catalogue {
  findOption: FindOption;
  markets: Map<string, PackMarket>;
  modelYears: Map<string, string>;
}

type SaidText = 'optManovra' | 'alternateSet' | 'defaultSet';

export interface ShownRow extends Pick<PackItem, SaidText> {
  vetList: string[];
  ver: string;
  market: string;
  country: string;
  parentCode: string;
  childCode: string;
  name: string;
  priceIncluded: boolean | null;
  compulsory: boolean | null;
}

export interface DraftRow {
  row: number;
  isHeader: boolean;
  shown: ShownRow;
  key: string;
  parentKey: string;
  targets: PackTarget[];
  item: PackItem | undefined;
  /** Texts whose cells hold a number: they may have been others before, as 7 was 007. */
  retyped: (Problem & { said: SaidText; text: string })[];
  /** What is wrong with the pack that it names: told once, in the header. */
  packProblems: Problem[];
  problems: Problem[];
}

export const refuse = ({ problems }: Pick<DraftRow, 'problems'>, column: string, reason: string): void =>
  void problems.push({ column, reason });

type Take = <Value>(column: string, read: Read<Value>) => Value | undefined;

const takeInto =
  (problems: Problem[]): Take =>
  (column, { value, problem }) => {
    if (problem !== undefined) refuse({ problems }, column, problem);
    return value;
  };

function readMarket(cell: CellContent, { markets }: Catalogue): Read<PackMarket> {
  const text = readText(cell);
  if (text.problem !== undefined) return text;
  if (text.value === '') return { problem: t('the country is missing') };
  const market = markets.get(text.value.toUpperCase());
  return market ? { value: market } : { problem: t('there is no market {market}', { market: text.value }) };
}

const withoutZeros = (code: string): string => code.replace(/^0+(?=.)/, '');

interface Place {
  market: PackMarket | undefined;
  vetList: string[];
  areVehiclesKnown: boolean;
}

function readPlace(row: TableRow, catalogue: Catalogue, take: Take): Place {
  const { modelYears } = catalogue;
  const market = take(COUNTRY, readMarket(row.content(COUNTRY), catalogue));
  if (market && !market.isOwn)
    take(COUNTRY, { problem: t('{market} is not one of your markets', { market: market.description }) });
  const code = textOf(row.content(MARKET));
  // A country that was changed and its code was not would replace the pack of a market that nobody meant.
  if (market && code !== '' && withoutZeros(code) !== withoutZeros(market.codMercato)) {
    const said = { code: code.slice(0, 20), market: market.id, codMercato: market.codMercato };
    take(MARKET, {
      problem: t('{code} is not {market}, whose code is {codMercato}; change both or leave this blank', said),
    });
  }
  const vetList = take(MODEL, readVeteles(row.content(MODEL)));
  const unknown = vetList?.filter((vetele) => !modelYears.has(vetele)) ?? [];
  if (unknown.length > 0)
    take(MODEL, { problem: t('there is no vehicle {unknown}', { unknown: unknown.join(', ') }) });
  return { market, vetList: vetList ?? [], areVehiclesKnown: vetList !== undefined && unknown.length === 0 };
}

function refuseSaidOfHeader(row: TableRow, take: Take): void {
  for (const column of ITEM_COLUMNS)
    if (!isBlank(row.content(column)))
      take(column, { problem: t('this belongs to options, leave it blank in the row of the pack') });
}

function readItem(row: TableRow, isCommercial: boolean, take: Take) {
  if (!isCommercial) return NOTHING_SAID;
  return {
    priceIncluded: take(INCLUDED, readIncluded(row.content(INCLUDED))),
    compulsory: take(COMPULSORY, readCompulsory(row.content(COMPULSORY))),
    optManovra: take(MANOVRA, readText(row.content(MANOVRA))),
    alternateSet: take(SET, readText(row.content(SET))),
    defaultSet: take(DEFAULT, readText(row.content(DEFAULT))),
  };
}

const TEXTS = { optManovra: MANOVRA, alternateSet: SET, defaultSet: DEFAULT };

const retypedTexts = (row: TableRow): DraftRow['retyped'] =>
  (Object.entries(TEXTS) as [SaidText, string][]).flatMap(([said, column]) => {
    const made = convertedTo(row.content(column));
    if (made === undefined) return [];
    const reason = t('a spreadsheet has turned it into the {made}; write it as text', { made });
    return [{ column, said, text: textOf(row.content(column)), reason }];
  });

const isWhole = (item: { [Key in keyof PackItem]: PackItem[Key] | undefined }): item is PackItem =>
  Object.values(item).every((value) => value !== undefined);

function targetsOf(place: Place | undefined, parent: Option | undefined): PackTarget[] {
  if (!parent) return [];
  const { code, id: parentId } = parent;
  if (!place) return [{ id: code, countryId: '', vetele: '', parentId }];
  const { market, vetList, areVehiclesKnown } = place;
  if (!market || !areVehiclesKnown) return [];
  return vetList.map((vetele) => ({
    id: `${market.id}/${vetele}/${code}`,
    countryId: market.id,
    vetele,
    parentId,
  }));
}

export function readPackRow(row: TableRow, catalogue: Catalogue, isCommercial: boolean): DraftRow {
  const packProblems: Problem[] = [];
  const problems: Problem[] = row.faults.map(({ column, reason }) => ({ column, reason }));
  const [takeOfPack, take] = [takeInto(packProblems), takeInto(problems)];
  const place = isCommercial ? readPlace(row, catalogue, takeOfPack) : undefined;
  const parent = takeOfPack(PARENT, catalogue.findOption(row.content(PARENT)));
  const isHeader = isBlank(row.content(CHILD));
  const child = isHeader ? undefined : take(CHILD, catalogue.findOption(row.content(CHILD)));
  if (isHeader) refuseSaidOfHeader(row, take);
  const said = isHeader ? undefined : readItem(row, isCommercial, take);
  const item = said && { code: child?.code, ...said };
  const text = (column: string) => textOf(row.content(column)).slice(0, 60);
  const { market, vetList = [] } = place ?? {};
  const parentKey = parent?.code ?? text(PARENT).toLowerCase();
  const where = place && [market?.id ?? text(COUNTRY).toUpperCase(), vetList.join() || text(MODEL)];
  const years = new Set(vetList.map((vetele) => catalogue.modelYears.get(vetele)).filter(Boolean));
  return {
    row: row.row,
    isHeader,
    packProblems,
    problems,
    parentKey,
    key: JSON.stringify([...(where ?? []), parentKey]),
    targets: targetsOf(place, parent),
    item: item && isWhole(item) ? item : undefined,
    retyped: isCommercial && !isHeader ? retypedTexts(row) : [],
    shown: {
      vetList,
      ver: [...years].toSorted().join(', '),
      market: market?.codMercato ?? '',
      country: market?.id ?? text(COUNTRY),
      parentCode: parent?.code ?? text(PARENT),
      childCode: isHeader ? '' : (child?.code ?? text(CHILD)),
      name: (isHeader ? parent : child)?.name ?? '',
      priceIncluded: said?.priceIncluded ?? null,
      compulsory: said?.compulsory ?? null,
      optManovra: said?.optManovra ?? '',
      alternateSet: said?.alternateSet ?? '',
      defaultSet: said?.defaultSet ?? '',
    },
  };
}
