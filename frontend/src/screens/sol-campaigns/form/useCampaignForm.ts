import { use, useState } from 'react';
import { DraftContext } from '../../../kit/form/DraftContext';
import type { SolCampaign } from '../../../api';
import { packed, unpacked } from '../../../kit/versioned/keptEdits';
import type { Problem } from '../../../kit/form/FieldDefinition';
import type { Outcome } from '../../../kit/record/RecordCalls';
import { useIsGone } from '../../../ui/useIsGone';
import { campaignBlockOf, changedFields, draftOf, type CampaignDraft } from '../draft/campaignDraft';
import { useWatchedForm } from '../../../kit/form/useWatchedForm';

export interface CampaignFormProps {
  title: string;
  start: CampaignDraft;
  /** The campaign that is edited, as it was read when that began; see useCampaignToEdit. */
  over?: SolCampaign;
  /** Asked before anything is stored; false: nothing is. */
  confirm?: (draft: CampaignDraft) => Promise<boolean>;
  onSave: (draft: CampaignDraft, openedAt: number) => Promise<unknown>;
  outcome: Pick<Outcome, 'problemOf' | 'failed'>;
}

/** A campaign in a form. What is typed outlives a refused save, and the end of the session. */
export function useCampaignForm({ title, start, over, confirm, onSave, outcome }: CampaignFormProps) {
  const scope = use(DraftContext);
  const [draft, setDraft] = useState(() => keptIn(scope?.values)?.draft ?? start);
  const isGone = useIsGone();
  const [openedAt] = useState(Date.now);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const isDirty = changedFields(start, draft).length > 0;
  const stored = over && draftOf(over);
  const changes = stored === undefined ? undefined : changedFields(stored, draft).length;
  const block = campaignBlockOf(draft, stored, openedAt);

  useWatchedForm({
    title,
    isDirty,
    values: () => ({ campaign: packed({ over, draft }) }),
  });

  const save = async () => {
    if (block !== undefined || changes === 0 || (await confirm?.(draft)) === false) return;
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

const keptIn = (values: Record<string, string> | undefined) =>
  unpacked<{ over?: SolCampaign; draft: CampaignDraft }>(values?.campaign);

/** What is typed into a form is meant for the campaign as it was then: a colleague's change since is asked about, not overwritten. */
export function useCampaignToEdit(read: SolCampaign): SolCampaign {
  const kept = keptIn(use(DraftContext)?.values)?.over;
  // Whatever is read meanwhile, the form keeps what it began with.
  const [campaign] = useState(kept ?? read);
  return campaign;
}

export type CampaignForm = ReturnType<typeof useCampaignForm>;

/** What is wrong with a field, as the server says it. */
export const faultOf = (form: CampaignForm, field: string): string | undefined =>
  form.problem?.fields?.find((each) => each.field === field)?.message;
