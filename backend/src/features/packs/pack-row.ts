import type { CellContent } from '../../kit/upload/file-rows.ts';
import { textOf, type CellError, type TableRow } from '../../kit/import/table.ts';
import type { Read } from '../../kit/record-cells.ts';
import { t } from '../../texts/packs.ts';
import { convertedTo, isBlank, readText, readVeteles, type FindOption, type Option } from './pack-cells.ts';
import { ITEM_FACTS, NOTHING_SAID, type PackItem, type PackTarget } from './pack-item.ts';
import { CHILD, COUNTRY, ITEM_COLUMNS, MARKET, MODEL, PARENT } from './pack-workbook.ts';

export type Problem = Omit<CellError, 'value'>;

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

/** Null or empty for a header and where it cannot be read. */
const NOT_SAID = {
  priceIncluded: null as boolean | null,
  compulsory: null as boolean | null,
  optManovra: '',
  alternateSet: '',
  defaultSet: '',
};

export type ShownRow = typeof NOT_SAID & {
  vetList: string[];
  ver: string;
  market: string;
  country: string;
  parentCode: string;
  childCode: string;
  name: string;
};

export interface DraftRow {
  row: number;
  isHeader: boolean;
  shown: ShownRow;
  key: string;
  parentKey: string;
  targets: PackTarget[];
  item: PackItem | undefined;
  /** Texts whose cells hold a number: they may have been others before, as 7 was 007. */
  retyped: (Problem & { key: keyof PackItem })[];
  problems: Problem[];
  /** What is wrong with the pack that an option names; it is reported in the row of the pack. */
  packProblems: Problem[];
}

export const refuse = ({ problems }: Pick<DraftRow, 'problems'>, column: string, reason: string): void =>
  void problems.push({ column, reason });

type Take = <Value>(column: string, read: Read<Value>) => Value | undefined;

const takeInto =
  (problems: Problem[]): Take =>
  (column, { value, reason }) => {
    if (reason !== undefined) problems.push({ column, reason });
    return value;
  };

/** What is wrong with a cell is told once: that it holds an error, not what the error is not. */
export const untold = (problems: Problem[], told: readonly { column: string }[]): Problem[] =>
  problems.filter(({ column }) => !told.some((other) => other.column === column));

function readMarket(cell: CellContent, { markets }: Catalogue): Read<PackMarket> {
  const text = readText(cell);
  if (text.reason !== undefined) return text;
  if (text.value === '') return { reason: t('the country is missing') };
  const market = markets.get(text.value.toUpperCase());
  return market ? { value: market } : { reason: t('there is no market {market}', { market: text.value }) };
}

const withoutZeros = (code: string): string => code.replace(/^0+(?=.)/, '');

interface Place {
  market: PackMarket | undefined;
  vetList: string[];
  /** The vehicles on which the pack is stored: none while anything of the place is unknown. */
  offered: string[];
}

function readPlace(row: TableRow, catalogue: Catalogue, take: Take): Place {
  const { modelYears } = catalogue;
  const market = take(COUNTRY, readMarket(row.content(COUNTRY), catalogue));
  if (market && !market.isOwn)
    take(COUNTRY, { reason: t('{market} is not one of your markets', { market: market.description }) });
  const code = textOf(row.content(MARKET));
  // If only the country was changed but not its code, the import would replace a pack of the wrong market.
  if (market && code !== '' && withoutZeros(code) !== withoutZeros(market.codMercato)) {
    const said = { code: code.slice(0, 20), market: market.id, codMercato: market.codMercato };
    take(MARKET, {
      reason: t('{code} is not {market}, whose code is {codMercato}; change both or leave this blank', said),
    });
  }
  const vetList = take(MODEL, readVeteles(row.content(MODEL))) ?? [];
  const unknown = vetList.filter((vetele) => !modelYears.has(vetele));
  if (unknown.length > 0)
    take(MODEL, { reason: t('there is no vehicle {unknown}', { unknown: unknown.join(', ') }) });
  return { market, vetList, offered: market && unknown.length === 0 ? vetList : [] };
}

