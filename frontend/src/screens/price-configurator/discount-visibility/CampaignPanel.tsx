import { ArrowRight } from 'lucide-react';
import { useId, useState } from 'react';
import { type SolCampaign, useUpdateSolCampaignMutation, type SavedMessage } from '../../../api';
import { problemOf } from '../../../api/problem';
import { useSessionUser } from '../../../api/session';
import { ConflictDialog } from '../../../kit/versioned/ConflictDialog';
import { oneLine } from '../../../../../contracts/rules/one-line';
import { onlineVisibilityTexts, campaignTexts } from '../../../texts';
import { Button } from '../../../ui/navigation/Button';
import { Pill } from '../../../ui/data/Pill';
import type { OnlineData } from '../online/useOnlineData';
import { RestoredEdits } from '../../../kit/versioned/RestoredEdits';
import { saveKeys } from '../../../ui/saveKeys';
import { useKeptFocus } from '../../../ui/dialogs/useKeptFocus';
import { CardSave } from '../save/CardSave';
import { useTellEdits } from '../save/otherEdits';
import { CampaignFacts } from './CampaignFacts';
import {
  campaignBlockOf,
  conflictFields,
  settledValues,
  valuesOf,
  changesOf,
  wireOf,
  type CampaignValues,
} from './campaignEdits';
import { t } from '../../../texts/priceConfigurator.gen';
import { useNotices } from '../../../api/notices';
import { useOutcome } from '../../../api/outcome';
import { confirmDiscounts } from '../../../kit/sol/discounts';
import { useStoredOrSent } from '../../../kit/versioned/useStoredOrSent';
import { useUnsavedEdits } from '../../../kit/versioned/useUnsavedEdits';
import { useVersionedSave, type VersionedEdit } from '../../../kit/versioned/useVersionedSave';
import { classes } from '../../../ui/classes';
import styles from './discount-visibility.module.css';
import { CardColumn } from '../../../kit/market-model/PageCard';
import textStyles from '../../../ui/text.module.css';
import inputStyles from '../../../ui/fields/input.module.css';
import { Row } from '../../../ui/Row';
import layoutStyles from '../../../ui/layout.module.css';

const asRead = (campaign: SolCampaign): SolCampaign => campaign;

/** A campaign while it is edited. `me` goes into the path; the server takes who acts from the session. */
function useCampaignEdits({ campaign, mask, me, reload }: CampaignPanelProps) {
  const notices = useNotices();
  const { stored = campaign, readAgain } = useStoredOrSent(campaign, asRead, reload, {
    unread: t('The campaign is saved, but could not be read again. The screen shows what was sent.'),
    onUnread: notices.toastFailure,
  });
  const { edits, setEdits, count, draft } = useUnsavedEdits<VersionedEdit<SolCampaign, CampaignValues>>({
    subject: t('campaign {id}', { id: campaign.id }),
    version: campaign.version,
    slot: 'online-campaign',
    countOf: ({ over, mine }) => changesOf(valuesOf(over), mine),
    versionOf: ({ over }) => over.version,
    currency: campaign.country.currency,
    currencyOf: ({ mine }) => mine.currency,
  });
  const [isBusy, setIsBusy] = useState(false);
  const [updateCampaign] = useUpdateSolCampaignMutation();
  const saving = useVersionedSave<SolCampaign, CampaignValues, SavedMessage>({
    send: ({ over: { version }, mine }) =>
      updateCampaign({
        id: campaign.id,
        flag: 'false',
        userAlias: me,
        shownCurrency: mine.currency,
        solCampaignInput: { version, ...wireOf(mine) },
      }).unwrap(),
    problemOf,
    async onSaved({ message, version }, { over, mine }) {
      setEdits(undefined);
      await readAgain({ ...over, ...wireOf(mine), version: version ?? over.version });
      notices.toastSuccess(message);
    },
  });

  return {
    now: edits?.mine ?? valuesOf(stored),
    stored,
    changes: count,
    draft,
    isBusy,
    saving,
    change: (change: Partial<CampaignValues>) =>
      setEdits((held) => {
        const { over, mine, openedAt } = held ?? {
          over: stored,
          mine: valuesOf(stored),
          openedAt: Date.now(),
        };
        return { over, mine: { ...mine, ...change }, openedAt };
      }),
    rollback: () => setEdits(undefined),
    save: async () => {
      if (!edits) return;
      const name = t('{discTot}, campaign {id}', { discTot: campaignTexts.discTot, id: campaign.id });
      const before = valuesOf(edits.over);
      if (!(await confirmDiscounts(name, before, edits.mine, mask))) return;
      setIsBusy(true);
      await saving.save(edits).catch((error: unknown) => notices.showFailure(problemOf(error)));
      setIsBusy(false);
    },
  };
}

type CampaignEditing = ReturnType<typeof useCampaignEdits>;

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
export function CampaignPanel(props: CampaignPanelProps) {
  const { campaign, mask, canModify, onGoToCampaign } = props;
  const editing = useCampaignEdits(props);
  const { now, stored } = editing;
  const { solEnabledFrontEnd: mayOpenCampaigns } = useSessionUser();
  useTellEdits('discount_and_visibility', t('Campaign'), editing.changes);
  const canEdit = canModify && campaign.active;
  const canSave = editing.changes > 0 && !editing.isBusy && campaignBlockOf(campaign, now) === undefined;
  const { ref, isHeld } = useKeptFocus<HTMLInputElement>(editing.isBusy);

  return (
    <CardColumn {...saveKeys(() => canSave && editing.save())}>
      <RestoredEdits draft={editing.draft} isDirty={editing.changes > 0} onDiscard={editing.rollback} />
      <Row gap={10} margin="0 0 14px" className={classes(textStyles.medium, styles.head)}>
        <span className={classes(textStyles.muted, textStyles.small)}>{t('Campaign')}</span>
        <b className={textStyles.num}>{campaign.id}</b>
        {canEdit ? (
          <span className={classes(inputStyles.input, inputStyles.compact, styles.description)}>
            <input
              ref={ref}
              type="text"
              aria-label={t('Description')}
              autoComplete="off"
              maxLength={500}
              disabled={editing.isBusy && !isHeld}
              readOnly={isHeld}
              value={oneLine(now.description)}
              onChange={({ target }) => editing.change({ description: target.value })}
            />
          </span>
        ) : (
          <span>{campaign.description}</span>
        )}
        <Pill tone={campaign.active ? 'ok' : 'neutral'}>
          {campaign.active ? t('Active') : t('Not active')}
        </Pill>
        {mayOpenCampaigns && (
          <Button
            size="m"
            className={layoutStyles.end}
            icon={ArrowRight}
            onClick={() => onGoToCampaign(campaign)}
          >
            {onlineVisibilityTexts.goToCampaign}
          </Button>
        )}
      </Row>
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
        outcome={useOutcome()}
      />
    </CardColumn>
  );
}

function CampaignActions({ campaign, editing }: { campaign: SolCampaign; editing: CampaignEditing }) {
  const reasonId = useId();
  const { changes, isBusy, now } = editing;
  const reason = changes > 0 ? campaignBlockOf(campaign, now) : undefined;

  return (
    <Row margin="12px 0 0" className={styles.actions}>
      <CardSave
        label={t('Save campaign')}
        reason={reason}
        reasonId={reasonId}
        changes={changes}
        isBusy={isBusy}
        onRollback={editing.rollback}
        onSave={editing.save}
      />
    </Row>
  );
}
