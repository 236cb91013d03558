import { useExportSolCampaignsMutation, type Market, type SessionUser } from '../../../api';
import { saveFile } from '../../../api/files';
import { useOutcome } from '../../../api/outcome';
import { ScopedExport } from '../../../kit/online/ScopedExport';
import type { PagedSearch } from '../../../kit/list/usePagedSearch';
import { draftOf } from '../draft/campaignDraft';
import { filterOf, type CampaignFilter } from '../place/campaignSearch';
import { usePriceLinks } from '../place/usePriceLinks';
import { canEdit } from '../rightsOf';
import type { CampaignDialog } from './CampaignDialog';
import { CampaignDescription } from './CampaignDescription';
import { CampaignModels } from './CampaignModels';
import { EditCampaign } from './EditCampaign';
import { ImportCampaigns } from './ImportCampaigns';
import { NewCampaign } from './NewCampaign';
import { SettleCampaign } from './SettleCampaign';
import { ToggleCampaign } from './ToggleCampaign';
import { t } from '../../../texts/solCampaigns';

export interface OpenedCampaignProps {
  opened: CampaignDialog;
  user: SessionUser;
  markets: readonly Market[];
  search: Pick<PagedSearch<CampaignFilter>, 'filters' | 'mark'>;
  /** What was typed into a row has been stored another way. */
  onRowSaved: (id: number) => void;
  onClose: () => void;
}

export function OpenedCampaign(props: OpenedCampaignProps) {
  const { opened, user, markets, search, onRowSaved, onClose } = props;
  const outcome = useOutcome();
  const prices = usePriceLinks(user, search.filters);
  const filter = filterOf(search.filters);

  switch (opened.kind) {
    case 'new':
      return (
        <NewCampaign {...{ markets, onClose }} idCountry={search.filters.idCountry} onCreated={search.mark} />
      );
    case 'edit':
      return <EditCampaign id={opened.id} {...{ markets, prices, onClose }} onSaved={search.mark} />;
    case 'models':
      return <CampaignModels campaign={opened.row} {...prices(opened.row)} onClose={onClose} />;
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
      return <ImportCampaigns {...{ markets, filter, onClose }} />;
    case 'conflict': {
      const { edit, conflict } = opened;
      const { id } = edit.row;
      return (
        <SettleCampaign
          clash={{ before: draftOf(edit.row), mine: edit.now, conflict }}
          openedAt={edit.openedAt}
          onSaved={(message) => {
            onRowSaved(id);
            onClose();
            outcome.noted(message);
          }}
          onClose={onClose}
        />
      );
    }
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
        saveFile(await exportCampaigns({ scope, solCampaignFilter: scope === 'ALL' ? {} : filter }).unwrap())
      }
      outcome={outcome}
      onClose={onClose}
    />
  );
}
