/** What the feed delivers of the demo data set: the same rows as the files of `npm run feed:demo`. */
import type { FeedRow } from '../feed/feed-table.ts';
import type { Feed } from '../feed/load-feed.ts';
import type { DemoData } from './demo-data.ts';
import type { DemoMarket } from './markets.ts';
import { colours } from './options/colours.ts';
import { gridRows, type DemoGridRow } from './options/grids.ts';
import { optGroups } from './options/groups.ts';
import { optItems } from './options/items.ts';
import { implicitPacks, packRows } from './options/packs.ts';
import { basePrices, feedPrices, optionPrices, regionalPrices } from './options/prices.ts';

const PORTION = 10_000;

type Values = FeedRow['values'];

/** Rows in portions, counted as in a file. */
function* portions(rows: Iterable<Values>): Generator<FeedRow[]> {
  let portion: FeedRow[] = [];
  let row = 1;
  for (const values of rows) {
    portion.push({ row: ++row, values });
    if (portion.length < PORTION) continue;
    yield portion;
    portion = [];
  }
  yield portion;
}

const marketRow = ({ flags, descriptions, languages, ...market }: DemoMarket): Values => ({
  id: market.id,
  codmercato: market.codmercato,
  adm: market.tabele,
  iso_code2: market.id,
  iso_code: market.isoCode,
  currency: market.currency,
  price_mask: market.pricemask,
  vat: market.vatPercent,
  region: String(market.regionId),
  language: languages[0]!,
  date_format: market.formatDate,
  month_format: 'MMMM yyyy',
  ...Object.fromEntries(Object.entries(descriptions).map(([code, name]) => [`name_${code}`, name])),
  enabled: market.enabled,
  hidden: market.hidden,
  accessories: flags.includes('acc'),
  customer_programmes: flags.includes('cust'),
  base_options: flags.includes('base'),
  wltp_emissions: flags.includes('wltp'),
  nedc_consumptions: flags.includes('nedc'),
  price_from_as400: flags.includes('as400'),
  sol: flags.includes('sol'),
});

const colourRows = (fed: DemoGridRow[]): Values[] =>
  fed.flatMap(({ vetele, code, fed: all }) =>
    all.map((colour) => ({ vehicle: vetele, option: code, colour })),
  );

/** Every file of the feed, filled from the demo data set. */
export function demoFeed(data: DemoData): Feed {
  const grid = gridRows(data.vehicles);
  const fed = grid.filter(({ isFed }) => isFed);
  const lists = basePrices(data.vehicles);
  const files: [string, Iterable<Values>][] = [
    [
      'languages.csv',
      data.languages.map(({ code, description }) => ({
        code,
        description,
        two_letter_code: code.toUpperCase(),
        simple_code: code,
      })),
    ],
    ['regions.csv', data.regions.map(({ id, label }) => ({ id, label }))],
    ['markets.csv', data.markets.map(marketRow)],
    [
      'families.csv',
      data.families.map(({ code, description, sortNumber }) => ({
        code,
        description,
        sort_number: sortNumber,
      })),
    ],
    [
      'models.csv',
      data.models.map(({ modelcode, familyCode, description, rangeMy, maxMyVideoAvailable }) => ({
        modelcode,
        family: familyCode,
        description,
        range_my: rangeMy,
        max_my_video_available: maxMyVideoAvailable,
      })),
    ],
    [
      'vehicles.csv',
      data.vehicles.map(({ vetele, modelcode, modelYear, description }) => ({
        vetele,
        model: modelcode,
        model_year: modelYear,
        description,
      })),
    ],
    [
      'market_models.csv',
      data.countryModels.map(({ countryId, modelcode, generallyActive, frontendActive }) => ({
        market: countryId,
        model: modelcode,
        sold: generallyActive,
        in_configurator: frontendActive,
      })),
    ],
    [
      'groups.csv',
      optGroups.map((group) => ({
        code: group.code,
        type: group.groupType,
        description: group.description,
        label: group.label,
        exclusive: group.exclusive,
        mandatory: group.mandatory,
        comparison_position: group.comparisonEquipmentPos,
        model_enable_regexp: group.modelEnableRegexp,
      })),
    ],
    [
      'options.csv',
      optItems.map(({ code, group, subgroup, layergroup, as400, isFuoriserie }) => ({
        code,
        group,
        subgroup,
        layergroup,
        description: as400,
        fuoriserie: isFuoriserie,
      })),
    ],
    [
      'colours.csv',
      colours.map(({ code, layergroup, as400 }) => ({ code, subgroup: '', layergroup, description: as400 })),
    ],
    [
      'vehicle_options.csv',
      fed.map(({ vetele, code, isStandard }) => ({ vehicle: vetele, option: code, standard: isStandard })),
    ],
    ['vehicle_colours.csv', colourRows(fed)],
    [
      'base_prices.csv',
      lists.map(({ countryId, vetele, officialPrice }) => ({
        market: countryId,
        vehicle: vetele,
        ...feedPrices(officialPrice),
        ...regionalPrices(countryId, officialPrice),
      })),
    ],
    ['option_prices.csv', optionPrices(lists, grid)],
    ['packs.csv', packRows(lists, grid)],
    ['implicit_packs.csv', implicitPacks],
  ];
  return new Map(files.map(([file, rows]) => [file, portions(rows)]));
}
