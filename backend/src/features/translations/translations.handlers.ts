import { command, query, steadyQuery, type OperationMap } from '../../http/operation.ts';
import { listTextGroups } from './text-groups.repository.ts';
import { completeness } from './completeness.service.ts';
import { similarTranslations } from './similar-translations.service.ts';
import { listTranslations, markTranslation, saveTranslation } from './translation.service.ts';

export const translationHandlers = {
  listTranslations: query((context, { query: { targets, ...wanted } }) =>
    listTranslations(context, { ...wanted, targets: targets.split(',') }),
  ),
  updateTranslation: command((context, { body }) => saveTranslation(context, body)),
  markTranslation: command((context, { body }) => markTranslation(context, body)),
  getTranslationGroups: steadyQuery((context, { query: { kind } }) => listTextGroups(context, kind)),
  findSimilarTranslations: query((context, { query: { text, source, target } }) =>
    similarTranslations(context, text, source, target),
  ),
  getTranslationCompleteness: query((context, { query: { source, modelName } }) =>
    completeness(context, source, modelName),
  ),
} satisfies Partial<OperationMap>;