function refuseSaidOfHeader(row: TableRow, take: Take): void {
  for (const column of ITEM_COLUMNS)
    if (!isBlank(row.content(column)))
      take(column, { reason: t('this belongs to options, leave it blank in the row of the pack') });
}

/** What can be read of an option. */
function readFacts(row: TableRow, take: Take): Partial<PackItem> {
  const facts: Record<string, boolean | string> = {};
  for (const { key, column, read } of ITEM_FACTS) {
    const value = take(column, read(row.content(column)));
    if (value !== undefined) facts[key] = value;
  }
  return facts;
}

const retypedTexts = ({ content }: TableRow): DraftRow['retyped'] =>
  ITEM_FACTS.filter(({ read }) => read === readText).flatMap(({ key, column }) => {
    const made = convertedTo(content(column));
    if (made === undefined) return [];
    return {
      key,
      column,
      reason: t('a spreadsheet has turned it into the {made}; write it as text', { made }),
    };
  });

function targetsOf(place: Place | undefined, parent: Option | undefined): PackTarget[] {
  if (!parent) return [];
  const { code, id: parentId } = parent;
  if (!place) return [{ id: code, countryId: '', vetele: '', parentId }];
  const countryId = place.market?.id ?? '';
  return place.offered.map((vetele) => ({
    id: `${countryId}/${vetele}/${code}`,
    countryId,
    vetele,
    parentId,
  }));
}

export function readPackRow(row: TableRow, catalogue: Catalogue, isCommercial: boolean): DraftRow {
  const packProblems: Problem[] = [];
  const taken: Problem[] = [];
  const [takeOfPack, take] = [takeInto(packProblems), takeInto(taken)];
  const place = isCommercial ? readPlace(row, catalogue, takeOfPack) : undefined;
  const parent = takeOfPack(PARENT, catalogue.findOption(row.content(PARENT)));
  const isHeader = isBlank(row.content(CHILD));
  const child = isHeader ? undefined : take(CHILD, catalogue.findOption(row.content(CHILD)));
  if (isHeader) refuseSaidOfHeader(row, take);
  const isItem = isCommercial && !isHeader;
  const facts = isItem ? readFacts(row, take) : {};
  const isWhole = child && (!isItem || Object.keys(facts).length === ITEM_FACTS.length);
  const text = (column: string) => textOf(row.content(column)).slice(0, 60);
  const { market, vetList = [] } = place ?? {};
  const parentKey = parent?.code ?? text(PARENT).toLowerCase();
  const where = place && [market?.id ?? text(COUNTRY).toUpperCase(), vetList.join() || text(MODEL)];
  const years = new Set(vetList.map((vetele) => catalogue.modelYears.get(vetele)).filter(Boolean));
  const problems = [
    ...row.faults.map(({ column, reason }) => ({ column, reason })),
    ...untold(taken, row.faults),
  ];
  return {
    row: row.row,
    isHeader,
    packProblems: isHeader ? [] : packProblems,
    problems: isHeader ? [...untold(packProblems, row.faults), ...problems] : problems,
    parentKey,
    key: JSON.stringify([...(where ?? []), parentKey]),
    targets: targetsOf(place, parent),
    item: isWhole ? { ...NOTHING_SAID, ...facts, code: child.code } : undefined,
    retyped: isItem ? retypedTexts(row) : [],
    shown: {
      ...NOT_SAID,
      ...facts,
      vetList,
      ver: [...years].toSorted().join(', '),
      market: market?.codMercato ?? '',
      country: market?.id ?? text(COUNTRY),
      parentCode: parent?.code ?? text(PARENT),
      childCode: isHeader ? '' : (child?.code ?? text(CHILD)),
      name: (isHeader ? parent : child)?.name ?? '',
    },
  };
}
