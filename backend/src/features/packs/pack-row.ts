import type { CellContent } from '../../kit/upload/file-rows.ts';
import { textOf, type WholeRow } from '../../kit/import/table.ts';
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
import type { PackItem, PackTarget } from './pack-item.ts';
import { NOTHING_SAID } from './pack-item.ts';
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

/** Only enabled markets can be assigned to users. */
export interface PackMarket {
  id: string;
  codMercato: string;
  description: string;
  isEnabled: boolean;
  isOwn: boolean;
}

export interface Catalogue {
  findOption: FindOption;
  markets: Map<string, PackMarket>;
  modelYears: Map<string, string>;
}

export interface ShownRow {
  vetList: string[];
  ver: string;
  market: string;
  country: string;
  parentCode: string;
  childCode: string;
  name: string;
  priceIncluded: boolean | null;
  optManovra: string;
  alternateSet: string;
  defaultSet: string;
  compulsory: boolean | null;
}

/** A text whose cell is a number and may have changed, as 007 becomes 7. */
export interface RetypedText {
  column: string;
  said: 'optManovra' | 'alternateSet' | 'defaultSet';
  text: string;
  reason: string;
}

export interface DraftRow {
  row: number;
  isHeader: boolean;
  shown: ShownRow;
  /** Equal in the rows of one pack, even if market, model or code do not exist. */
  key: string;
  parentKey: string;
  targets: PackTarget[];
  item: PackItem | undefined;
  retyped: RetypedText[];
  packProblems: Problem[];
  problems: Problem[];
}

const cellOf = ({ contents }: WholeRow, column: string): CellContent => contents[column] ?? null;

type Take = <Value>(column: string, read: Read<Value>) => Value | undefined;

const takeInto =
  (problems: Problem[]): Take =>
  (column, { value, problem }) => {
    if (problem !== undefined) problems.push({ column, reason: problem });
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

/** A changed country with the old market code would replace a pack in the wrong market. */
function contradiction(market: PackMarket, cell: CellContent): string | undefined {
  const code = textOf(cell);
  return isBlank(cell) || withoutZeros(code) === withoutZeros(market.codMercato)
    ? undefined
    : t('{code} is not {market}, whose code is {codMercato}; change both or leave this blank', {
        code: code.slice(0, 20),
        market: market.id,
        codMercato: market.codMercato,
      });
}

function readPlace(row: WholeRow, catalogue: Catalogue, take: Take): Place {
  const { modelYears } = catalogue;
  const market = take(COUNTRY, readMarket(cellOf(row, COUNTRY), catalogue));
  if (market && !market.isOwn)
    take(COUNTRY, { problem: t('{market} is not one of your markets', { market: market.description }) });
  const other = market && contradiction(market, cellOf(row, MARKET));
  if (other !== undefined) take(MARKET, { problem: other });
  const vetList = take(MODEL, readVeteles(cellOf(row, MODEL)));
  const unknown = vetList?.filter((vetele) => !modelYears.has(vetele)) ?? [];
  if (unknown.length > 0)
    take(MODEL, { problem: t('there is no vehicle {unknown}', { unknown: unknown.join(', ') }) });
  return { market, vetList: vetList ?? [], areVehiclesKnown: vetList !== undefined && unknown.length === 0 };
}

function refuseSaidOfHeader(row: WholeRow, take: Take): void {
  const filled = ITEM_COLUMNS.filter((column) => !isBlank(cellOf(row, column)));
  for (const column of filled)
    take(column, { problem: t('this belongs to options, leave it blank in the row of the pack') });
}

function readItem(row: WholeRow, isCommercial: boolean, take: Take) {
  if (!isCommercial) return NOTHING_SAID;
  return {
    priceIncluded: take(INCLUDED, readIncluded(cellOf(row, INCLUDED))),
    compulsory: take(COMPULSORY, readCompulsory(cellOf(row, COMPULSORY))),
    optManovra: take(MANOVRA, readText(cellOf(row, MANOVRA))),
    alternateSet: take(SET, readText(cellOf(row, SET))),
    defaultSet: take(DEFAULT, readText(cellOf(row, DEFAULT))),
  };
}

const TEXTS = [
  [MANOVRA, 'optManovra'],
  [SET, 'alternateSet'],
  [DEFAULT, 'defaultSet'],
] as const;

const retypedTexts = (row: WholeRow): RetypedText[] =>
  TEXTS.flatMap(([column, said]) => {
    const cell = cellOf(row, column);
    const made = convertedTo(cell);
    return made === undefined
      ? []
      : [
          {
            ...{ column, said, text: textOf(cell) },
            reason: t('a spreadsheet has turned it into the {made}; write it as text', { made }),
          },
        ];
  });

const isWhole = (item: { [Key in keyof PackItem]: PackItem[Key] | undefined }): item is PackItem =>
  Object.values(item).every((value) => value !== undefined);

const yearsOf = (vetList: string[], { modelYears }: Catalogue): string =>
  [...new Set(vetList.map((vetele) => modelYears.get(vetele)).filter(Boolean))].toSorted().join(', ');

function targetsOf(
  isCommercial: boolean,
  place: Place | undefined,
  parent: Option | undefined,
): PackTarget[] {
  if (!parent) return [];
  const { code, id: parentId } = parent;
  if (!isCommercial) return [{ id: code, countryId: '', vetele: '', parentId }];
  const market = place?.market;
  if (!market || !place.areVehiclesKnown) return [];
  return place.vetList.map((vetele) => ({
    ...{ id: `${market.id}/${vetele}/${code}`, countryId: market.id, vetele, parentId },
  }));
}

export function readPackRow(row: WholeRow, catalogue: Catalogue, isCommercial: boolean): DraftRow {
  const packProblems: Problem[] = [];
  const problems: Problem[] = row.faults.map(({ column, reason }) => ({ column, reason }));
  const [takeOfPack, take] = [takeInto(packProblems), takeInto(problems)];
  const place = isCommercial ? readPlace(row, catalogue, takeOfPack) : undefined;
  const parent = takeOfPack(PARENT, catalogue.findOption(cellOf(row, PARENT)));
  const isHeader = isBlank(cellOf(row, CHILD));
  const child = isHeader ? undefined : take(CHILD, catalogue.findOption(cellOf(row, CHILD)));
  if (isHeader) refuseSaidOfHeader(row, take);
  const said = isHeader ? undefined : readItem(row, isCommercial, take);
  const item = said && { code: child?.code, ...said };
  const text = (column: string) => textOf(cellOf(row, column)).slice(0, 60);
  const parentKey = parent?.code ?? text(PARENT).toLowerCase();
  const where = place && [
    place.market?.id ?? text(COUNTRY).toUpperCase(),
    place.vetList.join() || text(MODEL),
  ];
  return {
    ...{ row: row.row, isHeader, packProblems, problems, parentKey },
    key: JSON.stringify([...(where ?? []), parentKey]),
    targets: targetsOf(isCommercial, place, parent),
    item: item && isWhole(item) ? item : undefined,
    retyped: isCommercial && !isHeader ? retypedTexts(row) : [],
    shown: {
      vetList: place?.vetList ?? [],
      ver: yearsOf(place?.vetList ?? [], catalogue),
      market: place?.market?.codMercato ?? '',
      country: place?.market?.id ?? text(COUNTRY),
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
