import { use, useState } from 'react';
import { oneLine } from '../../../../../contracts/rules/one-line';
import type { SolCampaign } from '../../../api';
import { useOutcome } from '../../../api/outcome';
import { useIsGone } from '../../../ui/useIsGone';
import { DraftContext } from '../../../kit/form/DraftContext';
import { Button } from '../../../ui/navigation/Button';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { Field } from '../../../ui/fields/Field';
import { Message } from '../../../ui/feedback/Message';
import { TextArea } from '../../../ui/fields/TextArea';
import { draftOf } from '../draft/campaignDraft';
import { useWatchedForm } from '../../../kit/form/useWatchedForm';
import { CampaignConflictDialog } from './CampaignConflictDialog';
import { useUpdateCampaign } from './useUpdateCampaign';
import { t } from '../../../texts/solCampaigns.gen';
import layoutStyles from '../../../ui/layout.module.css';

export interface CampaignDescriptionProps {
  campaign: SolCampaign;
  /** Only of an active campaign, and never by HQ. */
  canEdit: boolean;
  onSaved: (id: number) => void;
  onClose: () => void;
}

const maxLength = 500;

/** The description in full; everybody may read it. */
export function CampaignDescription({ campaign, canEdit, onSaved, onClose }: CampaignDescriptionProps) {
  const outcome = useOutcome();
  const isGone = useIsGone();
  const [openedAt] = useState(Date.now);
  const typed = use(DraftContext)?.values?.description;
  const [text, setText] = useState(typed ?? campaign.description);
  const [failure, setFailure] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const isDirty = text !== campaign.description;
  const title = t('Description of campaign {id}', { id: campaign.id });
  useWatchedForm({ title, isDirty: canEdit && isDirty, values: () => ({ description: text }) });
  const isBlank = text.trim() === '';
  const { save, saving } = useUpdateCampaign(({ over: { id } }) => {
    onSaved(id);
    onClose();
  });
  const submit = async () => {
    if (!isDirty || isBlank) return;
    setIsSaving(true);
    setFailure(undefined);
    const mine = { ...draftOf(campaign), description: text };
    await save({ over: campaign, mine, openedAt }).catch((error: unknown) => {
      if (isGone.current) outcome.failed(error);
      else setFailure(outcome.problemOf(error).message);
    });
    setIsSaving(false);
  };

  return (
    <>
      <Dialog
        title={title}
        subtitle={
          canEdit ? undefined : t('Read-only: only a market changes it, while the campaign is active.')
        }
        dirty={canEdit && isDirty}
        cancelLabel={canEdit ? undefined : t('Close')}
        saving={isSaving}
        onSubmit={canEdit ? submit : undefined}
        onClose={onClose}
        actions={
          canEdit && (
            <Button type="submit" variant="primary" pending={isSaving} disabled={!isDirty || isBlank}>
              {t('Save')}
            </Button>
          )
        }
      >
        <div className={layoutStyles.stack}>
          {failure && <Message tone="error">{failure}</Message>}
          <Field
            label={t('Description')}
            required={canEdit}
            locked={!canEdit}
            error={isBlank && canEdit ? t('A description is needed.') : undefined}
            counter={canEdit ? { length: text.length, max: maxLength } : undefined}
          >
            <TextArea
              rows={4}
              maxLength={maxLength}
              value={text}
              onValue={(next) => setText(oneLine(next))}
            />
          </Field>
        </div>
      </Dialog>
      <CampaignConflictDialog saving={saving} />
    </>
  );
}
