/** What can be done with many records at once, from `x-entities` of BulkEntity in openapi.yaml. */
import { invalid } from '../kit/app-error.ts';
import { isNumber, type BulkRulesByEntity, type BulkValues } from '../kit/bulk.ts';
import { t } from '../texts/bulk.ts';
import type { Contract } from './contract.ts';
import { propertiesOf } from './request-schemas.ts';

interface EntityNode {
  /** The operation whose query parameters filter the list, or the schema of the filter that its list takes as a body. */
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

type Types = readonly (string | undefined)[];

function parametersOf({ paths, components }: Contract, wanted: string): [string, Types][] {
  const operation = Object.values(paths)
    .flatMap((item) => Object.values(item) as { operationId?: string; parameters?: ParameterNode[] }[])
    .find(({ operationId }) => operationId === wanted)!;
  return (operation.parameters ?? [])
    .map((one) =>
      one.$ref ? (components['parameters']![one.$ref.split('/').at(-1)!] as ParameterNode) : one,
    )
    .filter((one) => one.in === 'query')
    .map(({ name, schema }) => [name, [schema.type]]);
}

/** The filters and their types; none is an object, which could not be said as text. */
function filtersIn(contract: Contract, wanted: string): Map<string, Types> {
  const found: [string, Types][] =
    wanted in contract.components['schemas']!
      ? propertiesOf(contract, wanted).map(({ name, schemas }) => [name, schemas.flatMap(({ type }) => type)])
      : parametersOf(contract, wanted);
  return new Map(found.filter(([name, types]) => !NOT_FILTERS.includes(name) && !types.includes('object')));
}

function typed(name: string, types: Types, value: string): unknown {
  if (value === '') return undefined;
  if (types.includes('boolean')) return value === 'true';
  if (types.includes('array')) return value.split(',');
  if (!types.includes('integer')) return value;
  if (!isNumber(value)) throw invalid(t('{name} must be a whole number.', { name }));
  return Number(value);
}

export function bulkRules(contract: Contract): BulkRulesByEntity {
  const node = contract.components['schemas']!['BulkEntity'] as { 'x-entities': Record<string, EntityNode> };
  const entries = Object.entries(node['x-entities']).map(([entity, { filters, set, deletes }]) => {
    const known = filtersIn(contract, filters);
    const filtersOf = (given: Record<string, string>): Record<string, unknown> => {
      const strange = Object.keys(given).find((name) => !known.has(name));
      if (strange !== undefined) throw invalid(t('The list has no filter {name}.', { name: strange }));
      return Object.fromEntries(
        Object.entries(given).map(([name, value]) => [name, typed(name, known.get(name)!, value)]),
      );
    };
    return [entity, { set, deletes, filtersOf }];
  });
  return Object.fromEntries(entries) as BulkRulesByEntity;
}
