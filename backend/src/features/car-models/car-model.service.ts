import { conflict, invalid } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { crudOf, type Saved } from '../../kit/crud.ts';
import { refuseNameOfCall } from '../../kit/names-of-calls.ts';
import { REQUIRED } from '../../kit/record-cells.ts';
import { stillUsed } from '../../kit/uses.ts';
import { deleteBlankCountryModels } from '../country-models/country-model.read.ts';
import { t } from '../../texts/referenceData.ts';
import { carModel } from './car-model.list.ts';
import { lockedUsesOfModel } from './car-model.repository.ts';

export const carModels = crudOf(carModel);

type Text = 'description' | 'rangeMY' | 'maxMyVideoAvailable';

export type CarModelInput = Schema<'CarModelInput'>;

const TEXTS: readonly Text[] = ['description', 'rangeMY', 'maxMyVideoAvailable'];

const CODE = /^[a-z0-9][a-z0-9_.-]*$/i;

/** Seven digits name a vehicle wherever a model may be named (decision A-48). */
const LOOKS_LIKE_VEHICLE = /^\d{7}$/;

function changesOf(input: CarModelInput) {
  const given = TEXTS.filter((field) => input[field] !== undefined);
  return {
    ...(Object.fromEntries(given.map((field) => [field, input[field]?.trim() ?? ''])) as {
      [Field in Text]?: string;
    }),
    ...(input.ccadmActive !== undefined && { ccadmActive: input.ccadmActive }),
  };
}

function refuseBlank(values: Partial<Record<'modelcode' | 'description', string>>): void {
  const blank = Object.keys(values).filter((field) => values[field as keyof typeof values] === '');
  if (blank.length === 0) return;
  throw invalid(
    REQUIRED,
    blank.map((field) => ({ field, message: REQUIRED })),
  );
}

function refuseCode(message: string): never {
  throw invalid(message, [{ field: 'modelcode', message }]);
}

export async function createCarModel(context: Context, input: CarModelInput): Promise<Saved<string>> {
  const modelcode = input.modelcode?.trim() ?? '';
  const values = changesOf(input);
  const description = values.description ?? '';
  refuseBlank({ modelcode, description });
  if (!CODE.test(modelcode))
    refuseCode(t('A code begins with a letter or a digit and contains letters, digits, _ . and - only.'));
  if (LOOKS_LIKE_VEHICLE.test(modelcode))
    refuseCode(t('Seven digits are the code of a vehicle; a model needs another code.'));
  refuseNameOfCall('commercialModel', 'modelcode', modelcode);
  const blank = { familyCode: null, rangeMY: '', maxMyVideoAvailable: '', ccadmActive: true };
  return carModels.create(context, { ...blank, ...values, description, modelcode });
}

export async function updateCarModel(
  context: Context,
  modelcode: string,
  input: CarModelInput,
): Promise<Saved<string>> {
  const values = changesOf(input);
  if (modelcode === 'DEFAULT' && values.ccadmActive === false)
    throw conflict(t('DEFAULT stands for all models and is always offered.'));
  refuseBlank(values.description === undefined ? {} : { description: values.description });
  return carModels.update(context, modelcode, values, input.version);
}

/** 409 for DEFAULT and for models in use; rows of countries that say nothing go with it (decision A-56). */
export async function removeCarModel(context: Context, id: string): Promise<{ message: string; id: string }> {
  if (id === 'DEFAULT') throw conflict(t('DEFAULT stands for all models and cannot be deleted.'));
  const uses = await lockedUsesOfModel(context, id);
  if (uses.length > 0) throw stillUsed(t('Model {id}', { id }), uses, t('Deactivate it instead.'));
  await deleteBlankCountryModels(context, 'modelcode', id);
  return carModels.remove(context, id);
}
