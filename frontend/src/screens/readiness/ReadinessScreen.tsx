import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { useGetReadinessQuery, type Readiness } from '../../api';
import { useCountries, useMarketUser } from '../../api/countryNames';
import { useCurrentLanguage } from '../../api/preferences';
import { failedRead } from '../../api/problem';
import { useSilentFailure } from '../../api/useSilentFailure';
import { lazyDialog } from '../../kit/form/lazyDialog';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { countOf } from '../../kit/format/counts';
import { labelTexts } from '../../texts';
import { t } from '../../texts/readiness.gen';
import { DataTable } from '../../ui/data/DataTable';
import { TableCard } from '../../ui/data/TableCard';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { FailedState } from '../../ui/feedback/FailedState';
import { Button } from '../../ui/navigation/Button';
import { classes } from '../../ui/classes';
import layoutStyles from '../../ui/layout.module.css';
import { PageHead } from '../../ui/navigation/PageHead';
import { ReadinessFilters } from './ReadinessFilters';
import { type CheckPlace, checks, placeOf, type Check } from './readinessChecks';
import { checkColumns, matrixColumns } from './readinessColumns';
import { marketsIn, matrixOf } from './readinessMatrix';
import styles from './readiness.module.css';
import { useReadinessSettings } from './useReadinessSettings';
import type { Column } from '../../ui/data/Column';
import { Dialog } from '../../ui/dialogs/Dialog';
import { CheckCount } from './CheckCount';

const ExportReadiness = lazyDialog(() =>
  import('./ExportReadiness').then((module) => module.ExportReadiness),
);

type Opened = { kind: 'export' } | { kind: 'place'; place: Readiness };

/** The markets that can be chosen: one's own, or all for headquarters. */
function useMarketChoice() {
  const user = useMarketUser();
  const all = useCountries();
  useSilentFailure(all);
  return user.isHQUser ? (all.data ?? []) : user.countries;
}

/** What each vehicle still needs in each market before it can be sold there. */
export function ReadinessScreen() {
  const user = useMarketUser();
  const markets = useMarketChoice();
  const { settings, choose, toMarket } = useReadinessSettings();
  const { check, limit, days } = settings;
  const dialog = useOpenedDialog<Opened>();
  const query = { markets: settings.markets, limit, days, language: useCurrentLanguage().code };
  const {
    currentData: rows,
    isFetching,
    isError,
    error,
    refetch,
  } = useGetReadinessQuery(query, {
    refetchOnMountOrArgChange: true,
  });
  const place = useMemo(
    (): CheckPlace => ({ user, limit, days, today: new Date().toISOString().slice(0, 10) }),
    [user, limit, days],
  );
  const openDialog = dialog.open;
  const columns = useMemo(() => {
    const onOpen = (row: Readiness) => openDialog({ kind: 'place', place: row });
    const shown = rows ? marketsIn(rows) : markets.map(({ id, description: name }) => ({ id, name }));
    return {
      matrix: matrixColumns({ markets: shown, check, settings: place, toMarket, onOpen }),
      checks: checkColumns(place, onOpen),
    };
  }, [rows, markets, check, place, toMarket, openDialog]);
  const matrix = useMemo(() => rows && matrixOf(rows, check, t('All vehicles')), [rows, check]);
  const isOneMarket = settings.markets !== '' && !settings.markets.includes(',');
  const empty = (
    <EmptyState
      title={t('Nothing to check')}
      text={t(
        'No market sells a vehicle here: either none of the markets is yours, or no model is active in them.',
      )}
    />
  );
  const shared = { caption: t('Readiness'), isReloading: isFetching, empty, scrollButtons: true };

  return (
    <>
      <PageHead
        title={t('Readiness')}
        help={t(
          'What is missing or doubtful before a vehicle can be sold in a market. Each count leads to its rows.',
        )}
        actions={
          <Button icon={Download} onClick={() => dialog.open({ kind: 'export' })}>
            {labelTexts.export}
          </Button>
        }
      />
      <OpenedDialog state={dialog}>
        {(opened) =>
          opened.kind === 'export' ? (
            <ExportReadiness query={query} onClose={dialog.close} />
          ) : (
            <PlaceDialog
              place={opened.place}
              market={opened.place.market}
              settings={place}
              onClose={dialog.close}
            />
          )
        }
      </OpenedDialog>
      <TableCard
        label={t('Readiness')}
        count={
          rows
            ? countOf(rows.length, { one: t('vehicle and market'), many: t('vehicles and markets') })
            : t('Vehicles')
        }
        tags={
          <ReadinessFilters settings={settings} markets={markets} isMatrix={!isOneMarket} onChoose={choose} />
        }
        onRefresh={() => void refetch()}
        isRefreshing={isFetching}
      >
        {isError && !isFetching ? (
          <FailedState title={t('The readiness could not be loaded')} {...failedRead({ error, refetch })} />
        ) : (
          <div className={classes(layoutStyles.column, styles.matrix)}>
            {isOneMarket ? (
              <DataTable
                {...shared}
                columns={columns.checks}
                rows={rows}
                rowKey={({ countryId, vetele }) => `${countryId}/${vetele}`}
              />
            ) : (
              <DataTable {...shared} columns={columns.matrix} rows={matrix} rowKey={({ vetele }) => vetele} />
            )}
          </div>
        )}
      </TableCard>
    </>
  );
}

interface PlaceDialogProps {
  place: Readiness;
  market: string;
  settings: CheckPlace;
  onClose: () => void;
}

/** What a vehicle needs in a market, check by check, each with the way to its rows. */
function PlaceDialog({ place, market, settings, onClose }: PlaceDialogProps) {
  const columns = useMemo(
    (): Column<Check>[] => [
      { key: 'check', header: t('Check'), cell: ({ label }) => label },
      {
        key: 'found',
        header: t('Found'),
        align: 'right',
        cell: (check) => (
          <CheckCount count={place[check.name]} name={check.label} to={placeOf(check, place, settings)} />
        ),
      },
    ],
    [place, settings],
  );
  const { language } = place;
  return (
    <Dialog
      title={place.vehicle}
      subtitle={language === null ? market : t('{market}, labels in {language}', { market, language })}
      width={520}
      flush
      cancelLabel={t('Close')}
      onClose={onClose}
    >
      <DataTable
        caption={t('Checks of {vehicle} in {market}', { vehicle: place.vehicle, market })}
        columns={columns}
        rows={checks}
        rowKey={({ name }) => name}
        free
      />
    </Dialog>
  );
}
