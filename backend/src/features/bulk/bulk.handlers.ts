import { command, type OperationMap } from '../../http/operation.ts';
import { statementTimeoutMs } from '../../kit/statement-limits.ts';
import type { BulkEntity, BulkNoun, BulkRulesByEntity } from '../../kit/bulk.ts';
import { previewChange, runChange, undoChange, type BulkKind, type BulkTools } from './bulk.service.ts';

/** A preview and an undoing write as much as the change. */
const limitMs = statementTimeoutMs.file;

export type BulkNouns = Record<BulkEntity, BulkNoun>;

/** Who may change which is in openapi.yaml, at BulkEntity. */
export const bulkHandlers = (nouns: BulkNouns, rules: BulkRulesByEntity, tools: BulkTools) => {
  const kindOf = (entity: BulkEntity): BulkKind => ({ entity, noun: nouns[entity], rules: rules[entity] });
  return {
    previewBulkChange: {
      kind: 'planned' as const,
      limitMs,
      handle: (_context, { path: { entity }, body }, transaction) =>
        previewChange(transaction, kindOf(entity), body, tools),
    },
    runBulkChange: {
      ...command((context, { path: { entity }, body }) => runChange(context, kindOf(entity), body, tools)),
      limitMs,
    },
    undoBulkChange: {
      ...command((context, { path: { entity, run } }) => undoChange(context, kindOf(entity), run)),
      limitMs,
    },
  } satisfies Partial<OperationMap>;
};
