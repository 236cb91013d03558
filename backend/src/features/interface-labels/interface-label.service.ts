import { conflict, notFound } from '../../kit/app-error.ts';
import { readCache } from '../../kit/cache.ts';
import { logChange, stateAfterChange } from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
import { jsonText, type JsonText } from '../../kit/json-text.ts';
import { matchesModel, patternFault, refuseFaultyPatterns } from '../../kit/model-pattern.ts';
import {
  existingLanguage,
  fallbackChain,
  findLanguage,
  listAllLanguages,
} from '../languages/language.read.ts';
import { listModels, rememberPatterns, specificModel, type Model } from '../models/model.read.ts';
import { InterfaceLabel } from './interface-label.entity.ts';
import {
  changeLabelText,
  deletedLabelsJson,
  deleteLabel,
  findCandidates,
  findCurrent,
  INTERFACE_LABEL,
  lockState,
  putLabelBack,
  type InterfaceLabelState,
} from './interface-label.repository.ts';
import { resolveLabels, type ResolvedLabel } from './resolve-labels.ts';

const GONE = 'This label does not exist any more.';

/** A label as it comes from a form. */
export interface LabelInput {
  labelGroup: string;
  code: string;
  language: { id: number | string };
  label: string;
  modelEnableRegexp?: string;
  modelDisableRegexp?: string;
}

export interface Saved {
  message: string;
  id: number;
  version: number;
}

/** Specification 1, sections 2.7 and 5; an unknown regular expression is refused with its position. */
export async function createLabel(context: Context, input: LabelInput): Promise<Saved> {
  const { label } = input;
  const labelGroup = input.labelGroup.trim();
  const code = input.code.trim();
  const modelEnableRegexp = input.modelEnableRegexp?.trim() || 'DEFAULT';
  const modelDisableRegexp = input.modelDisableRegexp?.trim() ?? '';
  refuseFaultyPatterns({ modelEnableRegexp, modelDisableRegexp });
  const language = await existingLanguage(context, input.language.id);
  const row = { labelGroup, code, languageId: language.id, label, modelEnableRegexp, modelDisableRegexp };
  const { identifiers } = await context.db.insert(InterfaceLabel, row);
  const { id } = identifiers[0] as { id: number };
  await rememberPatterns(context, [modelEnableRegexp, modelDisableRegexp]);
  const after: InterfaceLabelState = {
    labelGroup,
    code,
    language: language.code,
    label,
    modelEnableRegexp,
    modelDisableRegexp,
  };
  await logChange(context, { entity: INTERFACE_LABEL, entityId: id, action: 'create', before: null, after });
  return { message: `Label ${code} created`, id, version: 1 };
}

/** Changes the text only; with a stale `version` refuses with the label as it is now. */
export async function updateLabel(
  context: Context,
  id: number,
  label: string,
  version: number | undefined,
): Promise<Saved> {
  const change = await changeLabelText(context, id, label, version);
  if (!change) throw notFound(GONE);
  if (version !== undefined && version !== change.storedVersion) {
    const stored = await findCurrent(context, id);
    throw conflict(`${change.code} was changed while you were editing`, [], {
      current: stored!.current,
      changedBy: stored!.changedBy ?? '',
      changedAt: (stored!.changedAt ?? context.now).toISOString(),
    });
  }
  return { message: `Label ${change.code} updated`, id, version: change.version };
}

export async function removeLabel(context: Context, id: number): Promise<{ message: string; id: number }> {
  const code = await deleteLabel(context, id);
  if (code === undefined) throw notFound(GONE);
  return { message: `Label ${code} deleted`, id };
}

/** Brings back what a change left; a deleted label comes back under its old id, with its history. */
export async function restoreLabel(context: Context, id: number, changeId: number): Promise<Saved> {
  const state = await stateAfterChange<InterfaceLabelState>(context, INTERFACE_LABEL, id, changeId);
  if (!state) throw notFound('There is no such change of this label.');
  const language = await existingLanguage(context, state.language);
  const before = await lockState(context, id);
  const version = await putLabelBack(context, id, language.id, state);
  await rememberPatterns(context, [state.modelEnableRegexp, state.modelDisableRegexp]);
  await logChange(context, {
    entity: INTERFACE_LABEL,
    entityId: id,
    action: 'restore',
    before: before ?? null,
    after: state,
  });
  return { message: `Label ${state.code} restored`, id, version };
}

export async function listDeleted<Shape>(context: Context, labelGroup: string): Promise<JsonText<Shape>> {
  return jsonText(await deletedLabelsJson(context, labelGroup));
}

const resolvedGroups = readCache('resolvedLabels', [INTERFACE_LABEL, 'language', 'vehicle']);

/** The texts of a group as the configurator reads them. */
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

/** Which models each pattern matches; DEFAULT and an empty pattern match all. */
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
