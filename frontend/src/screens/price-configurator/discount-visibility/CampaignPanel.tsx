import { ArrowRight, CircleAlert, Save, Undo2 } from 'lucide-react';
import { useId } from 'react';
import type { SolCampaign } from '../../../api';
import { problemOf } from '../../../api/problem';
import { ConflictDialog } from '../../../kit/versioned/ConflictDialog';
import { onlineVisibilityTexts } from '../../../texts';
import { Button } from '../../../ui/navigation/Button';
import { Pill } from '../../../ui/data/Pill';
import type { OnlineData } from '../online/useOnlineData';
import { RestoredEdits } from '../../../kit/versioned/RestoredEdits';
import { saveKeys } from '../../../kit/form/saveKeys';
import { useKeptFocus } from '../../../ui/dialogs/useKeptFocus';
import { useTellEdits } from '../save/otherEdits';
import { CampaignFacts } from './CampaignFacts';
import { campaignBlockOf, conflictFields, settledValues, valuesOf } from './campaignEdits';
import { useCampaignEdits, type CampaignEditing } from './useCampaignEdits';
import { t } from '../../../texts/priceConfigurator';

export interface CampaignPanelProps {
  campaign: SolCampaign;
  mask: string;
  canModify: boolean;
  /** The acting user's name. */
  me: string;
  reload: OnlineData['reload'];
  onGoToCampaign: (campaign: SolCampaign) => void;
}

/** The campaign that runs for the vehicle: description and discounts are edited here, the rest on the screen of campaigns. */
export function CampaignPanel({ campaign, mask, canModify, me, reload, onGoToCampaign }: CampaignPanelProps) {
  const editing = useCampaignEdits(campaign, me, reload);
  const { now, stored } = editing;
  useTellEdits('discount_and_visibility', t('Campaign'), editing.changes);
  const canEdit = canModify && campaign.active;
  const canSave = editing.changes > 0 && !editing.isBusy && campaignBlockOf(campaign, now) === undefined;
  const { ref, isHeld } = useKeptFocus<HTMLInputElement>(editing.isBusy);

  return (
    <div className="campaign" {...saveKeys(() => canSave && editing.save())}>
      <RestoredEdits draft={editing.draft} isDirty={editing.changes > 0} onDiscard={editing.rollback} />
      <div className="campaign-head">
        <span className="campaign-label">{t('Campaign')}</span>
        <b className="num">{campaign.id}</b>
        {canEdit ? (
          <input
            ref={ref}
            type="text"
            className="campaign-description"
            aria-label={t('Description')}
            autoComplete="off"
            maxLength={500}
            disabled={editing.isBusy && !isHeld}
            readOnly={isHeld}
            value={now.description}
            onChange={({ target }) => editing.change({ description: target.value })}
          />
        ) : (
          <span className="campaign-name">{campaign.description}</span>
        )}
        <Pill tone={campaign.active ? 'ok' : 'neutral'}>
          {campaign.active ? t('Active') : t('Not active')}
        </Pill>
        <span className="campaign-go">
          <Button size="m" icon={ArrowRight} onClick={() => onGoToCampaign(campaign)}>
            {onlineVisibilityTexts.goToCampaign}
          </Button>
        </span>
      </div>
      <CampaignFacts
        campaign={campaign}
        now={now}
        stored={valuesOf(stored)}
        mask={mask}
        canEdit={canEdit}
        isBusy={editing.isBusy}
        onChange={editing.change}
      />
      {canEdit && <CampaignActions campaign={campaign} editing={editing} />}
      <ConflictDialog
        saving={editing.saving}
        title={t('A colleague changed campaign {id}', { id: campaign.id })}
        subtitle={stored.description}
        valuesOf={valuesOf}
        fieldsOf={(versions) => conflictFields(versions, mask)}
        merge={settledValues}
        outcome={{ me, problemOf }}
      />
    </div>
  );
}

function CampaignActions({ campaign, editing }: { campaign: SolCampaign; editing: CampaignEditing }) {
  const reasonId = useId();
  const { changes, isBusy, now } = editing;
  const reason = changes > 0 ? campaignBlockOf(campaign, now) : undefined;

  return (
    <div className="campaign-actions">
      <span id={reasonId} className="campaign-reason" role="status">
        {reason && (
          <>
            <CircleAlert size={15} aria-hidden /> {reason}
          </>
        )}
      </span>
      <Button size="m" icon={Undo2} disabled={changes === 0 || isBusy} onClick={editing.rollback}>
        {t('Rollback')}
      </Button>
      <Button
        size="m"
        variant="primary"
        icon={Save}
        pending={isBusy}
        disabled={changes === 0 || reason !== undefined}
        aria-describedby={reason ? reasonId : undefined}
        onClick={editing.save}
      >
        {t('Save campaign')}
      </Button>
    </div>
  );
}
