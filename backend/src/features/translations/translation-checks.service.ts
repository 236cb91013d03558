/** What quality checks go by, and what staff set of it in the workbench. */
import { invalid } from '../../kit/app-error.ts';
import { logChange } from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { t } from '../../texts/labels.ts';
import { glossary } from '../glossary-terms/glossary-term.read.ts';
import { listLengthLimits, replaceLengthLimit } from './length-limit.repository.ts';
import { listTextGroups } from './text-groups.repository.ts';

export const translationChecks = async (context: Context): Promise<Schema<'TranslationChecks'>> => ({
  terms: await glossary(context),
  limits: await listLengthLimits(context),
});

/** 400 for a group that the kind does not have; logged where it changes anything. */
export async function saveLengthLimit(
  context: Context,
  { kind, group, percent }: Schema<'TranslationLengthLimitInput'>,
): Promise<Schema<'Message'>> {
  const groups = group === '' ? [] : await listTextGroups(context, kind);
  if (group !== '' && !groups.some(({ code }) => code === group))
    throw invalid(t('This group does not exist.'), [{ field: 'group', message: t('Unknown group') }]);
  const before = await replaceLengthLimit(context, kind, group, percent);
  const state = (limit: number | null) => (limit === null ? null : { kind, group, percent: limit });
  if (before !== percent)
    await logChange(context, {
      entity: 'translationLengthLimit',
      entityId: `${kind}/${group}`,
      action: before === null ? 'create' : percent === null ? 'delete' : 'update',
      before: state(before),
      after: state(percent),
    });
  return { message: percent === null ? t('Limit taken back') : t('Limit saved') };
}
