/** What quality checks go by, and what staff set of it in the workbench. */
import { conflict, invalid } from '../../kit/app-error.ts';
import { logChange } from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { t } from '../../texts/labels.ts';
import { glossary } from '../glossary-terms/glossary-term.read.ts';
import { listLengthLimits, lockLengthLimit, writeLengthLimit } from './length-limit.repository.ts';
import { listTextGroups } from './text-groups.repository.ts';

export const translationChecks = async (context: Context): Promise<Schema<'TranslationChecks'>> => ({
  terms: await glossary(context),
  limits: await listLengthLimits(context),
});

function refuseUnseen(before: number | null): never {
  const message =
    before === null
      ? t('This limit has been taken back meanwhile.')
      : t('This limit is {percent} % by now.', { percent: before });
  throw conflict(message, [{ field: 'percent', message }]);
}

/** 400 for a group that the kind does not have, 409 over a limit that was not seen; logged where it changes anything. */
export async function saveLengthLimit(
  context: Context,
  { kind, group, percent, seen }: Schema<'TranslationLengthLimitInput'>,
): Promise<Schema<'Message'>> {
  const groups = group === '' ? [] : await listTextGroups(context, kind);
  if (group !== '' && !groups.some(({ code }) => code === group))
    throw invalid(t('This group does not exist.'), [{ field: 'group', message: t('Unknown group') }]);
  const before = await lockLengthLimit(context, kind, group);
  if (seen !== undefined && before !== seen && before !== percent) refuseUnseen(before);
  await writeLengthLimit(context, kind, group, percent);
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
