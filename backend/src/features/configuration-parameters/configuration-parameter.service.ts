import { conflict, invalid, notFound } from '../../kit/app-error.ts';
import type { WantedState } from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { crudOf, type Saved } from '../../kit/crud.ts';
import { REQUIRED } from '../../kit/record-cells.ts';
import { existingLanguage } from '../languages/language.read.ts';
import { t } from '../../texts/referenceData.ts';
import { ConfigurationParameter } from './configuration-parameter.entity.ts';
import { configurationParameter } from './configuration-parameter.list.ts';
import { findParameter, listConsoleKeys } from './configuration-parameter.repository.ts';
import { mayBeEmpty, storedValue, valueProblem } from './console-key.ts';

export const configurationParameters = crudOf(configurationParameter);

/** For every signed-in user; all others are for user administrators. */
const READABLE = new Set(['SOL_SERVICE_AVAILABLE', 'PRICE_CONF_PDF_URL']);

/** SOL_SERVICE_AVAILABLE is exactly true or false, PRICE_CONF_PDF_URL an http(s) address or empty. */
export async function readableParameter(
  context: Context,
  code: string,
  language: string | undefined,
): Promise<string> {
  if (!READABLE.has(code)) throw notFound(t('There is no public parameter {code}.', { code }));
  const value = (await findParameter(context, code, language)) ?? '';
  if (code === 'SOL_SERVICE_AVAILABLE') return String(value.trim().toLowerCase() === 'true');
  return /^https?:\/\//i.test(value) ? value : '';
}

export const configuratorUrl = async (context: Context): Promise<string> =>
  (await findParameter(context, 'CCF_URL', undefined)) ?? '';

export type ParameterInput = Schema<'ConfigurationParameterInput'>;

const faultyValue = (message: string): Error => invalid(message, [{ field: 'value', message }]);

function valueOf(code: string, given: string): string {
  const value = storedValue(code, given);
  const problem = valueProblem(code, value);
  if (problem) throw faultyValue(problem);
  return value;
}

export async function createParameter(context: Context, input: ParameterInput): Promise<Saved> {
  if (input.value.trim() === '') throw faultyValue(REQUIRED);
  const code = input.code.trim();
  return configurationParameters.create(context, {
    code,
    description: input.description ?? '',
    value: valueOf(code, input.value),
    language: (await existingLanguage(context, input.language?.id)).code,
  });
}

/** Refuses a write that would remove a value the console itself reads. */
async function keepingConsoleKeys<Result>(
  context: Context,
  refusal: (code: string) => string,
  write: () => Promise<Result>,
): Promise<Result> {
  const before = await listConsoleKeys(context);
  const result = await write();
  const after = new Map((await listConsoleKeys(context)).map((key) => [key.code, key]));
  const lost = before.find(({ code, inDefaultLanguage }) => {
    const left = after.get(code);
    return !left || (inDefaultLanguage && !left.inDefaultLanguage);
  });
  if (lost) throw conflict(refusal(lost.code));
  return result;
}

/** Only addresses that the console reads may be emptied. */
export const updateParameter = (context: Context, id: number, input: ParameterInput): Promise<Saved> =>
  keepingConsoleKeys(
    context,
    (code) =>
      t(
        '{code} cannot be moved to another language: the console itself needs its value in the default language. Change the value instead.',
        { code },
      ),
    async () => {
      const code = (await context.db.findOneBy(ConfigurationParameter, { id }))?.code ?? '';
      if (input.value.trim() === '' && !mayBeEmpty(code)) throw faultyValue(REQUIRED);
      const values = {
        description: input.description ?? undefined,
        value: valueOf(code, input.value),
        language: input.language && (await existingLanguage(context, input.language.id)).code,
      };
      return configurationParameters.update(context, id, values, input.version);
    },
  );

export const removeParameter = (context: Context, id: number): Promise<{ message: string; id: number }> =>
  keepingConsoleKeys(
    context,
    (code) =>
      t(
        '{code} cannot be deleted: the console itself needs its value in the default language. Change the value instead.',
        { code },
      ),
    () => configurationParameters.remove(context, id),
  );

export const restoreParameter = (context: Context, id: number, wanted: WantedState): Promise<Saved> =>
  keepingConsoleKeys(
    context,
    (code) =>
      t(
        '{code} cannot be restored like this: the console itself needs its value in the default language. Change the value instead.',
        { code },
      ),
    () => configurationParameters.restore(context, id, wanted),
  );
