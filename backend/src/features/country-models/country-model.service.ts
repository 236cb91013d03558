import { type FieldProblem, invalid, notFound, stale } from '../../kit/app-error.ts';
import { stateOfChange, type WantedState } from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { t } from '../../texts/referenceData.ts';
import { columnByField } from './country-model.list.ts';
import {
  COUNTRY_MODEL,
  lockCountryModel,
  storeCountryModel,
  type CountryModelState,
  type StoredCountryModel,
} from './country-model.repository.ts';

export type CountryModelInput = Schema<'CountryModelInput'>;

const MAX_ADM_LENGTH = 2;
const YEARS = { myMinimum: 'Min MY', myActive: 'MY 1', mySecondary: 'MY 2' } as const;
const FIELDS = Object.keys(columnByField) as (keyof CountryModelState)[];

/** Quoted texts (R-148, R-149; decision B-01). */
function problemsOf(state: CountryModelState): FieldProblem[] {
  const adm = { field: 'adm', message: 'il campo ADM non deve superare i due caratteri' };
  const years = Object.entries(YEARS).flatMap(([field, name]) => {
    const year = state[field as keyof typeof YEARS];
    return year === '' || /^\d{4}$/.test(year)
      ? []
      : [{ field, message: `il campo ${name} deve essere un anno` }];
  });
  return [...([...state.adm].length > MAX_ADM_LENGTH ? [adm] : []), ...years];
}

function stateWith(before: CountryModelState, input: CountryModelInput): CountryModelState {
  const given = FIELDS.flatMap((field) => {
    const value = input[field];
    if (value === undefined) return [];
    if (field === 'comparisonEquipmentPos') return [[field, value]];
    return [[field, typeof before[field] === 'string' ? String(value ?? '').trim() : value]];
  });
  const kept = FIELDS.map((field) => [field, before[field]]);
  const state = Object.fromEntries([...kept, ...given]) as unknown as CountryModelState;
  // MXE needs FE: without it, MXE is not shown and could not be switched off.
  return { ...state, mxeActive: state.mxeActive && state.commModelFrontendActiveInCountry };
}

const staleRow = (context: Context, name: string, { row, ...last }: StoredCountryModel): Error =>
  stale(context, t('{name} was changed while you were editing', { name }), { current: row, ...last });

/** Decision A-69. */
export async function updateCountryModel(
  context: Context,
  countryId: string,
  modelcode: string,
  input: CountryModelInput,
  action: 'update' | 'restore' = 'update',
): Promise<{ message: string; version: number }> {
  const stored = await lockCountryModel(context, countryId, modelcode);
  if (!stored) throw notFound(t('This country or this model no longer exists.'));
  const name = t('{model} in {country}', { model: stored.row.description, country: countryId });
  if (input.version !== undefined && input.version !== stored.row.version)
    throw staleRow(context, name, stored);
  const state = stateWith(stored.row, input);
  const problems = problemsOf(state);
  if (problems.length > 0) throw invalid(problems[0]!.message, problems);
  const message = action === 'update' ? t('{name} updated', { name }) : t('{name} restored', { name });
  const isSame = FIELDS.every((field) => state[field] === stored.row[field]);
  if (isSame && stored.row.version > 0) return { message, version: stored.row.version };
  const over = stored.row.version;
  const version = await storeCountryModel(context, countryId, modelcode, { state, over, action });
  if (version !== undefined) return { message, version };
  throw staleRow(context, name, (await lockCountryModel(context, countryId, modelcode))!);
}

export async function restoreCountryModel(
  context: Context,
  countryId: string,
  modelcode: string,
  wanted: WantedState,
): Promise<{ message: string; version: number }> {
  const id = `${countryId}/${modelcode}`;
  // Locked before its changes are looked at, so that what somebody is saving at this moment is seen.
  await lockCountryModel(context, countryId, modelcode);
  const state = await stateOfChange<CountryModelState>(context, COUNTRY_MODEL, id, wanted);
  if (!state) throw notFound(t('There is no such change.'));
  return updateCountryModel(context, countryId, modelcode, state, 'restore');
}

/** Where nothing had been said before, as before: nothing is switched on. */
const UNSAID: CountryModelState = {
  adm: '',
  myMinimum: '',
  myActive: '',
  mySecondary: '',
  mandatory: false,
  commModelGenerallyActiveInCountry: false,
  commModelFrontendActiveInCountry: false,
  mxeActive: false,
  exclusive: false,
  groupType: 'OPT',
  mandatorySubgroup: '',
  comparisonEquipmentPos: null,
};

/** Takes a change of many rows back; the id is that of the change log. */
export async function takeBackCountryModel(context: Context, id: string, wanted: WantedState) {
  const [countryId, modelcode] = id.split('/') as [string, string];
  const state = await stateOfChange<CountryModelState>(context, COUNTRY_MODEL, id, wanted);
  return updateCountryModel(context, countryId, modelcode, state ?? UNSAID, 'restore');
}
