import { useState } from 'react';
import { useGetSolCampaignQuery, type Market, type SolCampaign } from '../../../api';
import { useCountryName } from '../../../api/countryNames';
import { useOutcome } from '../../../api/outcome';
import { failedRead } from '../../../api/problem';
import { Dialog } from '../../../ui/dialogs/Dialog';
import type { DialogSteps } from '../../../ui/dialogs/DialogSteps';
import { FailedState } from '../../../ui/feedback/FailedState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { draftOf } from '../draft/campaignDraft';
import { CampaignFormDialog } from '../form/CampaignFormDialog';
import { useModelsImport } from '../form/useModelsImport';
import type { ModelListProps } from '../form/ModelList';
import { ModelsField } from '../form/ModelsField';
import { useCampaignForm, useCampaignToEdit } from '../form/useCampaignForm';
import { CampaignConflictDialog } from './CampaignConflictDialog';
import { useUpdateCampaign } from './useUpdateCampaign';
import { t } from '../../../texts/solCampaigns.gen';
import layoutStyles from '../../../ui/layout.module.css';

export interface EditCampaignProps {
  id: number;
  markets: readonly Market[];
  prices: (campaign: SolCampaign) => Pick<ModelListProps, 'onPrices' | 'pricesBlock'>;
  onSaved: (id: number) => void;
  steps?: DialogSteps;
  onClose: () => void;
}

/** The campaign with its models, as it is stored now. */
export function EditCampaign(props: EditCampaignProps) {
  const { id, steps, onClose } = props;
  const [openedAt] = useState(Date.now);
  const { currentData, fulfilledTimeStamp, isError, error, refetch } = useGetSolCampaignQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  // What was read when it was open before may have been changed since, and the form keeps what it begins with.
  if (currentData && Number(fulfilledTimeStamp) >= openedAt)
    return <EditForm {...props} campaign={currentData} />;
  return (
    <Dialog title={titleOf(id)} width={880} cancelLabel={t('Close')} steps={steps} onClose={onClose}>
      {isError ? (
        <FailedState title={t('The campaign could not be read')} {...failedRead({ error, refetch })} />
      ) : (
        <div className={layoutStyles.stack} aria-busy="true">
          <Skeleton width="70%" height={18} />
          <Skeleton width="100%" height={36} />
          <Skeleton width="100%" height={36} />
        </div>
      )}
    </Dialog>
  );
}

const titleOf = (id: number) => t('Edit campaign {id}', { id });

function EditForm({
  id,
  campaign: read,
  markets,
  prices,
  onSaved,
  steps,
  onClose,
}: EditCampaignProps & { campaign: SolCampaign }) {
  const outcome = useOutcome();
  const title = titleOf(id);
  const { confirm, saving } = useUpdateCampaign(() => {
    onSaved(id);
    onClose();
  });
  const campaign = useCampaignToEdit(read);
  const stored = draftOf(campaign);
  const form = useCampaignForm({
    title,
    outcome,
    start: stored,
    over: campaign,
    confirm: (mine) => confirm(campaign, mine),
    onSave: (mine, openedAt) => saving.save({ over: campaign, mine, openedAt }),
  });
  const workbook = useModelsImport(form, id);
  const nameOf = useCountryName();

  return (
    <>
      <CampaignFormDialog
        title={title}
        form={form}
        stored={stored}
        id={id}
        markets={markets}
        steps={steps}
        onClose={onClose}
        subtitle={t('{nameOf} · times of {timeZone}', {
          nameOf: nameOf(campaign.country.id, campaign.country.description),
          timeZone: campaign.timeZone,
        })}
        models={<ModelsField form={form} id={id} onImport={workbook.start} {...prices(campaign)} />}
      />
      {workbook.dialogs}
      <CampaignConflictDialog saving={saving} />
    </>
  );
}
