/** What can be done with many records at once, from `x-entities` of BulkEntity in openapi.yaml. */
import { invalid } from '../kit/app-error.ts';
import type { BulkRulesByEntity, BulkValues } from '../kit/bulk.ts';
import { t } from '../texts/bulk.ts';
import type { Contract } from './contract.ts';

interface EntityNode {
  /** The operation whose query parameters filter the list. */
  filters: string;
  set: (keyof BulkValues)[];
  deletes: boolean;
}

interface ParameterNode {
  $ref?: string;
  name: string;
  in: string;
  schema: { type?: string };
}

/** Parameters of exports and lists that do not say which rows. */
const NOT_FILTERS = ['page', 'size', 'sortBy', 'sortDesc', 'scope', 'languageToExport', 'rows', 'ids'];

function filtersIn({ paths, components }: Contract, wanted: string): ParameterNode[] {
  const operation = Object.values(paths)
    .flatMap((item) => Object.values(item) as { operationId?: string; parameters?: ParameterNode[] }[])
    .find(({ operationId }) => operationId === wanted)!;
  return (operation.parameters ?? [])
    .map((one) =>
      one.$ref ? (components['parameters']![one.$ref.split('/').at(-1)!] as ParameterNode) : one,
    )
    .filter((one) => one.in === 'query' && !NOT_FILTERS.includes(one.name));
}

function typed({ schema: { type } }: ParameterNode, value: string): unknown {
  if (value === '') return undefined;
  return type === 'boolean' ? value === 'true' : value;
}

export function bulkRules(contract: Contract): BulkRulesByEntity {
  const node = contract.components['schemas']!['BulkEntity'] as { 'x-entities': Record<string, EntityNode> };
  const entries = Object.entries(node['x-entities']).map(([entity, { filters, set, deletes }]) => {
    const known = new Map(filtersIn(contract, filters).map((one) => [one.name, one]));
    const filtersOf = (given: Record<string, string>): Record<string, unknown> => {
      const strange = Object.keys(given).find((name) => !known.has(name));
      if (strange !== undefined) throw invalid(t('The list has no filter {name}.', { name: strange }));
      return Object.fromEntries(
        Object.entries(given).map(([name, value]) => [name, typed(known.get(name)!, value)]),
      );
    };
    return [entity, { set, deletes, filtersOf }];
  });
  return Object.fromEntries(entries) as BulkRulesByEntity;
}
