import { centsOf, isPriceMask, wireOf } from '../../../../contracts/rules/amounts.ts';
import { isDateFormat } from '../../../../contracts/rules/date-formats.ts';
import { conflict, invalid, notFound } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { crudOf, type Saved } from '../../kit/crud.ts';
import { refuseNameOfCall } from '../../kit/names-of-calls.ts';
import { REQUIRED } from '../../kit/record-cells.ts';
import { stillUsed } from '../../kit/uses.ts';
import { lockedRow } from '../../kit/locked-row.ts';
import { deleteLinks, lockBlankLinks } from '../call-to-actions/country-link.read.ts';
import { deleteBlankCountryModels, lockCountryModels } from '../country-models/country-model.read.ts';
import { existingLanguage } from '../languages/language.read.ts';
import { t } from '../../texts/referenceData.ts';
import { Country } from './country.entity.ts';
import { country, type CountryState as State } from './country.list.ts';
import {
  ensureRegion,
  isLabelOfOtherRegion,
  lockRegionLabel,
  renameRegion,
  usesOfCountry,
} from './country.repository.ts';

export const countries = crudOf(country);

type Description = 'descEn' | 'descDe' | 'descFr' | 'descIt' | 'descEs';
type Text =
  | Description
  | 'codmercato'
  | 'currency'
  | 'pricemask'
  | 'formatDate'
  | 'formatDateMonth'
  | 'isoCode2'
  | 'isoCode'
  | 'tabele';

export type CountryInput = Schema<'CountryInput'>;

const BLANK: Omit<State, 'id'> = {
  codmercato: '',
  currency: '',
  pricemask: '',
  formatDate: '',
  formatDateMonth: '',
  isoCode2: '',
  isoCode: '',
  tabele: '',
  descEn: '',
  descDe: '',
  descFr: '',
  descIt: '',
  descEs: '',
  geoRegion: null,
  language: null,
  vat: null,
  enabled: false,
  hidden: false,
  enableAccesories: false,
  enableCustomProgram: false,
  enableWltpEmissions: false,
  enableNedcComsumptions: false,
  enableBaseOpt: false,
  priceFromAS400: false,
  solEnable: false,
};

const DESCRIPTIONS: Description[] = ['descEn', 'descDe', 'descFr', 'descIt', 'descEs'];
const CAPITALS = ['isoCode2', 'isoCode', 'currency'];
const DEFAULT_COUNTRY = 'DEFAULT';

/** The database would round it silently. */
function checkedVat(vat: number): number {
  const message = t('A VAT rate has at most two decimals.');
  if (wireOf(centsOf(vat)) !== vat) throw invalid(message, [{ field: 'vat', message }]);
  return vat;
}

const DATES = { holds: isDateFormat, message: () => t('This is not a date format such as dd/MM/yyyy.') };
/** Formats of the market's screens; contracts/format-cases.json lists valid ones for server and form. */
const FORMATS: Record<string, typeof DATES> = {
  pricemask: { holds: isPriceMask, message: () => t('This is not a price format such as #.##0,00.') },
  formatDate: DATES,
  formatDateMonth: DATES,
};

function textOf(field: string, value: string | null): string {
  const text = value?.trim() ?? '';
  const format = FORMATS[field];
  if (text !== '' && format && !format.holds(text))
    throw invalid(format.message(), [{ field, message: format.message() }]);
  return CAPITALS.includes(field) ? text.toUpperCase() : text;
}

async function valuesOf(context: Context, input: CountryInput): Promise<Partial<State>> {
  const { id: _id, version: _version, regionLabel: _label, language, vat, ...plain } = input;
  const known = Object.entries(plain).filter(([field, value]) => field in BLANK && value !== undefined);
  const values = Object.fromEntries(
    known.map(([field, value]) => [
      field,
      typeof BLANK[field as keyof typeof BLANK] === 'string' ? textOf(field, value as string | null) : value,
    ]),
  );
  return {
    ...values,
    ...(vat !== undefined && { vat: vat === null ? null : checkedVat(vat) }),
    ...(language !== undefined && {
      language: language && (await existingLanguage(context, language.id)).code,
    }),
  } as Partial<State>;
}

