import { useState } from 'react';
import { useCreateSolCampaignMutation, type Market } from '../../../api';
import { useOutcome } from '../../../api/outcome';
import { campaignTexts } from '../../../texts';
import { blankDraft, newCampaign, withMarket } from '../draft/campaignDraft';
import { CampaignFormDialog } from '../form/CampaignFormDialog';
import { useModelsImport } from '../form/useModelsImport';
import { ModelsField } from '../form/ModelsField';
import { useCampaignForm } from '../form/useCampaignForm';
import { t } from '../../../texts/solCampaigns';

export interface NewCampaignProps {
  markets: readonly Market[];
  idCountry: string;
  onCreated: (id: number) => void;
  onClose: () => void;
}

/** A new campaign of a market; it starts active. */
export function NewCampaign({ markets, idCountry, onCreated, onClose }: NewCampaignProps) {
  const outcome = useOutcome();
  const [create] = useCreateSolCampaignMutation();
  const [start] = useState(() => {
    const market =
      markets.find(({ id }) => id === idCountry) ?? (markets.length === 1 ? markets[0] : undefined);
    return market ? withMarket(blankDraft, market) : blankDraft;
  });
  const title = t('New campaign');
  const form = useCampaignForm({
    ...{ title, start },
    problemOf: outcome.problemOf,
    onSave: async (draft) => {
      const id = await create({ newSolCampaign: newCampaign(draft) }).unwrap();
      onCreated(id);
      onClose();
      outcome.succeeded(campaignTexts.created);
    },
  });
  const workbook = useModelsImport(form);
  return (
    <>
      <CampaignFormDialog
        {...{ title, form, markets, onClose }}
        subtitle={t("Dates and times follow the campaign's time zone.")}
        models={<ModelsField form={form} onImport={workbook.start} />}
      />
      {workbook.dialogs}
    </>
  );
}
