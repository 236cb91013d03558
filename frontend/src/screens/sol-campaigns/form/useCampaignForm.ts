import { use, useState } from 'react';
import { DraftContext } from '../../../kit/form/DraftContext';
import { packed, unpacked } from '../../../kit/versioned/keptEdits';
import type { Problem } from '../../../kit/form/FieldDefinition';
import type { Outcome } from '../../../kit/record/RecordCalls';
import { useIsGone } from '../../../ui/useIsGone';
import { campaignBlockOf, changedFields, type CampaignDraft } from '../draft/campaignDraft';
import { useWatchedForm } from '../../../kit/form/useWatchedForm';

export interface CampaignFormProps {
  title: string;
  start: CampaignDraft;
  stored?: CampaignDraft;
  onSave: (draft: CampaignDraft, openedAt: number) => Promise<unknown>;
  outcome: Pick<Outcome, 'problemOf' | 'failed'>;
}

/** A campaign in a form. What is typed outlives a refused save, and the end of the session. */
export function useCampaignForm({ title, start, stored, onSave, outcome }: CampaignFormProps) {
  const scope = use(DraftContext);
  const [draft, setDraft] = useState(() => restored(start, scope?.values));
  const isGone = useIsGone();
  const [openedAt] = useState(Date.now);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const isDirty = changedFields(start, draft).length > 0;
  const changes = stored === undefined ? undefined : changedFields(stored, draft).length;
  const block = campaignBlockOf(draft, stored, openedAt);

  useWatchedForm({
    title,
    isDirty,
    values: () => ({ campaign: packed({ base: start, draft }) }),
  });

  const save = async () => {
    if (block !== undefined || changes === 0) return;
    setIsSaving(true);
    setProblem(undefined);
    try {
      await onSave(draft, openedAt);
    } catch (error) {
      if (isGone.current) outcome.failed(error);
      else setProblem(outcome.problemOf(error));
    } finally {
      setIsSaving(false);
    }
  };
  return { draft, setDraft, openedAt, isSaving, isDirty, changes, block, problem, save };
}

/** What was typed before stands in the form again; the rest is as it is now, for a colleague may have changed it since. */
function restored(start: CampaignDraft, values: Record<string, string> | undefined): CampaignDraft {
  const kept = unpacked<Record<'base' | 'draft', CampaignDraft>>(values?.campaign);
  if (!kept) return start;
  const { base, draft } = kept;
  const typed = changedFields(base, draft).map((field) => [field, draft[field]] as const);
  return { ...start, ...Object.fromEntries(typed) };
}

export type CampaignForm = ReturnType<typeof useCampaignForm>;

/** What is wrong with a field, as the server says it. */
export const faultOf = (form: CampaignForm, field: string): string | undefined =>
  form.problem?.fields?.find((each) => each.field === field)?.message;
