import type { ReactNode } from 'react';
import type { Market } from '../../../api';
import { countOf } from '../../../kit/format/counts';
import { Button } from '../../../ui/navigation/Button';
import { Dialog } from '../../../ui/dialogs/Dialog';
import type { DialogSteps } from '../../../ui/dialogs/DialogSteps';
import { Message } from '../../../ui/feedback/Message';
import { draftToCheck, type CampaignDraft } from '../draft/campaignDraft';
import { OverlapWarning } from '../overlaps/OverlapWarning';
import { CampaignFields } from './CampaignFields';
import type { CampaignForm } from './useCampaignForm';
import { t } from '../../../texts/solCampaigns.gen';
import styles from './campaign-form.module.css';
import { classes } from '../../../ui/classes';
import layoutStyles from '../../../ui/layout.module.css';

export interface CampaignFormDialogProps {
  title: string;
  subtitle: string;
  form: CampaignForm;
  /** The campaign as it is stored, when one is edited: its market stays. */
  stored?: CampaignDraft;
  /** Of the campaign that is edited: it does not overlap itself. */
  id?: number;
  markets: readonly Market[];
  models: ReactNode;
  steps?: DialogSteps;
  onClose: () => void;
}

/** The form of a campaign, for a new one and for one that is there. */
export function CampaignFormDialog(props: CampaignFormDialogProps) {
  const { title, subtitle, form, stored, id, markets, models, steps, onClose } = props;
  const { draft, block, changes, problem, isSaving, isDirty, save } = form;
  const toCheck = draftToCheck(draft, id);
  const isUnchanged = changes === 0;

  return (
    <Dialog
      title={title}
      subtitle={subtitle}
      width={880}
      dirty={isDirty}
      status={isUnchanged ? t('Nothing changed yet') : (block ?? readyText(changes))}
      statusTone={block === undefined && !isUnchanged ? 'ok' : 'plain'}
      saving={isSaving}
      onSubmit={save}
      steps={steps}
      onClose={onClose}
      actions={
        <Button
          type="submit"
          variant="primary"
          pending={isSaving}
          disabled={block !== undefined || isUnchanged}
        >
          {t('Save')}
        </Button>
      }
    >
      <div className={classes(layoutStyles.stack, styles.form)}>
        {problem && <Message tone="error">{problem.message}</Message>}
        <CampaignFields form={form} stored={stored} markets={markets} />
        {models}
        {toCheck && <OverlapWarning draft={toCheck} />}
      </div>
    </Dialog>
  );
}

const readyText = (changes: number | undefined): string =>
  changes === undefined
    ? t('Ready to be saved')
    : t('{changes} not saved', { changes: countOf(changes, { one: t('change'), many: t('changes') }) });
