import { invalid } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { crudOf } from '../../kit/crud.ts';
import { JsonFault, readJson } from '../api-json-tests/json-document.read.ts';
import { specificModel } from '../models/model.read.ts';
import { t } from '../../texts/referenceData.ts';
import { interfaceConfig } from './interface-config.list.ts';

export const interfaceConfigs = crudOf(interfaceConfig);

export type InterfaceConfigInput = Schema<'InterfaceConfigInput'>;

function jsonOf(content: string): string {
  try {
    readJson(content);
    return content;
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    const message = t('The content is not valid JSON: {message}', { message: error.message });
    throw invalid(message, [{ field: 'content', message }]);
  }
}

const modelOf = async (context: Context, model: InterfaceConfigInput['model']): Promise<string> =>
  (await specificModel(context, typeof model === 'object' ? model.modelcode : model)) ?? 'DEFAULT';

const countryOf = (country: InterfaceConfigInput['country']): string =>
  typeof country === 'string' ? country : country.id;

/** */
export const interfaceConfigOf = async (context: Context, input: InterfaceConfigInput) => ({
  country: countryOf(input.country),
  model: await modelOf(context, input.model),
  conftype: 'json',
  content: jsonOf(input.content),
});

export const interfaceConfigChanges = async (context: Context, input: InterfaceConfigInput) => ({
  country: countryOf(input.country),
  model: input.model && (await modelOf(context, input.model)),
  content: jsonOf(input.content),
});
