/** Rights and titles of the records with a history, from `x-entities` of ChangeEntity in openapi.yaml. */
import type { TitledFields } from '../kit/activity-kind.ts';
import type { Scope } from '../kit/context.ts';
import { contractWords } from '../texts/contract.ts';
import type { Contract } from './contract.ts';
import type { components } from './operations.gen.ts';
import { propertiesOf, titleOf } from './request-schemas.ts';

export type ChangeEntity = components['schemas']['ChangeEntity'];

interface EntityNode {
  see: Scope;
  restore?: Scope;
  fields: string;
  /** Stored fields that no history shows, because only the feed sets them. */
  unshown?: string[];
}

export const changeEntities = ({ components: { schemas } }: Contract): Record<string, EntityNode> =>
  (schemas!['ChangeEntity'] as { 'x-entities': Record<string, EntityNode> })['x-entities'];

/** The right that an operation on changes needs besides a session; undefined for other operations. */
export type RightOf = (operationId: string | undefined, entity: string | undefined) => Scope | undefined;

export function changeRights(contract: Contract): RightOf {
  const entities = changeEntities(contract);
  return (operationId, entity = '') => {
    const needsRestore = ['restoreChange', 'previewBulkChange', 'runBulkChange', 'undoBulkChange'];
    if (!['listDeleted', 'listChanges', ...needsRestore].includes(operationId ?? '')) return undefined;
    // An unknown entity is refused by the validator, which runs after the rights.
    if (!Object.hasOwn(entities, entity)) return undefined;
    const { see, restore = see } = entities[entity]!;
    return needsRestore.includes(operationId!) ? restore : see;
  };
}

export function titledFields(contract: Contract): TitledFields {
  const entities = changeEntities(contract);
  const known = Object.fromEntries(
    Object.entries(entities).map(([entity, { fields }]) => [
      entity,
      propertiesOf(contract, fields).map((step) => ({ field: step.name, title: titleOf(step) })),
    ]),
  );
  const wordsOf = (field: string): string => titleOf({ name: field, schemas: [] });
  return (entity, fields) => {
    const ordered = (entity ? known[entity]! : []).filter(({ field }) => fields.includes(field));
    const others = fields
      .filter((field) => !ordered.some((one) => one.field === field))
      .filter((field) => !(entity && entities[entity]!.unshown?.includes(field)))
      .map((field) => ({ field, title: wordsOf(field) }));
    return [...ordered, ...others].map(({ field, title }) => ({ field, title: contractWords(title) }));
  };
}
