import { Navigate, useSearchParams, useNavigate } from 'react-router-dom';
import { readCampaignPlace } from './place/campaignPlace';
import { useCallback, useId, useMemo } from 'react';
import {
  useFindSolCampaignsPagedQuery,
  type SolCampaignPage,
  type Market,
  type SessionUser,
} from '../../api';
import { useCurrentLanguage, usePageSize } from '../../api/preferences';
import { failureOf } from '../../api/problem';
import { useMarketUser } from '../../api/countryNames';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import { useDialogOfAddress } from '../../kit/form/useDialogOfAddress';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { useRecordSteps } from '../../kit/record/useRecordSteps';
import { useFilterPanel } from '../../kit/list/useFilterPanel';
import { usePagedSearch, type PagedSearch } from '../../kit/list/usePagedSearch';
import { FilterTag } from '../../ui/data/FilterTag';
import { unsavedChanges } from '../../ui/dialogs/unsavedChanges';
import { CampaignConflictDialog } from './dialogs/CampaignConflictDialog';
import { dialogOf, isDialogOf, type CampaignDialog, type OpenCampaign } from './dialogs/CampaignDialog';
import { OpenedCampaign } from './dialogs/OpenedCampaign';
import { CampaignGrid } from './grid/CampaignGrid';
import { useGridEditing } from './grid/useGridEditing';
import { activeCampaignFilters, noDays } from './place/activeCampaignFilters';
import { CampaignFilters } from './place/CampaignFilters';
import { campaignSearch, filterOf, type CampaignFilter, type CampaignSortKey } from './place/campaignSearch';
import { canWrite } from './rightsOf';
import { CampaignTimeline } from './timeline/CampaignTimeline';
import { RestoredRows } from '../../kit/inline-edit/RestoredRows';
import { solMarketsOf, useSolMarkets, type SolMarket } from '../../api/solMarkets';
import { ArrowLeft, Download, Filter, Plus, Upload } from 'lucide-react';
import { campaignTexts, onlineListTexts, shellTexts } from '../../texts';
import { Button } from '../../ui/navigation/Button';
import { PageHead } from '../../ui/navigation/PageHead';
import { t } from '../../texts/solCampaigns.gen';
import styles from './sol-campaigns.module.css';
import tableCardStyles from '../../ui/data/table-card.module.css';

interface CampaignsHeadProps {
  canWrite: boolean;
  /** Where one came from; null: not from the price configurator. */
  priceList: string | null;
  filters: { id: string; isOpen: boolean; toggle: () => void };
  onOpen: OpenCampaign;
}

/** The title and what can be done with the campaigns as a whole; HQ neither creates nor imports any. */
function CampaignsHead({ canWrite, priceList, filters, onOpen }: CampaignsHeadProps) {
  const navigate = useNavigate();
  return (
    <PageHead
      title={shellTexts.discountsCampaigns}
      help={
        canWrite
          ? t("Online discounts of your markets. Times follow each campaign's time zone.")
          : t(
              "Online discounts of the markets, read-only for headquarters. Times follow each campaign's time zone.",
            )
      }
      actions={
        <>
          {priceList !== null && (
            <Button icon={ArrowLeft} onClick={() => navigate(priceList)}>
              {campaignTexts.backToPriceConfigurator}
            </Button>
          )}
          <Button
            icon={Filter}
            className={styles.filterToggle}
            aria-expanded={filters.isOpen}
            aria-controls={filters.isOpen ? filters.id : undefined}
            onClick={filters.toggle}
          >
            {t('Filters')}
          </Button>
          {canWrite && (
            <Button icon={Upload} onClick={() => onOpen({ kind: 'import' })}>
              {onlineListTexts.import}
            </Button>
          )}
          <Button icon={Download} onClick={() => onOpen({ kind: 'export' })}>
            {onlineListTexts.export}
          </Button>
          {canWrite && (
            <Button variant="primary" icon={Plus} onClick={() => onOpen({ kind: 'new' })}>
              {t('New campaign')}
            </Button>
          )}
        </>
      }
    />
  );
}

interface CampaignMarkets {
  /** Those whose campaigns are read: every market for HQ users, else the own ones that sell online (decision A-18). */
  readable: readonly SolMarket[];
  own: readonly Market[];
}

const none: readonly SolMarket[] = [];

