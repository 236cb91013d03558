import type { KindRules } from '../../kit/activity-kind.ts';
import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { latestChanges } from './activity.repository.ts';
import { nameOf, visibleOf } from './activity.service.ts';
import { kindTitles } from './kind-titles.ts';

export { seenBy } from './activity.service.ts';
export { kindTitles };

/** The newest changes that the user may see, without their fields; undefined for a user who may see none of any kind. */
export async function latestActivity(
  context: Context,
  rules: readonly KindRules[],
  size: number,
): Promise<Schema<'OverviewChange'>[] | undefined> {
  const visible = await visibleOf(context, rules, {});
  if (visible.kinds.length + visible.marketKinds.length === 0) return undefined;
  const changes = await latestChanges(context, visible, size);
  return changes.map((change) => {
    const { before: _, after: __, market: ___, model: ____, ...told } = change;
    const rule = rules.find(({ kind }) => kind === change.kind)!;
    return { ...told, kind: rule.kind, title: kindTitles[rule.kind](), name: nameOf(rule, change) };
  });
}
