/** Everybody's changes of every kind of record, as far as the user may see them. */
import type { ActivityKind, KindRules, TitledFields } from '../../kit/activity-kind.ts';
import { invalid, refused } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { t } from '../../texts/activity.ts';
import { codesOfModelOrVehicle } from '../models/vehicle.read.ts';
import { findItems } from '../option-colour-labels/item-labels.read.ts';
import { knownUsernames } from '../session/session.read.ts';
import { marketRights } from '../session/market-rights.read.ts';
import { readableSolMarkets } from '../sol-models/sol-rights.read.ts';
import {
  findActivity,
  type ActivityFilters,
  type StoredChange,
  type Visible,
} from './activity.repository.ts';
import { kindTitles } from './kind-titles.ts';

type Activity = Schema<'Activity'>;

/** As the query gives them. */
export interface Wanted extends Omit<ActivityFilters, 'models'> {
  kinds?: string;
  model?: string;
}

export interface Shown {
  rules: readonly KindRules[];
  titled: TitledFields;
}

type Markets = 'all' | readonly string[];

const scopesOf = ({ actor }: Context) => actor?.scopes ?? new Set();

/** Which markets the user may see of which kinds; a kind that is not among them is hidden as a whole. */
export async function seenBy(
  context: Context,
  rules: readonly KindRules[],
): Promise<Map<ActivityKind, Markets>> {
  const scopes = scopesOf(context);
  const { isHq, countries } = await marketRights(context);
  const marketsOf: Record<KindRules['markets'], Markets> = {
    all: 'all',
    own: isHq ? 'all' : countries,
    online: await readableSolMarkets(context),
  };
  const seen = rules
    .filter(({ see }) => scopes.has(see))
    .map(({ kind, markets }) => [kind, marketsOf[markets]] as const);
  return new Map(seen.filter(([, markets]) => markets.length > 0));
}

const rulesOf = (rules: readonly KindRules[], kind: string): KindRules => {
  const found = rules.find((one) => one.kind === kind);
  if (found) return found;
  const message = t('{kind} is no kind of record', { kind });
  throw invalid(message, [{ field: 'kinds', message }]);
};

/** @throws AppError 400 for an unknown kind, 403 for one that the user may not see */
export async function visibleOf(
  context: Context,
  rules: readonly KindRules[],
  { kinds = '', market }: Wanted,
): Promise<Visible> {
  const seen = await seenBy(context, rules);
  const asked = kinds
    .split(',')
    .filter(Boolean)
    .map((kind) => rulesOf(rules, kind).kind);
  for (const kind of asked)
    if (!seen.has(kind))
      throw refused(t('You may not see the changes of {kind}.', { kind: kindTitles[kind]() }));
  const wanted = [...seen].filter(([kind]) => asked.length === 0 || asked.includes(kind));
  const whole = wanted.filter(([, markets]) => markets === 'all').map(([kind]) => kind);
  const pairs = wanted.flatMap(([kind, markets]) =>
    markets === 'all'
      ? []
      : markets.filter((each) => !market || each === market).map((each) => [kind, each] as const),
  );
  return { kinds: whole, marketKinds: pairs.map(([kind]) => kind), markets: pairs.map(([, each]) => each) };
}

/** What the list and its exports ask for. */
export async function askedOf(
  context: Context,
  rules: readonly KindRules[],
  wanted: Wanted,
): Promise<{ visible: Visible; filters: ActivityFilters }> {
  const { kinds: _, model, ...filters } = wanted;
  const visible = await visibleOf(context, rules, wanted);
  return {
    visible,
    // As it is typed too: a model that has been deleted still has its changes.
    filters: {
      ...filters,
      ...(model && { models: [...new Set([model, ...(await codesOfModelOrVehicle(context, model))])] }),
    },
  };
}

const isRecord = (state: unknown): state is Record<string, unknown> =>
  typeof state === 'object' && state !== null && !Array.isArray(state);

/** The fields of a state; a list, such as the taxes of a market, is one. */
const fieldsOf = (state: unknown): Record<string, unknown> | null =>
  state === null || state === undefined ? null : isRecord(state) ? state : { list: state };

/** A feed leaves one change for all the records of a kind. */
const ofSeveral = ({ recordId }: StoredChange): boolean => recordId === '0';

