/**
 * The newest changes among a million. Whatever the filters are, a page is merged from short index scans in the order of time: one
 * for each kind and way, market, model or person that may come into question, none of which reads more than a page.
 */
import type { Context } from '../../kit/context.ts';
import { containsPattern, plannedEachTime, searchedTextSql } from '../../kit/sql.ts';

/** So many changes are counted, and reached by paging; fewer where each has to be searched for a text. */
const COUNTED_AT_MOST = 10_000;
const COUNTED_WITH_TEXT = 2000;

/** What a user may see: kinds as a whole, and others by market, as parallel lists. */
export interface Visible {
  kinds: string[];
  marketKinds: string[];
  markets: string[];
}

export interface ActivityFilters {
  recordId?: string;
  actor?: string;
  market?: string;
  /** Codes of a model and its vehicles. */
  models?: string[];
  from?: string;
  to?: string;
  source?: string;
  text?: string;
}

export interface StoredChange {
  id: number;
  kind: string;
  recordId: string;
  at: string;
  actor: string;
  action: 'create' | 'update' | 'delete' | 'restore';
  madeBy: 'hand' | 'import' | 'job' | 'restore';
  source: string;
  market: string;
  model: string;
  before: unknown;
  after: unknown;
}

const WAYS = ['hand', 'import', 'bulk', 'job', 'restore'];

/** JSON keeps ids below 2^53 as numbers. */
const COLUMNS = `d.id, d.entity AS kind, d.entity_id AS "recordId", d.at, d.actor, d.action, d.made_by AS "madeBy", d.source,
  d.market, d.model, d.before, d.after`;

/** A value of a statement and its placeholder. */
class Values {
  readonly list: unknown[] = [];
  add(value: unknown, type: string): string {
    this.list.push(value);
    return `$${this.list.length}::${type}`;
  }
}

/** Sets of key columns that together hold every wanted change exactly once: each is a scan in the order of time. */
interface Keys {
  sql: string;
  match: string;
  /** Whether they hold nothing but what the user may see. */
  isSeen: boolean;
}

/** Between quotes, as `change_text` has it. */
const jsonPattern = (text: string): string => containsPattern(JSON.stringify(text).slice(1, -1));

function seen(values: Values, { kinds, marketKinds, markets }: Visible): string {
  const whole = `d.entity = ANY(${values.add(kinds, 'text[]')})`;
  if (marketKinds.length === 0) return whole;
  const pairs = marketKinds.map((kind, at) => `${kind}/${markets[at]}`);
  return `(${whole} OR d.entity || '/' || d.market = ANY(${values.add(pairs, 'text[]')}))`;
}

const isBySearch = ({ text, recordId }: ActivityFilters): boolean => Boolean(text && !recordId);

function conditions(
  values: Values,
  visible: Visible,
  filters: ActivityFilters,
  { isActorKey = false, isSeen = false } = {},
): string[] {
  const { recordId, actor, market, models, from, to, source, text } = filters;
  return [
    ...(isSeen ? [] : [seen(values, visible)]),
    ...(actor && !isActorKey ? [namedLike('d.actor', values, actor)] : []),
    ...(recordId ? [`d.entity_id = ${values.add(recordId, 'text')}`] : []),
    ...(market ? [`d.market = ${values.add(market, 'text')}`] : []),
    ...(models ? [`d.model = ANY(${values.add(models, 'text[]')})`] : []),
    ...(from ? [`d.at >= ${values.add(from, 'timestamptz')}`] : []),
    ...(to ? [`d.at < ${values.add(to, 'timestamptz')}`] : []),
    ...(source ? [`d.made_by = ${values.add(source, 'text')}`] : []),
    ...(text ? [`d.search LIKE search_text(${values.add(jsonPattern(text), 'text')})`] : []),
  ];
}

const namedLike = (column: string, values: Values, part: string): string =>
  `strpos(search_text(${column}), ${searchedTextSql(values.add(part, 'text'))}) > 0`;

const pairKeys = (values: Values, column: string, entities: string[], others: string[]): Keys => ({
  sql: `unnest(${values.add(entities, 'text[]')}, ${values.add(others, 'text[]')}) AS k(entity, other)`,
  match: `d.entity = k.entity AND d.${column} = k.other`,
  isSeen: true,
});

/** Every name in the log that contains the text, by skipping from name to name in the index. */
const actorKeys = (values: Values, actor: string): Keys => ({
  sql: `(WITH RECURSIVE name AS (
      (SELECT actor FROM change_log ORDER BY actor LIMIT 1)
      UNION ALL SELECT (SELECT l.actor FROM change_log l WHERE l.actor > name.actor ORDER BY l.actor LIMIT 1)
      FROM name WHERE name.actor IS NOT NULL)
    SELECT actor FROM name WHERE ${namedLike('actor', values, actor)}) AS k`,
  match: 'd.actor = k.actor',
  isSeen: false,
});

/** The scans that read least, given what is asked for. */
function keysOf(values: Values, visible: Visible, filters: ActivityFilters): Keys[] {
  const { kinds, marketKinds, markets } = visible;
  const { recordId, actor, market, models, source } = filters;
  if (recordId) {
    const entities = [...new Set([...kinds, ...marketKinds])];
    const ids = entities.map(() => recordId);
    return [{ ...pairKeys(values, 'entity_id', entities, ids), isSeen: false }];
  }
  if (actor) return [actorKeys(values, actor)];
  if (models) {
    const sql = `unnest(${values.add(models, 'text[]')}) AS k(model)`;
    return [{ sql, match: `d.model = k.model AND d.model <> ''`, isSeen: false }];
  }
  const own = inMarkets(values, marketKinds, markets);
  if (market)
    return [
      inMarkets(
        values,
        kinds,
        kinds.map(() => market),
      ),
      own,
    ];
  const ways = source ? [source] : WAYS;
  const entities = kinds.flatMap((kind) => ways.map(() => kind));
  const whole = pairKeys(
    values,
    'made_by',
    entities,
    kinds.flatMap(() => ways),
  );
  return [whole, own];
}

