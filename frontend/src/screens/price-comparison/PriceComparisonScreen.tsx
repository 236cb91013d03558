import { Download, GitCompareArrows } from 'lucide-react';
import {
  useExportPriceComparisonMutation,
  useGetPriceComparisonQuery,
  type GetPriceComparisonApiArg,
} from '../../api';
import { useMarketUser } from '../../api/countryNames';
import { saveFile } from '../../api/files';
import { useOutcome } from '../../api/outcome';
import { problemOf } from '../../api/problem';
import { useDebounced } from '../../api/useDebounced';
import { noteDownload } from '../../kit/export/noteDownload';
import { countOf } from '../../kit/format/counts';
import { labelTexts } from '../../texts';
import { t } from '../../texts/priceComparison.gen';
import { TableCard } from '../../ui/data/TableCard';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { FailedState } from '../../ui/feedback/FailedState';
import { Button } from '../../ui/navigation/Button';
import { PageHead } from '../../ui/navigation/PageHead';
import { ComparedLists } from './ComparedLists';
import { comparisonQuery, isOtherRate, type ComparisonPlace, comparedKinds } from './comparisonPlace';
import { ComparisonTable, ReadingRows } from './ComparisonTable';
import { useComparisonPlace, type ComparisonActions } from './useComparisonPlace';
import { FindInput } from '../../ui/fields/FindInput';
import { Select } from '../../ui/fields/Select';
import { Toggle } from '../../ui/fields/Toggle';
import { kindNames } from './comparisonNames';
import styles from './price-comparison.module.css';

const nowhere: GetPriceComparisonApiArg = {
  leftMarket: '',
  leftVehicle: '',
  rightMarket: '',
  rightVehicle: '',
};

/** What is typed, once it has rested; what is emptied counts at once, such as the rate of another market. */
function useRested(typed: string): string {
  const rested = useDebounced(typed);
  return typed === '' ? '' : rested;
}

const useReadComparison = (query: GetPriceComparisonApiArg | undefined) =>
  useGetPriceComparisonQuery(query ?? nowhere, { skip: !query, refetchOnMountOrArgChange: true });

/** What the address asks for, without its rate where the reply says that it is one of other currencies. */
function useComparison(asked: ComparisonPlace) {
  const search = useRested(asked.search);
  const rate = useRested(asked.rate);
  const first = useReadComparison(comparisonQuery({ ...asked, search, rate }));
  const isOther = first.currentData ? isOtherRate(asked, first.currentData) : false;
  const place = isOther ? { ...asked, rate: '', rateOf: '' } : asked;
  const query = comparisonQuery({ ...place, search, rate: isOther ? '' : rate });
  const second = useReadComparison(isOther ? query : undefined);
  const read = isOther ? second : first;
  const isFailed = read.isError && !read.isFetching;
  return {
    place,
    query,
    // Old rows stay, dimmed, while others are read.
    comparison: query && !isFailed ? read.data : undefined,
    known: query && read.data,
    isFetching: read.isFetching,
    problem: query && isFailed ? problemOf(read.error) : undefined,
    refetch: read.refetch,
  };
}

/** Downloads what is shown as a workbook; a failure opens no dialog. */
function useComparisonExport(query: GetPriceComparisonApiArg | undefined) {
  const [send, { isLoading }] = useExportPriceComparisonMutation();
  const outcome = useOutcome();
  const download = async () => {
    if (query) await noteDownload(send(query).unwrap().then(saveFile), outcome);
  };
  return { download, isExporting: isLoading };
}

/** Two price lists, or two moments of one, side by side: by default what differs. */
export function PriceComparisonScreen() {
  const { countries } = useMarketUser();
  const { place: asked, actions } = useComparisonPlace(countries);
  const { place, query, comparison, known, isFetching, problem, refetch } = useComparison(asked);
  const { download, isExporting } = useComparisonExport(comparison && query);
  const rows = comparison?.rows;

  return (
    <>
      <PageHead
        title={t('Compare price lists')}
        help={t('Two markets, two vehicles or two moments of one list. Differences are right less left.')}
        actions={
          <Button icon={Download} pending={isExporting} disabled={!comparison} onClick={download}>
            {labelTexts.export}
          </Button>
        }
      />
      <ComparedLists
        place={place}
        actions={actions}
        countries={countries}
        comparison={known}
        faults={problem?.fields ?? []}
      />
      <TableCard
        label={t('Comparison')}
        count={rows ? countOf(rows.length, { one: t('row'), many: t('rows') }) : t('Rows')}
        tags={<ComparisonFilters place={place} actions={actions} />}
        onRefresh={query && (() => void refetch())}
        isRefreshing={isFetching}
      >
        {problem ? (
          <FailedState
            title={t('The lists could not be compared')}
            text={problem.message}
            onRetry={() => void refetch()}
          />
        ) : comparison ? (
          <ComparisonTable comparison={comparison} place={place} actions={actions} isReloading={isFetching} />
        ) : query ? (
          <ReadingRows />
        ) : (
          <NothingChosen hasMarkets={countries.length > 0} />
        )}
      </TableCard>
    </>
  );
}

const NothingChosen = ({ hasMarkets }: { hasMarkets: boolean }) => (
  <EmptyState
    icon={GitCompareArrows}
    title={hasMarkets ? t('Choose both lists') : t('No market')}
    text={
      hasMarkets
        ? t('A market and a model on each side; a moment shows the prices as they were then.')
        : t('None of the markets is yours, so there are no prices to compare.')
    }
  />
);

/** Which of the rows are shown. */
function ComparisonFilters({ place, actions }: { place: ComparisonPlace; actions: ComparisonActions }) {
  return (
    <>
      <Toggle
        label={t('Only the differences')}
        checked={!place.isAll}
        onChange={(isOnly) => actions.showAll(!isOnly)}
      />
      <Select
        variant="quiet"
        label={t('Kind')}
        value={place.kind}
        options={[
          { value: '', label: t('All') },
          ...comparedKinds.map((kind) => ({ value: kind, label: kindNames[kind] })),
        ]}
        onValue={actions.chooseKind}
      />
      <FindInput
        label={t('Find a code or a description')}
        placeholder={t('Code or description')}
        value={place.search}
        onValue={actions.search}
        className={styles.find}
      />
    </>
  );
}
