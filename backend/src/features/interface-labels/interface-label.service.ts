import { invalid } from '../../kit/app-error.ts';
import { readCache } from '../../kit/cache.ts';
import type { BulkValues } from '../../kit/bulk.ts';
import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { crudOf, type Saved } from '../../kit/crud.ts';
import { matchesModel, patternFault, refuseFaultyPatterns } from '../../kit/model-pattern.ts';
import { restoreWithTranslations } from '../../kit/restore-translations.ts';
import {
  existingLanguage,
  fallbackChain,
  findLanguage,
  listAllLanguages,
} from '../languages/language.read.ts';
import { listModels, rememberPatterns, specificModel, type Model } from '../models/model.read.ts';
import { interfaceLabel } from './interface-label.list.ts';
import { findCandidates } from './interface-label.repository.ts';
import { t } from '../../texts/labels.ts';
import { resolveLabels, type ResolvedLabel } from './resolve-labels.ts';

/** In the menu this name stands for all groups (decision A-39). */
export const ALL_GROUPS = '*';

/** Why a group cannot have this name. */
export const groupFault = (group: string): string | undefined =>
  group === ALL_GROUPS ? t('* stands for all groups: give the group another name.') : undefined;

/** @throws AppError (400) for the name that means all of them */
function groupOf(given: string): string {
  const group = given.trim();
  const message = groupFault(group);
  if (message !== undefined) throw invalid(message, [{ field: 'labelGroup', message }]);
  return group;
}

export const interfaceLabels = crudOf(interfaceLabel);

export type LabelInput = Schema<'InterfaceLabelInput'>;

/** */
export async function createLabel(context: Context, input: LabelInput): Promise<Saved> {
  const modelEnableRegexp = input.modelEnableRegexp?.trim() || 'DEFAULT';
  const modelDisableRegexp = input.modelDisableRegexp?.trim() ?? '';
  refuseFaultyPatterns({ modelEnableRegexp, modelDisableRegexp });
  const language = await existingLanguage(context, input.language.id);
  const created = await interfaceLabels.create(context, {
    labelGroup: groupOf(input.labelGroup),
    code: input.code.trim(),
    language: language.code,
    label: input.label,
    modelEnableRegexp,
    modelDisableRegexp,
  });
  await rememberPatterns(context, [modelEnableRegexp, modelDisableRegexp]);
  return created;
}

type KeyChange = Pick<BulkValues, 'labelGroup' | 'modelEnableRegexp' | 'modelDisableRegexp'>;

/** Only for many labels at once: a form does not change the key of a label. */
export async function labelChanges(context: Context, given: KeyChange) {
  const { labelGroup, modelEnableRegexp, modelDisableRegexp } = given;
  const patterns = {
    ...(modelEnableRegexp !== undefined && { modelEnableRegexp: modelEnableRegexp.trim() || 'DEFAULT' }),
    ...(modelDisableRegexp !== undefined && { modelDisableRegexp: modelDisableRegexp.trim() }),
  };
  await rememberPatterns(context, Object.values(patterns));
  return { ...(labelGroup !== undefined && { labelGroup: groupOf(labelGroup) }), ...patterns };
}

export const restoreLabel = restoreWithTranslations(interfaceLabels, {
  given: ['labelGroup', 'modelEnableRegexp', 'modelDisableRegexp'],
  common: ['code'],
});

const resolvedGroups = readCache('resolvedLabels', [interfaceLabel.entity, 'language', 'commercialModel']);

export function findByGroup(
  context: Context,
  labelGroup: string,
  modelName: string | undefined,
  languageCode: string | undefined,
): Promise<ResolvedLabel[]> {
  return resolvedGroups.read(context, JSON.stringify([labelGroup, modelName, languageCode]), async () => {
    const languages = await listAllLanguages(context);
    const language = findLanguage(languages, languageCode);
    if (!language) return [];
    const chain = fallbackChain(languages, language);
    const model = await specificModel(context, modelName);
    const rows = await findCandidates(
      context,
      labelGroup,
      chain.map(({ id }) => id),
    );
    return resolveLabels(rows, chain, model);
  });
}

export interface ModelMatch {
  pattern: string;
  valid: boolean;
  reason?: string;
  position?: number;
  matched: number;
  total: number;
  models: Model[];
}

export async function matchModels(context: Context, patterns: string[]): Promise<ModelMatch[]> {
  const models = await listModels(context);
  return patterns.map((pattern) => {
    const fault = patternFault(pattern);
    if (fault) return { pattern, valid: false, ...fault, matched: 0, total: models.length, models: [] };
    const isAll = pattern === '' || pattern === 'DEFAULT';
    const matching = isAll ? models : models.filter(({ modelcode }) => matchesModel(pattern, modelcode));
    return { pattern, valid: true, matched: matching.length, total: models.length, models: matching };
  });
}
