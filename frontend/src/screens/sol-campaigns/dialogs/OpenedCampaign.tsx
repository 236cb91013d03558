import {
  useExportSolCampaignsMutation,
  type Market,
  type SessionUser,
  type SolCampaign,
  useLazyCheckIfExistVeteleActiveQuery,
  useCreateSolCampaignMutation,
  useSetSolCampaignActiveMutation,
  type SolCampaignDraft,
} from '../../../api';
import { saveFile } from '../../../api/files';
import { useOutcome } from '../../../api/outcome';
import { ScopedExport } from '../../../kit/sol/ScopedExport';
import type { PagedSearch } from '../../../kit/list/usePagedSearch';
import { blankDraft, newCampaign, withMarket } from '../draft/campaignDraft';
import { filterOf, type CampaignFilter, type FilterValues } from '../place/campaignSearch';
import { canEdit } from '../rightsOf';
import type { CampaignDialog } from './CampaignDialog';
import { CampaignDescription } from './CampaignDescription';
import { EditCampaign } from './EditCampaign';
import { ImportCampaigns } from './ImportCampaigns';
import { t } from '../../../texts/solCampaigns.gen';
import { Dialog } from '../../../ui/dialogs/Dialog';
import type { DialogSteps } from '../../../ui/dialogs/DialogSteps';
import { ModelList, type ModelListProps } from '../form/ModelList';
import { useNavigate } from 'react-router-dom';
import { useNotices } from '../../../api/notices';
import { problemOf } from '../../../api/problem';
import { useHere } from '../../../kit/market-model/useWayBack';
import { campaignTexts } from '../../../texts';
import { priceListOf } from '../place/campaignPlace';
import { useState } from 'react';
import { CampaignFormDialog } from '../form/CampaignFormDialog';
import { useModelsImport } from '../form/useModelsImport';
import { ModelsField } from '../form/ModelsField';
import { useCampaignForm } from '../form/useCampaignForm';
import { ConfirmChange } from '../../../kit/record/ConfirmChange';
import { OverlapWarning } from '../overlaps/OverlapWarning';

interface ToggleCampaignProps {
  campaign: SolCampaign;
  onChanged: (id: number) => void;
  onClose: () => void;
}

/** Asks, then activates or deactivates a campaign; the list is read again. Before it is active it says what it overlaps. */
function ToggleCampaign({ campaign, onChanged, onClose }: ToggleCampaignProps) {
  const { id, active, description, country } = campaign;
  const outcome = useOutcome();
  const [setActive] = useSetSolCampaignActiveMutation();
  const set = (wanted: boolean) =>
    setActive({ id, active: wanted ? 'true' : 'false', user: outcome.me }).unwrap();
  const act = active ? t('Deactivate') : t('Activate');
  return (
    <ConfirmChange
      title={act}
      about={
        active
          ? t('Deactivate {id} {description} in {country}?', {
              id,
              description,
              country: country.description,
            })
          : t('Activate {id} {description} in {country}?', { id, description, country: country.description })
      }
      message={
        <>
          {campaignTexts.question.replace('{id}', String(id))}
          {!active && campaign.solCampaignModel.length > 0 && (
            <OverlapWarning draft={asChecked(campaign)} act="activate" />
          )}
        </>
      }
      answers={{ confirmLabel: act }}
      change={() => set(!active)}
      undo={() => set(active)}
      outcome={outcome}
      onChanged={() => onChanged(id)}
      onClose={onClose}
    />
  );
}

const asChecked = (campaign: SolCampaign): SolCampaignDraft => ({
  id: campaign.id,
  idCountry: campaign.country.id,
  campaignType: campaign.campaignType,
  dateTimeStartUTC: campaign.dateTimeStartUTC,
  dateTimeEndUTC: campaign.dateTimeEndUTC,
  solCampaignModel: campaign.solCampaignModel.map(({ vetele }) => ({ vetele })),
});

interface NewCampaignProps {
  markets: readonly Market[];
  idCountry: string;
  onCreated: (id: number) => void;
  onClose: () => void;
}

