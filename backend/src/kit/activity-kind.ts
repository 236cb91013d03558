import type { Scope } from './context.ts';
import type { Schema } from './contract.ts';

export type ActivityKind = Schema<'ActivityKind'>;

/** `own`: markets of the user; `online`: those of them that sell online. Headquarters see all. */
export type SeenMarkets = 'all' | 'own' | 'online';

/** A kind of records in the change log: who may see and restore them, as openapi.yaml says at ActivityKind. */
export interface KindRules {
  kind: ActivityKind;
  see: Scope;
  restore: Scope | undefined;
  /** The entity under which the calls of the history know it. */
  entity: Schema<'ChangeEntity'> | undefined;
  /** The fields of its state that name a record. */
  names: readonly string[];
  markets: SeenMarkets;
}

/**
 * Stored fields of an entity in the order of its form, with their titles in the language of the request; those of what has no
 * form keep their order.
 */
export type TitledFields = (
  entity: KindRules['entity'],
  fields: string[],
) => { field: string; title: string }[];
