import { shownOf, type Collection, type Collections, type Row } from './collections.ts';
import type { Json, MockContract } from './contract.ts';
import { json, type Answer, type Call } from './memory.ts';

interface Change extends Json {
  id: number;
  recordId: string;
  at: string;
  actor: string;
}

interface History {
  record(call: Call, collection: Collection, before: Row | undefined, after: Row | undefined): void;
  /** The user and time of the last save, for a conflict. */
  lastChangeOf(collection: Collection, row: Row): { changedBy: string; changedAt: string };
  answers: Record<string, Answer>;
}

const EARLIER = { changedBy: 'Giulia Ferri', changedAt: '2026-11-20T09:41:00.000Z' };
const inWords = (field: string): string => {
  const words = field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words[0]!.toUpperCase() + words.slice(1);
};

/** Every save through the mock is a change that can be viewed and undone. */
export function mockHistory(contract: MockContract, collections: Collections, now: () => Date): History {
  const changes: (Change & { entity: string })[] = [];
  const states = new Map<number, { before?: Row; after?: Row }>();
  const entities = contract.operations['listChanges']?.parameters.find(({ name }) => name === 'entity')
    ?.schema['x-entities'] as Record<string, { fields: string }>;
  const entityOf = ({ noun }: Collection) => noun[0]!.toLowerCase() + noun.slice(1);
  const plain = ({ entity: _entity, ...change }: Change & { entity: string }): Change => change as Change;

  function fieldsOf(entity: string, before: Row | undefined, after: Row | undefined): Json[] {
    const input = contract.deref({ $ref: `#/components/schemas/${entities[entity]!.fields}` });
    const row = (after ?? before)!;
    return Object.entries<Json>(input.properties ?? {})
      .filter(([field]) => field in row && field !== 'id' && field !== 'version')
      .map(([field, schema]) => ({
        field,
        title: contract.deref(schema)['title'] ?? schema['title'] ?? inWords(field),
        ...(before && { before: shownOf(before[field]) }),
        ...(after && { after: shownOf(after[field]) }),
      }));
  }

  function add(actor: string, action: string, collection: Collection, before?: Row, after?: Row): void {
    const entity = entityOf(collection);
    if (!entities[entity]) return;
    const id = 100_000 + changes.length;
    states.set(id, { before: structuredClone(before), after: structuredClone(after) });
    changes.unshift({
      entity,
      id,
      recordId: String(collection.idOf((after ?? before)!)),
      at: now().toISOString(),
      actor,
      action,
      source: '',
      fields: fieldsOf(entity, before, after),
    });
  }

  const exampleOf = (operationId: string, entity: string): Change[] =>
    contract.example(operationId, entity) ?? contract.example(operationId) ?? [];

  const changesOf = ({ entity, id }: Call['params']) =>
    changes.filter((each) => each.entity === entity && each.recordId === id);

  function restore({ operation, params, query, actor }: Call) {
    const state = states.get(Number(params['changeId']));
    const collection = collections[params['entity']!];
    const wanted = query.get('before') === 'true' ? state?.before : (state?.after ?? state?.before);
    if (!state || !collection || !wanted) return undefined;
    const seen = Number(query.get('seen') ?? Infinity);
    if (changesOf(params).some(({ id }) => id > seen)) return contract.reply(operation, 'changedSince');
    const row = collection.find(String(collection.idOf(wanted)));
    const before = row && structuredClone(row);
    const version = Number(row?.['version'] ?? wanted['version'] ?? 0) + 1;
    const after = Object.assign(row ?? {}, structuredClone(wanted), { version });
    if (!row) collection.put(after);
    add(actor, 'restore', collection, before, after);
    const { body } = contract.reply(operation, 'default');
    return json({ ...(body as Json), message: `${collection.nameOf(after)} restored`, version });
  }

  return {
    record: ({ actor, operation }, collection, before, after) =>
      add(actor, /^[a-z]+/.exec(operation.operationId)![0], collection, before, after),
    lastChangeOf(collection, row) {
      const recordId = String(collection.idOf(row));
      const last = changes.find((each) => each.entity === entityOf(collection) && each.recordId === recordId);
      return last ? { changedBy: last.actor, changedAt: last.at } : EARLIER;
    },
    answers: {
      listChanges({ params }) {
        const { entity = '' } = params;
        const own = changesOf(params);
        const isNew = own.at(-1)?.['action'] === 'create';
        return json([...own.map(plain), ...(isNew ? [] : exampleOf('listChanges', entity))]);
      },
      listDeleted({ params: { entity = '' } }) {
        const isGone = ({ recordId }: Change) => !collections[entity]?.find(recordId);
        const own = changes.filter(
          (each) => each.entity === entity && each['action'] === 'delete' && isGone(each),
        );
        return json([...own.map(plain), ...exampleOf('listDeleted', entity)]);
      },
      restoreChange: restore,
    },
  };
}