function inMarkets(values: Values, kinds: string[], markets: string[]): Keys {
  const keys = pairKeys(values, 'market', kinds, markets);
  return { ...keys, match: `${keys.match} AND d.market <> ''` };
}

/** `OFFSET 0` keeps PostgreSQL from joining the keys in a way that would have to read all changes first. */
function scans(
  values: Values,
  visible: Visible,
  filters: ActivityFilters,
  { columns, tail }: { columns: string; tail: string },
): string {
  return keysOf(values, visible, filters)
    .map(({ sql, match, isSeen }) => {
      const where = conditions(values, visible, filters, { isActorKey: !filters.recordId, isSeen });
      return `SELECT found.* FROM ${sql} CROSS JOIN LATERAL (
        SELECT ${columns} FROM change_log d WHERE ${[match, ...where].join(' AND ')} ${tail}) found`;
    })
    .join('\nUNION ALL\n');
}

const matching = (values: Values, visible: Visible, filters: ActivityFilters): string =>
  `SELECT d.at, d.id FROM change_log d WHERE ${conditions(values, visible, filters).join(' AND ')}`;

/** Counts up to a limit, and whether there are more. */
async function countOf(
  context: Context,
  visible: Visible,
  filters: ActivityFilters,
): Promise<{ total: number; isMore: boolean }> {
  const values = new Values();
  const rows = isBySearch(filters)
    ? matching(values, visible, filters)
    : scans(values, visible, filters, { columns: '1', tail: 'OFFSET 0' });
  const most = isBySearch(filters) ? COUNTED_WITH_TEXT : COUNTED_AT_MOST;
  const limit = values.add(most + 1, 'bigint');
  const text = `SELECT count(*)::integer AS n FROM (${rows} LIMIT ${limit}) counted`;
  const [row] = await context.sql.rows<{ n: number }>(plannedEachTime(text), values.list);
  return { total: Math.min(row!.n, most), isMore: row!.n > most };
}

const NEWEST_FIRST = 'ORDER BY d.at DESC, d.id DESC';

async function pageOf(
  context: Context,
  visible: Visible,
  filters: ActivityFilters,
  { page, size, isMany }: { page: number; size: number; isMany: boolean },
): Promise<StoredChange[]> {
  const values = new Values();
  const offset = values.add(page * size, 'bigint');
  const limit = values.add(size, 'bigint');
  const ordered = `${NEWEST_FIRST} LIMIT ${offset} + ${limit}`;
  // A rare text is looked up and its changes are sorted; a frequent one is soon met on the way back in time.
  const rows = isBySearch(filters)
    ? `SELECT * FROM (${matching(values, visible, filters)} ${isMany ? ordered : 'OFFSET 0'}) matches`
    : scans(values, visible, filters, { columns: 'd.at, d.id', tail: ordered });
  const sql = `WITH page AS MATERIALIZED (
      SELECT * FROM (${rows}) d ${NEWEST_FIRST} LIMIT ${limit} OFFSET ${offset})
    SELECT coalesce(json_agg(shown ORDER BY shown.at DESC, shown.id DESC), '[]') AS changes FROM (
      SELECT ${COLUMNS} FROM page JOIN change_log d USING (id)) shown`;
  const [row] = await context.sql.rows<{ changes: StoredChange[] }>(plannedEachTime(sql), values.list);
  return row!.changes;
}

/** A page of the changes that the user may see, newest first, and how many there are, up to a limit. */
export async function findActivity(
  context: Context,
  visible: Visible,
  filters: ActivityFilters,
  { page, size }: { page: number; size: number },
): Promise<{ content: StoredChange[]; totalElements: number; isMore: boolean }> {
  const { total, isMore } = await countOf(context, visible, filters);
  const isPast = page * size >= total;
  const content = isPast ? [] : await pageOf(context, visible, filters, { page, size, isMany: isMore });
  return { content, totalElements: total, isMore };
}

/** The newest changes that the user may see, not counted. */
export const latestChanges = (context: Context, visible: Visible, size: number): Promise<StoredChange[]> =>
  pageOf(context, visible, {}, { page: 0, size, isMany: true });

const EXPORTED_AT_ONCE = 1000;

/** All the changes, a batch at a time, from the newest back. */
export async function* activityBatches(
  context: Context,
  visible: Visible,
  filters: ActivityFilters,
): AsyncGenerator<StoredChange[]> {
  let last: { at: string; id: number } | undefined;
  do {
    const values = new Values();
    const where = conditions(values, visible, filters);
    if (last)
      where.push(`(d.at, d.id) < (${values.add(last.at, 'timestamptz')}, ${values.add(last.id, 'bigint')})`);
    const sql = `SELECT ${COLUMNS}, d.at::text AS "exactAt" FROM change_log d WHERE ${where.join(' AND ')}
      ORDER BY d.at DESC, d.id DESC LIMIT ${values.add(EXPORTED_AT_ONCE, 'bigint')}`;
    const rows = await context.sql.rows<StoredChange & { at: Date; exactAt: string }>(
      plannedEachTime(sql),
      values.list,
    );
    const end = rows.at(-1);
    last = rows.length === EXPORTED_AT_ONCE ? { at: end!.exactAt, id: end!.id } : undefined;
    yield rows.map(({ exactAt: _, ...row }) => ({ ...row, at: row.at.toISOString() }));
  } while (last);
}
