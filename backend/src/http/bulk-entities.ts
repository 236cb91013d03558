/** What can be done with many records at once, from `x-entities` of BulkEntity in openapi.yaml. */
import { invalid } from '../kit/app-error.ts';
import { isNumber, type BulkRulesByEntity, type BulkValues } from '../kit/bulk.ts';
import { t } from '../texts/bulk.ts';
import type { Contract } from './contract.ts';
import { alternativesIn, propertiesOf, type ValueSchema } from './request-schemas.ts';

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
  schema: ValueSchema;
}

/** Parameters of exports and lists that do not say which rows. */
const NOT_FILTERS = ['page', 'size', 'sortBy', 'sortDesc', 'scope', 'languageToExport', 'rows', 'ids'];

interface Filter {
  types: readonly (string | undefined)[];
  /** Without one, any value. */
  values?: readonly unknown[];
}

const filterOf = (schemas: readonly ValueSchema[]): Filter => ({
  types: schemas.flatMap(({ type }) => type),
  values: schemas.find((one) => one.enum)?.enum,
});

function parametersOf(contract: Contract, wanted: string): [string, Filter][] {
  const { paths, components } = contract;
  const operation = Object.values(paths)
    .flatMap((item) => Object.values(item) as { operationId?: string; parameters?: ParameterNode[] }[])
    .find(({ operationId }) => operationId === wanted)!;
  return (operation.parameters ?? [])
    .map((one) =>
      one.$ref ? (components['parameters']![one.$ref.split('/').at(-1)!] as ParameterNode) : one,
    )
    .filter((one) => one.in === 'query')
    .map(({ name, schema }) => [name, filterOf(alternativesIn(contract, schema))]);
}

/** The filters and their types; none is an object, which could not be said as text. */
function filtersIn(contract: Contract, wanted: string): Map<string, Filter> {
  const found: [string, Filter][] =
    wanted in contract.components['schemas']!
      ? propertiesOf(contract, wanted).map(({ name, schemas }) => [name, filterOf(schemas)])
      : parametersOf(contract, wanted);
  return new Map(
    found.filter(([name, { types }]) => !NOT_FILTERS.includes(name) && !types.includes('object')),
  );
}

/** @throws AppError (400) for a value that the list itself would refuse */
function typed(name: string, { types, values }: Filter, value: string): unknown {
  if (value === '') return undefined;
  const known = types.includes('boolean') ? ['true', 'false'] : values;
  if (known && !known.includes(value))
    throw invalid(t('{name} must be one of: {values}.', { name, values: known.join(', ') }));
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