/** A new campaign of a market; it starts active. */
function NewCampaign({ markets, idCountry, onCreated, onClose }: NewCampaignProps) {
  const outcome = useOutcome();
  const [create] = useCreateSolCampaignMutation();
  const [start] = useState(() => {
    const market =
      markets.find(({ id }) => id === idCountry) ?? (markets.length === 1 ? markets[0] : undefined);
    return market ? withMarket(blankDraft, market) : blankDraft;
  });
  const title = t('New campaign');
  const form = useCampaignForm({
    title,
    start,
    outcome,
    onSave: async (draft) => {
      const { currency: shownCurrency } = draft;
      const id = await create({ shownCurrency, newSolCampaign: newCampaign(draft) }).unwrap();
      onCreated(id);
      onClose();
      outcome.succeeded(campaignTexts.created);
    },
  });
  const workbook = useModelsImport(form);
  return (
    <>
      <CampaignFormDialog
        title={title}
        form={form}
        markets={markets}
        onClose={onClose}
        subtitle={t("Dates and times follow the campaign's time zone.")}
        models={<ModelsField form={form} onImport={workbook.start} />}
      />
      {workbook.dialogs}
    </>
  );
}

/** The way from a model of a campaign to its prices, after a check that the model is active. */
function usePriceLinks(user: Pick<SessionUser, 'priceConfEnabled'>, filters: FilterValues) {
  const [check] = useLazyCheckIfExistVeteleActiveQuery();
  const navigate = useNavigate();
  const notices = useNotices();
  const here = useHere();

  return (campaign: Pick<SolCampaign, 'id' | 'country'>) => ({
    onPrices: async (vetele: string) => {
      const { error, isSuccess } = await check({ vetele });
      if (isSuccess) return navigate(priceListOf(campaign, vetele, filters), { state: here });
      const problem = problemOf(error);
      notices.showFailure(problem.status === 404 ? campaignTexts.modelNotActive : problem);
    },
    ...(!user.priceConfEnabled && { pricesBlock: t('You may not open the price configurator.') }),
  });
}

interface CampaignModelsProps extends Pick<ModelListProps, 'onPrices' | 'pricesBlock'> {
  campaign: SolCampaign;
  steps?: DialogSteps;
  onClose: () => void;
}

/** The models of a campaign that is only read: by HQ, or because it is not active. */
function CampaignModels({ campaign, steps, onClose, ...prices }: CampaignModelsProps) {
  const { id, description, solCampaignModel } = campaign;
  return (
    <Dialog
      title={t('Models of campaign {id}', { id })}
      subtitle={description}
      width={680}
      cancelLabel={t('Close')}
      steps={steps}
      onClose={onClose}
    >
      <ModelList models={solCampaignModel} empty={t('This campaign has no models.')} {...prices} />
    </Dialog>
  );
}

export interface OpenedCampaignProps {
  opened: CampaignDialog;
  user: SessionUser;
  markets: readonly Market[];
  search: Pick<PagedSearch<CampaignFilter>, 'filters' | 'mark'>;
  /** From a campaign to those before and after it in the list. */
  steps?: DialogSteps;
  onClose: () => void;
}

export function OpenedCampaign(props: OpenedCampaignProps) {
  const { opened, user, markets, search, steps, onClose } = props;
  const prices = usePriceLinks(user, search.filters);
  const filter = filterOf(search.filters);

  switch (opened.kind) {
    case 'new':
      return (
        <NewCampaign
          markets={markets}
          onClose={onClose}
          idCountry={search.filters.idCountry}
          onCreated={search.mark}
        />
      );
    case 'edit':
      return (
        <EditCampaign
          key={opened.id}
          id={opened.id}
          steps={steps}
          markets={markets}
          prices={prices}
          onClose={onClose}
          onSaved={search.mark}
        />
      );
    case 'models':
      return (
        <CampaignModels
          key={opened.row.id}
          campaign={opened.row}
          steps={steps}
          {...prices(opened.row)}
          onClose={onClose}
        />
      );
    case 'description':
      return (
        <CampaignDescription
          campaign={opened.row}
          canEdit={canEdit(user, opened.row)}
          onSaved={search.mark}
          onClose={onClose}
        />
      );
    case 'toggle':
      return <ToggleCampaign campaign={opened.row} onChanged={search.mark} onClose={onClose} />;
    case 'export':
      return <ExportCampaigns filter={filter} onClose={onClose} />;
    case 'import':
      return <ImportCampaigns markets={markets} filter={filter} onClose={onClose} />;
  }
}

function ExportCampaigns({ filter, onClose }: { filter: ReturnType<typeof filterOf>; onClose: () => void }) {
  const outcome = useOutcome();
  const [exportCampaigns] = useExportSolCampaignsMutation();
  return (
    <ScopedExport
      subtitle={t('Discounts campaigns; the workbook can be imported again')}
      all={t('Every campaign of your markets.')}
      onExport={async (scope) =>
        saveFile(await exportCampaigns({ scope, solCampaignFilter: scope === 'true' ? {} : filter }).unwrap())
      }
      outcome={outcome}
      onClose={onClose}
    />
  );
}
