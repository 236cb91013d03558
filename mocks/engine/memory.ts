/**
 * The state of the mocked server: records that are created, changed, deleted and restored, their lists with filters and pages, and
 * the signed-in user. It starts with the examples of mocks/ and is lost at the next start. Calls that it does not support are
 * answered with the examples.
 */
import { manyOf, mockCollections, shownOf, type Collection, type Row } from './collections.ts';
import type { Json, Matched, MockContract, Node, Reply } from './contract.ts';
import { mockGrids } from './grids.ts';
import { mockHistory } from './history.ts';
import { pageOf } from './pages.ts';
import { mockPrices } from './prices.ts';
import { mockSales } from './sales.ts';
import { mockSessions } from './sessions.ts';
import { mockTranslations } from './translations.ts';

export interface MockRequest {
  method: string;
  /** Without the query. */
  path: string;
  query: URLSearchParams;
  /** Parsed JSON; undefined for files and for requests without one. */
  body?: Node;
  /** The session token, undefined if no user is signed in. */
  token?: string;
}

/** A request whose operation is known. */
export interface Call extends Matched {
  query: URLSearchParams;
  body: Node;
  /** Name of the user who is signed in. */
  actor: string;
}

/** Undefined if the examples are to answer. */
export type Answer = (call: Call) => Reply | undefined;

export interface Memory {
  reply(request: MockRequest): Reply | undefined;
}

export const json = (body: unknown, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body,
});

/** The parameters that name a market. */
const MARKETS = new Set(['countryId', 'country', 'idCountry', 'marketId']);
/** Unique fields, where no example shows one. */
const KEYS = ['code', 'key', 'term', 'username', 'modelcode'];
/** Fields in which records with the same code may differ. */
const PARTS_OF_KEYS = ['language', 'model', 'country', 'labelGroup', 'concept'];
const NOUN = /^(list|create|update|delete)([A-Z]\w+)$/;

export interface Circumstances {
  /** The clock for changes and timestamps. */
  now?: () => Date;
  /** Whoever sends a token; if undefined, its user of mocks/Session. */
  user?: () => Json | undefined;
}

export function mockMemory(contract: MockContract, circumstances: Circumstances = {}): Memory {
  const { now = () => new Date(), user = () => undefined } = circumstances;
  const collections = mockCollections(contract);
  const history = mockHistory(contract, collections, now);
  const sessions = mockSessions(contract, collections, user);
  const special: Record<string, Answer> = {
    ...mockPrices(contract),
    ...mockGrids(contract, collections),
    ...mockSales(contract, collections, now),
    ...mockTranslations(contract, collections, now),
    ...history.answers,
  };
  const markets = new Set(
    ['listCountriesNoDefault', 'listCountries'].flatMap((id) => {
      const rows: Node = contract.example(id);
      return ((rows.content ?? rows) as Row[]).map((row) => String(row['id']));
    }),
  );

  /** The server's answer for a market that does not exist. */
  function unknownMarket({ operation, params }: Call): Reply | undefined {
    if (!operation.responses.some(([status]) => status === '404')) return undefined;
    const unknown = Object.entries(params).find(
      ([name, value]) => MARKETS.has(name) && !markets.has(value) && !collections.country?.find(value),
    );
    return unknown && json({ message: `There is no market ${unknown[1]}.` }, 404);
  }

  function gone({ operation }: Call): Reply {
    const { body } = contract.reply(operation, '404');
    return json({ ...(body as Json), message: 'This record no longer exists.' }, 404);
  }

  /** The message of the example, with another record in it. */
  function saved({ operation }: Call, key: string, more: Json): Reply {
    const { status, body } = contract.reply(operation, 'default');
    const { message } = body as { message: string };
    const words = message.replace(/\S+ (created|updated|deleted)$/, (_, done: string) => `${key} ${done}`);
    return json({ ...(body as Json), message: words, ...more }, status);
  }

  function create(call: Call, collection: Collection): Reply {
    const taken = contract.example(call.operation.operationId, 'duplicate');
    const field: string | undefined = taken?.fields?.[0]?.field ?? KEYS.find((name) => name in call.body);
    const keys = [field ?? '', ...PARTS_OF_KEYS.filter((name) => name in call.body)];
    const isSame = (row: Row) => keys.every((key) => shownOf(row[key]) === shownOf(call.body[key]));
    const message = `A record with this ${field} already exists.`;
    if (field && collection.rows.some(isSame))
      return json(taken ?? { message, requestId: 'r-mock', fields: [{ field, message }] }, 409);
    const row = collection.add(call.body as Row);
    history.record(call, collection, undefined, row);
    return saved(call, collection.nameOf(row), { id: collection.idOf(row), version: row['version'] });
  }

  function update(call: Call, collection: Collection, key: string): Reply {
    const row = collection.find(key);
    if (!row) return gone(call);
    const { version } = call.body as Row;
    if (version != null && version !== row['version']) {
      const message = `${collection.nameOf(row)} was changed while you were editing`;
      return json({ message, current: row, ...history.lastChangeOf(collection, row) }, 409);
    }
    const before = structuredClone(row);
    collection.change(row, call.body as Row);
    history.record(call, collection, before, row);
    return saved(call, collection.nameOf(row), { id: collection.idOf(row), version: row['version'] });
  }

  function remove(call: Call, collection: Collection, key: string): Reply {
    const row = collection.find(key);
    if (!row) return gone(call);
    collection.remove(row);
    history.record(call, collection, row, undefined);
    return saved(call, collection.nameOf(row), { id: collection.idOf(row) });
  }

  /** A list, or an action on one of its records, recognised by the operationId. */
  function onRecords(call: Call): Reply | undefined {
    const [, act, noun] = NOUN.exec(call.operation.operationId) ?? [];
    if (act === undefined || noun === undefined) return undefined;
    const collection = Object.values(collections).find(
      (each) => each!.noun === noun || (act === 'list' && manyOf(each!.noun) === noun),
    );
    const [key, ...others] = Object.values(call.params);
    if (!collection || others.length > 0) return undefined;
    if (act === 'list') return json(pageOf(collection, call));
    if (act === 'create') return create(call, collection);
    if (key === undefined) return undefined;
    return act === 'update' ? update(call, collection, key) : remove(call, collection, key);
  }

  return {
    reply({ method, path, query, body, token }) {
      const matched = contract.match(method, path);
      if (!matched) return undefined;
      const signing = sessions.answer(matched.operation, body, token);
      if (signing) return signing;
      const refused = sessions.refusal(matched, token);
      if (refused) return refused;
      const call: Call = { ...matched, query, body: body ?? {}, actor: sessions.nameOf(token) };
      return unknownMarket(call) ?? (special[matched.operation.operationId] ?? onRecords)(call);
    },
  };
}