/** What people call the record of a change; '' for several records. */
export function nameOf({ names }: KindRules, change: StoredChange): string {
  if (ofSeveral(change)) return '';
  const { recordId, before, after } = change;
  const state = fieldsOf(after ?? before) ?? {};
  const parts = names
    .map((name) => state[name])
    .filter((part) => part !== undefined && part !== null && part !== '');
  if (parts.length > 0) return parts.join(' · ');
  // As prices name the price of the vehicle itself.
  return recordId
    .split('/')
    .map((part) => (part === '-' ? t('base price') : part))
    .join(' · ');
}

interface FeedFile {
  file: string;
  rows: number;
  added: number;
  changed: number;
  removed: number;
}

/** What a feed did, file by file, in words. */
const feedFields = (files: readonly FeedFile[]): Activity['fields'] =>
  files.map(({ file, rows, added, changed, removed }) => ({
    field: file,
    title: file,
    after: t('{rows} rows: {added} added, {changed} changed, {removed} removed', {
      rows,
      added,
      changed,
      removed,
    }),
  }));

/** The fields of a change with their titles, before and after. */
export function changedFields(
  { entity }: KindRules,
  titled: TitledFields,
  change: StoredChange,
): Activity['fields'] {
  if (ofSeveral(change)) return feedFields((change.after as { files?: FeedFile[] } | null)?.files ?? []);
  const [before, after] = [fieldsOf(change.before), fieldsOf(change.after)];
  const fields = [...new Set([before, after].flatMap((state) => Object.keys(state ?? {})))];
  return titled(entity, fields).map(({ field, title }) => ({
    field,
    title,
    ...(before && { before: before[field] ?? null }),
    ...(after && { after: after[field] ?? null }),
  }));
}

/**
 * How restoreChange knows the records: by the key of the path, and labels of options by their option. Deleted users never return, and
 * headquarters only read campaigns.
 */
async function restoredIds(context: Context, rules: readonly KindRules[], changes: StoredChange[]) {
  const codes = changes.flatMap(({ kind, before, after }) =>
    kind === 'optLabel' ? [String(fieldsOf(after ?? before)?.['code'])] : [],
  );
  const options = codes.length > 0 ? await findItems(context, 'opt', [...new Set(codes)]) : [];
  const optionOf = new Map(options.map(({ code, id }) => [code, String(id)]));
  const usernames = changes.flatMap(({ kind, recordId }) => (kind === 'user' ? [recordId] : []));
  const users = usernames.length > 0 ? await knownUsernames(context, usernames) : new Set<string>();
  const scopes = scopesOf(context);
  const { isHq } = await marketRights(context);
  return (change: StoredChange): Activity['restoredAs'] => {
    const { entity, restore } = rulesOf(rules, change.kind);
    if (!entity || !restore || !scopes.has(restore) || ofSeveral(change)) return null;
    const { kind, recordId } = change;
    if (kind === 'solCampaign' && isHq) return null;
    if (kind === 'user' && !users.has(recordId)) return null;
    const code = String(fieldsOf(change.after ?? change.before)?.['code']);
    const id = kind === 'optLabel' ? optionOf.get(code) : recordId;
    // The key of a market's model, in its path.
    return id === undefined ? null : { entity, id: kind === 'countryModel' ? id.replaceAll('/', '~') : id };
  };
}

async function shown(
  context: Context,
  { rules, titled }: Shown,
  changes: StoredChange[],
): Promise<Activity[]> {
  const restoredAs = await restoredIds(context, rules, changes);
  return changes.map((change) => {
    const { before: _, after: __, kind: name, ...rest } = change;
    const rule = rulesOf(rules, name);
    return {
      ...rest,
      kind: rule.kind,
      title: kindTitles[rule.kind](),
      name: nameOf(rule, change),
      restoredAs: restoredAs(change),
      fields: changedFields(rule, titled, change),
    };
  });
}

/** A page of the changes, newest first. */
export async function listActivity(
  context: Context,
  about: Shown,
  { page = 0, size = 50, ...wanted }: Wanted & { page?: number; size?: number },
): Promise<Schema<'ActivityPage'>> {
  const { visible, filters } = await askedOf(context, about.rules, wanted);
  const found = await findActivity(context, visible, filters, { page, size });
  return { ...found, content: await shown(context, about, found.content) };
}

/** The kinds that the user may see, by title. */
export async function listKinds(context: Context, { rules }: Shown): Promise<Schema<'ActivityKindTitle'>[]> {
  const kinds = [...(await seenBy(context, rules)).keys()];
  return kinds
    .map((kind) => ({ kind, title: kindTitles[kind]() }))
    .toSorted((one, other) => one.title.localeCompare(other.title));
}
