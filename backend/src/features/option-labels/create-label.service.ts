import { conflict, invalid } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { isDefaultPattern, matchesModel, refuseFaultyPatterns } from '../../kit/model-pattern.ts';
import { existingLanguage, type LanguageRow } from '../languages/language.read.ts';
import { listModels } from '../models/model.read.ts';
import {
  existingColour,
  findLabelledModels,
  itemLabels,
  kindOf,
  optItems,
  type ItemKind,
} from '../option-colour-labels/item-labels.read.ts';
import { t } from '../../texts/labels.ts';
import { groupExists, lockItemOfCode } from './option-label.repository.ts';
import { DEFAULT_MODEL, type LabelSaved } from './option-label.service.ts';

export interface NewLabel {
  language: { id: number | string };
  optGroup?: string | null;
  labelGroup?: string | null;
  code: string;
  label: string;
  modelEnableRegexp?: string;
  modelDisableRegexp?: string;
}

const field = (name: string, message: string) => [{ field: name, message }];

/** DEFAULT alone, or each model that matches `enable` and not `disable`. */
async function modelsOf(context: Context, enable: string, disable: string): Promise<string[]> {
  refuseFaultyPatterns({ modelEnableRegexp: enable, modelDisableRegexp: disable });
  const models = (await listModels(context)).map(({ modelcode }) => modelcode);
  const isExcluded = (modelcode: string) => !isDefaultPattern(disable) && matchesModel(disable, modelcode);
  if (isDefaultPattern(enable)) {
    const excluded = models.filter(isExcluded);
    if (excluded.length === 0) return [DEFAULT_MODEL];
    const message = t(
      'The default label is for every model, so {excluded} cannot be left out. Name the models in the enabling pattern instead.',
      { excluded: excluded.join(', ') },
    );
    throw invalid(message, field('modelDisableRegexp', message));
  }
  const wanted = models.filter((modelcode) => matchesModel(enable, modelcode) && !isExcluded(modelcode));
  if (wanted.length > 0) return wanted;
  const message = t('No model matches: the label would be shown nowhere.');
  throw invalid(message, field('modelEnableRegexp', message));
}

async function existingItem(context: Context, code: string, group: string): Promise<number> {
  const item = await lockItemOfCode(context, code);
  if (item) {
    if ([item.group, item.groupType].includes(group)) return item.id;
    const message = t('{code} belongs to the group {group}.', { code, group: item.group });
    throw conflict(message, field('code', message));
  }
  if (!(await groupExists(context, group))) {
    const message = t('Choose the group that the new option belongs to.');
    throw invalid(message, field('optGroup', message));
  }
  const blank = { subgroup: '', layergroup: '', as400Description: '', inactive: false };
  return (await optItems.create(context, { ...blank, code, group })).id;
}

async function refuseDuplicates(
  context: Context,
  kind: ItemKind,
  itemId: number,
  code: string,
  language: LanguageRow,
  models: string[],
): Promise<void> {
  const taken = await findLabelledModels(context, kind, itemId, language.id, models);
  if (taken.length === 0) return;
  const message = taken.includes(DEFAULT_MODEL)
    ? t('{code} has a default label in {language} already.', { code, language: language.description })
    : t('{code} has a label in {language} for {taken} already.', {
        code,
        language: language.description,
        taken: taken.join(', '),
      });
  throw conflict(message, field('code', message));
}

/** The group COLOR means a colour (decisions ). */
export async function createLabel(context: Context, input: NewLabel): Promise<LabelSaved> {
  const { label } = input;
  const code = input.code.trim();
  const group = input.optGroup?.trim() || input.labelGroup?.trim() || '';
  const enable = input.modelEnableRegexp?.trim() ?? '';
  const models = await modelsOf(context, enable, input.modelDisableRegexp?.trim() ?? '');
  const language = await existingLanguage(context, input.language.id);
  const kind = group === '' ? 'opt' : kindOf(group);
  const optItemId = await (kind === 'col'
    ? existingColour(context, code)
    : existingItem(context, code, group));
  await refuseDuplicates(context, kind, optItemId, code, language, models);
  const states = models.map((modelcode) => ({
    code,
    language: language.code,
    modelcode,
    label,
    description: '',
  }));
  const [first, ...others] = states;
  const saved = await itemLabels[kind].create(context, first!);
  if (others.length > 0) await itemLabels[kind].createAll(context, others, '');
  const created = { code, count: models.length };
  const message = isDefaultPattern(enable)
    ? t('Label {code} created', created)
    : models.length === 1
      ? t('Label {code} created for 1 model', created)
      : t('Label {code} created for {count} models', created);
  return { message, id: saved.id, optItemId, version: saved.version };
}
