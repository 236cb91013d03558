import type { KindRules } from '../../kit/activity-kind.ts';
import { notFound } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { t } from '../../texts/activity.ts';
import { kindTitles, seenBy } from '../activity/activity.read.ts';
import { marketRights } from '../session/market-rights.read.ts';
import {
  findImport,
  findRejectedImports,
  type SeenImports,
  type StoredImport,
} from './import-run.repository.ts';

const MOST = 100;
const A_DAY_MS = 24 * 3_600_000;
const SHOWN_FOR_MS = 30 * A_DAY_MS;

/**
 * The own imports, and those of what the user sees the changes of; translations are of kinds of the label tool. Packs are of several
 * markets, and their faults tell of all of them: of others' only headquarters know (F-03).
 */
async function seenImports(context: Context, rules: readonly KindRules[]): Promise<SeenImports> {
  const { isHq } = await marketRights(context);
  const seen = [...(await seenBy(context, rules))].filter(([kind]) => isHq || kind !== 'implicitPack');
  const pairs = seen.flatMap(([kind, markets]) =>
    markets === 'all' ? [] : markets.map((market) => [kind, market] as const),
  );
  const whole = seen.flatMap(([kind, markets]) => (markets === 'all' ? [kind as string] : []));
  return {
    kinds: context.actor!.scopes.has('ccadm') ? [...whole, 'translation'] : whole,
    marketKinds: pairs.map(([kind]) => kind),
    markets: pairs.map(([, market]) => market),
    userId: context.actor!.userId,
  };
}

const present = (run: StoredImport): Schema<'ImportRun'> => ({
  ...run,
  title: run.kind === 'translation' ? t('Translations') : kindTitles[run.kind](),
});

/** Imports of a month that rejected rows; undefined for a user who could have none. */
export async function rejectedImports(
  context: Context,
  rules: readonly KindRules[],
): Promise<Schema<'OverviewImports'> | undefined> {
  const seen = await seenImports(context, rules);
  if (seen.kinds.length + seen.marketKinds.length === 0) return undefined;
  const since = new Date(context.now.getTime() - SHOWN_FOR_MS);
  const { content, totalElements } = await findRejectedImports(context, seen, since, MOST);
  return { content: content.map(present), totalElements };
}

/** @throws AppError 404, also for the import of somebody else that the user may not see */
export async function readImport(
  context: Context,
  rules: readonly KindRules[],
  id: number,
): Promise<Schema<'ImportRunLog'>> {
  const found = await findImport(context, await seenImports(context, rules), id);
  if (!found) throw notFound(t('There is no such import.'));
  return { ...found, run: present(found.run) };
}
