/** A vehicle in one market's configurator: as data, as a table, and checked (decisions ). */
import { invalid, notFound } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { isDefaultPattern, matchesModel } from '../../kit/model-pattern.ts';
import { gridReport, vehiclesToCheck, type HasIcon } from '../grids/grid-check.read.ts';
import { existingLanguage, fallbackChain, listAllLanguages } from '../languages/language.read.ts';
import { findVehicle, type Vehicle } from '../models/vehicle.read.ts';
import { t } from '../../texts/grids.ts';
import { findGridEntries, findOffer, type GridEntry, type Offer } from './country-grid.repository.ts';

export interface ConfigGridItem {
  code: string;
  label: string;
  standard: boolean;
  price: number | null;
  colours: { code: string; label: string }[];
}

export interface ConfigGridGroup {
  code: string;
  description: string;
  groupType: 'OPT' | 'ACC' | 'CUSTPRG';
  exclusive: boolean;
  mandatory: boolean;
  items: ConfigGridItem[];
}

export interface ConfigGrid {
  country: string;
  model: string;
  modelcode: string;
  language: string;
  currency: string;
  offered: boolean;
  basePrice: number | null;
  groups: ConfigGridGroup[];
}

function refuseDefault(field: 'country' | 'model', value: string): void {
  if (value !== 'DEFAULT') return;
  const message =
    field === 'country'
      ? t('Choose a specific country: DEFAULT has no grid.')
      : t('Choose a specific model: DEFAULT has no grid.');
  throw invalid(message, [{ field, message }]);
}

async function existingVehicle(context: Context, model: string): Promise<Vehicle> {
  refuseDefault('model', model);
  const vehicle = await findVehicle(context, model);
  if (!vehicle) throw notFound(t('There is no model or vehicle {model}.', { model }));
  return vehicle;
}

async function existingOffer(
  context: Context,
  country: string,
  vetele: string,
  modelcode: string,
): Promise<Offer> {
  refuseDefault('country', country);
  const offer = await findOffer(context, country, vetele, modelcode);
  if (!offer) throw notFound(t('There is no country {country}.', { country }));
  return offer;
}

/** Disabling takes precedence over enabling, as in the configurator. */
const isShown = ({ modelEnableRegexp, modelDisableRegexp }: GridEntry, modelcode: string): boolean =>
  (isDefaultPattern(modelEnableRegexp) || matchesModel(modelEnableRegexp, modelcode)) &&
  (isDefaultPattern(modelDisableRegexp) || !matchesModel(modelDisableRegexp, modelcode));

const amount = (price: string | null): number | null => (price === null ? null : Number(price));

const itemOf = ({ code, label, isStandard, price, colours }: GridEntry): ConfigGridItem => ({
  code,
  label,
  standard: isStandard,
  price: isStandard ? null : amount(price),
  colours,
});

function groupsOf(entries: GridEntry[]): ConfigGridGroup[] {
  const groups = new Map<string, GridEntry[]>();
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups.values()].map((items) => {
    const { group: code, groupName: description, groupType, exclusive, mandatory } = items[0]!;
    return { code, description, groupType, exclusive, mandatory, items: items.map(itemOf) };
  });
}

export async function readConfigGrid(
  context: Context,
  country: string,
  model: string,
  languageName: string | undefined,
): Promise<{ grid: ConfigGrid; mask: string }> {
  refuseDefault('country', country);
  const vehicle = await existingVehicle(context, model);
  const { vetele, modelcode } = vehicle;
  const offer = await existingOffer(context, country, vetele, modelcode);
  const language = await existingLanguage(context, languageName);
  const chain = fallbackChain(await listAllLanguages(context), language);
  const languageIds = chain.map(({ id }) => id);
  const entries = await findGridEntries(context, vehicle, languageIds, offer.id);
  const grid = {
    country: offer.id,
    model: vetele,
    modelcode,
    language: language.code,
    currency: offer.currency,
    offered: offer.isOffered,
    basePrice: amount(offer.basePrice),
    groups: groupsOf(entries.filter((entry) => isShown(entry, modelcode))),
  };
  return { grid, mask: offer.pricemask };
}

export async function checkCountryGrid(
  context: Context,
  country: string,
  model: string,
  hasIcon: HasIcon,
): Promise<string> {
  refuseDefault('country', country);
  const vehicles = await vehiclesToCheck(context, model);
  const { vetele, modelcode } = vehicles[0]!;
  const offer = await existingOffer(context, country, vetele, modelcode);
  const { code } = await existingLanguage(context, offer.language ?? undefined);
  return gridReport(context, vehicles, { name: offer.id, languages: [code], markets: [offer.id], hasIcon });
}