/** The markets of the campaigns. Stable between renders. */
function useCampaignMarkets(user: SessionUser): CampaignMarkets {
  const readable = useSolMarkets(user) ?? none;
  return useMemo(() => ({ readable, own: solMarketsOf(user, user.countries) }), [user, readable]);
}

export function Campaigns({ priceList }: { priceList: string | null }) {
  const user = useMarketUser();
  const { readable: markets, own } = useCampaignMarkets(user);
  const search = usePagedSearch(campaignSearch, '', usePageSize());
  const list = useCampaigns(search, user.isHQUser);
  const dialog = useOpenedDialog<CampaignDialog>();
  const { open } = dialog;
  const steps = useRecordSteps({
    isShown: (row) => isDialogOf(dialog.opened, row),
    open: (row) => open(dialogOf(user, row)),
    close: dialog.close,
    search,
    list,
  });
  const grid = useGridEditing(search);
  const onOpen = useAskingOpen(open);
  useDialogOfAddress(onOpen, canWrite(user) ? ['new', 'import', 'export'] : ['export']);
  const timeline = useTimelineOf(search, list.currentData, grid.place?.id);
  const filters = useFilterToggle();
  const active = activeCampaignFilters(search.filters, markets);

  return (
    <div className={tableCardStyles.screen}>
      <CampaignsHead priceList={priceList} filters={filters} onOpen={onOpen} canWrite={canWrite(user)} />
      <OpenedDialog state={dialog}>
        {(opened) => (
          <OpenedCampaign
            opened={opened}
            user={user}
            search={search}
            markets={own}
            steps={steps}
            onClose={dialog.close}
          />
        )}
      </OpenedDialog>
      <CampaignConflictDialog saving={grid.saving} />
      {filters.isOpen && (
        <CampaignFilters id={filters.id} isHq={user.isHQUser} markets={markets} search={search} />
      )}
      <RestoredRows drafts={grid.editing.drafts} />
      <CampaignTimeline {...timeline} />
      <CampaignGrid
        user={user}
        markets={markets}
        search={search}
        list={list}
        grid={grid}
        active={active}
        onOpen={onOpen}
        failure={failureOf(list)}
        tags={active.map(({ name, tag }) => (
          <FilterTag key={name} label={tag} onRemove={() => search.clear(name)} />
        ))}
      />
    </div>
  );
}

function useCampaigns(search: PagedSearch<CampaignFilter, CampaignSortKey>, isHqUser: boolean) {
  const { page, size, sortBy, sortDesc } = search;
  const { code: language } = useCurrentLanguage();
  return useFindSolCampaignsPagedQuery(
    { page, size, sortBy, sortDesc, isHqUser, language, solCampaignFilter: filterOf(search.filters) },
    { refetchOnMountOrArgChange: true },
  );
}

/** The timeline shows every campaign of the filters; what is chosen there is marked in the list, or looked for. */
function useTimelineOf(
  search: PagedSearch<CampaignFilter, CampaignSortKey>,
  shown: SolCampaignPage | undefined,
  editedId: number | undefined,
) {
  const { filters, mark, markedId } = search;
  const filter = useMemo(() => filterOf({ ...filters, idCampaign: '' }), [filters]);
  const named = filterOf(filters).id ?? undefined;
  return {
    filter,
    selectedId: typeof markedId === 'number' ? markedId : (editedId ?? named),
    onSelect: (id: number) => {
      if (!shown?.content.some((row) => row.id === id))
        return search.search({ ...noDays, idCampaign: String(id) });
      mark(id);
      document.querySelector(`[data-campaign="${id}"]`)?.scrollIntoView({ block: 'nearest' });
    },
  };
}

function useFilterToggle() {
  const id = useId();
  const [isOpen, setIsOpen] = useFilterPanel();
  return { id, isOpen, toggle: () => setIsOpen(!isOpen) };
}

const storesNothing = ({ kind }: CampaignDialog) => kind === 'export' || kind === 'models';

/** What is open over the list; a dialog that stores a campaign asks first while a row holds something that is not saved. */
function useAskingOpen(open: (wanted: CampaignDialog) => void) {
  return useCallback(
    (wanted: CampaignDialog) =>
      storesNothing(wanted) ? open(wanted) : unsavedChanges.leaveFor(() => open(wanted)),
    [open],
  );
}

export function SolCampaignsScreen() {
  const [params] = useSearchParams();
  const { priceList, restored } = readCampaignPlace(params);
  if (restored !== null) return <Navigate to={restored} replace />;
  return <Campaigns priceList={priceList} />;
}
