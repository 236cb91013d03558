import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetOverviewQuery, type Overview } from '../../api';
import { useCurrentLanguage, useCurrentModel, useTranslationLanguages } from '../../api/preferences';
import { failedRead } from '../../api/problem';
import { lazyDialog } from '../../kit/form/lazyDialog';
import { t } from '../../texts/overview.gen';
import { classes } from '../../ui/classes';
import { FailedState } from '../../ui/feedback/FailedState';
import { PageHead } from '../../ui/navigation/PageHead';
import { Stack } from '../../ui/Stack';
import layoutStyles from '../../ui/layout.module.css';
import { CampaignsCard } from './CampaignsCard';
import { ChangesCard } from './ChangesCard';
import { LanguagesCard } from './LanguagesCard';
import { isCalm } from './isCalm';
import { importParam } from './overviewLinks';
import { PricesCard } from './PricesCard';
import { ImportsCard, JobsCard } from './TasksCard';
import styles from './overview.module.css';
import { Skeleton } from '../../ui/feedback/Skeleton';

const ImportLog = lazyDialog(() => import('./ImportLog').then((module) => module.ImportLog));

export interface OverviewScreenProps {
  /** Where the user was last; the console knows it, not the server. */
  recent: ReactNode;
  /** The screens that the user may open: for a user of whom the server has nothing to say. */
  places: ReactNode;
}

/** What needs the user, by right and market. */
export function OverviewScreen({ recent, places }: OverviewScreenProps) {
  const current = useCurrentLanguage();
  const { modelcode } = useCurrentModel();
  const [kept] = useTranslationLanguages();
  const { currentData, isError, isFetching, error, refetch } = useGetOverviewQuery(
    { source: kept[0] ?? current.code, modelName: modelcode },
    { refetchOnMountOrArgChange: true },
  );
  const hasFailed = isError && !isFetching;
  // Counts that could not be refreshed may be old, and those of another language or model are wrong.
  const overview = hasFailed ? undefined : currentData;
  return (
    <>
      <PageHead
        title={t('Overview')}
        help={
          overview && isCalm(overview)
            ? t('Nothing needs you right now.')
            : t('What needs you, in everything that you may see.')
        }
      />
      {hasFailed ? (
        <div className={classes(layoutStyles.card, styles.failed)}>
          <FailedState title={t('The overview could not be loaded')} {...failedRead({ error, refetch })} />
        </div>
      ) : (
        !overview && <LoadingCards />
      )}
      {(overview || hasFailed) && <Cards overview={overview ?? {}} recent={recent} places={places} />}
      <OpenImport />
    </>
  );
}

/** Wide cards with charts at the left, lists at the right. */
function Cards({ overview, recent, places }: OverviewScreenProps & { overview: Overview }) {
  const { languages, prices, campaigns, jobs, imports, changes } = overview;
  const hasNothing = Object.keys(overview).length === 0;
  return (
    <div className={styles.columns}>
      <Stack gap={16} columns="minmax(0, 1fr)">
        {languages && <LanguagesCard languages={languages} />}
        {prices && <PricesCard prices={prices} />}
        {changes && <ChangesCard changes={changes} />}
        {hasNothing && places}
      </Stack>
      <Stack gap={16} columns="minmax(0, 1fr)">
        {campaigns && <CampaignsCard campaigns={campaigns} />}
        {imports && <ImportsCard imports={imports} />}
        {jobs && <JobsCard jobs={jobs} />}
        {recent}
      </Stack>
    </div>
  );
}

/** The import that the address names, over the overview: a reload and a mailed link show the same. */
function OpenImport() {
  const [params, setParams] = useSearchParams();
  const id = Number(params.get(importParam));
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) return null;
  const close = () => {
    const rest = new URLSearchParams(params);
    rest.delete(importParam);
    setParams(rest, { replace: true });
  };
  return <ImportLog key={id} id={id} onClose={close} />;
}

const lines = [92, 78, 85, 64];

const LoadingCard = () => (
  <Stack gap={14} pad="18px var(--card-x) 22px" className={classes(layoutStyles.card, styles.card)}>
    <Skeleton width={150} height={18} />
    {lines.map((percent) => (
      <Skeleton key={percent} width={`${percent}%`} height={14} />
    ))}
  </Stack>
);

/** In place of the cards until the server has answered. */
const LoadingCards = () => (
  <div className={styles.columns} aria-busy>
    <Stack gap={16} columns="minmax(0, 1fr)">
      <LoadingCard />
      <LoadingCard />
    </Stack>
    <Stack gap={16} columns="minmax(0, 1fr)">
      <LoadingCard />
      <LoadingCard />
    </Stack>
  </div>
);