const missing = (fields: string[]): Error =>
  invalid(
    REQUIRED,
    fields.map((field) => ({ field, message: REQUIRED })),
  );

/** Code, ISO code and one description (decision A-80); DEFAULT has no ISO code. */
function refuseMissing(id: string, values: Partial<State>, isNew: boolean): void {
  const isBlank = (field: Text): boolean => (isNew ? !values[field] : values[field] === '');
  const fields = [
    ...(id === '' ? ['id'] : []),
    ...(id !== DEFAULT_COUNTRY && isBlank('isoCode2') ? ['isoCode2'] : []),
    ...(DESCRIPTIONS.every(isBlank) ? ['descEn'] : []),
  ];
  if (fields.length > 0) throw missing(fields);
}

/** A region is every country's and has no version: who names it says what it was called. */
async function refuseUnseenLabel(
  context: Context,
  region: number,
  label: string,
  seen: string | null | undefined,
): Promise<void> {
  const stored = await lockRegionLabel(context, region);
  if (seen === undefined || stored === (seen ?? '') || stored === label) return;
  const message = t('This region is called {label} by now. Open the country again to rename it.', {
    label: stored,
  });
  throw conflict(message, [{ field: 'regionLabel', message }]);
}

/** Names the region after the write, so that a refused write names nothing. */
async function inRegion(
  context: Context,
  { geoRegion, regionLabel, seenRegionLabel }: CountryInput,
  write: () => Promise<Saved<string>>,
): Promise<Saved<string>> {
  if (geoRegion === undefined || geoRegion === null) return write();
  const label = regionLabel?.trim() || null;
  if (await isLabelOfOtherRegion(context, geoRegion, label)) {
    const message = t('Another region has this label already.');
    throw conflict(message, [{ field: 'regionLabel', message }]);
  }
  await ensureRegion(context, geoRegion, label);
  const saved = await write();
  if (label !== null) {
    await refuseUnseenLabel(context, geoRegion, label, seenRegionLabel);
    await renameRegion(context, geoRegion, label);
  }
  return saved;
}

export async function createCountry(context: Context, input: CountryInput): Promise<Saved<string>> {
  const id = input.id?.trim() ?? '';
  const values = await valuesOf(context, input);
  refuseMissing(id, values, true);
  refuseNameOfCall('country', 'id', id);
  return inRegion(context, input, () => countries.create(context, { ...BLANK, ...values, id }));
}

export async function updateCountry(
  context: Context,
  id: string,
  input: CountryInput,
): Promise<Saved<string>> {
  const values = await valuesOf(context, input);
  refuseMissing(id, values, false);
  const saved = await inRegion(context, input, () => countries.update(context, id, values, input.version));
  const stored = await context.db.findOneBy(Country, { id });
  if (stored && DESCRIPTIONS.every((field) => stored[field] === '')) throw missing(['descEn']);
  return saved;
}

/** 409 for DEFAULT and for countries in use; what says nothing of it goes with it (decision A-56). */
export async function removeCountry(context: Context, id: string): Promise<{ message: string; id: string }> {
  if (id === DEFAULT_COUNTRY) throw conflict(t('DEFAULT stands for all countries and cannot be deleted.'));
  await lockedRow(context, Country, { id });
  // Locked too, so that nobody says anything in them after they have been looked at.
  await lockCountryModels(context, 'country_id', id);
  const blankLinks = await lockBlankLinks(context, id);
  const uses = await usesOfCountry(context, id);
  if (uses.length > 0) throw stillUsed(t('Country {id}', { id }), uses, t('Clear its “enabled” instead.'));
  await deleteBlankCountryModels(context, 'country_id', id);
  await deleteLinks(context, blankLinks);
  return countries.remove(context, id);
}

export async function readCountryUses(context: Context, id: string): Promise<{ uses: string[] }> {
  if (!(await context.db.existsBy(Country, { id }))) throw notFound(t('This country no longer exists.'));
  return { uses: await usesOfCountry(context, id) };
}
